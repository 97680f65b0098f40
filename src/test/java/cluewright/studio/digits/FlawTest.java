package cluewright.studio.digits;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.Contradiction;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Goal;
import cluewright.strategy.StrategySet;
import org.junit.jupiter.api.Test;

/** Cages with other sums, wherever digits are judged. */
final class FlawTest {
  private static final Board BOARD = Boards.named("4x4+cage6=r1c1r1c2").orElseThrow();

  @Test
  void aCageWithAnotherSumIsAFlawOfTheDigits() {
    Puzzle digits = Grids.puzzle(BOARD, "12.. .... .... ....");

    assertThat(Flaw.of(digits)).map(Flaw::cells).contains(CellSet.of(0, 1));
    assertThat(Flaw.of(digits).orElseThrow().sentence())
        .hasToString("r1c1 and r1c2 add up to 3 and not to 6.");
    assertThat(Flaw.of(digits.with(0, 4))).isEmpty();
  }

  @Test
  void soIsOneThatSinglesFillSo() {
    Puzzle digits = Grids.puzzle(BOARD, "1.34 .... .... ....");

    assertThat(Flaw.of(digits).orElseThrow().sentence())
        .hasToString("Once all singles are filled in, r1c1 and r1c2 add up to 3 and not to 6.");
  }

  @Test
  void digitsAgainstARuleAreToldWhichOne() {
    Board board = Boards.named("4x4+consecutive=r1c1r1c2").orElseThrow();

    assertThat(Flaw.of(Grids.puzzle(board, "13.. .... .... ....")).orElseThrow().sentence())
        .hasToString(
            "1 in r1c1 and 3 in r1c2 are against a rule: the white dot between r1c1 and r1c2.");
  }

  @Test
  void aStateAndFixedDigitsSayTheSame() {
    Puzzle digits = Grids.puzzle(BOARD, "12.. .... .... ....");

    assertThat(Contradiction.of(GridState.initial(digits)).orElseThrow())
        .hasToString("r1c1 and r1c2 add up to 3 and not to 6, the sum of their cage");
    assertThat(Goal.NONE.withGivens(digits).objection(digits.mask(), StrategySet.any()))
        .map(Object::toString)
        .contains(
            "r1c1 and r1c2 are fixed to digits that add up to 3, and not to 6, the sum of their"
                + " cage");
    assertThat(new Mask(BOARD, CellSet.of(0, 1))).isEqualTo(digits.mask());
  }
}
