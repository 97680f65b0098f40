package cluewright.studio.layout;

import cluewright.document.Regions;
import cluewright.format.BoardKinds;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Set;

/**
 * The words about regions being edited.
 *
 * @param current the board that they would replace
 */
record RegionsWords(Regions regions, Fit fit, Board current) {

  Phrase sentence() {
    if (!regions.uneven().isEmpty()) {
      return Phrase.of("layout.uneven", regions.uneven().size());
    }
    return switch (fit) {
      case FITS -> Phrase.of("layout.fits");
      case NEVER -> Phrase.of("layout.never");
      case UNKNOWN -> Phrase.of("layout.whole");
    };
  }

  Phrase detail() {
    int open = regions.count(Regions.NONE);
    if (!regions.uneven().isEmpty()) {
      return Phrase.sentences(
          open == 0 ? Phrase.NOTHING : Phrase.of("layout.open-cells", open), pieces());
    }
    return Phrase.sentences(pieces(), misfits(), mask());
  }

  /** A remark on disconnected regions, which players do not expect and some programs refuse. */
  private Phrase pieces() {
    List<String> scattered = regions.scattered().stream().map(Regions::name).toList();
    return scattered.isEmpty()
        ? Phrase.NOTHING
        : Phrase.of("layout.pieces", scattered.size(), Phrase.list(scattered));
  }

  private Phrase misfits() {
    Set<Kind> misfits = regions.misfits();
    return misfits.isEmpty()
        ? Phrase.NOTHING
        : Phrase.of("layout.misfits", Phrase.list(misfits.stream().map(BoardKinds::name).toList()));
  }

  private Phrase mask() {
    if (fit == Fit.NEVER) {
      return Phrase.of("layout.never-about");
    }
    return ShapeLibrary.isAsLarge(regions.board(), current)
        ? Phrase.of("layout.mask-stays")
        : Phrase.of("layout.mask-empty", regions.size(), regions.size());
  }

  /** The style of the card with these words. */
  String look() {
    if (!regions.uneven().isEmpty()) {
      return "open";
    }
    return switch (fit) {
      case FITS -> "found";
      case NEVER -> "impossible";
      case UNKNOWN -> "exists";
    };
  }
}
