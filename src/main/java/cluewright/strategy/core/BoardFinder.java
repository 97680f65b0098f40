package cluewright.strategy.core;

import cluewright.model.Board;
import java.util.function.Supplier;

/** A finder with what nearly each one needs: its strategy, and the board in numbers. */
public abstract class BoardFinder implements Finder {
  protected final Strategy strategy;
  protected final Board board;
  protected final Geometry geometry;

  protected BoardFinder(Strategy strategy, Board board) {
    this.strategy = strategy;
    this.board = board;
    this.geometry = Geometry.of(board);
  }

  protected final Deduction place(Variant variant, int candidate, Supplier<Evidence> evidence) {
    return Deduction.place(board, strategy, variant, candidate, evidence);
  }

  protected final Deduction eliminate(
      Variant variant, int[] candidates, Supplier<Evidence> evidence) {
    return Deduction.eliminate(board, strategy, variant, candidates, evidence);
  }
}
