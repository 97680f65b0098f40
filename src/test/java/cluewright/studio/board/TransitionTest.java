package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.picture.Pencil;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TransitionTest {
  private static final Puzzle PUZZLE = PuzzleText.read("1..4.........32.");
  private static final SolvingPath PATH =
      new Replay(PUZZLE.board(), StrategySet.parse("NH")).human(PUZZLE);

  private static BoardPicture picture(int state) {
    Marks marks =
        state == 0 ? Marks.NONE : Marks.of(PATH.steps().get(state - 1).deductions().get(0));
    return new BoardPicture(
        PUZZLE.mask(), Optional.of(PATH.state(state)), Pencil.CANDIDATES, marks);
  }

  private static CellContent content(int state, int cell) {
    BoardPicture picture = picture(state);
    return new CellContents(picture, Reveal.complete(picture.board())).of(cell);
  }

  private static int cellOfFirstStep() {
    return PATH.steps().get(0).deductions().get(0).changedCells().toArray()[0];
  }

  @Test
  void aPlacedDigitComesWhileItsCandidatesGo() {
    int cell = cellOfFirstStep();
    CellChange half = CellChange.of(content(0, cell), content(1, cell), 0.5);
    assertThat(half.digit()).isEqualTo(0.5);
    assertThat(half.leaving()).isEqualTo(content(0, cell).candidates()).isNotZero();
    assertThat(half.staying()).isZero();
    assertThat(half.arriving()).isZero();
  }

  @Test
  void aStepBackBringsTheCandidatesAgain() {
    int cell = cellOfFirstStep();
    CellChange half = CellChange.of(content(1, cell), content(0, cell), 0.5);
    assertThat(half.arriving()).isEqualTo(content(0, cell).candidates());
    assertThat(half.leaving()).isZero();
  }

  @Test
  void aCellThatDoesNotChangeIsAtItsEndAtOnce() {
    CellContent clue = content(0, 0);
    assertThat(CellChange.of(clue, clue, 0.3).progress()).isEqualTo(1);
    assertThat(CellChange.of(clue, clue, 0.3).digit()).isEqualTo(1);
  }

  @Test
  void onlyAChangeOfAStateIsWatched() {
    assertThat(Transition.isWorthWatching(picture(0), picture(1))).isTrue();
    assertThat(Transition.isWorthWatching(picture(1), picture(1))).isFalse();
    BoardPicture mask = BoardPicture.of(PUZZLE.mask(), Marks.NONE);
    assertThat(Transition.isWorthWatching(mask, picture(0))).isFalse();
    assertThat(Transition.isWorthWatching(picture(0), BoardPicture.of(emptied(), Marks.NONE)))
        .isFalse();
  }

  private static Mask emptied() {
    return Mask.empty(Boards.FOUR);
  }

  @Test
  void candidatesAreDotsWhereDigitsCouldNotBeRead() {
    assertThat(BoardGeometry.of(Boards.NINE, 560, 1).isTiny()).isFalse();
    assertThat(BoardGeometry.of(Boards.FOUR, 180, 1).isTiny()).isFalse();
    assertThat(BoardGeometry.of(Boards.NINE, 180, 1).isTiny()).isTrue();
    BoardGeometry tiny = BoardGeometry.of(Boards.NINE, 180, 2);
    assertThat(tiny.dotSize()).isBetween(1.0, tiny.cell() / 3);
    assertThat(tiny.dotSize() * 2).isEqualTo(Math.rint(tiny.dotSize() * 2));
  }
}
