package cluewright.cli.terminal;

import cluewright.batch.BatchEnd;

/** The numbers that the process returns. */
public final class ExitCode {
  public static final int OK = 0;
  public static final int UNEXPECTED = 1;
  public static final int USAGE = 2;
  public static final int NO_STUDIO = 3;
  public static final int IMPOSSIBLE = 20;
  public static final int UNDECIDED = 30;

  private ExitCode() {}

  /** The number for the end of a search. */
  public static int of(BatchEnd end) {
    return switch (end) {
      case FOUND -> OK;
      case IMPOSSIBLE -> IMPOSSIBLE;
      case UNDECIDED -> UNDECIDED;
      case UNWRITTEN -> USAGE;
    };
  }
}
