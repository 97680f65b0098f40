package cluewright.closure;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Kinds;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each conclusion in each place, and what every closure promises of its answers. */
final class ClosureTest {

  /** The closures, each with the board that it is chosen for, or any. */
  enum Kind {
    BANDS(Boards.NINE, (board, strategies) -> new BandClosure(strategies)),
    BANDS_OF_WINDOWS(named("9x9+x+windoku"), BandClosure::new),
    BANDS_OF_A_JIGSAW(
        named(
            "9x9/111222233"
                + "111222233"
                + "114452333"
                + "144455633"
                + "444555666"
                + "774556669"
                + "777856699"
                + "778888999"
                + "778888999"),
        BandClosure::new),
    HOUSES_OF_FOUR(Boards.FOUR, HouseClosure::new),
    HOUSES_OF_SIX(Boards.SIX, HouseClosure::new),
    HOUSES_OF_NINE(Boards.NINE, HouseClosure::new),
    STUCK(
        Boards.NINE,
        (board, strategies) ->
            new StuckClosure(
                new BandClosure(strategies), StrategySet.parse("x-wing").strategies(), Stop.NEVER));

    private final Board board;
    private final BiFunction<Board, StrategySet, Closure> maker;

    Kind(Board board, BiFunction<Board, StrategySet, Closure> maker) {
      this.board = board;
      this.maker = maker;
    }

    private static Board named(String name) {
      return Boards.named(name).orElseThrow();
    }

    Closure of(String strategies) {
      return maker.apply(board, StrategySet.parse(strategies));
    }

    Closure withoutStrategies() {
      return maker.apply(board, StrategySet.of(List.of()));
    }
  }

  private static int bit(int digit) {
    return 1 << (digit - 1);
  }

