package cluewright.cli.terminal;

import cluewright.batch.BatchEnd;
import cluewright.replay.Solutions;
import java.util.Collection;

/** The numbers that the process returns. */
public final class ExitCode {
  public static final int OK = 0;
  public static final int UNEXPECTED = 1;
  public static final int USAGE = 2;
  public static final int NO_STUDIO = 3;

  /** All is written, but of a puzzle that has no or several solutions. */
  public static final int FLAWED = 10;

  /** All is done, but for entries of a list that could not be read. */
  public static final int LEFT_OUT = 11;

  public static final int IMPOSSIBLE = 20;
  public static final int UNDECIDED = 30;

  private ExitCode() {}

  /** The number for puzzles that were written, by how many solutions each has. */
  public static int ofWritten(Collection<Solutions> solutions) {
    if (solutions.contains(Solutions.NONE) || solutions.contains(Solutions.SEVERAL)) {
      return FLAWED;
    }
    return solutions.contains(Solutions.UNKNOWN) ? UNDECIDED : OK;
  }

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
