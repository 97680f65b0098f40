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
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HintTest {

  private static Deduction first(String strategies, String puzzle) {
    GridState state = GridState.initial(Grids.puzzle(Boards.FOUR, puzzle));
    return new Replay(Boards.FOUR, StrategySet.parse(strategies)).next(state).orElseThrow();
  }

  private static Hint hint(Grade grade, Deduction deduction) {
    return new Hint(grade, deduction, cell -> 0);
  }

  @Test
  void eachGradeTellsMoreThanTheOneBefore() {
    Deduction deduction = first("H", "1... ..1. .1.. ....");

    assertThat(hint(Grade.TECHNIQUE, deduction).text().toString())
        .startsWith("Hidden single: ")
        .doesNotContain("box 4", "r4c4");
    assertThat(hint(Grade.REGION, deduction).text().toString())
        .isEqualTo("Hidden single: look in box 4.");
    assertThat(hint(Grade.STEP, deduction).text().toString())
        .isEqualTo("Hidden single: in box 4, r4c4 is the only cell left for 1, so r4c4 is 1.");
  }

  @Test
  void theHousesToLookAtComeWithTheRegion() {
    Deduction deduction = first("H", "1... ..1. .1.. ....");

    assertThat(hint(Grade.TECHNIQUE, deduction).houses()).isEmpty();
    assertThat(hint(Grade.REGION, deduction).houses())
        .extracting(House::label)
        .containsExactly("box 4");
    assertThat(hint(Grade.STEP, deduction).houses()).hasSize(1);
  }

  @Test
  void whereAnArgumentNamesNoHouseTheRegionIsTheBoxOfItsCells() {
    Deduction deduction = first("N", "12.. .... ...3 ....");

    assertThat(deduction.evidence().houses()).isEmpty();
    assertThat(hint(Grade.REGION, deduction).text().toString())
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

    assertThat(hint(Grade.REGION, deduction).text().toString())
        .startsWith("X-Wing: look in rows 2 and 6")
        .doesNotContain("7");
  }

  private static List<String> hints(String board, String puzzle, String strategies) {
    Board on = Boards.named(board).orElseThrow();
    GridState state = GridState.initial(Grids.puzzle(on, puzzle));
    Deduction step = new Replay(on, StrategySet.parse(strategies)).next(state).orElseThrow();
    Hint first = Hint.first(step, state::placed);
    return List.of(
        first.text().toString(),
        first.more().text().toString(),
        first.more().more().text().toString());
  }

  /** Without the rule, no candidate would be left alone or go. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4x4+consecutive=r1c1r1c2 | 1... | N | White dots       | the white dot between r1c1 and r1c2",
        "4x4+ratio=r1c1r1c2       | 1... | N | Black dots       | the black dot between r1c1 and r1c2",
        "4x4+v=r1c1r1c2           | 1... | N | V signs          | the V between r1c1 and r1c2",
        "4x4+less=r1c1r1c2        | 3... | N | Inequality signs | the sign r1c1 < r1c2",
        "4x4+thermometer=r1c1r1c2 | 3... | N | Thermometers     | the thermometer from r1c1 to r1c2",
        "4x4+thermometer=r1c1r1c2 | .... | common-peer-elimination | Thermometers"
            + " | the thermometer from r1c1 to r1c2",
        "4x4+knight               | .12. .... .3.. | N | Anti-knight | Anti-knight",
        "4x4+cage3=r1c1r1c2       | .... | cage-combinations | Killer cages | cage r1c1–r1c2",
      })
  void aHintNamesTheRuleOfAVariant(
      String board, String digits, String set, String kind, String rule) {
    String puzzle = digits.replace(" ", "") + ".".repeat(16);
    List<String> hints = hints(board, puzzle.substring(0, 16), set);
    assertThat(hints.get(0)).endsWith(" Rules used: " + kind + ".");
    assertThat(hints.get(1)).contains(rule);
    assertThat(hints.get(2)).contains(rule);
  }

  /** Row 1 explains a digit beside the dot as well, and the other way to it is no rule used. */
  @Test
  void whatARowExplainsNeedsNoRule() {
    List<String> hints = hints("4x4+consecutive=r1c1r1c2", "4.21............", "N");
    assertThat(hints.get(0)).doesNotContain("Rules used");
    assertThat(hints.get(2)).doesNotContain("dot");
  }
}
