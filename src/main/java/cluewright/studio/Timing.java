package cluewright.studio;

import java.lang.management.ManagementFactory;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.animation.AnimationTimer;

/** Logs how long the start of the studio takes, if {@code -Dcluewright.timing=true} is set. */
final class Timing {
  private static final Logger LOG = Logger.getLogger(Timing.class.getName());
  private static final boolean WANTED = Boolean.getBoolean("cluewright.timing");
  private static long start = System.nanoTime();

  private Timing() {}

  static void start() {
    start = System.nanoTime();
  }

  static void note(String what) {
    if (WANTED) {
      long millis = (System.nanoTime() - start) / 1_000_000;
      long own = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000;
      LOG.log(
          Level.INFO,
          "{0} after {1} ms; this thread worked {2} ms",
          new Object[] {what, millis, own});
    }
  }

  /** Notes the first frame; the second pulse starts after it was handed to the screen. */
  static void noteFirstFrame() {
    if (!WANTED) {
      return;
    }
    note("window shown");
    new AnimationTimer() {
      private int pulses;

      @Override
      public void handle(long now) {
        pulses++;
        if (pulses == 2) {
          note("first frame painted");
          stop();
        }
      }
    }.start();
  }
}
