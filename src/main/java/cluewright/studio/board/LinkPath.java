package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.strategy.core.Evidence;

/**
 * The curve of a link, from the rim of one candidate's marker to the rim of the other's.
 *
 * <p>Two candidates on one line often have a third between them; the curve bows, so that it passes
 * beside that one. It bows towards the middle of the board, where there is room, and more within a
 * cell, where a straight line would vanish between the markers.
 *
 * @param bendX the control point of a quadratic curve
 */
record LinkPath(double fromX, double fromY, double bendX, double bendY, double toX, double toY) {
  private static final double BOW = 0.25;
  private static final double MOST_BOW = 0.9;
  private static final double BOW_IN_CELL = 0.3;

  static LinkPath of(BoardGeometry geometry, Evidence.Link link) {
    double fromX = x(geometry, link.from());
    double fromY = y(geometry, link.from());
    double toX = x(geometry, link.to());
    double toY = y(geometry, link.to());
    double length = Math.hypot(toX - fromX, toY - fromY);
    Board board = geometry.board();
    boolean inCell = board.cellOf(link.from()) == board.cellOf(link.to());
    double bow =
        inCell ? geometry.cell() * BOW_IN_CELL : Math.min(length * BOW, geometry.cell() * MOST_BOW);
    double middleX = (fromX + toX) / 2;
    double middleY = (fromY + toY) / 2;
    double acrossX = -(toY - fromY) / length;
    double acrossY = (toX - fromX) / length;
    double centre = geometry.side() / 2;
    double inwards = (centre - middleX) * acrossX + (centre - middleY) * acrossY;
    double side = inwards < 0 ? -bow : bow;
    return new LinkPath(fromX, fromY, middleX + side * acrossX, middleY + side * acrossY, toX, toY)
        .shortened(geometry.markerRadius());
  }

  private static double x(BoardGeometry geometry, int candidate) {
    Board board = geometry.board();
    return geometry.candidateX(board.cellOf(candidate), board.digitOf(candidate));
  }

  private static double y(BoardGeometry geometry, int candidate) {
    Board board = geometry.board();
    return geometry.candidateY(board.cellOf(candidate), board.digitOf(candidate));
  }

  private LinkPath shortened(double gap) {
    double from = gap / Math.hypot(bendX - fromX, bendY - fromY);
    double to = gap / Math.hypot(bendX - toX, bendY - toY);
    return new LinkPath(
        fromX + (bendX - fromX) * from,
        fromY + (bendY - fromY) * from,
        bendX,
        bendY,
        toX + (bendX - toX) * to,
        toY + (bendY - toY) * to);
  }
}
