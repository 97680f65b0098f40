package cluewright.proof.check;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;

/**
 * Redoes a refutation of clauses: writes the formula independently, checks that each learnt clause
 * follows by unit propagation, and requires a contradiction at the end.
 *
 * <p>The formula is {@link PlainFormula}, which the checker states by itself. That as many steps
 * are enough as the record says is counted here.
 */
final class ClauseCheck {
  /** A limit above the steps of any formula that a solver refuted. */
  private static final int MOST_STEPS = 4096;

  private final Statement statement;
  private final RecordLines lines;
  private final UnitPropagation clauses = new UnitPropagation();
  private long learnt;

  ClauseCheck(Statement statement, RecordLines lines) {
    this.statement = statement;
    this.lines = lines;
  }

  String relaxation() throws IOException, ProofException, TooLargeException {
    requireFits(1);
    new PlainFormula(statement, clauses).writeWithoutSteps();
    redo();
    return done("The clauses without steps");
  }

  /**
   * @param text how many steps the formula has
   * @param number the line that says so
   */
  String steps(String text, long number) throws IOException, ProofException, TooLargeException {
    int enough = enoughSteps(statement);
    int steps = text.matches("0|[1-9][0-9]{0,3}") ? Integer.parseInt(text) : -1;
    if (enough > MOST_STEPS) {
      throw new ProofException(
          number, "a solution may take " + enough + " steps, which is more than can be checked");
    }
    if (steps < enough || steps > MOST_STEPS) {
      throw new ProofException(
          number, "a solution may take " + enough + " steps, so the formula must have as many");
    }
    requireFits(steps);
    PlainFormula formula = new PlainFormula(statement, clauses);
    formula.writeSteps(steps);
    refuse(formula);
    redo();
    return done("The clauses for " + steps + " steps");
  }

  /**
   * Checks that the formula fits, using the one without steps, which is as large as a single step.
   */
  private void requireFits(int steps) throws TooLargeException {
    FormulaSize one = new FormulaSize();
    new PlainFormula(statement, one).writeWithoutSteps();
    TooLargeException.requireFits((double) one.bytes() * steps, "the clauses");
  }

  /**
   * A sufficient number of steps: each but the last places an empty cell or eliminates a candidate
   * of one.
   */
  static int enoughSteps(Statement statement) {
    int open = statement.open().length;
    boolean onlyPlaces = Strategies.PLACING.containsAll(statement.strategies());
    return onlyPlaces ? open : open * statement.board().size;
  }

  private void refuse(PlainFormula formula) throws IOException, ProofException {
    while (lines.isNext(ProofWords.REFUSED)) {
      long number = lines.number();
      int[] digits = RecordText.puzzle(statement.board(), lines, ProofWords.REFUSED);
      for (int cell = 0; cell < digits.length; cell++) {
        if ((digits[cell] != 0) != statement.isClue(cell)) {
          throw new ProofException(number, "this is not a puzzle of the mask");
        }
      }
      if (!statement.isException(digits)) {
        throw new ProofException(number, "this is not one of the known puzzles");
      }
      formula.refuse(digits);
    }
  }

  private void redo() throws IOException, ProofException {
    while (lines.isNext(ProofWords.LEARNT)) {
      int[] clause = clause();
      if (!clauses.implies(clause)) {
        throw lines.wrong("this clause does not follow by unit propagation");
      }
      clauses.add(clause);
      learnt++;
      lines.next();
    }
    if (!clauses.isContradictory()) {
      throw lines.wrong("the clauses up to here do not contradict each other");
    }
  }

  private int[] clause() throws ProofException {
    String[] words = lines.peek().split(" ", -1);
    int[] clause = new int[words.length - 1];
    for (int i = 0; i < clause.length; i++) {
      if (!words[i + 1].matches("-?[1-9][0-9]{0,8}")) {
        throw lines.wrong("word " + (i + 2) + " is not a literal");
      }
      clause[i] = Integer.parseInt(words[i + 1]);
      if (Math.abs(clause[i]) > clauses.variables()) {
        throw lines.wrong("there is no variable " + Math.abs(clause[i]));
      }
    }
    return Arrays.stream(clause).distinct().toArray();
  }

  private String done(String formula) {
    return String.format(
        Locale.ROOT,
        "%s were derived again, and %,d learnt clauses led to a contradiction.",
        formula,
        learnt);
  }
}
