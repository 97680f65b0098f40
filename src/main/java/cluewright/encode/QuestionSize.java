package cluewright.encode;

import cluewright.cnf.ClauseCount;
import java.util.Optional;

/**
 * The size of the layered encoding, computed without writing it all: each step from the second on
 * adds the same amount.
 */
public record QuestionSize(long variables, long clauses) {

  /** The size for a number of steps, for a mask without fixed digits. */
  public static QuestionSize of(Justifications justifications, int steps) {
    if (steps <= 3) {
      return counted(justifications, steps);
    }
    QuestionSize two = counted(justifications, 2);
    QuestionSize three = counted(justifications, 3);
    long more = steps - 2L;
    return new QuestionSize(
        two.variables + more * (three.variables - two.variables),
        two.clauses + more * (three.clauses - two.clauses));
  }

  private static QuestionSize counted(Justifications justifications, int steps) {
    ClauseCount count = new ClauseCount();
    new LayeredEncoding(justifications, Optional.empty(), count).complete(steps);
    return new QuestionSize(count.variables(), count.clauses());
  }
}
