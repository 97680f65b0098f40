package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CageTest {
  private static final Board BOARD = Boards.named("4x4+cage5=r1c1r1c2+cage=r4c1r4c2").orElseThrow();

  @Test
  void aFilledCageWithAnotherSumIsMissedAndContradictsTheState() {
    GridState state = GridState.blank(BOARD).place(0, 1);
    CellSum cage = BOARD.sums().get(0);

    assertThat(cage.isMissed(state::placed)).isFalse();
    assertThat(cage.isMissed(state.place(1, 2)::placed)).isTrue();
    assertThat(cage.isMissed(state.place(1, 4)::placed)).isFalse();
    assertThat(state.place(1, 2).isContradictory()).isTrue();
    assertThat(state.place(1, 4).isContradictory()).isFalse();
  }

  @Test
  void aCageWithoutASumIsNeverMissed() {
    GridState state = GridState.blank(BOARD).place(12, 1).place(13, 2);

    assertThat(BOARD.sums()).hasSize(1);
    assertThat(state.isContradictory()).isFalse();
  }

  @Test
  void aGridIsFinalOnlyWithTheSumsOfItsCages() {
    assertThat(GridState.initial(Grids.puzzle(BOARD, "1423 2314 3142 4231")).isFinal()).isTrue();
    assertThat(GridState.initial(Grids.puzzle(BOARD, "1324 2413 3142 4231")).isFinal()).isFalse();
  }

  @Test
  void sumsAsArraysSayTheSame() {
    CellBonds sums = new CellBonds(BOARD);
    Puzzle wrong = Grids.puzzle(BOARD, "12.. .... .... 12..");

    assertThat(sums.size()).isEqualTo(1);
    assertThat(sums.isMissed(0, wrong::digit)).isTrue();
    assertThat(sums.isMissed(12, wrong::digit)).isFalse();
    assertThat(sums.isMissed(5, wrong::digit)).isFalse();
    assertThat(sums.isAnyMissed(wrong::digit)).isTrue();
    assertThat(sums.isAnyMissed(wrong.with(1, 4)::digit)).isFalse();
  }
}
