package cluewright.studio.board;

import cluewright.document.Sheet;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.picture.BoardGrid;
import cluewright.picture.BoardShapes;
import cluewright.picture.CellMarks;
import cluewright.picture.HouseMarks;
import cluewright.picture.OutlineMarks;
import cluewright.picture.Shape.Text;
import cluewright.picture.Sign;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws cells, each within its own square so that it can be redrawn alone.
 *
 * <p>From the bottom: paper and tints, the tile, the digit or the candidates, and what rings or
 * underlines the cell. Grid lines lie on a canvas above, which hides where squares meet.
 */
final class CellPainter {
  private static final double TILE_INSET = 0.09;
  private static final double SMALLEST = 0.5;
  private static final double CORNER_SIZE = 0.21;
  private static final double HATCH_OPACITY = 0.6;
  private static final double OUTLINE = 3;
  private static final double REGION_OPACITY = 0.32;
  private static final double REGION_NAME = 0.36;

  /** The width of all characters of a name together, at size 1 each. */
  private static final double NAME_WIDTH = 1.5;

  /** The size of candidates beside marks along the edge. */
  private static final double BESIDE_CORNERS = 0.58;

  /** The size of digits in the middle, and the width that they share, in cells. */
  private static final double CENTRE_SIZE = 0.28;

  private static final double CENTRE_WIDTH = 0.88;

  /** The distance between two of these and between their rows, at size 1. */
  private static final double CENTRE_STEP = 0.64;

  private static final double CENTRE_ROW = 1.05;
  private static final int MOST_ACROSS = 9;

  private final Brush brush;
  private final BoardGeometry geometry;
  private final BoardGrid grid;
  private final HouseMarks houses;

  CellPainter(Brush brush, DigitSet digits) {
    this.brush = brush;
    this.geometry = brush.geometry();
    this.grid = new BoardGrid(geometry.board(), digits);
    this.houses = new HouseMarks(geometry.board());
  }

  void paint(int cell, CellChange change) {
    CellContent content = change.to();
    ground(cell, change);
    tile(cell, content);
    given(cell, content);
    pencil(cell, change);
    digits(cell, change);
    corners(cell, content);
    fixed(cell, content);
    regionName(cell, content);
    marks(cell, content);
    outline(cell, content);
    if (content.is(CellTrait.WRONG) && content.digit() == 0) {
      wrongMarks(cell, content);
    }
  }

  private void ground(int cell, CellChange change) {
    ground(cell, change.from());
    if (change.progress() < 1) {
      brush.fade(change.progress());
      ground(cell, change.to());
      brush.fade(1);
    }
  }

  private void ground(int cell, CellContent content) {
    brush.fillCell(cell, BoardColor.PAPER);
    fill(CellTrait.GIVEN, BoardColor.CLUE_GROUND, cell, content);
    CellSet self = CellSet.of(cell);
    brush.shapes().paint(houses.tints(self));
    region(cell, content);
    brush.fillSectors(cell, colors(content));
    fill(CellTrait.HOUSE, BoardColor.HOUSE, cell, content);
    if (content.is(CellTrait.COVER)) {
      brush.opacity(HATCH_OPACITY);
      brush.within(cell, () -> brush.shapes().paint(BoardShapes.hatches(geometry.board(), self)));
      brush.opacity(1);
    }
    fill(CellTrait.PLACED_NOW, BoardColor.PLACED_GROUND, cell, content);
    fill(CellTrait.DIFFERS, BoardColor.DIFFERS, cell, content);
    fill(CellTrait.ALIKE, BoardColor.ALIKE, cell, content);
    fill(CellTrait.SELECTED, BoardColor.SELECTED, cell, content);
    if (!houses.behind().isEmpty()) {
      brush.within(cell, () -> brush.shapes().paint(houses.behind()));
    }
    brush.shapes().paint(houses.lines(cell));
  }

  /** Fills a cell with its region's colour; consecutive regions and neighbouring boxes differ. */
  private void region(int cell, CellContent content) {
    if (content.region() != 0) {
      brush.opacity(REGION_OPACITY);
      brush.fillCell(cell, BoardColor.ofCell((content.region() - 1) % Sheet.COLORS + 1));
      brush.opacity(1);
    }
  }

