package cluewright.cli;

import cluewright.batch.BatchEnd;

/** The numbers that the process returns. */
final class ExitCode {
  static final int OK = 0;
  static final int UNEXPECTED = 1;
  static final int USAGE = 2;
  static final int NO_STUDIO = 3;
  static final int IMPOSSIBLE = 20;
  static final int UNDECIDED = 30;

  private ExitCode() {}

  /** The number for the end of a search. */
  static int of(BatchEnd end) {
    return switch (end) {
      case FOUND -> OK;
      case IMPOSSIBLE -> IMPOSSIBLE;
      case UNDECIDED -> UNDECIDED;
      case UNWRITTEN -> USAGE;
    };
  }
}
