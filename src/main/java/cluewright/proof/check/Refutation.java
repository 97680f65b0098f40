package cluewright.proof.check;

import java.util.function.Predicate;

/** Requires that digits on the mask do not make a puzzle that a claim excludes. */
final class Refutation {
  private final Statement statement;
  private final Predicate<int[]> isPuzzle;

  Refutation(Statement statement) throws TooLargeException {
    this.statement = statement;
    this.isPuzzle =
        statement.isOfAny()
            ? new PlainSolutions(statement.board())::areOne
            : new PlainClosure(statement)::completes;
  }

  /**
   * True if the strategies do not complete these digits; false if they do and the claim allows it.
   *
   * @param line to blame if they make a puzzle that the claim denies
   */
  boolean fails(int[] digits, long line) throws ProofException {
    if (!isPuzzle.test(digits)) {
      return true;
    }
    if (!statement.isException(digits)) {
      throw new ProofException(
          line,
          (statement.isOfAny() ? "there is one solution of " : "the strategies solve ")
              + statement.board().line(digits)
              + ", a puzzle of this mask");
    }
    return false;
  }
}