  private void regionName(int cell, CellContent content) {
    String name = content.name();
    if (name.isEmpty()) {
      return;
    }
    boolean isWrong = content.is(CellTrait.UNEVEN);
    Text place = grid.digit(isWrong ? Sign.CLUE : Sign.FOUND, cell, 1);
    double size = Math.min(REGION_NAME, NAME_WIDTH / name.length());
    brush
        .shapes()
        .text(
            new Text(place.sign(), name, place.x(), place.y(), size),
            brush.color(isWrong ? BoardColor.PROBLEM : BoardColor.CANDIDATE));
  }

  private static List<BoardColor> colors(CellContent content) {
    return IntStream.rangeClosed(1, Sheet.COLORS)
        .filter(number -> (content.colors() & 1 << (number - 1)) != 0)
        .mapToObj(BoardColor::ofCell)
        .toList();
  }

  private void fill(CellTrait trait, BoardColor color, int cell, CellContent content) {
    if (content.is(trait)) {
      brush.fillCell(cell, color);
    }
  }

  private void tile(int cell, CellContent content) {
    if (content.is(CellTrait.BLANK)) {
      blank(cell);
    }
    if (content.tile() > 0) {
      brush.opacity(content.tile());
      brush.fillTile(cell, TILE_INSET + 0.15 * (1 - content.tile()), BoardColor.TILE);
      brush.opacity(1);
    }
  }

  /** Draws a blank clue cell, pale so that candidates stay legible. */
  private void blank(int cell) {
    brush.opacity(0.25);
    brush.fillTile(cell, TILE_INSET / 2, BoardColor.TILE);
    brush.opacity(1);
  }

  /** Draws digits: appearing ones grow, disappearing ones fade. */
  private void digits(int cell, CellChange change) {
    double opacity = change.digit();
    if (change.from().digit() != 0 && opacity < 1) {
      brush.fade(1 - opacity);
      digit(cell, change.from(), 1);
    }
    if (change.to().digit() != 0) {
      brush.fade(opacity);
      digit(cell, change.to(), SMALLEST + (1 - SMALLEST) * opacity);
    }
    brush.fade(1);
  }

  private void digit(int cell, CellContent content, double size) {
    boolean isHeavy = content.is(CellTrait.GIVEN) || content.is(CellTrait.PLACED_NOW);
    Text whole = grid.digit(isHeavy ? Sign.CLUE : Sign.FOUND, cell, content.digit());
    brush.opacity(content.shown());
    brush
        .shapes()
        .text(
            new Text(whole.sign(), whole.text(), whole.x(), whole.y(), whole.size() * size),
            brush.color(color(content)));
    brush.opacity(1);
  }

  private static BoardColor color(CellContent content) {
    if (content.tile() == 1) {
      return BoardColor.ON_MARK;
    }
    if (content.is(CellTrait.GIVEN)) {
      return BoardColor.CLUE;
    }
    if (content.isColored()) {
      return BoardColor.ON_COLOR;
    }
    if (content.is(CellTrait.CONFLICT) || content.is(CellTrait.WRONG)) {
      return BoardColor.PROBLEM;
    }
    return content.is(CellTrait.PLACED_NOW) ? BoardColor.PLACED : BoardColor.DIGIT;
  }

  /** Draws the candidates that the board gives, where nothing else is written. */
  private void given(int cell, CellContent content) {
    boolean isBare =
        content.digit() == 0
            && content.tile() == 0
            && content.candidates() == 0
            && content.corners() == 0
            && content.region() == 0;
    if (isBare) {
      int given = CellMarks.given(geometry.board(), cell);
      for (int left = given; left != 0; left &= left - 1) {
        int digit = Integer.numberOfTrailingZeros(left) + 1;
        brush
            .shapes()
            .text(
                grid.given(geometry.board().candidate(cell, digit)),
                brush.color(candidateColor(content, false)));
      }
    }
  }

  private void pencil(int cell, CellChange change) {
    candidates(cell, change.to(), change.staying());
    if (change.progress() < 1) {
      brush.fade(1 - change.progress());
      candidates(cell, change.from(), change.leaving());
      brush.fade(change.progress());
      candidates(cell, change.to(), change.arriving());
      brush.fade(1);
    }
  }

