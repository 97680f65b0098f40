package cluewright.studio.board;

import cluewright.strategy.core.Evidence;

/**
 * Why a step holds: links, and the candidates that the argument names, each role in its own shape,
 * so that colour is never needed to tell them apart; and above them what was eliminated.
 */
final class ArgumentPainter {
  private static final double STRONG = 2.5;
  private static final double WEAK = 1.75;
  private static final double FIN = 1.5;
  private static final double STRIKE = 1.5;

  private final Brush brush;
  private final BoardPicture picture;

  private ArgumentPainter(Brush brush, BoardPicture picture) {
    this.brush = brush;
    this.picture = picture;
  }

  /** What is pointed out now, and, as long as it fades, what was before. */
  static void paint(Brush brush, Transition change) {
    if (!change.isDone()) {
      brush.fade(1 - change.progress());
      new ArgumentPainter(brush, change.from()).paint();
      brush.fade(change.progress());
    }
    if (change.to().hasDigits()) {
      new ArgumentPainter(brush, change.to()).paint();
    }
    brush.fade(1);
  }

  private void paint() {
    picture.marks().argument().links().forEach(this::paintLink);
    picture.marks().argument().roles().forEach(this::paintMark);
    picture.marks().eliminated().forEach(this::paintEliminated);
  }

  private void paintLink(Evidence.Link link) {
    LinkPath path = LinkPath.of(brush.geometry(), link);
    if (link.strength() == Evidence.Strength.STRONG) {
      brush.curve(path, STRONG, BoardColor.LINK);
    } else {
      brush.curve(path, WEAK, BoardColor.LINK, 5, 4);
    }
  }

  /** A candidate whose cell holds a digit by now has nothing left to mark. */
  private void paintMark(int candidate, Evidence.Role role) {
    if (picture.digit(picture.board().cellOf(candidate)) != 0) {
      return;
    }
    double x = x(candidate);
    double y = y(candidate);
    double radius = brush.geometry().markerRadius();
    switch (role) {
      case PATTERN -> {
        brush.disc(x, y, radius, BoardColor.PATTERN);
        digit(candidate, Brush.Weight.HEAVY, BoardColor.ON_MARK);
      }
      case SECOND -> {
        brush.square(x, y, radius * 0.92, BoardColor.SECOND);
        digit(candidate, Brush.Weight.HEAVY, BoardColor.ON_MARK);
      }
      case FIN -> {
        brush.disc(x, y, radius, BoardColor.PAPER);
        brush.circle(x, y, radius, FIN, BoardColor.FIN, 4, 3);
        digit(candidate, Brush.Weight.HEAVY, BoardColor.FIN);
      }
    }
  }

  /** An eliminated candidate keeps its place for this one picture, in red and struck through. */
  private void paintEliminated(int candidate) {
    boolean isPlain = !picture.marks().argument().roles().containsKey(candidate);
    if (isPlain) {
      digit(candidate, Brush.Weight.HEAVY, BoardColor.ELIMINATED);
    }
    double x = x(candidate);
    double y = y(candidate);
    double reach = brush.geometry().candidateSize() * 0.58;
    brush.line(x - reach, y + reach, x + reach, y - reach, STRIKE, BoardColor.ELIMINATED);
  }

  /** The digit of a candidate; where it could not be read, its marker says enough. */
  private void digit(int candidate, Brush.Weight weight, BoardColor color) {
    if (brush.geometry().isTiny()) {
      return;
    }
    brush.digit(
        picture.board().digitOf(candidate),
        x(candidate),
        y(candidate),
        weight.font(brush.geometry().candidateSize()),
        color);
  }

  private double x(int candidate) {
    return brush
        .geometry()
        .candidateX(picture.board().cellOf(candidate), picture.board().digitOf(candidate));
  }

  private double y(int candidate) {
    return brush
        .geometry()
        .candidateY(picture.board().cellOf(candidate), picture.board().digitOf(candidate));
  }
}
