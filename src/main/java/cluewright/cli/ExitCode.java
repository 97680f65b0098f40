package cluewright.cli;

/** What the process returns; outcomes of the generator bring their own. */
final class ExitCode {
  static final int OK = 0;
  static final int UNEXPECTED = 1;
  static final int USAGE = 2;
  static final int NO_STUDIO = 3;
  static final int IMPOSSIBLE = 20;
  static final int UNDECIDED = 30;

  private ExitCode() {}
}
