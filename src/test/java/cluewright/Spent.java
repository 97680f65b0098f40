package cluewright;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * The processor time that all threads of this process have spent since a moment. What other
 * programs do at the same time makes a test wait longer, but does not add to this, so that "at
 * once" can be asserted on a busy machine too.
 */
public final class Spent {
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private final long start = SYSTEM.getProcessCpuTime();

  private Spent() {}

  public static Spent sinceNow() {
    return new Spent();
  }

  public Duration time() {
    return Duration.ofNanos(SYSTEM.getProcessCpuTime() - start);
  }
}
