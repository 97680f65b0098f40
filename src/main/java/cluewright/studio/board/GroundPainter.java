package cluewright.studio.board;

/** The lowest layer: paper, tinted houses, clue cells, and tiles of a mask without digits. */
final class GroundPainter {
  private static final double TILE_INSET = 0.09;
  private static final int HATCHES = 5;
  private static final double HATCH_OPACITY = 0.6;

  private GroundPainter() {}

  /**
   * Paints everything below digits and lines.
   *
   * @param reveal how far tiles have become digits, from 0 to 1
   * @param change what the picture comes from
   */
  static void paint(Brush brush, BoardPicture picture, Reveal reveal, Transition change) {
    BoardGeometry geometry = brush.geometry();
    brush.fillRectangle(
        geometry.x(0),
        geometry.y(0),
        geometry.x(picture.board().columns()) - geometry.x(0),
        geometry.y(picture.board().rows()) - geometry.y(0),
        BoardColor.PAPER);
    boolean hasDigits = picture.state().isPresent();
    if (hasDigits) {
      picture.mask().clues().forEach(cell -> brush.fillCell(cell, BoardColor.CLUE_GROUND));
    }
    if (!change.isDone()) {
      brush.fade(1 - change.progress());
      tint(brush, change.from());
      brush.fade(change.progress());
    }
    tint(brush, picture);
    brush.fade(1);
    for (int cell : picture.mask().clues().toArray()) {
      double gone = hasDigits ? reveal.at(cell) : 0;
      if (gone < 1) {
        brush.opacity(1 - gone);
        brush.fillTile(cell, TILE_INSET + 0.15 * gone, BoardColor.TILE);
      }
    }
    brush.opacity(1);
  }

  private static void tint(Brush brush, BoardPicture picture) {
    Argument argument = picture.marks().argument();
    argument.houses().forEach(cell -> brush.fillCell(cell, BoardColor.HOUSE));
    brush.opacity(HATCH_OPACITY);
    argument.covers().forEach(cell -> brush.hatchCell(cell, HATCHES, BoardColor.COVER));
    brush.opacity(1);
    for (int candidate : picture.marks().placed()) {
      brush.fillCell(picture.board().cellOf(candidate), BoardColor.PLACED_GROUND);
    }
  }
}
