package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.strategy.ShortRow;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SolvingStateTest {
  private static final int CLUE = 70;

  private final SolvingState state = new SolvingState(Boards.FOUR);

  static List<Board> boards() {
    return List.of(Boards.FOUR, Boards.SIX, Boards.NINE);
  }

  /** {@link GridState} is the slow reading: each change makes a new one. */
  @ParameterizedTest
  @MethodSource("boards")
  void whateverHappensItIsTheStateThatTheDefinitionMakes(Board board) {
    Random random = Tries.random(61);
    SolvingState changing = new SolvingState(board);
    for (int round = 0; round < Tries.of(40); round++) {
      GridState expected = GridState.blank(board);
      changing.reset();
      while (!expected.isContradictory() && !expected.isFinal()) {
        int cell = random.nextInt(board.cells());
        int digit = 1 + random.nextInt(board.digits());
        boolean isSound;
        if (random.nextInt(4) == 0) {
          expected = expected.place(cell, digit);
          isSound = changing.place(cell, digit);
        } else {
          expected = expected.eliminate(board.candidate(cell, digit));
          isSound = changing.eliminate(cell, 1 << (digit - 1));
        }
        assertThat(isSound).isEqualTo(!expected.isContradictory());
        assertIsLike(changing, expected);
      }
    }
  }

  private static void assertIsLike(SolvingState state, GridState expected) {
    Board board = state.board();
    assertThat(state.isContradictory()).isEqualTo(expected.isContradictory());
    assertThat(new SolvingState(expected).isContradictory()).isEqualTo(expected.isContradictory());
    if (expected.isContradictory()) {
      return;
    }
    assertThat(state.frozen()).isEqualTo(expected);
    int[] open =
        IntStream.range(0, board.cells()).filter(cell -> expected.placed(cell) == 0).toArray();
    assertThat(state.unplaced()).isEqualTo(open.length);
    assertThat(state.isComplete()).isEqualTo(open.length == 0);
    for (int house = 0; house < board.houses().size(); house++) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        int[] cells = board.houses().get(house).cells().toArray();
        int places = 0;
        boolean isPlaced = false;
        for (int place = 0; place < cells.length; place++) {
          int cell = cells[place];
          boolean isOpen = expected.placed(cell) == 0 && expected.hasCandidate(cell, digit);
          assertThat(state.isOpen(cell, digit)).isEqualTo(isOpen);
          assertThat((state.cells(digit, cell >> 6) >>> cell & 1) != 0).isEqualTo(isOpen);
          places |= isOpen ? 1 << place : 0;
          isPlaced |= expected.placed(cell) == digit;
        }
        assertThat(state.places(house, digit)).isEqualTo(places);
        assertThat(state.isPlacedIn(house, digit)).isEqualTo(isPlaced);
      }
    }
  }

  @Test
  void placingWhatIsPlacedChangesNothing() {
    assertThat(state.place(0, 1)).isTrue();
    GridState before = state.frozen();

    assertThat(state.place(0, 1)).isTrue();
    assertThat(state.frozen()).isEqualTo(before);
    assertThat(state.unplaced()).isEqualTo(15);
  }

  @Test
  void anotherDigitInAPlacedCellIsAContradictionThatStays() {
    state.place(0, 1);

    assertThat(state.place(0, 2)).isFalse();
    assertThat(state.isContradictory()).isTrue();
    assertThat(state.place(0, 1)).isFalse();
    assertThat(state.eliminate(0, 0)).isFalse();
  }

  @Test
  void whatIsNoCandidateCannotBePlaced() {
    assertThat(state.eliminate(0, 1)).isTrue();

    assertThat(state.place(0, 1)).isFalse();
    assertThat(state.isContradictory()).isTrue();
  }

  @Test
  void theLastCandidateOfACellAndTheLastPlaceInAHouseCannotGo() {
    assertThat(state.eliminate(0, 0b0111)).isTrue();
    assertThat(state.eliminate(0, 0b1000)).isFalse();

    state.reset();
    assertThat(state.eliminate(0, 1)).isTrue();
    assertThat(state.eliminate(1, 1)).isTrue();
    assertThat(state.eliminate(2, 1)).isTrue();
    assertThat(state.eliminate(3, 1)).isFalse();
  }

  @Test
  void aHouseThatNeedNotHoldEveryDigitMayLackOne() {
    SolvingState shortRow = new SolvingState(ShortRow.BOARD);
    for (int cell = 0; cell < ShortRow.BOARD.cells(); cell++) {
      assertThat(shortRow.eliminate(cell, 1)).isTrue();
    }

    assertThat(new SolvingState(shortRow.frozen()).isContradictory()).isFalse();
  }

  @Test
  void onlyAStateFromAPuzzleKnowsItsClues() {
    int[] digits = new int[Boards.NINE.cells()];
    digits[CLUE] = 5;
    Puzzle puzzle = new Puzzle(Boards.NINE, digits);
    SolvingState nine = new SolvingState(Boards.NINE);
    assertThat(nine.knowsClues()).isFalse();

    nine.load(puzzle);
    nine.place(0, 1);

    assertThat(nine.knowsClues()).isTrue();
    assertThat(IntStream.range(0, digits.length).filter(nine::isClue)).containsExactly(CLUE);
    nine.load(GridState.initial(puzzle));
    assertThat(nine.knowsClues()).isFalse();
    assertThat(nine.isClue(CLUE)).isFalse();
  }

  @Test
  void aPuzzleIsLoadedAsItsInitialStateWhateverWasThereBefore() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "1... .... .2.. ...3");
    state.place(0, 2);
    state.place(0, 3);

    state.load(puzzle);

    assertThat(state.isContradictory()).isFalse();
    assertIsLike(state, GridState.initial(puzzle));
  }

  @Test
  void aStateIsTakenFromAnother() {
    SolvingState other = new SolvingState(Boards.FOUR);
    other.place(3, 2);
    other.eliminate(0, 1);

    state.load(other);

    assertIsLike(state, other.frozen());
  }
}
