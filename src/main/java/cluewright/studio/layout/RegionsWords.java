package cluewright.studio.layout;

import cluewright.document.Regions;
import cluewright.format.BoardKinds;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.phrase.Phrase;
import cluewright.studio.digits.SolutionCount;
import java.util.List;
import java.util.Set;

/**
 * The words about regions being edited.
 *
 * @param current the board that they would replace
 */
record RegionsWords(Regions regions, SolutionCount grids, Board current) {

  Phrase sentence() {
    if (!regions.uneven().isEmpty()) {
      return Phrase.of("layout.uneven", regions.uneven().size());
    }
    String known = grids.isNone() ? "never" : grids.least() > 0 ? "fits" : "whole";
    return Phrase.of("layout." + known);
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
    if (grids.isNone()) {
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
    if (grids.isNone()) {
      return "impossible";
    }
    return grids.least() > 0 ? "found" : "exists";
  }
}
