package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.CrossingLines;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/**
 * A digit's places in a box all lie in one row and one column, in each also off the crossing.
 * Outside the box it has a place in that row which is one of a pair: two places in a house across.
 * Were the digit where the column meets the row of the pair's other end, the box would have it in
 * its row, hence the pair at its other end, in the same row: it goes from there. The same with rows
 * and columns exchanged.
 *
 * <p>As in HoDoKu, pairs of lines come first, and boxes with three places or more. Boxes with two,
 * which make a Turbot Fish, and then pairs of boxes come when there are none of these.
 */
public final class EmptyRectangle extends BoardFinder {
  private static final Variant VARIANT =
      Variant.of("empty-rectangle", "0402", 3170, Level.HARD, 120);

  /**
   * Monotone beside hidden singles, which fill a pair with only one place left, and locked
   * candidates, which clear a line outside a box that has the digit only there.
   */
  public static final Strategy STRATEGY =
      Strategy.of(
          new About("empty-rectangle", Group.SINGLE_DIGIT, List.of(VARIANT))
              .monotoneBeside("hidden-single", "locked-candidates"),
          EmptyRectangle::new);

  /** The patterns, in search order. */
  private enum Form {
    THREE_PLACES,
    TWO_PLACES,
    PAIR_OF_A_BOX;

    boolean takes(int places) {
      int count = Integer.bitCount(places);
      return switch (this) {
        case THREE_PLACES -> count >= 3;
        case TWO_PLACES -> count == 2;
        case PAIR_OF_A_BOX -> count >= 2;
      };
    }
  }

  /** For each grid, its rows, then its columns. */
  private final List<CrossingLines> directions;

  /** By direction and cell, the line of the cell, or -1. */
  private final int[][] lineOf;

  private final List<BoxCross> crosses = new ArrayList<>();

  /** By cross, the first direction of its grid. */
  private final List<Integer> gridOf = new ArrayList<>();

  /** By cross, its box, and the places in it off the cross. */
  private final int[] boxOf;

  private final int[] offCross;

  /** The digits whose places in a box all lie on a cross, with that cross, by number. */
  private final int[] heldDigits;

  private final int[] heldCrosses;
  private int held;

