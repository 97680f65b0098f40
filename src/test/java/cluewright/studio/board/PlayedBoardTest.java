package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.PenLine;
import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.studio.look.Theme;
import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** What a player writes, as the board draws it. */
@ExtendWith(ApplicationExtension.class)
final class PlayedBoardTest {
  /** Of a cell, in pixels: about as small as a window shows 16x16. */
  private static final int CELL = 40;

  private static final int SIDE = 4 * 90;

  private static Sheet marked(Board board, CellSet cells) {
    return Sheet.of(Puzzle.empty(board))
        .withCandidates(cells, cell -> board.allDigits())
        .withCorners(cells, cell -> 0b1111);
  }

  private static BufferedImage drawn(FxRobot robot, Sheet sheet, CellSet wrong) {
    return drawn(robot, sheet, wrong, SIDE);
  }

  private static BufferedImage drawn(FxRobot robot, Sheet sheet, CellSet wrong, int side) {
    return drawn(robot, sheet, wrong, side, Playing.Places.FIXED);
  }

  private static BufferedImage drawn(
      FxRobot robot, Sheet sheet, CellSet wrong, int side, Playing.Places places) {
    CellSet none = CellSet.empty();
    Playing playing = new Playing(sheet, none, none, wrong, none, places);
    return BoardSnapshot.of(robot, BoardPicture.of(playing, Marks.NONE), Theme.LIGHT, side);
  }

  @Test
  void candidatesThatTheBoardGivesKeepTheirPlacesBesideAPlayersInTheMiddle(FxRobot robot) {
    Board board = Boards.named("4x4+candidates5=r2c2").orElseThrow();
    Sheet sheet = Sheet.of(Puzzle.empty(board));
    CellSet none = CellSet.empty();
    int[] fixed = pixels(drawn(robot, sheet, none, SIDE, Playing.Places.FIXED));
    assertThat(pixels(drawn(robot, sheet, none, SIDE, Playing.Places.MIDDLE))).isEqualTo(fixed);
    assertThat(pixels(drawn(robot, Sheet.of(Puzzle.empty(Boards.FOUR)), none))).isNotEqualTo(fixed);
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
  }

  @InTurn
  @Test
  void aCellWithWrongCandidatesHasARimThatLiesOverNoMark(FxRobot robot) {
    for (Board board : new Board[] {Boards.FOUR, Boards.NINE, Boards.SIXTEEN}) {
      CellSet cell = CellSet.of(board.columns() + 1);
      int side = Math.max(SIDE, board.columns() * CELL);
      BoardGeometry geometry = BoardGeometry.of(board, side, 1);
      double middle = geometry.centreX(board.columns() + 1);
      BufferedImage before = drawn(robot, marked(board, cell), CellSet.empty(), side);
      BufferedImage after = drawn(robot, marked(board, cell), cell, side);
      int rim = 0;
      for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
          boolean differs = before.getRGB(x, y) != after.getRGB(x, y);
          double beside = Math.max(Math.abs(x + 0.5 - middle), Math.abs(y + 0.5 - middle));
          rim += differs ? 1 : 0;
          assertThat(differs && beside < 0.42 * geometry.cell())
              .as("%s at %d, %d", board, x, y)
              .isFalse();
        }
      }
      assertThat(rim).isGreaterThan(40);
    }
  }

  @Test
  void aCellShowsAllItsColours(FxRobot robot) {
    CellSet cell = CellSet.of(5);
    Sheet sheet = Sheet.of(Puzzle.empty(Boards.FOUR)).withColors(cell, each -> 0b100000111);
    BufferedImage image = drawn(robot, sheet, CellSet.empty());
    Set<Integer> seen = new HashSet<>();
    for (int y = SIDE / 4 + 8; y < SIDE / 2 - 8; y++) {
      for (int x = SIDE / 4 + 8; x < SIDE / 2 - 8; x++) {
        seen.add(image.getRGB(x, y) & 0xFFFFFF);
      }
    }
    assertThat(seen).contains(0xff6261, 0xfcd098, 0xb09c1c, 0xbdbdbd).doesNotContain(0x8bed2a);
  }

  @InTurn
  @Test
  void aLineLiesWhereItsEndsAre(FxRobot robot) {
    Sheet empty = Sheet.of(Puzzle.empty(Boards.FOUR));
    BufferedImage before = drawn(robot, empty, CellSet.empty());
    BufferedImage after =
        drawn(robot, empty.withLines(Set.of(new PenLine(5, 3, 3, 3))), CellSet.empty());
    int middle = SIDE * 3 / 8;
    assertThat(after.getRGB(middle + 20, middle)).isNotEqualTo(before.getRGB(middle + 20, middle));
    assertThat(after.getRGB(middle, middle + 20)).isEqualTo(before.getRGB(middle, middle + 20));
    assertThat(after.getRGB(middle - 20, middle)).isEqualTo(before.getRGB(middle - 20, middle));
  }
}
