package cluewright.search;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.strategy.StrategySet;
import java.util.Optional;

/**
 * Judges the only puzzle of a mask without digits to choose, such as a killer without clues: its
 * solutions are counted, which tells more than that some strategies do not solve it.
 */
public final class OnlyPuzzle {
  /** The share of {@link SolutionCounter}'s patience for counting, a moment. */
  private static final double PATIENCE = 0.02;

  private OnlyPuzzle() {}

  /**
   * A proof that there is no puzzle, refined by the number of solutions: with none or several, no
   * strategy solves it; with exactly one, other strategies may, unless it only fails conditions. An
   * argument that holds for all strategies stays; where signs or cages are drawn and there is no
   * clue, it is said of several solutions, if there are.
   *
   * @param givens the digits that are fixed on the mask
   */
  public static Proof told(
      Proof proof, Mask mask, StrategySet strategies, Optional<Puzzle> givens) {
    Puzzle only = givens.orElseGet(() -> Puzzle.empty(mask.board()));
    boolean isChosen = !only.mask().equals(mask);
    boolean isMore =
        proof.scope() == Proof.Scope.STRATEGIES || proof.kind() == Proof.Kind.EXHAUSTED;
    boolean isDrawn = mask.clues().isEmpty() && Arguments.fewestClues(mask.board()) == 0;
    if (isChosen || proof.kind().isOfOthers() || !(isMore || isDrawn)) {
      return proof;
    }
    Solutions number = new SolutionCounter(mask.board()).numberIfQuick(only, PATIENCE);
    if (!isMore) {
      return number == Solutions.SEVERAL ? proof.ruling(Proof.Scope.SEVERAL) : proof;
    }
    ProofRecord evidence = evidence(mask.board(), strategies, givens);
    return switch (number) {
      case NONE -> counted(Phrase.of("search.no-solution"), evidence, givens);
      case SEVERAL ->
          givens.isPresent()
              ? counted(Phrase.of("search.several-solutions-as-fixed"), evidence, givens)
              : counted(Phrase.of("search.several-solutions"), evidence, givens)
                  .ruling(Proof.Scope.SEVERAL);
      case ONE ->
          proof.scope() == Proof.Scope.STRATEGIES
              ? proof.told(Phrase.of("search.one-solution"))
              : proof;
      case UNKNOWN -> proof;
    };
  }

  /** The proof by the only way to fill the mask, whatever argument was found before. */
  private static Proof counted(Phrase sentence, ProofRecord evidence, Optional<Puzzle> givens) {
    return new Proof(Proof.Kind.EXHAUSTED, sentence, CellSet.empty(), evidence)
        .ruling(Proof.Scope.of(StrategySet.any(), givens));
  }

  private static ProofRecord evidence(
      Board board, StrategySet strategies, Optional<Puzzle> givens) {
    if (givens.isPresent()) {
      return ProofRecord.notKept(ProofRecord.Absence.GOAL);
    }
    return CheckedStrategies.objection(strategies, board)
        .map(ProofRecord::notKept)
        .orElseGet(() -> ProofRecord.of("method enumeration", "order"));
  }
}
