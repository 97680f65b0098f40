package cluewright.cli.terminal;

import cluewright.batch.BatchEnd;
import cluewright.replay.Solutions;
import java.util.Collection;

/** The exit codes of the process. */
public final class ExitCode {
  public static final int OK = 0;
  public static final int UNEXPECTED = 1;
  public static final int USAGE = 2;
  public static final int NO_STUDIO = 3;

  /** Everything was written, including a puzzle with no solution or several. */
  public static final int FLAWED = 10;

  /** Everything was done, except for unreadable entries of a list. */
  public static final int LEFT_OUT = 11;

  public static final int IMPOSSIBLE = 20;
  public static final int UNDECIDED = 30;

  private ExitCode() {}

  /** The exit code for written puzzles, by their numbers of solutions. */
  public static int ofWritten(Collection<Solutions> solutions) {
    if (solutions.contains(Solutions.NONE) || solutions.contains(Solutions.SEVERAL)) {
      return FLAWED;
    }
    return solutions.contains(Solutions.UNKNOWN) ? UNDECIDED : OK;
  }

  /** The exit code for the end of a search. */
  public static int of(BatchEnd end) {
    return switch (end) {
      case FOUND -> OK;
      case IMPOSSIBLE -> IMPOSSIBLE;
      case UNDECIDED -> UNDECIDED;
      case UNWRITTEN -> USAGE;
    };
  }
}