  private EmptyRectangle(Strategy strategy, Board board) {
    super(strategy, board);
    this.directions = CrossingLines.of(geometry);
    this.lineOf = directions.stream().map(CrossingLines::basesOfCells).toArray(int[][]::new);
    for (int rows = 0; rows < directions.size(); rows += 2) {
      List<BoxCross> ofGrid = BoxCross.all(geometry, directions.get(rows));
      crosses.addAll(ofGrid);
      gridOf.addAll(Collections.nCopies(ofGrid.size(), rows));
    }
    this.boxOf = crosses.stream().mapToInt(BoxCross::box).toArray();
    this.offCross = crosses.stream().mapToInt(BoxCross::off).toArray();
    this.heldDigits = new int[board.digits() * boxOf.length];
    this.heldCrosses = new int[heldDigits.length];
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    collect(state);
    for (Form form : Form.values()) {
      for (int i = 0; i < held; i++) {
        int cross = heldCrosses[i];
        int digit = heldDigits[i];
        if (form.takes(state.places(boxOf[cross], digit))
            && (find(state, sink, form, digit, cross, 0)
                || find(state, sink, form, digit, cross, 1))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Collects the digits and crosses that hold all places in a box. */
  private void collect(SolvingState state) {
    held = 0;
    for (int digit = 1; digit <= board.digits(); digit++) {
      int box = -1;
      int places = 0;
      for (int i = 0; i < boxOf.length; i++) {
        if (boxOf[i] != box) {
          box = boxOf[i];
          places = state.places(box, digit);
        }
        if (places != 0 && (places & offCross[i]) == 0 && crosses.get(i).needsBoth(places)) {
          heldDigits[held] = digit;
          heldCrosses[held++] = i;
        }
      }
    }
  }

  /** Tries the pairs that have an end on the cross's row, or its column in direction 1. */
  private boolean find(
      SolvingState state,
      Predicate<Deduction> sink,
      Form form,
      int digit,
      int number,
      int direction) {
    BoxCross cross = crosses.get(number);
    CrossingLines lines = directions.get(gridOf.get(number) + direction);
    int line = direction == 0 ? cross.row() : cross.column();
    for (int rest = lines.places(state, line, digit); rest != 0; rest &= rest - 1) {
      int end = lines.cell(line, Integer.numberOfTrailingZeros(rest));
      if (isIn(cross.box(), end)) {
        continue;
      }
      for (int house : geometry.housesOf(end)) {
        if (isPair(state, form, digit, house, direction)
            && find(state, sink, digit, number, direction, end, house)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Tries a pair, whose other end must lie in the cross's grid. */
  private boolean find(
      SolvingState state,
      Predicate<Deduction> sink,
      int digit,
      int number,
      int direction,
      int end,
      int house) {
    BoxCross cross = crosses.get(number);
    int lines = gridOf.get(number) + direction;
    int otherEnd = otherEnd(state, digit, house, end);
    int line = lineOf[lines][otherEnd];
    if (line < 0) {
      return false;
    }
    int other = direction == 0 ? cross.column() : cross.row();
    int target = directions.get(lines).cell(line, other);
    return target != end
        && target != otherEnd
        && state.isOpen(target, digit)
        && !isIn(cross.box(), target)
        && sink.test(deduction(state, digit, number, house, end, otherEnd, target));
  }

  private boolean isIn(int house, int cell) {
    return geometry.has(house, cell);
  }

  /** True if a digit has two places in a house: a line across, or a box. */
  private boolean isPair(SolvingState state, Form form, int digit, int house, int direction) {
    Kind across = direction == 0 ? Kinds.COLUMN : Kinds.ROW;
    Kind wanted = form == Form.PAIR_OF_A_BOX ? Kinds.BOX : across;
    return geometry.house(house).kind() == wanted
        && geometry.holdsEveryDigit(house)
        && Integer.bitCount(state.places(house, digit)) == 2;
  }

  private int otherEnd(SolvingState state, int digit, int house, int end) {
    int places = state.places(house, digit);
    int[] cells = geometry.cellsOf(house);
    int first = cells[Integer.numberOfTrailingZeros(places)];
    return first == end ? cells[Integer.numberOfTrailingZeros(places & (places - 1))] : first;
  }

  private Deduction deduction(
      SolvingState state, int digit, int number, int house, int end, int otherEnd, int target) {
    BoxCross cross = crosses.get(number);
    int[] cells = geometry.cellsOf(cross.box());
    CellSet inBox = CellSet.of(Arrays.stream(cells).filter(cell -> state.isOpen(cell, digit)));
    return eliminate(
        VARIANT,
        new int[] {board.candidate(target, digit)},
        () -> evidence(digit, number, inBox, geometry.house(house), end, otherEnd));
  }

  private Evidence evidence(
      int digit, int number, CellSet inBox, House house, int end, int otherEnd) {
    BoxCross cross = crosses.get(number);
    int rows = gridOf.get(number);
    House box = geometry.house(cross.box());
    House row = directions.get(rows).base(cross.row());
    House column = directions.get(rows + 1).base(cross.column());
    return new Evidence(
        List.of(box, house),
        List.of(row, column),
        marks(digit, inBox, end, otherEnd),
        links(digit, inBox, end, otherEnd),
        reason(digit, List.of(box, row, column, house), CellSet.of(end, otherEnd)));
  }

  private List<Evidence.Mark> marks(int digit, CellSet inBox, int end, int otherEnd) {
    List<Evidence.Mark> marks =
        new ArrayList<>(Evidence.marks(board, inBox, 1 << (digit - 1), Evidence.Role.PATTERN));
    marks.add(new Evidence.Mark(board.candidate(end, digit), Evidence.Role.SECOND));
    marks.add(new Evidence.Mark(board.candidate(otherEnd, digit), Evidence.Role.PATTERN));
    return marks;
  }

  /** The links from the end of the pair to what it sees in the box. */
  private List<Evidence.Link> links(int digit, CellSet inBox, int end, int otherEnd) {
    int from = board.candidate(end, digit);
    List<Evidence.Link> links = new ArrayList<>();
    inBox.stream()
        .filter(cell -> geometry.see(cell, end))
        .mapToObj(cell -> board.candidate(cell, digit))
        .map(cell -> new Evidence.Link(cell, from, Evidence.Strength.WEAK))
        .forEach(links::add);
    links.add(new Evidence.Link(from, board.candidate(otherEnd, digit), Evidence.Strength.STRONG));
    return links;
  }

  /**
   * The reason, for example {@code 4 in box 5 lies only in row 5 and column 4, in column 8 only in
   * …}.
   */
  private Phrase reason(int digit, List<House> houses, CellSet pair) {
    return Phrase.of(
        "strategies.reason-empty-rectangle",
        Words.digit(board, digit),
        Words.house(houses.get(0)),
        Words.house(houses.get(1)),
        Words.house(houses.get(2)),
        Words.house(houses.get(3)),
        Words.cells(board, pair));
  }
}
