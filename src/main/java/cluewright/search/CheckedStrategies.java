package cluewright.search;

import cluewright.model.Board;
import cluewright.proof.ProofRecord;
import cluewright.proof.check.ProofChecker;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Optional;

/** The strategies to which the checker of proofs can put puzzles. */
public final class CheckedStrategies {
  private CheckedStrategies() {}

  /**
   * Why no record of puzzles that were put to some strategies is kept, if so. Any strategies can
   * always be checked, since only solutions are counted.
   */
  public static Optional<ProofRecord.Absence> objection(StrategySet strategies, Board board) {
    return strategies.isAny() || unknown(strategies, board).isEmpty()
        ? Optional.empty()
        : Optional.of(ProofRecord.Absence.STRATEGIES);
  }

  /** Those of some strategies that the checker does not know on a board, by their ids. */
  public static List<String> unknown(StrategySet strategies, Board board) {
    boolean areFull = board.isOfFullHousesAlone();
    return strategies.names().stream()
        .filter(id -> !ProofChecker.applies(List.of(id), areFull))
        .toList();
  }
}
