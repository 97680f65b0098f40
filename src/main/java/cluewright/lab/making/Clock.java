package cluewright.lab.making;

import cluewright.lab.ProcessorTime;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.function.BiFunction;

/** What the time limit of a run is counted in. */
public enum Clock {
  /** Seconds that pass, also while other programs have the processor. */
  WALL(""),
  /** Seconds that the threads of this process work, so that a busy machine takes no time away. */
  PROCESSOR(" processor");

  /** Longer than any run, and short enough to add to. */
  private static final Duration FOREVER = Duration.ofDays(10_000);

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

  private final String word;

  Clock(String word) {
    this.word = word;
  }

  /** What follows the number of seconds in a {@link MaskRow.Setting}. */
  String word() {
    return word;
  }

  /** Runs something within the time limit of a request, as this clock counts it. */
  <T> T limit(Request request, Watch watch, BiFunction<Request, Watch, T> work) {
    if (this == WALL) {
      return work.apply(request, watch);
    }
    Watch mine = new Watch(watch::report, watch.bookmark());
    Thread looking = new Thread(() -> look(request.time(), watch, mine), "cluewright-processor");
    looking.setDaemon(true);
    looking.start();
    try {
      return work.apply(request.withTime(FOREVER), mine);
    } finally {
      looking.interrupt();
    }
  }

  /** Stops a watch when the time is spent, or when another is stopped. */
  private static void look(Duration most, Watch other, Watch mine) {
    ProcessorTime spent = ProcessorTime.sinceNow();
    try {
      while (!other.isStopped() && spent.time().compareTo(most) < 0) {
        Thread.sleep(BETWEEN_LOOKS.toMillis());
      }
      mine.stop();
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }
}
