package cluewright.search.minimum;

import cluewright.phrase.Phrase;
import cluewright.search.LowerBound;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.race.Run;
import java.time.Duration;
import java.util.Optional;

/**
 * What is known about the fewest clues.
 *
 * @param lower what no puzzle of the request undercuts; where nothing is possible, why
 * @param best the puzzle with the fewest clues that was found; empty if none was
 * @param elapsed how long it took
 * @param shortage that memory ran out before more was known, in words; empty if it did not
 */
public record MinimumReport(
    Verdict verdict,
    LowerBound lower,
    Optional<Outcome.Found> best,
    Duration elapsed,
    Optional<Phrase> shortage) {

  /** How far the question is answered. */
  public enum Verdict {
    /** The best puzzle has as few clues as the lower bound allows. */
    PROVEN("proven"),
    /** The same, with a lower bound that rests on a published list. */
    LISTED("listed"),
    /** A puzzle was found, and it is open whether fewer clues suffice. */
    FOUND("found"),
    /** Neither a puzzle nor a proof was found. */
    UNDECIDED("undecided"),
    /** No clues on the allowed cells make a puzzle; the lower bound says how this is known. */
    IMPOSSIBLE("impossible"),
    /** No cells may have clues, and without any the board has several solutions. */
    SEVERAL("several");

    private final String id;

    Verdict(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }

    /** True if no puzzle is possible. */
    public boolean isRefuted() {
      return this == IMPOSSIBLE || this == SEVERAL;
    }
  }

  static MinimumReport of(LowerBound lower, Optional<Outcome.Found> best, Duration elapsed) {
    Verdict verdict =
        best.map(found -> found.puzzle().mask().size() == lower.clues())
            .map(isLeast -> isLeast ? least(lower) : Verdict.FOUND)
            .orElse(Verdict.UNDECIDED);
    return new MinimumReport(verdict, lower, best, elapsed, Optional.empty());
  }

  private static Verdict least(LowerBound lower) {
    return lower.proof().restsOnList() ? Verdict.LISTED : Verdict.PROVEN;
  }

  /** A report of what is known when memory runs out. */
  static MinimumReport outOfMemory(LowerBound lower, Optional<Outcome.Found> best, Run run) {
    MinimumReport known = of(lower, best, run.elapsed());
    Phrase shortage = run.outOfMemory("minimum").message();
    return new MinimumReport(known.verdict, lower, best, known.elapsed, Optional.of(shortage));
  }

  static MinimumReport impossible(LowerBound lower, Duration elapsed) {
    boolean isSeveral = lower.proof().scope() == Proof.Scope.SEVERAL;
    return new MinimumReport(
        isSeveral ? Verdict.SEVERAL : Verdict.IMPOSSIBLE,
        lower,
        Optional.empty(),
        elapsed,
        Optional.empty());
  }
}
