package cluewright.strategy.intersection;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.CommonBars;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.UsedRules;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * One of several candidates is true, and each excludes another, which is eliminated; they are the
 * places of a digit in a house ("common peer elimination", which includes locked candidates), or
 * the candidates of a cell with relations.
 *
 * <p>Houses that cross in other ways than lines and boxes, cells a knight's move apart, and
 * relations are what it is for; on classic boards there is none.
 */
public final class CommonPeers implements RuleStrategy {
  private static final Variant IN_HOUSE =
      Variant.of("common-peer-elimination", "", 1220, Level.MEDIUM, 60);
  private static final Variant IN_CELL = Variant.of("cell-exclusion", "", 1215, Level.MEDIUM, 50);

  private static final About ABOUT =
      new About("common-peer-elimination", Group.INTERSECTIONS, 2, List.of(IN_CELL, IN_HOUSE))
          .withLetter("C")
          .with(Limit.CROSSINGS);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    Choices choices = new Choices(board);
    return choices.bars.isEmpty() ? Finder.NONE : choices;
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    Geometry geometry = Geometry.of(board);
    CommonBars bars = new CommonBars(geometry);
    for (int number = 0; number < geometry.houses(); number++) {
      House house = geometry.house(number);
      for (int digit = 1; digit <= board.digits(); digit++) {
        int[] targets = bars.targets(number, digit);
        for (int i = 0; i < targets.length; i += 2) {
          CellSet others = cells(geometry, number, targets[i + 1]);
          Rule.Evidence evidence =
              new Rule.Evidence(List.of(house), house.cells().minus(others), 1 << (digit - 1));
          int[] premises = Candidates.of(board, others, digit);
          sink.accept(Rule.eliminate(this, evidence, premises, new int[] {targets[i]}));
        }
      }
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      int[] targets = bars.targets(cell);
      for (int i = 0; i < targets.length; i += 2) {
        CellSet itself = CellSet.of(cell);
        int others = targets[i + 1];
        Rule.Evidence evidence = new Rule.Evidence(List.of(), itself, board.allDigits() & ~others);
        int[] premises = Candidates.ofEach(board, itself, others);
        sink.accept(Rule.eliminate(this, evidence, premises, new int[] {targets[i]}));
      }
    }
  }

  /** The cells at some positions of a house. */
  private static CellSet cells(Geometry geometry, int house, int places) {
    int[] cells = geometry.cellsOf(house);
    return CellSet.of(
        IntStream.range(0, cells.length).filter(i -> (places >>> i & 1) != 0).map(i -> cells[i]));
  }

  /** Searches cells first, since their partners are marked; then houses, boxes before lines. */
  private final class Choices extends BoardFinder {
    private final CommonBars bars = new CommonBars(geometry);
    private final int[] houses;
    private final int[] gone;
    private int goneCount;

    Choices(Board board) {
      super(CommonPeers.this, board);
      this.houses =
          Arrays.stream(geometry.boxesFirst()).filter(geometry::holdsEveryDigit).toArray();
      this.gone = new int[board.candidates()];
    }

    @Override
    public boolean find(SolvingState state, Predicate<Deduction> sink) {
      for (int cell = 0; cell < board.cells(); cell++) {
        int here = cell;
        int open = state.open(cell);
        if (excludes(state, open, bars.targets(cell))
            && sink.test(deduction(IN_CELL, gone -> ofCell(here, open, gone)))) {
          return true;
        }
      }
      for (int house : houses) {
        for (int each = 1; each <= board.digits(); each++) {
          int digit = each;
          int places = state.places(house, digit);
          if (excludes(state, places, bars.targets(house, digit))
              && sink.test(deduction(IN_HOUSE, gone -> ofHouse(house, digit, places, gone)))) {
            return true;
          }
        }
      }
      return false;
    }

    /** Collects what all open members of a choice exclude; true if there is anything. */
    private boolean excludes(SolvingState state, int members, int[] targets) {
      goneCount = 0;
      for (int i = 0; members != 0 && i < targets.length; i += 2) {
        boolean isExcluded = (members & targets[i + 1]) == 0;
        int cell = board.cellOf(targets[i]);
        if (isExcluded && state.isOpen(cell, board.digitOf(targets[i]))) {
          gone[goneCount++] = targets[i];
        }
      }
      return goneCount > 0;
    }

    private Deduction deduction(Variant variant, Function<int[], Evidence> evidence) {
      int[] excluded = Arrays.copyOf(gone, goneCount);
      return eliminate(variant, excluded, () -> evidence.apply(excluded));
    }

    private Evidence ofCell(int cell, int digits, int[] excluded) {
      CellSet itself = CellSet.of(cell);
      return Evidence.of(
          board,
          List.of(),
          itself,
          digits,
          rules(Candidates.ofEach(board, itself, digits), excluded)
              .in(
                  Phrase.of(
                      "strategies.reason-cell-exclusion",
                      Words.cell(board, cell),
                      Words.anyOf(board, digits))));
    }

    /** The rules by which some candidates exclude others. */
    private UsedRules rules(int[] members, int[] excluded) {
      UsedRules used = new UsedRules(board);
      for (int other : excluded) {
        for (int member : members) {
          used.addBetween(member, other);
        }
      }
      return used;
    }

    private Evidence ofHouse(int number, int digit, int places, int[] excluded) {
      House house = geometry.house(number);
      CellSet cells = cells(geometry, number, places);
      return Evidence.of(
          board,
          List.of(house),
          cells,
          1 << (digit - 1),
          rules(Candidates.of(board, cells, digit), excluded)
              .in(
                  Phrase.of(
                      "strategies.reason-common-peer-elimination",
                      Words.digit(board, digit),
                      Words.house(house),
                      Words.anyOf(board, cells))));
    }
  }
}
