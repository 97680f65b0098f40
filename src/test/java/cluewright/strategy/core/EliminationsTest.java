package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EliminationsTest {
  private static final Board BOARD = Boards.NINE;

  private final Geometry geometry = Geometry.of(BOARD);
  private final SolvingState state = new SolvingState(BOARD);
  private final Eliminations eliminations = new Eliminations(geometry);
  private final Eliminations others = new Eliminations(geometry);
  private final EliminationSets sets = new EliminationSets();

  private List<String> found() {
    assertThat(eliminations.isEmpty()).isEqualTo(eliminations.size() == 0);
    assertThat(eliminations.toArray()).hasSize(eliminations.size());
    return Arrays.stream(eliminations.toArray())
        .mapToObj(c -> BOARD.label(BOARD.cellOf(c)) + "-" + BOARD.digitOf(c))
        .toList();
  }

  private int cell(int row, int column) {
    return BOARD.cell(row - 1, column - 1);
  }

  @Test
  void whatSeesTwoCellsIsEliminatedWhereItIsOpen() {
    state.eliminate(cell(9, 1), 1 << 4);
    state.place(cell(1, 1), 2);
    eliminations.in(state).addSeen(5, cell(9, 9), cell(1, 1));

    assertThat(found()).containsExactly("r1c9-5");
  }

  @Test
  void whatSeesThreeCellsIsEliminated() {
    eliminations.in(state).addSeen(5, cell(7, 7), cell(9, 1), cell(9, 5));

    assertThat(found()).containsExactly("r9c7-5", "r9c8-5", "r9c9-5");
  }

  @Test
  void aCandidateIsThereOnceAndBeginsAnewEachTime() {
    eliminations.in(state).addDigits(cell(9, 9), 0b110);
    eliminations.addDigits(cell(9, 9), 0b011);
    assertThat(found()).containsExactly("r9c9-1", "r9c9-2", "r9c9-3");

    eliminations.in(state).addDigits(cell(9, 9), 0b010);
    assertThat(found()).containsExactly("r9c9-2");
    assertThat(eliminations.in(state).isEmpty()).isTrue();
  }

  @Test
  void theSameEliminationsAreOneSetInWhateverOrderTheyWereFound() {
    eliminations.in(state).addDigits(cell(9, 9), 0b1);
    eliminations.addDigits(cell(1, 2), 0b10);
    others.in(state).addDigits(cell(1, 2), 0b10);
    others.addDigits(cell(9, 9), 0b1);

    assertThat(sets.add(eliminations)).isTrue();
    assertThat(sets.add(others)).isFalse();
    others.addDigits(cell(1, 2), 0b1);
    assertThat(sets.add(others)).isTrue();
    sets.clear();
    assertThat(sets.add(eliminations)).isTrue();
  }

  @Test
  void manySetsAreEachKeptOnce() {
    for (int round = 0; round < 2; round++) {
      for (int cell = 0; cell < BOARD.cells(); cell++) {
        for (int digits = 1; digits < 8; digits++) {
          eliminations.in(state).addDigits(cell, digits);
          assertThat(sets.add(eliminations)).isEqualTo(round == 0);
        }
      }
    }
  }

  /** By HoDoKu's sum: the lowest counts once, each next one for one board of cells more. */
  @Test
  void theWeightGrowsWithDigitsAndCells() {
    eliminations.in(state).addDigits(7, 0b100);
    assertThat(eliminations.weight()).isEqualTo(7 + 3);

    eliminations.addDigits(4, 0b100);
    assertThat(eliminations.weight()).isEqualTo(4 + 3 + 7 * 81 + 3);
  }
}
