package cluewright.studio.masks;

import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.masks.OwnShapes.OwnShape;

/**
 * A shape in the gallery, built in or the person's own.
 *
 * @param id that of a built-in shape, or the name of one's own
 * @param group what it stands among
 * @param mask as it would be put on the board
 */
record GalleryShape(String id, Phrase name, Phrase group, Origin origin, Mask mask) {
  /** On boards up to this size drawings of other boards are of no use. */
  private static final int SMALL = 9;

  static final Phrase OWN = Phrase.of("shapes.group-own");

  /** Who drew it. */
  enum Origin {
    BUILT_IN,
    OWN
  }

  static GalleryShape of(OwnShape shape) {
    return new GalleryShape(
        shape.name(), Phrase.verbatim(shape.name()), OWN, Origin.OWN, shape.mask());
  }

  static GalleryShape of(Shape shape) {
    return new GalleryShape(
        shape.name(), shape.label(), shape.groupLabel(), Origin.BUILT_IN, shape.mask());
  }

  /**
   * This on a board: a drawing of a smaller board is enlarged; one of a larger board stays as it
   * is, since it would not be known again, and brings its board along.
   */
  GalleryShape on(Board board) {
    Board drawn = mask.board();
    return drawn.rows() >= board.rows() || board.rows() <= SMALL
        ? this
        : new GalleryShape(id, name, group, origin, ShapeLibrary.enlarged(mask, board));
  }
}
