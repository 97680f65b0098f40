package cluewright.studio.layout;

import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.phrase.Phrase;

/**
 * The words about rules being edited.
 *
 * @param current the board that they would change
 */
record RulesWords(Rules rules, Fit fit, Remark remark, Board current) {

  Phrase sentence() {
    if (!remark.isNone()) {
      return remark.words();
    }
    CellSet places = rules.contradictions();
    if (!places.isEmpty()) {
      return Phrase.of("rules.contradiction");
    }
    if (rules.isEmpty()) {
      return Phrase.of("rules.empty");
    }
    return switch (fit) {
      case FITS -> Phrase.of("rules.fits");
      case NEVER -> Phrase.of("rules.never");
      case UNKNOWN -> Phrase.of("rules.unknown");
    };
  }

  Phrase detail() {
    if (remark.isNone() && !rules.contradictions().isEmpty()) {
      return Phrase.of("rules.contradiction-about", places(rules.contradictions()));
    }
    if (rules.isEmpty()) {
      return remark.isNone() ? Phrase.of("rules.empty-about") : Phrase.NOTHING;
    }
    Phrase counts =
        Phrase.of("rules.counts", count(Form.EDGE), count(Form.LINE), count(Form.REGION));
    return fit == Fit.NEVER && remark.isNone()
        ? Phrase.sentences(Phrase.of("layout.never-about"), counts)
        : Phrase.sentences(counts, mask());
  }

  /** A remark that the mask has no place on a board with other cells. */
  private Phrase mask() {
    Board own = rules.board();
    return ShapeLibrary.isAsLarge(own, current)
        ? Phrase.NOTHING
        : Phrase.of("layout.mask-empty", own.rows(), own.columns());
  }

  private Phrase places(CellSet cells) {
    return Phrase.list(cells.stream().mapToObj(rules.board()::label).toList());
  }

  private long count(Form form) {
    return rules.board().drawn().stream().filter(rule -> rule.kind().form() == form).count();
  }

  /** The style of the card with these words. */
  String look() {
    if (!remark.isNone()) {
      return "undecided";
    }
    if (rules.isEmpty()) {
      return "open";
    }
    return switch (fit) {
      case FITS -> "found";
      case NEVER -> "impossible";
      case UNKNOWN -> rules.contradictions().isEmpty() ? "exists" : "impossible";
    };
  }
}
