package cluewright.strategy.wing;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.CellsWith;
import cluewright.strategy.core.ChainEvidence;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Whether the pivot is x or y, one of the pincers xz and yz that it sees is z.
 *
 * <p>Monotone beside naked singles: where one of the three cells has lost a candidate, it is
 * placed, and what that leaves of the others is placed in turn, until z is in a pincer.
 *
 * <p>Three cells are looked at in ascending order, each of which may be the pivot.
 */
public final class XyWing extends BoardFinder {
  private static final Variant VARIANT = Variant.of("xy-wing", "0800", 3300, Level.HARD, 160, 4.2);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("xy-wing", Group.WINGS, 1, List.of(VARIANT))
              .monotoneBeside("naked-single")
              .impliedBy("xy-chain", "aic"),
          XyWing::new);

  private final CellsWith pairs;
  private final Eliminations eliminations;

  private XyWing(Strategy strategy, Board board) {
    super(strategy, board);
    this.pairs = new CellsWith(2, board.cells());
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    pairs.lookAt(state);
    for (int i = 0; i < pairs.size(); i++) {
      for (int j = i + 1; j < pairs.size(); j++) {
        if (Integer.bitCount(pairs.digits(i) | pairs.digits(j)) == 3
            && findThird(i, j, state, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findThird(int i, int j, SolvingState state, Predicate<Deduction> sink) {
    int third = pairs.digits(i) ^ pairs.digits(j);
    for (int k = j + 1; k < pairs.size(); k++) {
      if (pairs.digits(k) == third
          && (offer(i, j, k, state, sink)
              || offer(j, i, k, state, sink)
              || offer(k, i, j, state, sink))) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(
      int pivot, int first, int second, SolvingState state, Predicate<Deduction> sink) {
    int pivotCell = pairs.cell(pivot);
    int firstCell = pairs.cell(first);
    int secondCell = pairs.cell(second);
    if (!geometry.see(pivotCell, firstCell) || !geometry.see(pivotCell, secondCell)) {
      return false;
    }
    int shared = pairs.digits(first) & pairs.digits(second);
    int digit = Integer.numberOfTrailingZeros(shared) + 1;
    eliminations.in(state).addSeen(digit, firstCell, secondCell);
    if (eliminations.isEmpty()) {
      return false;
    }
    int toFirst = pairs.digits(pivot) & pairs.digits(first);
    int toSecond = pairs.digits(pivot) & pairs.digits(second);
    return sink.test(
        eliminate(
            VARIANT,
            eliminations.toArray(),
            () -> evidence(pivotCell, firstCell, toFirst, secondCell, toSecond, shared)));
  }

  /** The chain from z in one pincer over the pivot to z in the other. */
  private Evidence evidence(
      int pivot, int first, int toFirst, int second, int toSecond, int shared) {
    int[] chain = {
      candidate(first, shared),
      candidate(first, toFirst),
      candidate(pivot, toFirst),
      candidate(pivot, toSecond),
      candidate(second, toSecond),
      candidate(second, shared)
    };
    Phrase reason =
        Phrase.of(
            "strategies.reason-xy-wing",
            Words.digits(board, toFirst | toSecond),
            Words.cell(board, pivot),
            Words.cell(board, first),
            Words.cell(board, second),
            Words.digits(board, shared));
    List<Evidence.Mark> marks =
        new ArrayList<>(
            Evidence.marks(board, CellSet.of(pivot), toFirst | toSecond, Evidence.Role.PATTERN));
    marks.addAll(Evidence.marks(board, CellSet.of(first), toFirst, Evidence.Role.PATTERN));
    marks.addAll(Evidence.marks(board, CellSet.of(second), toSecond, Evidence.Role.PATTERN));
    marks.addAll(Evidence.marks(board, CellSet.of(first, second), shared, Evidence.Role.SECOND));
    return new Evidence(List.of(), List.of(), marks, ChainEvidence.links(board, chain), reason);
  }

  private int candidate(int cell, int digits) {
    return board.candidate(cell, Integer.numberOfTrailingZeros(digits) + 1);
  }
}
