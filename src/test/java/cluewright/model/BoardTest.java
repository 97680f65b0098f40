package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class BoardTest {

  static Stream<Board> boards() {
    return Boards.ALL.stream();
  }

  @ParameterizedTest
  @CsvSource({
    "4x4, 4, 12, 7",
    "6x6, 6, 18, 12",
    "9x9, 9, 27, 20",
    "12x12, 12, 36, 28",
    "16x16, 16, 48, 39",
    "25x25, 25, 75, 64"
  })
  void aBoardHasItsHousesAndEachCellItsPeers(String name, int digits, int houses, int peers) {
    Board board = Boards.named(name).orElseThrow();

    assertThat(board.digits()).isEqualTo(digits);
    assertThat(board.houses()).hasSize(houses);
    for (int cell = 0; cell < board.cells(); cell++) {
      assertThat(board.peers(cell).size()).isEqualTo(peers);
      assertThat(board.peers(cell).contains(cell)).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theHousesOfEachKindShareOutTheCells(Board board) {
    for (Kind kind : List.of(Kinds.ROW, Kinds.COLUMN, Kinds.BOX)) {
      CellSet seen = CellSet.empty();
      for (House house : board.houses(kind)) {
        assertThat(house.cells().size()).isEqualTo(board.digits());
        assertThat(house.cells().intersects(seen)).isFalse();
        assertThat(house.holdsEveryDigit()).isTrue();
        seen = seen.union(house.cells());
      }
      assertThat(seen.size()).isEqualTo(board.cells());
    }
  }

  @Test
  void theBoxesOfA6x6BoardAreTwoRowsHigh() {
    assertThat(Boards.SIX.houses(Kinds.BOX).get(3).cells())
        .isEqualTo(CellSet.of(15, 16, 17, 21, 22, 23));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void candidatesAndSymbolsAndLabelsAreReadBack(Board board) {
    for (int candidate = 0; candidate < board.candidates(); candidate++) {
      int cell = board.cellOf(candidate);
      int digit = board.digitOf(candidate);
      assertThat(board.candidate(cell, digit)).isEqualTo(candidate);
      assertThat(board.cell(board.row(cell), board.column(cell))).isEqualTo(cell);
      assertThat(board.digitOf(board.symbol(digit))).isEqualTo(digit);
    }
    assertThat(board.label(0)).isEqualTo("r1c1");
    assertThat(board.label(board.columns())).isEqualTo("r2c1");
    assertThat(board.digitOf('0')).isZero();
    assertThat(board.digitOf('x')).isZero();
  }

  @Test
  void aHouseThatMustHoldEveryDigitHasAsManyCells() {
    House tooSmall = new House(Kinds.ROW, 1, CellSet.of(0, 1), true);

    assertThatThrownBy(() -> new Board("b", 1, 2, 3, List.of(tooSmall)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Each is gathered once, though most say what others say: in an instant, not in minutes. */
  @Test
  void manyRelationsAreGatheredInOneGo() {
    List<Rule> ways = new ArrayList<>();
    for (int cell = 0; ways.size() < 40_000; cell++) {
      addWays(new ArrayList<>(List.of(cell)), ways);
    }
    Board board = assertTimeout(Duration.ofSeconds(30), () -> Boards.withRules(Boards.NINE, ways));
    assertThat(board.related(board.candidate(0, 9)).map(board::cellOf).distinct())
        .containsExactly(1, 9, 10);
  }

  private static void addWays(List<Integer> way, List<Rule> ways) {
    if (way.size() == 5) {
      ways.add(new Rule(Kinds.THERMOMETER, way));
      return;
    }
    int last = way.get(way.size() - 1);
    for (int cell = 0; cell < Boards.NINE.cells(); cell++) {
      if (Boards.NINE.touch(last, cell) && !way.contains(cell)) {
        way.add(cell);
        addWays(way, ways);
        way.remove(way.size() - 1);
      }
    }
  }

  /** The first thermometer rises from r1c1 to r1c2, the second from r2c2 to r2c1. */
  @Test
  void aPairIsFoundByCandidatesThatItExcludesInEitherOrder() {
    Board board = Boards.named("4x4+thermometer=r1c1r1c2+thermometer=r2c2r2c1").orElseThrow();
    int low = board.candidate(0, 1);
    int high = board.candidate(1, 2);
    assertThat(board.pairBetween(low, high)).as("1 and 2 rise").isEmpty();
    int tooHigh = board.candidate(0, 3);
    assertThat(board.pairBetween(tooHigh, high).orElseThrow().cells()).isEqualTo(CellSet.of(0, 1));
    assertThat(board.pairBetween(high, tooHigh)).isEqualTo(board.pairBetween(tooHigh, high));
    assertThat(board.pairBetween(low, board.candidate(5, 2))).as("no pair of cells").isEmpty();
  }

  @Test
  void cellsHangTogetherThroughSharedSides() {
    CellSet cells = CellSet.of(0, 1, 5, 10);
    assertThat(Boards.FOUR.joined(0, cells)).isEqualTo(CellSet.of(0, 1, 5));
    assertThat(Boards.FOUR.joined(10, cells)).isEqualTo(CellSet.of(10));
    assertThat(Boards.FOUR.areJoined(cells)).isFalse();
    assertThat(Boards.FOUR.areJoined(CellSet.of(0, 1, 5))).isTrue();
    assertThat(Boards.FOUR.areJoined(CellSet.of(3, 4))).as("the end of a row").isFalse();
  }

  /** The studio tries each kind of rule on the board whenever its palette opens. */
  @ParameterizedTest
  @CsvSource({"nonconsecutive, 20", "taxicab, 120"})
  void aLargeBoardOfPairsIsMadeInLittleMemory(String kind, long megabytes) {
    Kind rule = Kinds.ofBoard(kind).orElseThrow();
    Board plain = Boards.named("25x25").orElseThrow();
    assertThat(Boards.withKinds(Boards.named("9x9").orElseThrow(), Set.of(rule))).isPresent();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    Optional<Board> large = Boards.withKinds(plain, Set.of(rule));
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(large).isPresent();
    assertThat(allocated).isLessThan(megabytes << 20);
  }

  @Test
  void cellsThatTellRegionsAreNotShown() {
    Board board = Boards.named("4x4-latin-beside2-regions").orElseThrow();
    assertThat(board.cells()).isEqualTo(16 + 2 + 32);
    assertThat(board.rows()).isEqualTo(6);
    assertThat(board.shownCells()).isEqualTo(18);
    assertThat(board.layout().regionOf(5)).isEqualTo(23);
    assertThat(board.label(board.layout().regionOf(0))).isEqualTo("r8c1");
    assertThat(board.layout().labelled(7, 0)).isEqualTo(18);
    assertThat(board.has(7, 0)).isFalse();
    assertThat(board.shown(CellSet.of(0, 17, 23, 39))).isEqualTo(CellSet.of(0, 17, 5));
    assertThat(Boards.named(board.name())).contains(board);
    assertThat(board).isNotEqualTo(Boards.named("4x4-latin-beside34").orElseThrow());
  }

  @Test
  void aRuleAboutRegionsIsShownInTheCellsThatHaveThem() {
    Board board =
        Boards.named("4x4-latin-regions+foundregions+samevalues2=r6c1r6c2+v=r1c1r10c1")
            .orElseThrow();
    assertThat(board.shownRules())
        .filteredOn(rule -> !rule.cells().isEmpty())
        .extracting(Rule::cells)
        .containsExactly(List.of(0, 1));
  }
}
