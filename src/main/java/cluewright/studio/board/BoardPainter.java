package cluewright.studio.board;

/** The layers of a board, from the paper to the marks. */
final class BoardPainter {
  private BoardPainter() {}

  /**
   * Paints a board onto clear ground.
   *
   * @param reveal how far tiles have become digits
   * @param change how far the picture has come from the one before it
   */
  static void paint(Brush brush, Reveal reveal, Transition change) {
    BoardPicture picture = change.to();
    GroundPainter.paint(brush, picture, reveal, change);
    picture
        .state()
        .ifPresent(state -> new DigitPainter(brush, picture).paint(state, reveal, change));
    LinePainter.paintGrid(brush);
    LinePainter.paintMarks(brush, picture.marks());
    ArgumentPainter.paint(brush, change);
  }
}