  private static BoardColor candidateColor(CellContent content, boolean decides) {
    if (decides) {
      return BoardColor.PLACED;
    }
    return content.isColored() ? BoardColor.ON_COLOR : BoardColor.CANDIDATE;
  }

  private void candidates(int cell, CellContent content, int digits) {
    for (int left = digits; left != 0; left &= left - 1) {
      int digit = Integer.numberOfTrailingZeros(left) + 1;
      boolean decides = (content.deciding() >>> (digit - 1) & 1) != 0;
      Sign sign = decides && !geometry.isTiny() ? Sign.CLUE : Sign.CANDIDATE;
      brush
          .shapes()
          .text(
              place(
                  grid.candidate(sign, geometry.board().candidate(cell, digit)),
                  cell,
                  content,
                  digit),
              brush.color(candidateColor(content, decides)));
      if (content.is(CellTrait.BARS)) {
        brush.shapes().paint(List.of(grid.bar(geometry.board().candidate(cell, digit))));
      }
    }
  }

  /**
   * Where a candidate stands; those that the board gives are no player's, and keep their places.
   */
  private Text place(Text text, int cell, CellContent content, int digit) {
    if (content.is(CellTrait.CENTRED) && content.candidates() != 0) {
      return inTheMiddle(text, cell, content.candidates(), digit);
    }
    return content.corners() == 0 ? text : besideCorners(cell, text);
  }

  /** Side by side in the middle, the smaller the more they are; many in several rows. */
  private Text inTheMiddle(Text text, int cell, int all, int digit) {
    int count = Integer.bitCount(all);
    int across = Math.min(count, MOST_ACROSS);
    int down = (count + across - 1) / across;
    double size = Math.min(CENTRE_SIZE, CENTRE_WIDTH / (across * CENTRE_STEP));
    int before = Integer.bitCount(all & ((1 << (digit - 1)) - 1));
    int row = before / across;
    int inRow = Math.min(across, count - row * across);
    return new Text(
        text.sign(),
        text.text(),
        grid.x(cell) + (before % across - (inRow - 1) / 2.0) * size * CENTRE_STEP,
        grid.y(cell) + (row - (down - 1) / 2.0) * size * CENTRE_ROW,
        size * BoardGrid.narrowing(text.text()));
  }

  private Text besideCorners(int cell, Text text) {
    double x = grid.x(cell);
    double y = grid.y(cell);
    return new Text(
        text.sign(),
        text.text(),
        x + (text.x() - x) * BESIDE_CORNERS,
        y + (text.y() - y) * BESIDE_CORNERS,
        text.size() * BESIDE_CORNERS * 1.1);
  }

  /** Draws corner marks: the first four in the corners, the others between these. */
  private void corners(int cell, CellContent content) {
    boolean hasSum = OutlineMarks.hasValue(geometry.board(), cell);
    CornerPlaces places = CornerPlaces.of(Integer.bitCount(content.corners()), hasSum);
    int place = 0;
    for (int left = content.corners(); left != 0; left &= left - 1) {
      Text digit = grid.digit(Sign.CLUE, cell, Integer.numberOfTrailingZeros(left) + 1);
      brush
          .shapes()
          .text(
              new Text(
                  digit.sign(),
                  digit.text(),
                  digit.x() + places.x(place),
                  digit.y() + places.y(place),
                  CORNER_SIZE * BoardGrid.narrowing(digit.text())),
              brush.color(content.isColored() ? BoardColor.ON_COLOR : BoardColor.DIGIT));
      place++;
    }
  }

  /** Draws a bar below a fixed digit. */
  private void fixed(int cell, CellContent content) {
    if (content.is(CellTrait.FIXED)) {
      double reach = geometry.cell() * 0.17;
      double height = Math.max(1.5, geometry.cell() * 0.045);
      brush.fillRectangle(
          geometry.centreX(cell) - reach,
          geometry.snap(geometry.centreY(cell) + geometry.cell() * 0.29),
          2 * reach,
          height,
          color(content));
    }
  }