  private static void eliminate(Closure closure, CellSet cells, int digits) {
    cells.forEach(cell -> closure.eliminate(cell, digits));
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void everyCellWithOneCandidateIsPlaced(Kind kind) {
    Closure closure = kind.of("N");
    Closure without = kind.withoutStrategies();
    for (int cell = 0; cell < kind.board.cells(); cell++) {
      for (int digit = 1; digit <= kind.board.digits(); digit++) {
        closure.reset();
        closure.eliminate(cell, kind.board.allDigits() & ~bit(digit));
        without.reset();
        without.eliminate(cell, kind.board.allDigits() & ~bit(digit));

        assertThat(closure.close()).isTrue();
        assertThat(closure.placed(cell)).isEqualTo(digit);
        assertThat(without.close()).isTrue();
        assertThat(without.placed(cell)).isZero();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void everyLastPlaceInAHouseIsFilled(Kind kind) {
    Closure closure = kind.of("H");
    Closure without = kind.withoutStrategies();
    for (House house : kind.board.houses()) {
      for (int cell : house.cells().toArray()) {
        for (int digit = 1; digit <= kind.board.digits(); digit++) {
          closure.reset();
          eliminate(closure, house.cells().minus(CellSet.of(cell)), bit(digit));
          without.reset();
          eliminate(without, house.cells().minus(CellSet.of(cell)), bit(digit));

          assertThat(closure.close()).isTrue();
          assertThat(closure.placed(cell)).isEqualTo(digit);
          assertThat(without.close()).isTrue();
          assertThat(without.placed(cell)).isZero();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aDigitLockedInTheCellsOfTwoHousesGoesFromTheRestOfBoth(Kind kind) {
    Closure closure = kind.of("L");
    Closure without = kind.withoutStrategies();
    for (House a : kind.board.houses()) {
      for (House b : kind.board.houses()) {
        CellSet common = a.cells().intersect(b.cells());
        for (int digit = 1;
            !a.equals(b) && common.size() > 1 && digit <= kind.board.digits();
            digit++) {
          closure.reset();
          eliminate(closure, a.cells().minus(common), bit(digit));
          without.reset();
          eliminate(without, a.cells().minus(common), bit(digit));

          assertThat(closure.close()).isTrue();
          assertThat(holding(closure, b, digit)).isEqualTo(common);
          assertThat(without.close()).isTrue();
          assertThat(holding(without, b, digit)).isEqualTo(b.cells());
        }
      }
    }
  }

  private static CellSet holding(Closure closure, House house, int digit) {
    return CellSet.of(
        house.cells().stream().filter(cell -> (closure.candidates(cell) & bit(digit)) != 0));
  }

  /** Without any strategy: what stands in the way of a solution is seen all the same. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void aDigitWithoutAPlaceInAHouseIsAContradiction(Kind kind) {
    Closure closure = kind.withoutStrategies();
    for (House house : kind.board.houses()) {
      for (int digit = 1; digit <= kind.board.digits(); digit++) {
        closure.reset();
        eliminate(closure, house.cells(), bit(digit));

        assertThat(closure.close()).isFalse();
      }
    }
  }

  /** The digits of a row's end and a column's end meet in a cell, and leave it none. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void aCellWithoutACandidateIsAContradictionThoughEveryDigitHasAPlace(Kind kind) {
    Board board = kind.board;
    Closure closure = kind.withoutStrategies();
    for (int cell = 0; cell < board.cells(); cell++) {
      closure.reset();
      int half = board.digits() / 2;
      int[] row = othersOf(Kinds.ROW, cell, board).limit(half).toArray();
      int[] column = othersOf(Kinds.COLUMN, cell, board).limit(board.digits() - half).toArray();
      for (int i = 0; i < row.length; i++) {
        closure.place(row[i], i + 1);
      }
      for (int i = 0; i < column.length; i++) {
        closure.place(column[i], half + i + 1);
      }

      assertThat(closure.close()).as(board.label(cell)).isFalse();
    }
  }

  /** The other cells of a cell's row or column, those outside its box first. */
  private static IntStream othersOf(cluewright.model.rule.Kind kind, int cell, Board board) {
    CellSet line = cellsOf(kind, cell, board).without(cell);
    CellSet box = cellsOf(Kinds.BOX, cell, board);
    return IntStream.concat(line.minus(box).stream(), line.intersect(box).stream());
  }

  private static CellSet cellsOf(cluewright.model.rule.Kind kind, int cell, Board board) {
    return board.housesOf(cell).stream()
        .filter(house -> house.kind() == kind)
        .findFirst()
        .orElseThrow()
        .cells();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aNewClosureIsBlank(Kind kind) {
    Closure closure = kind.of("NHL");

    assertThat(closure.board()).isEqualTo(kind.board);
    assertThat(closure.openCandidates()).isEqualTo(kind.board.candidates());
    assertThat(closure.isComplete()).isFalse();
    assertThat(closure.placed(0)).isZero();
    assertThat(closure.candidates(0)).isEqualTo(kind.board.allDigits());
    assertThat(closure.close()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void placingAgainstAnEliminationIsAContradictionFromThenOn(Kind kind) {
    Closure closure = kind.withoutStrategies();

    assertThat(closure.eliminate(5, bit(2))).isTrue();
    assertThat(closure.place(5, 1)).isTrue();
    assertThat(closure.place(5, 1)).as("again").isTrue();
    assertThat(closure.place(5, 2)).isFalse();
    assertThat(closure.place(5, 1)).isFalse();
    assertThat(closure.place(0, 3)).isFalse();
    assertThat(closure.eliminate(0, bit(4))).isFalse();
    assertThat(closure.close()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void theLastCandidateOfACellCannotGo(Kind kind) {
    Closure closure = kind.withoutStrategies();

    assertThat(closure.eliminate(5, kind.board.allDigits() & ~bit(3))).isTrue();
    assertThat(closure.eliminate(5, 0)).isTrue();
    assertThat(closure.eliminate(5, bit(3))).isFalse();
    assertThat(closure.close()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aSavedStateComesBack(Kind kind) {
    Closure closure = kind.of("NHL");
    closure.place(5, 1);
    closure.eliminate(0, bit(2));
    int[] states = new int[closure.stateSize() + 2];
    closure.save(states, 1);
    closure.place(5, 2);
    closure.load(states, 1);

    assertThat(closure.close()).isTrue();
    assertThat(closure.placed(5)).isEqualTo(1);
    assertThat(closure.candidates(0) & bit(2)).isZero();
    assertThat(states[0]).isZero();
    assertThat(states[states.length - 1]).isZero();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aBoardIsCompleteWhenItsLastCellIsPlaced(Kind kind) {
    Board board = kind.board;
    Puzzle solution = Grids.solution(board, new Random(36));
    Closure closure = kind.withoutStrategies();
    for (int last = 0; last < board.cells(); last++) {
      closure.reset();
      for (int cell = 0; cell < board.cells(); cell++) {
        assertThat(cell == last || closure.place(cell, solution.digit(cell))).isTrue();
      }

      assertThat(closure.isComplete()).isFalse();
      assertThat(closure.openCandidates()).isEqualTo(1);
      assertThat(closure.place(last, solution.digit(last))).isTrue();
      assertThat(closure.isComplete()).isTrue();
      assertThat(closure.openCandidates()).isZero();
      assertThat(closure.close()).isTrue();
    }
  }

  /** What one strategy leaves is another's: a pair of the kind that each needs the other. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void closingOnceIsEnough(Kind kind) {
    Board board = kind.board;
    CellSet row = cellsOf(Kinds.ROW, 0, board);
    CellSet box = cellsOf(Kinds.BOX, 0, board);
    int last = board.digits() - 1;
    for (int digit = 1; digit <= board.digits(); digit++) {
      int other = digit % board.digits() + 1;
      Closure locked = kind.of("NL");
      locked.eliminate(last, board.allDigits() & ~bit(digit) & ~bit(other));
      eliminate(locked, box.minus(row), bit(digit));
      Closure hidden = kind.of("NH");
      hidden.eliminate(last, board.allDigits() & ~bit(digit) & ~bit(other));
      eliminate(hidden, box.without(0), bit(digit));

      assertThat(locked.close()).isTrue();
      assertThat(locked.placed(last)).as("%d is locked in the box", digit).isEqualTo(other);
      assertThat(hidden.close()).isTrue();
      assertThat(hidden.placed(0)).isEqualTo(digit);
      assertThat(hidden.placed(last)).isEqualTo(other);
    }
  }

  /** A placed digit takes its cell from the other digits, which may have one place left then. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void aDigitThatLosesACellToAnotherMayHaveOnePlaceLeft(Kind kind) {
    Board board = kind.board;
    Closure placed = kind.of("H");
    Closure found = kind.of("H");
    for (House row : board.houses().subList(0, board.rows())) {
      int[] cells = row.cells().toArray();
      int cell = cells[0];
      CellSet others = row.cells().without(cell).without(cells[1]);
      CellSet column = cellsOf(Kinds.COLUMN, cell, board).without(cell);
      for (int digit = 1; digit <= board.digits(); digit++) {
        int other = digit % board.digits() + 1;
        placed.reset();
        eliminate(placed, others, bit(digit));
        placed.place(cell, other);
        found.reset();
        eliminate(found, others, bit(digit));
        found.close();
        eliminate(found, column, bit(other));

        assertThat(placed.close()).isTrue();
        assertThat(placed.placed(cells[1])).isEqualTo(digit);
        assertThat(found.close()).isTrue();
        assertThat(found.placed(cell)).isEqualTo(other);
        assertThat(found.placed(cells[1])).isEqualTo(digit);
      }
    }
  }

  /** Where a digit has two places in a row, neither may lose it quietly. */
  @Test
  void aCellLosesQuietlyWhatLeavesNoOtherCellAlone() {
    Board board = Boards.NINE;
    for (House row : board.houses().subList(0, board.rows())) {
      int[] cells = row.cells().toArray();
      for (int digit = 1; digit <= board.digits(); digit++) {
        int other = digit % board.digits() + 1;
        Closure closure = new BandClosure(StrategySet.parse("H"));
        eliminate(closure, row.cells().without(cells[3]).without(cells[8]), bit(digit));
        closure.eliminate(cells[3], bit(other));
        assertThat(closure.close()).isTrue();
        int quiet = closure.quiet(cells[3]);

        assertThat(quiet).isEqualTo(board.allDigits() & ~bit(digit) & ~bit(other));
        assertThat(closure.quiet(cells[0])).isEqualTo(board.allDigits() & ~bit(digit));
        assertThat(closure.openCandidates()).as("as before").isEqualTo(9 * 81 - 8);
        int third = other % board.digits() + 1;
        assertThat(closure.place(cells[3], third, quiet)).isTrue();
        assertThat(closure.close()).isTrue();
        assertThat(closure.placed(cells[8])).isEqualTo(digit);
        assertThat(closure.place(cells[3], other, quiet)).isFalse();
      }
    }
  }

  @Test
  void whatLeavesADigitOnlyTheCellsOfALineIsNotLostQuietly() {
    Closure closure = new BandClosure(StrategySet.parse("L"));
    CellSet.of(9, 10, 11, 18, 19).forEach(cell -> closure.eliminate(cell, bit(4)));
    assertThat(closure.close()).isTrue();

    assertThat(closure.quiet(20)).as("r3c3, or 4 is locked in row 1").isEqualTo(0b111110111);
    assertThat(closure.quiet(0)).isEqualTo(0b111111111);
  }

  @Test
  void aClosureThatCannotTellLosesNothingQuietly() {
    Closure closure = new HouseClosure(Boards.FOUR, StrategySet.parse("N"));

    assertThat(closure.quiet(0)).isZero();
    assertThat(closure.place(0, 1, 0)).isTrue();
    assertThat(closure.place(0, 2, 0)).isFalse();
    assertThat(closure.placed(0)).isEqualTo(1);
  }

  @Test
  void heavierStrategiesAreOnlyAskedWhereThereAreSome() {
    StrategySet light = StrategySet.parse("NHL");

    assertThat(Closures.of(Boards.NINE, light)).isInstanceOf(BandClosure.class);
    assertThat(Closures.of(Boards.FOUR, light)).isInstanceOf(HouseClosure.class);
    assertThat(Closures.of(Boards.NINE, StrategySet.parse("NHL,x-wing")))
        .isInstanceOf(StuckClosure.class);
  }
}
