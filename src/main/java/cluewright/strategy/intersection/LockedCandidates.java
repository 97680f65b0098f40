package cluewright.strategy.intersection;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * For two houses A and B that share at least two cells: if no cell of A\B has n, then n lies in the
 * common cells and is eliminated from B\A (paper, formula 13, in the sense of its text and tool:
 * all cells of A\B lack n).
 *
 * <p>Covers pointing (A a box) and claiming (A a line). A must hold every digit.
 */
public final class LockedCandidates implements RuleStrategy {
  private static final Variant POINTING =
      Variant.of("pointing", "0100", 1200, Level.MEDIUM, 50, 2.6);
  private static final Variant CLAIMING =
      Variant.of("claiming", "0101", 1210, Level.MEDIUM, 50, 2.8);
  private static final int FEWEST_COMMON_CELLS = 2;

  private static final About ABOUT =
      new About("locked-candidates", Group.INTERSECTIONS, 3, List.of(POINTING, CLAIMING))
          .withLetter("L");

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new Crossings(board);
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    for (House a : board.houses()) {
      for (House b : board.houses()) {
        CellSet common = a.cells().intersect(b.cells());
        boolean isInside = common.size() == b.cells().size();
        if (!isInside && a.holdsEveryDigit() && common.size() >= FEWEST_COMMON_CELLS) {
          for (int digit = 1; digit <= board.digits(); digit++) {
            sink.accept(
                Rule.eliminate(
                    this,
                    new Rule.Evidence(List.of(a, b), common, 1 << (digit - 1)),
                    Candidates.of(board, a.cells().minus(b.cells()), digit),
                    Candidates.of(board, b.cells().minus(a.cells()), digit)));
          }
        }
      }
    }
  }

  /** Searches boxes first, since people see pointing before claiming. */
  private final class Crossings extends BoardFinder {
    private final List<Crossing> crossings = new ArrayList<>();

    /** The positions that two houses share, in each of them, and the cells of b outside a. */
    private record Crossing(int a, int b, int common, int commonInB, CellSet restOfB) {}

    Crossings(Board board) {
      super(LockedCandidates.this, board);
      for (int a = 0; a < geometry.houses(); a++) {
        for (int b = 0; b < geometry.houses(); b++) {
          if (a != b && geometry.holdsEveryDigit(a)) {
            add(a, b);
          }
        }
      }
      crossings.sort(Comparator.comparing(crossing -> !isBox(crossing.a)));
    }

    private void add(int a, int b) {
      CellSet cellsOfA = geometry.house(a).cells();
      CellSet cellsOfB = geometry.house(b).cells();
      int common = placesIn(a, cellsOfB);
      if (Integer.bitCount(common) >= FEWEST_COMMON_CELLS) {
        crossings.add(new Crossing(a, b, common, placesIn(b, cellsOfA), cellsOfB.minus(cellsOfA)));
      }
    }

    private int placesIn(int house, CellSet cells) {
      int places = 0;
      for (int place = 0; place < geometry.cellsOf(house).length; place++) {
        places |= cells.contains(geometry.cellsOf(house)[place]) ? 1 << place : 0;
      }
      return places;
    }

    private boolean isBox(int house) {
      return geometry.house(house).kind() == Kinds.BOX;
    }

    @Override
    public boolean find(SolvingState state, Predicate<Deduction> sink) {
      for (Crossing crossing : crossings) {
        for (int digit = 1; digit <= board.digits(); digit++) {
          int places = state.places(crossing.a, digit);
          if (places != 0
              && (places & ~crossing.common) == 0
              && (state.places(crossing.b, digit) & ~crossing.commonInB) != 0
              && offer(crossing, digit, state, sink)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean offer(
        Crossing crossing, int digit, SolvingState state, Predicate<Deduction> sink) {
      int[] gone = Candidates.ofCells(state, crossing.restOfB, 1 << (digit - 1));
      return sink.test(deduction(crossing, digit, state.places(crossing.a, digit), gone));
    }

    private Deduction deduction(Crossing crossing, int digit, int held, int[] gone) {
      return eliminate(
          isBox(crossing.a) ? POINTING : CLAIMING, gone, () -> evidence(crossing, digit, held));
    }

    private Evidence evidence(Crossing crossing, int digit, int held) {
      House a = geometry.house(crossing.a);
      House b = geometry.house(crossing.b);
      int digits = 1 << (digit - 1);
      Phrase reason =
          Phrase.of(
              "strategies.reason-locked-candidates",
              Words.digits(board, digits),
              Words.house(a),
              Words.house(b));
      return new Evidence(
          List.of(a),
          List.of(b),
          Evidence.marks(board, geometry.cellsAt(crossing.a, held), digits, Evidence.Role.PATTERN),
          List.of(),
          reason);
    }
  }
}
