package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.ColumnSets;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.PlacementGraph;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import cluewright.strategy.reason.Refutation;
import java.util.List;
import java.util.function.Predicate;

/**
 * Eliminates a candidate that no placement of its digit on the whole board uses.
 *
 * <p>A person supposes the candidate and follows its digit until a house has no place for it. Here
 * that needs no search (Eppstein, "Solving single-digit Sudoku subproblems", 2012, arXiv
 * 1202.5074), and is complete on all boards but some large ones of very many houses: see {@link
 * PlacementGraph}. Classic boards too large for that graph have {@link ColumnSets} in its place; a
 * digit that reaches too many of these is taken up again in a later state.
 */
public final class Nishio implements Finder {
  /** The score of a forcing chain, which HoDoKu would find instead. */
  private static final int SCORE = 500;

  /** A tenth of a second or so. */
  private static final long MOST_VERTICES = 1_000_000;

  private static final Variant VARIANT = Variant.of("nishio", "", Level.EXTREME, SCORE, 7.5);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("nishio", Group.LAST_RESORT, 1, List.of(VARIANT)).with(Limit.PLACEMENTS),
          Nishio::new);

  private final Strategy strategy;
  private final Board board;

  /** Null where it would have too many vertices. */
  private final PlacementGraph graph;

  /** Null where the graph is. */
  private final ColumnSets sets;

  private Nishio(Strategy strategy, Board board) {
    this.strategy = strategy;
    this.board = board;
    this.graph = PlacementGraph.fits(board) ? new PlacementGraph(board) : null;
    this.sets = graph == null ? new ColumnSets(board) : null;
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (isNowhereOpen(state, digit) || !follow(state, digit)) {
        continue;
      }
      for (int cell = 0; cell < board.cells(); cell++) {
        if (state.isOpen(cell, digit)
            && !isUsed(cell)
            && sink.test(deduction(state, cell, digit))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean follow(SolvingState state, int digit) {
    if (graph == null) {
      return sets.follow(state, digit, MOST_VERTICES);
    }
    graph.follow(state, digit);
    return true;
  }

  private boolean isUsed(int cell) {
    return graph == null ? sets.isUsed(cell) : graph.isUsed(cell);
  }

  private static boolean isNowhereOpen(SolvingState state, int digit) {
    long open = 0;
    for (int word = 0; word < state.words(); word++) {
      open |= state.cells(digit, word);
    }
    return open == 0;
  }

  private Deduction deduction(SolvingState state, int cell, int digit) {
    int[] gone = {board.candidate(cell, digit)};
    return Refutation.ofDigit(
        digit,
        Deduction.eliminate(board, strategy, VARIANT, gone, () -> evidence(cell, digit)),
        state.frozen());
  }

  private Evidence evidence(int cell, int digit) {
    return Evidence.of(
        board,
        List.of(),
        CellSet.of(cell),
        1 << (digit - 1),
        Phrase.of("strategies.reason-nishio", Words.digit(board, digit), Words.cell(board, cell)));
  }
}
