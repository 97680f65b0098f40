package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.SlowPlacements;
import cluewright.strategy.States;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class PlacementGraphTest {

  static Stream<Board> boards() {
    return Stream.of(Boards.FOUR, Boards.SIX);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aCellIsUsedIfSomePlacementHasIt(Board board) {
    PlacementGraph graph = new PlacementGraph(board);
    for (States.Given given : States.partlyPlaced(board, 60, Tries.random(62))) {
      SolvingState state = new SolvingState(given.state());
      for (int digit = 1; digit <= board.digits(); digit++) {
        graph.follow(state, digit);
        CellSet used =
            SlowPlacements.of(given.state(), digit).stream()
                .reduce(CellSet.empty(), CellSet::union);
        assertThat(CellSet.where(board.cells(), graph::isUsed)).isEqualTo(used);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "9x9+knight, true",
    "samurai, true",
    "twodoku, true",
    "16x16+x, true",
    "16x16+knight, false"
  })
  void housesAreLeftOutWhereThereWouldBeTooManyVertices(String name, boolean isComplete) {
    PlacementGraph graph = new PlacementGraph(Boards.named(name).orElseThrow());

    assertThat(graph.isComplete()).isEqualTo(isComplete);
    assertThat(graph.vertices()).isLessThanOrEqualTo(100_000);
  }

  static List<String> largest() {
    return Tries.few(List.of("20x20-2x10", "20x20-10x2", "20x20+x", "18x18-2x9"), 1);
  }

  /** None of those that fit may turn out to have too many vertices. */
  @InTurn
  @ParameterizedTest
  @MethodSource("largest")
  void theLargestBoardsThatFitAreBuilt(String name) {
    Board board = Boards.named(name).orElseThrow();

    assertThat(PlacementGraph.fits(board)).isTrue();
    assertThat(new PlacementGraph(board).vertices()).isPositive();
  }

  /** Eppstein has counted them. */
  @Test
  void thereAreAsManyVerticesAsIsKnown() {
    assertThat(new PlacementGraph(Boards.NINE).vertices()).isEqualTo(290);
  }

  @Test
  void aRowThatNeedNotHoldEveryDigitMayBePassedOver() {
    House row = new House(Kinds.ROW, 1, CellSet.of(0, 1, 2), /* holdsEveryDigit= */ false);
    House second = new House(Kinds.ROW, 2, CellSet.of(3, 4, 5), /* holdsEveryDigit= */ true);
    Board board = new Board("two rows", 2, 3, 3, List.of(row, second));
    PlacementGraph graph = new PlacementGraph(board);
    SolvingState state = new SolvingState(board);
    IntStream.range(0, 3).forEach(cell -> state.eliminate(cell, 1));

    graph.follow(state, 1);
    assertThat(CellSet.where(board.cells(), graph::isUsed)).isEqualTo(CellSet.of(3, 4, 5));
    state.place(4, 1);
    graph.follow(state, 1);
    assertThat(CellSet.where(board.cells(), graph::isUsed)).isEqualTo(CellSet.of(4));
  }

  @Test
  void boardsOfUpTo16DigitsAreFollowedAndWithEqualBoxesOfUpTo20() {
    House part = new House(Kinds.ROW, 1, CellSet.of(0, 1), /* holdsEveryDigit= */ false);

    assertThat(PlacementGraph.fits(Boards.SIXTEEN)).isTrue();
    assertThat(PlacementGraph.fits(Boards.latinWithBoxes(4, 5))).isTrue();
    assertThat(PlacementGraph.fits(Boards.named("samurai").orElseThrow())).isTrue();
    assertThat(PlacementGraph.fits(Boards.named("9x9+knight+king").orElseThrow())).isTrue();
    assertThat(PlacementGraph.fits(Boards.TWENTY_FIVE)).isFalse();
    assertThat(PlacementGraph.fits(new Board("part of a row", 1, 3, 3, List.of(part)))).isFalse();
  }
}
