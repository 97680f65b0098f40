package cluewright.strategy.wing;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.CellsWith;
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
 * Whether the pivot is x, y or z, z is in it or in one of the pincers xz and yz that it sees.
 *
 * <p>Monotone beside naked singles, naked pairs and XY-Wings: where the pivot has lost z, an
 * XY-Wing is left, and where it has lost x or y, a naked pair with a pincer; what else goes leaves
 * singles.
 */
public final class XyzWing extends BoardFinder {
  private static final Variant VARIANT = Variant.of("xyz-wing", "0801", 3400, Level.HARD, 180, 4.4);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("xyz-wing", Group.WINGS, List.of(VARIANT))
              .monotoneBeside("naked-single", "naked-pair", "xy-wing"),
          XyzWing::new);

  private final CellsWith pairs;
  private final CellsWith pivots;
  private final Eliminations eliminations;

  private XyzWing(Strategy strategy, Board board) {
    super(strategy, board);
    this.pairs = new CellsWith(2, board.cells());
    this.pivots = new CellsWith(3, board.cells());
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    pairs.lookAt(state);
    pivots.lookAt(state);
    for (int pivot = 0; pivot < pivots.size(); pivot++) {
      for (int first = 0; first < pairs.size(); first++) {
        if (isPincer(first, pivot) && findSecond(pivot, first, state, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isPincer(int pair, int pivot) {
    return (pairs.digits(pair) & ~pivots.digits(pivot)) == 0
        && geometry.see(pairs.cell(pair), pivots.cell(pivot));
  }

  private boolean findSecond(int pivot, int first, SolvingState state, Predicate<Deduction> sink) {
    for (int second = first + 1; second < pairs.size(); second++) {
      if (isPincer(second, pivot)
          && pairs.digits(first) != pairs.digits(second)
          && offer(pivot, first, second, state, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(
      int pivot, int first, int second, SolvingState state, Predicate<Deduction> sink) {
    int shared = pairs.digits(first) & pairs.digits(second);
    int digit = Integer.numberOfTrailingZeros(shared) + 1;
    int pivotCell = pivots.cell(pivot);
    int firstCell = pairs.cell(first);
    int secondCell = pairs.cell(second);
    eliminations.in(state).addSeen(digit, pivotCell, firstCell, secondCell);
    if (eliminations.isEmpty()) {
      return false;
    }
    int own = pivots.digits(pivot);
    int toFirst = pairs.digits(first) & ~shared;
    int toSecond = pairs.digits(second) & ~shared;
    return sink.test(
        eliminate(
            VARIANT,
            eliminations.toArray(),
            () -> evidence(pivotCell, own, firstCell, toFirst, secondCell, toSecond)));
  }

  private Evidence evidence(
      int pivot, int digits, int first, int toFirst, int second, int toSecond) {
    int shared = digits & ~toFirst & ~toSecond;
    CellSet all = CellSet.of(pivot, first, second);
    List<Evidence.Mark> marks = new ArrayList<>();
    marks.addAll(
        Evidence.marks(board, CellSet.of(pivot), toFirst | toSecond, Evidence.Role.PATTERN));
    marks.addAll(Evidence.marks(board, CellSet.of(first), toFirst, Evidence.Role.PATTERN));
    marks.addAll(Evidence.marks(board, CellSet.of(second), toSecond, Evidence.Role.PATTERN));
    marks.addAll(Evidence.marks(board, all, shared, Evidence.Role.SECOND));
    List<Evidence.Link> links = new ArrayList<>();
    addLinks(links, pivot, first, toFirst, shared);
    addLinks(links, pivot, second, toSecond, shared);
    return new Evidence(List.of(), List.of(), marks, links, reason(pivot, digits, all, shared));
  }

  private void addLinks(List<Evidence.Link> links, int pivot, int pincer, int common, int shared) {
    int own = candidate(pincer, common);
    links.add(new Evidence.Link(candidate(pivot, common), own, Evidence.Strength.WEAK));
    links.add(new Evidence.Link(own, candidate(pincer, shared), Evidence.Strength.STRONG));
  }

  private int candidate(int cell, int digits) {
    return board.candidate(cell, Integer.numberOfTrailingZeros(digits) + 1);
  }

  private Phrase reason(int pivot, int digits, CellSet all, int shared) {
    return Phrase.of(
        "strategies.reason-xyz-wing",
        Words.digits(board, digits),
        Words.cell(board, pivot),
        Words.cells(board, all),
        Words.digits(board, shared));
  }
}
