package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.picture.Pencil;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A clue that the designer fixed looks like no other, and is told to be one. */
final class FixedCluesTest {
  private static final Puzzle PUZZLE = PuzzleText.read("1..4.........32.");
  private static final BoardPicture PLAIN =
      new BoardPicture(
          PUZZLE.mask(), Optional.of(GridState.initial(PUZZLE)), Pencil.NOTHING, Marks.NONE);
  private static final BoardPicture FIXED = PLAIN.withFixed(PuzzleText.read("1..............."));

  private static CellContent content(BoardPicture picture, int cell) {
    return new CellContents(picture, Reveal.complete(picture.board())).of(cell);
  }

  @Test
  void aFixedClueIsDrawnOtherwiseThanTheOthers() {
    assertThat(content(FIXED, 0).is(CellTrait.FIXED)).isTrue();
    assertThat(content(FIXED, 3).is(CellTrait.FIXED)).isFalse();
    assertThat(content(FIXED, 0)).isNotEqualTo(content(PLAIN, 0));
    assertThat(content(FIXED, 3)).isEqualTo(content(PLAIN, 3));
  }

  @Test
  void theStatusLineAndTheLegendSayIt() {
    assertThat(BoardWords.cell(FIXED, 0)).hasToString("r1c1: clue with the fixed digit 1");
    assertThat(BoardWords.cell(FIXED, 3)).hasToString("r1c4: clue 4");
    assertThat(LegendEntry.of(FIXED)).containsExactly(LegendEntry.FIXED);
    assertThat(LegendEntry.of(PLAIN)).isEmpty();
  }
}
