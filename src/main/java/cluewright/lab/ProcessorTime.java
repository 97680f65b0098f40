package cluewright.lab;

import java.time.Duration;

/**
 * The processor time that all threads of this process have spent since a moment, Java's compiler
 * and collector included, to a hundredth of a second. Other programs make a run wait, but do not
 * add to this.
 */
public final class ProcessorTime {
  private final Duration start = ofProcess();

  private ProcessorTime() {}

  /** Starts to measure. */
  public static ProcessorTime sinceNow() {
    return new ProcessorTime();
  }

  /** What was spent since then. */
  public Duration time() {
    return ofProcess().minus(start);
  }

  private static Duration ofProcess() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .orElseThrow(
            () -> new IllegalStateException("this system does not tell the processor time"));
  }
}
