package cluewright.batch;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The progress of a run of many puzzles in one line: a bar, the counts, the rate, the elapsed time,
 * and the remaining time as far as it can honestly be estimated.
 *
 * <p>The rate is that of the last {@link #WINDOW}; the time left is said when some puzzles have
 * been found in it, and only if the rate of the whole run agrees with it by a factor of 2, as masks
 * and luck differ.
 */
final class BatchProgress {
  private static final int WIDTH = 20;
  private static final int FEWEST = 10;
  private static final double AGREEMENT = 2;
  private static final Duration WINDOW = Duration.ofSeconds(30);
  private static final Duration EARLIEST = Duration.ofSeconds(3);

  private final LongSupplier nanos;
  private final long start;
  private final long total;
  private final int masks;
  private long before;
  private long found;
  private int mask;
  private final Deque<Long> recent = new ArrayDeque<>();

  /**
   * @param total how many puzzles are wanted
   * @param masks of how many masks
   * @param nanos the clock
   */
  BatchProgress(long total, int masks, LongSupplier nanos) {
    this.total = total;
    this.masks = masks;
    this.nanos = nanos;
    this.start = nanos.getAsLong();
  }

  /** Continues with a mask, numbered from 1, that already has some puzzles. */
  synchronized void begin(int number, int there) {
    mask = number;
    before += there;
  }

  synchronized void found() {
    found++;
    recent.addLast(nanos.getAsLong());
    forget();
  }

  /** The number of puzzles so far. */
  synchronized long done() {
    return before + found;
  }

  synchronized String line() {
    forget();
    long done = done();
    int filled = (int) Math.min(WIDTH, done * WIDTH / Math.max(1, total));
    String bar = "[" + "#".repeat(filled) + ".".repeat(WIDTH - filled) + "]";
    String place = masks == 1 ? "" : String.format(Locale.ROOT, ", mask %,d of %,d", mask, masks);
    return String.format(
        Locale.ROOT,
        "%s %,d of %,d%s, %s, %s%s",
        bar,
        done,
        total,
        place,
        rate(recentRate()),
        time(elapsed()),
        left().map(rest -> ", about " + time(rest) + " left").orElse(""));
  }

  private void forget() {
    long now = nanos.getAsLong();
    while (!recent.isEmpty() && now - recent.peekFirst() >= WINDOW.toNanos()) {
      recent.removeFirst();
    }
  }

  private Duration elapsed() {
    return Duration.ofNanos(nanos.getAsLong() - start);
  }

  private double recentRate() {
    long span = Math.min(WINDOW.toNanos(), elapsed().toNanos());
    return span == 0 ? 0 : recent.size() * 1e9 / span;
  }

  private Optional<Duration> left() {
    double recently = recentRate();
    double always = found * 1e9 / Math.max(1, elapsed().toNanos());
    boolean agree = recently <= AGREEMENT * always && always <= AGREEMENT * recently;
    if (recent.size() < FEWEST || elapsed().compareTo(EARLIEST) < 0 || !agree) {
      return Optional.empty();
    }
    return Optional.of(Duration.ofSeconds(Math.round((total - before - found) / recently)));
  }

  private static String rate(double perSecond) {
    if (perSecond >= 10) {
      return String.format(Locale.ROOT, "%,.0f/s", perSecond);
    }
    return perSecond >= 1 || perSecond == 0
        ? String.format(Locale.ROOT, "%.1f/s", perSecond)
        : String.format(Locale.ROOT, "%.1f/min", 60 * perSecond);
  }

  private static String time(Duration time) {
    long seconds = time.toSeconds();
    if (seconds < 60) {
      return seconds + " s";
    }
    return seconds < 3600
        ? String.format(Locale.ROOT, "%d:%02d min", seconds / 60, seconds % 60)
        : String.format(Locale.ROOT, "%d:%02d h", seconds / 3600, seconds % 3600 / 60);
  }
}
