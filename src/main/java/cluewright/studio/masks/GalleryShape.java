package cluewright.studio.masks;

import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.masks.OwnShapes.OwnShape;

/**
 * A shape in the gallery, built in or the user's own.
 *
 * @param id that of a built-in shape, or the name of one's own
 * @param group what it stands among
 * @param mask as it would be put on the board
 */
record GalleryShape(String id, Phrase name, Phrase group, Origin origin, Mask mask) {
  static final Phrase OWN = Phrase.of("shapes.group-own");

  enum Origin {
    BUILT_IN,
    OWN
  }

  static GalleryShape of(OwnShape shape, Board board) {
    return new GalleryShape(
        shape.name(),
        Phrase.verbatim(shape.name()),
        OWN,
        Origin.OWN,
        ShapeLibrary.fitted(shape.mask(), board));
  }

  static GalleryShape of(Shape shape, Board board) {
    return new GalleryShape(
        shape.name(), shape.label(), shape.groupLabel(), Origin.BUILT_IN, shape.on(board));
  }
}
