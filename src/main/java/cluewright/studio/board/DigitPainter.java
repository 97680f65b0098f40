package cluewright.studio.board;

import cluewright.model.GridState;
import javafx.scene.text.Font;

/** The digits, the candidates, and what a step did to them. */
final class DigitPainter {
  private static final double DIGIT_SIZE = 0.56;

  private final Brush brush;
  private final BoardPicture picture;
  private final Font clueFont;
  private final Font placedFont;
  private final Font candidateFont;
  private final Font patternFont;

  DigitPainter(Brush brush, BoardPicture picture) {
    this.brush = brush;
    this.picture = picture;
    double size = brush.geometry().cell() * DIGIT_SIZE;
    this.clueFont = Brush.Weight.HEAVY.font(size);
    this.placedFont = Brush.Weight.REGULAR.font(size);
    this.candidateFont = Brush.Weight.REGULAR.font(brush.geometry().candidateSize());
    this.patternFont = Brush.Weight.HEAVY.font(brush.geometry().candidateSize());
  }

  void paint(GridState state, Reveal reveal) {
    for (int cell = 0; cell < picture.board().cells(); cell++) {
      if (state.placed(cell) != 0) {
        paintDigit(cell, state.placed(cell), reveal);
      } else if (picture.pencil() == BoardPicture.Pencil.CANDIDATES) {
        paintCandidates(cell, state);
      }
    }
    if (picture.pencil() == BoardPicture.Pencil.CANDIDATES) {
      picture.marks().eliminated().forEach(this::paintEliminated);
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
      if (state.hasCandidate(cell, digit)) {
        boolean pattern =
            picture.marks().patternCandidates().contains(picture.board().candidate(cell, digit));
        candidate(
            cell,
            digit,
            pattern ? patternFont : candidateFont,
            pattern ? BoardColor.PATTERN : BoardColor.CANDIDATE);
      }
    }
  }

  private void candidate(int cell, int digit, Font font, BoardColor color) {
    brush.digit(
        digit,
        brush.geometry().candidateX(cell, digit),
        brush.geometry().candidateY(cell, digit),
        font,
        color);
  }

  /** An eliminated candidate keeps its place for this one picture, in red and struck through. */
  private void paintEliminated(int candidate) {
    int cell = picture.board().cellOf(candidate);
    int digit = picture.board().digitOf(candidate);
    candidate(cell, digit, candidateFont, BoardColor.ELIMINATED);
    double x = brush.geometry().candidateX(cell, digit);
    double y = brush.geometry().candidateY(cell, digit);
    double reach = brush.geometry().candidateSize() * 0.56;
    brush.line(x - reach, y + reach, x + reach, y - reach, 1.25, BoardColor.ELIMINATED);
  }
}
