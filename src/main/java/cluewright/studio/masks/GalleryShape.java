package cluewright.studio.masks;

import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.masks.OwnShapes.OwnShape;
import java.util.List;

/**
 * A shape in the gallery, built in or the person's own.
 *
 * @param id that of a built-in shape, or the name of one's own
 * @param group what it stands among
 * @param drawings one for each size that it was drawn for, the smallest first
 * @param mask as it would be put on the board
 */
record GalleryShape(
    String id, Phrase name, Phrase group, Origin origin, List<Mask> drawings, Mask mask) {
  static final Phrase OWN = Phrase.of("shapes.group-own");

  /** Who drew it. */
  enum Origin {
    BUILT_IN,
    OWN
  }

  static GalleryShape of(OwnShape shape) {
    return new GalleryShape(
        shape.name(), Phrase.verbatim(shape.name()), OWN, Origin.OWN, List.of(shape.mask()), shape.mask());
  }

  static GalleryShape of(Shape shape) {
    return new GalleryShape(
        shape.name(), shape.label(), shape.groupLabel(), Origin.BUILT_IN, shape.drawings(), shape.mask());
  }

  /** This on a board, as {@link ShapeLibrary#on} fits it. */
  GalleryShape on(Board board) {
    return new GalleryShape(
        id, name, group, origin, drawings, ShapeLibrary.on(board, drawings));
  }
}
