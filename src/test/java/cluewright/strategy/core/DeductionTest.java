package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DeductionTest {
  private static final Board BOARD = Boards.FOUR;
  private static final Strategy STRATEGY = Catalogue.withId("x-wing").orElseThrow();
  private static final Evidence EVIDENCE =
      Evidence.of(BOARD, List.of(), CellSet.of(0), 1, Phrase.verbatim("look"));

  private final SolvingState state = new SolvingState(BOARD);
  private final Deduction placement =
      Deduction.place(
          BOARD, STRATEGY, STRATEGY.variants().get(0), BOARD.candidate(5, 3), () -> EVIDENCE);
  private final Deduction eliminations =
      eliminate(
          BOARD.candidate(0, 1),
          BOARD.candidate(2, 1),
          BOARD.candidate(2, 4),
          BOARD.candidate(7, 4),
          BOARD.candidate(7, 1),
          BOARD.candidate(9, 2));

  private static Deduction eliminate(int... candidates) {
    return Deduction.eliminate(
        BOARD, STRATEGY, STRATEGY.variants().get(0), candidates, () -> EVIDENCE);
  }

  @Test
  void itIsOpenUntilItIsDone() {
    for (Deduction deduction : List.of(placement, eliminations)) {
      assertThat(deduction.isOpenIn(state)).isTrue();
      deduction.applyTo(state);
      assertThat(deduction.isOpenIn(state)).isFalse();
    }

    assertThat(state.placed(5)).isEqualTo(3);
    assertThat(state.frozen())
        .isEqualTo(
            GridState.blank(BOARD)
                .place(5, 3)
                .eliminate(eliminations.changes().stream().mapToInt(Integer::intValue).toArray()));
  }

  @Test
  void aPartOfItMayBeLeftToDo() {
    state.eliminate(0, 1);

    assertThat(eliminations.isOpenIn(state)).isTrue();
    assertThat(eliminations.isOpenIn(state, BOARD.candidate(0, 1))).isFalse();
    assertThat(eliminations.isOpenIn(state, BOARD.candidate(2, 1))).isTrue();
  }

  @Test
  void itCanBeNarrowedToWhatIsNew() {
    Deduction one = eliminations.only(candidate -> candidate == BOARD.candidate(9, 2));

    assertThat(one.changes()).containsExactly(BOARD.candidate(9, 2));
    assertThat(one.places()).isFalse();
    assertThat(one.variant()).isEqualTo(eliminations.variant());
    assertThat(one.evidence()).isEqualTo(EVIDENCE);
    assertThat(eliminations.only(candidate -> true)).isSameAs(eliminations);
  }

  @Test
  void itKnowsTheCellsThatItChanges() {
    assertThat(eliminations.changedCells()).isEqualTo(CellSet.of(0, 2, 7, 9));
    assertThat(placement.changedCells()).isEqualTo(CellSet.of(5));
  }

  @Test
  void aPlacementIsSaidInThreeLengths() {
    assertThat(placement.sentence()).hasToString("X-Wing: look, so r2c2 is 3.");
    assertThat(placement.argument()).hasToString("look, so r2c2 is 3.");
    assertThat(placement.effect()).hasToString("r2c2 is 3.");
    assertThat(placement.conclusion()).hasToString("r2c2\u00a0=\u00a03");
    assertThat(placement).hasToString("X-Wing r2c2 is 3.");
  }

  /** Fewer digits first, and in each the lower. */
  @Test
  void cellsThatLoseTheSameDigitsAreSaidTogether() {
    String told =
        "1 is eliminated from r1c1; 2 is eliminated from r3c2;"
            + " 1 and 4 are eliminated from r1c3 and r2c4";

    assertThat(eliminations.conclusion()).hasToString(told);
    assertThat(eliminations.effect()).hasToString(told + ".");
    assertThat(eliminations.argument()).hasToString("look, so " + told + ".");
    assertThat(eliminate(BOARD.candidate(0, 1)).conclusion())
        .hasToString("1 is eliminated from r1c1");
  }

  @Test
  void itsEvidenceIsMadeOnlyWhenSomebodyAsks() {
    int[] asked = {0};
    Deduction lazy =
        Deduction.place(
            BOARD,
            STRATEGY,
            STRATEGY.variants().get(0),
            0,
            () -> {
              asked[0]++;
              return EVIDENCE;
            });

    assertThat(lazy.effect()).hasToString("r1c1 is 1.");
    assertThat(asked[0]).isZero();
    assertThat(IntStream.range(0, 2).mapToObj(i -> lazy.evidence())).containsOnly(EVIDENCE);
  }
}
