package cluewright.search;

import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * The puzzle of a mask without a cell to choose a digit for, such as a killer without clues: its
 * solutions can be counted, which says more than that some strategies do not solve it.
 */
public final class OnlyPuzzle {
  /** Counting may take a moment, of {@link SolutionCounter}'s patience. */
  private static final double PATIENCE = 0.02;

  private OnlyPuzzle() {}

  /**
   * A proof that there is no puzzle, with what the number of solutions adds to it: without one, or
   * with several, nothing solves it; with exactly one it is a puzzle for other strategies, unless
   * it was conditions that it did not meet.
   *
   * @param givens the digits that are fixed on the mask
   */
  public static Proof told(
      Proof proof, Mask mask, StrategySet strategies, Optional<Puzzle> givens) {
    Puzzle only = givens.orElseGet(() -> Puzzle.empty(mask.board()));
    boolean isChosen = !only.mask().equals(mask);
    boolean isMore =
        proof.scope() == Proof.Scope.STRATEGIES || proof.kind() == Proof.Kind.EXHAUSTED;
    if (isChosen || !isMore || proof.kind().isOfOthers()) {
      return proof;
    }
    return switch (new SolutionCounter(mask.board()).numberIfQuick(only, PATIENCE)) {
      case NONE -> counted(Phrase.of("search.no-solution"), strategies, givens);
      case SEVERAL ->
          counted(
              Phrase.of(
                  givens.isPresent()
                      ? "search.several-solutions-as-fixed"
                      : "search.several-solutions"),
              strategies,
              givens);
      case ONE ->
          proof.scope() == Proof.Scope.STRATEGIES
              ? proof.told(Phrase.of("search.one-solution"))
              : proof;
      case UNKNOWN -> proof;
    };
  }

  /** The one way to fill the mask was tried, whatever argument there was against it. */
  private static Proof counted(Phrase sentence, StrategySet strategies, Optional<Puzzle> givens) {
    return new Proof(Proof.Kind.EXHAUSTED, sentence, CellSet.empty(), evidence(strategies, givens))
        .ruling(Proof.Scope.of(StrategySet.any(), givens));
  }

  private static ProofRecord evidence(StrategySet strategies, Optional<Puzzle> givens) {
    if (givens.isPresent()) {
      return ProofRecord.notKept(ProofRecord.Absence.GOAL);
    }
    return strategies.isStated() || strategies.isAny()
        ? ProofRecord.of("method enumeration", "order")
        : ProofRecord.notKept(ProofRecord.Absence.STRATEGIES);
  }
}
