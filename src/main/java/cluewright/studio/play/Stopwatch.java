package cluewright.studio.play;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Measures time, with pauses. */
final class Stopwatch {
  private final LongSupplier nanos;
  private long before;
  private long since;
  private boolean runs;

  /**
   * @param nanos a clock, such as {@link System#nanoTime}
   */
  Stopwatch(LongSupplier nanos) {
    this.nanos = nanos;
  }

  void run() {
    if (!runs) {
      runs = true;
      since = nanos.getAsLong();
    }
  }

  void pause() {
    before = elapsed().toNanos();
    runs = false;
  }

  /** Continues from a given time. */
  void set(Duration time) {
    before = time.toNanos();
    since = nanos.getAsLong();
  }

  Duration elapsed() {
    return Duration.ofNanos(before + (runs ? nanos.getAsLong() - since : 0));
  }
}
