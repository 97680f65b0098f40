package cluewright.studio.board;

import cluewright.model.GridState;
import javafx.scene.text.Font;

/** The digits, and the candidates that nothing is said about. */
final class DigitPainter {
  private static final double DIGIT_SIZE = 0.56;

  private final Brush brush;
  private final BoardPicture picture;
  private final Font clueFont;
  private final Font placedFont;
  private final Font candidateFont;

  DigitPainter(Brush brush, BoardPicture picture) {
    this.brush = brush;
    this.picture = picture;
    double size = brush.geometry().cell() * DIGIT_SIZE;
    this.clueFont = Brush.Weight.HEAVY.font(size);
    this.placedFont = Brush.Weight.REGULAR.font(size);
    this.candidateFont = Brush.Weight.REGULAR.font(brush.geometry().candidateSize());
  }

  void paint(GridState state, Reveal reveal, Transition change) {
    for (int cell = 0; cell < picture.board().cells(); cell++) {
      paintCandidates(cell, change);
      if (state.placed(cell) != 0) {
        paintDigit(cell, state.placed(cell), reveal, change);
      }
    }
    brush.opacity(1);
  }

  private void paintDigit(int cell, int digit, Reveal reveal, Transition change) {
    boolean clue = picture.mask().contains(cell);
    brush.opacity(clue ? reveal.at(cell) : change.digit(cell));
    boolean now = picture.marks().placed().contains(picture.board().candidate(cell, digit));
    brush.digit(
        digit,
        brush.geometry().centreX(cell),
        brush.geometry().centreY(cell),
        sized(clue || now ? clueFont : placedFont, change.digitSize(cell)),
        clue ? BoardColor.CLUE : now ? BoardColor.PLACED : BoardColor.DIGIT);
  }

  private static Font sized(Font font, double size) {
    return size == 1 ? font : new Font(font.getName(), font.getSize() * size);
  }

  private void paintCandidates(int cell, Transition change) {
    for (int digit = 1; digit <= picture.board().digits(); digit++) {
      double opacity = change.candidate(cell, digit);
      if (opacity > 0) {
        brush.opacity(opacity);
        paintCandidate(cell, digit);
      }
    }
  }

  private void paintCandidate(int cell, int digit) {
    BoardGeometry geometry = brush.geometry();
    double x = geometry.candidateX(cell, digit);
    double y = geometry.candidateY(cell, digit);
    if (geometry.isTiny()) {
      brush.dot(x, y, geometry.dotSize(), BoardColor.CANDIDATE);
    } else {
      brush.digit(digit, x, y, candidateFont, BoardColor.CANDIDATE);
    }
  }
}
