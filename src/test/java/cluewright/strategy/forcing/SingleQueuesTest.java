package cluewright.strategy.forcing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.strategy.core.SolvingState;
import org.junit.jupiter.api.Test;

final class SingleQueuesTest {
  private static final Board BOARD = Boards.FOUR;
  private static final int NONE = -1;

  private final SingleQueues queues = new SingleQueues(BOARD);

  private static int candidate(int row, int column, int digit) {
    return BOARD.candidate(BOARD.cell(row - 1, column - 1), digit);
  }

  private void load(String puzzle) {
    queues.load(Grids.puzzle(BOARD, puzzle));
  }

  private void place(int candidate) {
    queues.place(BOARD.cellOf(candidate), BOARD.digitOf(candidate));
  }

  @Test
  void aFullHouseIsTheLastCellOfAHouseAndStaysUntilItIsPlaced() {
    load("1234 3412 2143 43..");

    assertThat(queues.fullHouse()).isEqualTo(candidate(4, 3, 2));
    assertThat(queues.fullHouse()).isEqualTo(candidate(4, 3, 2));
    place(candidate(4, 3, 2));
    assertThat(queues.fullHouse()).isEqualTo(candidate(4, 4, 1));
    place(candidate(4, 4, 1));
    assertThat(queues.isComplete()).isTrue();
    assertThat(queues.isContradictory()).isFalse();
  }

  @Test
  void aNakedSingleOfHousesWithTwoOpenCellsIsNoFullHouse() {
    load("..34 ..12 2143 4321");

    assertThat(queues.fullHouse()).isEqualTo(NONE);
    // The clues above leave r1c1 and r1c2 two digits each, and r3c1 is the first clue below.
    assertThat(queues.nakedSingle()).isEqualTo(candidate(1, 1, 1));
  }

  @Test
  void aTakenNakedSingleIsGoneAndOutdatedOnesArePassedOver() {
    load("..34 ..12 2143 4321");

    place(candidate(1, 1, 1));
    assertThat(queues.nakedSingle()).isNotEqualTo(candidate(1, 1, 1)).isNotEqualTo(NONE);
    queues.nakedSingle();
    queues.nakedSingle();
    assertThat(queues.nakedSingle()).isEqualTo(NONE);
  }

  @Test
  void theLastPlaceForADigitInAHouseIsAHiddenSingleOnceForEachHouse() {
    load("1... ..1. .1.. ....");

    assertThat(queues.fullHouse()).isEqualTo(NONE);
    assertThat(queues.nakedSingle()).isEqualTo(NONE);
    for (int house = 0; house < 3; house++) {
      assertThat(queues.hiddenSingle()).isEqualTo(candidate(4, 4, 1));
    }
    assertThat(queues.hiddenSingle()).isEqualTo(NONE);
  }

  @Test
  void anEliminationCanLeaveASingleOfEitherKind() {
    load(".... .... .... ....");
    for (int digit : new int[] {2, 3, 4}) {
      queues.eliminate(0, digit);
    }
    queues.eliminate(1, 4);
    queues.eliminate(2, 4);

    assertThat(queues.nakedSingle()).isEqualTo(candidate(1, 1, 1));
    assertThat(queues.hiddenSingle()).isEqualTo(candidate(1, 4, 4));
  }

  @Test
  void aCellWithoutCandidatesAndADigitWithoutPlacesAreContradictions() {
    load("123. ...4 .... ....");
    assertThat(queues.isContradictory()).isTrue();

    load("1... .... .... ....");
    assertThat(queues.isContradictory()).isFalse();
    queues.eliminate(1, 2);
    queues.eliminate(2, 2);
    queues.eliminate(3, 2);
    assertThat(queues.isContradictory()).isTrue();
  }

  @Test
  void waitingSinglesAreLeftInTheirQueues() {
    load("..34 ..12 2143 4321");
    int[] first = new int[2 * BOARD.cells()];
    int[] second = new int[2 * BOARD.cells()];

    assertThat(queues.waiting(first)).isEqualTo(queues.waiting(second)).isEqualTo(8);
    assertThat(second).isEqualTo(first).startsWith(candidate(1, 1, 1));
  }

  @Test
  void aStateComesWithItsSinglesAndACopyGoesItsOwnWay() {
    SolvingState state = new SolvingState(BOARD);
    state.load(Grids.puzzle(BOARD, "1234 3412 2143 43.."));
    queues.load(state);
    SingleQueues copy = new SingleQueues(BOARD);
    copy.load(queues);
    copy.place(BOARD.cellOf(copy.fullHouse()), 2);

    assertThat(copy.nakedSingle()).isEqualTo(candidate(4, 4, 1));
    assertThat(queues.unplaced()).isEqualTo(2);
    assertThat(queues.nakedSingle()).isEqualTo(candidate(4, 3, 2));
  }

  @Test
  void aSingleThatTheCellHasLostIsPlacedAndIsAContradiction() {
    load("1... .... .... ....");
    queues.place(BOARD.cell(0, 1), 1);

    assertThat(queues.isContradictory()).isTrue();
    assertThat(queues.isOpen(BOARD.cell(0, 1))).isFalse();
  }
}