  private void marks(int cell, CellContent content) {
    if (content.is(CellTrait.PROBLEM)) {
      brush.ring(cell, 0.1, 2, BoardColor.PROBLEM, 5, 4);
    }
    if (content.is(CellTrait.SUGGESTED)) {
      suggested(cell, content);
    }
    if (content.is(CellTrait.SPARE)) {
      minus(cell);
    }
    if (content.is(CellTrait.CONFLICT)) {
      underline(cell);
    }
    if (content.is(CellTrait.WRONG) && content.digit() != 0) {
      cross(cell);
    }
  }

  /** Draws a tile that is suggested or has just been added. */
  private void suggested(int cell, CellContent content) {
    if (content.tile() > 0) {
      plus(cell, BoardColor.ON_MARK);
      return;
    }
    brush.opacity(0.2);
    brush.fillTile(cell, TILE_INSET, BoardColor.TILE);
    brush.opacity(1);
    brush.ring(cell, TILE_INSET, 2, BoardColor.TILE, 6, 4);
    plus(cell, BoardColor.TILE);
  }

  private void plus(int cell, BoardColor color) {
    double arm = geometry.cell() * 0.13;
    double x = geometry.centreX(cell);
    double y = geometry.centreY(cell);
    brush.line(x - arm, y, x + arm, y, 2, color);
    brush.line(x, y - arm, x, y + arm, 2, color);
  }

  /** Draws a minus sign in the upper right corner of a clue that can be removed. */
  private void minus(int cell) {
    double reach = brush.minusReach();
    brush.minus(
        geometry.left(cell) + geometry.width(cell) - 2.1 * reach, geometry.top(cell) + 1.9 * reach);
  }

  /** Draws a zigzag under the digit, as a spell checker does. */
  private void underline(int cell) {
    double y = geometry.centreY(cell) + geometry.cell() * 0.33;
    double reach = geometry.cell() * 0.3;
    double step = reach / 3;
    double height = Math.max(1.5, geometry.cell() * 0.05);
    double x = geometry.centreX(cell) - reach;
    for (int i = 0; i < 6; i++) {
      double from = i % 2 == 0 ? y : y + height;
      double to = i % 2 == 0 ? y + height : y;
      brush.line(x + i * step, from, x + (i + 1) * step, to, 1.75, BoardColor.PROBLEM);
    }
  }

  /** Draws a cross in a corner of the cell, which a digit leaves free. */
  private void cross(int cell) {
    double reach = geometry.cell() * 0.08;
    double x = geometry.left(cell) + geometry.width(cell) - 2.2 * reach;
    double y = geometry.top(cell) + 2.2 * reach;
    brush.line(x - reach, y - reach, x + reach, y + reach, 2, BoardColor.PROBLEM);
    brush.line(x - reach, y + reach, x + reach, y - reach, 2, BoardColor.PROBLEM);
  }

  /** Draws a dashed frame around cells with wrong marks, along the edge, where no mark stands. */
  private void wrongMarks(int cell, CellContent content) {
    BoardColor color = content.isColored() ? BoardColor.ON_COLOR : BoardColor.PROBLEM;
    brush.frame(cell, OUTLINE / 2, 2, color, 5, 4);
  }

  /** Draws the rim of a selection inside its cells. */
  private void outline(int cell, CellContent content) {
    double x = geometry.left(cell);
    double y = geometry.top(cell);
    double width = geometry.width(cell);
    double height = geometry.height(cell);
    if (content.ends(CellContent.TOP)) {
      brush.fillRectangle(x, y, width, OUTLINE, BoardColor.FOCUS);
    }
    if (content.ends(CellContent.BOTTOM)) {
      brush.fillRectangle(x, y + height - OUTLINE, width, OUTLINE, BoardColor.FOCUS);
    }
    if (content.ends(CellContent.LEFT)) {
      brush.fillRectangle(x, y, OUTLINE, height, BoardColor.FOCUS);
    }
    if (content.ends(CellContent.RIGHT)) {
      brush.fillRectangle(x + width - OUTLINE, y, OUTLINE, height, BoardColor.FOCUS);
    }
  }
}
