package cluewright.studio;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.VMOption.Origin;
import java.lang.management.ManagementFactory;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/**
 * Returns memory to the system while the studio is idle.
 *
 * <p>The collector keeps most of what it once had, and looks at it only when more is needed: the
 * garbage of the start, and that of a long search, would stay with the studio for hours. Here it is
 * told to keep less, and to look soon after the start and then now and again while nothing happens,
 * beside the work. What a person set on the command line stays as it is, and other virtual machines
 * do as they like.
 */
final class SpareMemory {
  private static final String LEAST_FREE_PERCENT = "10";
  private static final String MOST_FREE_PERCENT = "30";
  private static final String MILLIS_AFTER_START = "3000";
  private static final String MILLIS_LATER = "300000";
  private static final long START_SECONDS = 10;

  private static final Set<Origin> OURS =
      Set.of(Origin.DEFAULT, Origin.ERGONOMIC, Origin.MANAGEMENT);

  private SpareMemory() {}

  static void giveBack(Executor workers) {
    workers.execute(
        () -> {
          set("MinHeapFreeRatio", LEAST_FREE_PERCENT);
          set("MaxHeapFreeRatio", MOST_FREE_PERCENT);
          set("G1PeriodicGCInterval", MILLIS_AFTER_START);
        });
    CompletableFuture.delayedExecutor(START_SECONDS, TimeUnit.SECONDS, workers)
        .execute(() -> set("G1PeriodicGCInterval", MILLIS_LATER));
  }

  private static void set(String option, String value) {
    try {
      HotSpotDiagnosticMXBean machine =
          ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
      if (machine != null && OURS.contains(machine.getVMOption(option).getOrigin())) {
        machine.setVMOption(option, value);
      }
    } catch (IllegalArgumentException e) {
      System.getLogger(SpareMemory.class.getName())
          .log(System.Logger.Level.DEBUG, "this machine does not take the option " + option, e);
    }
  }
}
