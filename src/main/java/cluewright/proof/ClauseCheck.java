package cluewright.proof;

import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.encode.Relaxation;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.strategy.Strategy;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Redoes a refutation of clauses: the formula is written anew, each clause learnt must follow from
 * what is there by unit propagation, and in the end nothing may be left.
 *
 * <p>The encoding is the statement that is refuted, so it is taken from where it is written. That
 * as many steps are enough as the record says is counted here.
 */
final class ClauseCheck {
  /** More steps than any board on offer has candidates. */
  private static final int MOST_STEPS = 4096;

  private final Claim claim;
  private final Mask mask;
  private final RecordLines lines;
  private final UnitPropagation clauses = new UnitPropagation();
  private long learnt;

  ClauseCheck(Claim claim, RecordLines lines) {
    this.claim = claim;
    this.mask = claim.mask();
    this.lines = lines;
  }

  String relaxation() throws IOException, ProofException {
    Relaxation.write(justifications(), clauses);
    redo();
    return done("the clauses without steps");
  }

  /**
   * @param text how many steps the formula has
   * @param number the line that says so
   */
  String steps(String text, long number) throws IOException, ProofException {
    int enough = enoughSteps();
    int steps = text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : 0;
    if (steps < enough || steps > MOST_STEPS) {
      throw new ProofException(
          number, "a solution may take " + enough + " steps, so the formula must have as many");
    }
    LayeredEncoding encoding = new LayeredEncoding(justifications(), clauses);
    while (encoding.steps() < steps - 1) {
      encoding.addStep();
    }
    encoding.complete(steps);
    refuse(encoding);
    redo();
    return done("the clauses for " + steps + " steps");
  }

  private Justifications justifications() {
    return new Justifications(mask, claim.strategies(), () -> {});
  }

  /** Every step but the last places an open cell or eliminates a candidate of one. */
  private int enoughSteps() {
    int open = mask.open().size();
    boolean onlyPlaces = claim.strategies().strategies().stream().allMatch(Strategy::places);
    return onlyPlaces ? open : open * mask.board().digits();
  }

  private void refuse(LayeredEncoding encoding) throws IOException, ProofException {
    Set<Puzzle> exceptions = new HashSet<>();
    claim.exceptions().forEach(puzzle -> exceptions.add(Renaming.canonical(puzzle)));
    while (lines.isNext(ProofWords.REFUSED)) {
      long number = lines.number();
      Puzzle puzzle = RecordCells.puzzle(mask.board(), lines, ProofWords.REFUSED);
      if (!puzzle.mask().equals(mask) || !exceptions.contains(Renaming.canonical(puzzle))) {
        throw new ProofException(number, "this is none of the puzzles that are known");
      }
      encoding.forbid(puzzle);
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
        throw lines.wrong("word " + (i + 2) + " is no literal");
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
        "%s were written anew, and %,d learnt clauses followed to a contradiction.",
        formula.substring(0, 1).toUpperCase(Locale.ROOT) + formula.substring(1),
        learnt);
  }
}
