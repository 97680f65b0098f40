package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.replay.Hint.Grade;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class HintTest {

  private static Deduction first(String strategies, String puzzle) {
    GridState state = GridState.initial(Grids.puzzle(Boards.FOUR, puzzle));
    return new Replay(Boards.FOUR, StrategySet.parse(strategies)).next(state).orElseThrow();
  }

  @Test
  void eachGradeTellsMoreThanTheOneBefore() {
    Deduction deduction = first("H", "1... ..1. .1.. ....");

    assertThat(new Hint(Grade.TECHNIQUE, deduction).text().toString())
        .startsWith("Hidden single: ")
        .doesNotContain("box 4", "r4c4");
    assertThat(new Hint(Grade.REGION, deduction).text().toString())
        .isEqualTo("Hidden single: look in box 4.");
    assertThat(new Hint(Grade.STEP, deduction).text().toString())
        .isEqualTo("Hidden single: in box 4, r4c4 is the only cell left for 1, so r4c4 is 1.");
  }

  @Test
  void theHousesToLookAtComeWithTheRegion() {
    Deduction deduction = first("H", "1... ..1. .1.. ....");

    assertThat(new Hint(Grade.TECHNIQUE, deduction).houses()).isEmpty();
    assertThat(new Hint(Grade.REGION, deduction).houses())
        .extracting(House::label)
        .containsExactly("box 4");
    assertThat(new Hint(Grade.STEP, deduction).houses()).hasSize(1);
  }

  @Test
  void whereAnArgumentNamesNoHouseTheRegionIsTheBoxOfItsCells() {
    Deduction deduction = first("N", "12.. .... ...3 ....");

    assertThat(deduction.evidence().houses()).isEmpty();
    assertThat(new Hint(Grade.REGION, deduction).text().toString())
        .isEqualTo("Naked single: look in box 2.");
  }

  @Test
  void severalHousesOfAKindAreListedTogether() {
    Board board = Boards.NINE;
    GridState state =
        GridState.blank(board)
            .eliminate(
                IntStream.of(1, 5)
                    .flatMap(row -> IntStream.range(0, 9).map(column -> board.cell(row, column)))
                    .filter(cell -> board.column(cell) != 2 && board.column(cell) != 7)
                    .map(cell -> board.candidate(cell, 7))
                    .toArray());
    Deduction deduction = new Replay(board, StrategySet.parse("x-wing")).next(state).orElseThrow();

    assertThat(new Hint(Grade.REGION, deduction).text().toString())
        .startsWith("X-Wing: look in rows 2 and 6")
        .doesNotContain("7");
  }
}
