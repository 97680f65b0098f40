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

  void paint(GridState state, Reveal reveal) {
    for (int cell = 0; cell < picture.board().cells(); cell++) {
      if (state.placed(cell) != 0) {
        paintDigit(cell, state.placed(cell), reveal);
      } else if (picture.pencil() == BoardPicture.Pencil.CANDIDATES) {
        paintCandidates(cell, state);
      }
    }
  }

  private void paintDigit(int cell, int digit, Reveal reveal) {
    boolean clue = picture.mask().contains(cell);
    brush.opacity(clue ? reveal.at(cell) : 1);
    boolean now = picture.marks().placed().contains(picture.board().candidate(cell, digit));
    brush.digit(
        digit,
        brush.geometry().centreX(cell),
        brush.geometry().centreY(cell),
        clue || now ? clueFont : placedFont,
        clue ? BoardColor.CLUE : now ? BoardColor.PLACED : BoardColor.DIGIT);
    brush.opacity(1);
  }

  private void paintCandidates(int cell, GridState state) {
    for (int digit = 1; digit <= picture.board().digits(); digit++) {
      if (state.hasCandidate(cell, digit) && !isPointedOut(cell, digit)) {
        brush.digit(
            digit,
            brush.geometry().candidateX(cell, digit),
            brush.geometry().candidateY(cell, digit),
            candidateFont,
            BoardColor.CANDIDATE);
      }
    }
  }

  /** Whether an {@link ArgumentPainter} draws it instead. */
  private boolean isPointedOut(int cell, int digit) {
    int candidate = picture.board().candidate(cell, digit);
    return picture.marks().argument().roles().containsKey(candidate)
        || picture.marks().eliminated().contains(candidate);
  }
}
