package cluewright.studio.layout;

import cluewright.document.Document;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.studio.digits.Flaw;
import cluewright.studio.digits.SolutionCount;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The words about rules being edited.
 *
 * @param grids how many grids fit, as far as it is known
 * @param current the document whose board they would change
 */
record RulesWords(Rules rules, SolutionCount grids, Remark remark, Document current) {

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
    if (isCounted()) {
      return grids.words();
    }
    String known = grids.isNone() ? "never" : grids.least() > 0 ? "fits" : "unknown";
    return Phrase.of("rules." + known);
  }

  /** True if the number of grids is that of solutions of a puzzle, or of what lacks something. */
  private boolean isCounted() {
    boolean isKnown = grids.isOne() || grids.isSeveral();
    return rules.alone(current).isPresent() && (isKnown || (isDraft() && grids.isNone()));
  }

  /** True if there are digits beside the rules. */
  private boolean isDraft() {
    return rules.alone(current).filter(digits -> !digits.mask().clues().isEmpty()).isPresent();
  }

  Phrase detail() {
    if (remark.isNone() && !rules.contradictions().isEmpty()) {
      return Phrase.of("rules.contradiction-about", places(rules.contradictions()));
    }
    if (rules.isEmpty()) {
      return remark.isNone() ? Phrase.of("rules.empty-about") : Phrase.NOTHING;
    }
    Phrase counts = counts();
    return remark.isNone()
        ? Phrase.sentences(about(), counts, mask())
        : Phrase.sentences(counts, mask());
  }

  /** How many rules of each form are drawn; what is not drawn is not named. */
  private Phrase counts() {
    List<Phrase> counts = new ArrayList<>();
    add(counts, "edge", RulesWords::isOnEdge);
    add(counts, "line", RulesWords::isLine);
    add(counts, "region", RulesWords::isCage);
    add(counts, "other", kind -> !isOnEdge(kind) && !isLine(kind) && !isCage(kind));
    return counts.isEmpty() ? Phrase.NOTHING : Phrase.of("rules.counts", Phrase.row(counts));
  }

  /** What the number of grids means. */
  private Phrase about() {
    if (grids.isNone()) {
      return isDraft() ? ofDraft() : Phrase.of("layout.never-about");
    }
    if (!isCounted()) {
      return Phrase.NOTHING;
    }
    String several = isDraft() ? "generate.several-of-draft" : "generate.several-of-board";
    return Phrase.of(grids.isOne() ? "rules.one" : several);
  }

  /** Why the digits on the board have no solution: what they break, if that is seen. */
  private Phrase ofDraft() {
    return rules
        .alone(current)
        .flatMap(Flaw::of)
        .map(Flaw::sentence)
        .orElse(Phrase.of("rules.none-of-draft"));
  }

  /** A remark that the mask has no place on a board with other cells. */
  private Phrase mask() {
    Board own = rules.board();
    return grids.isNone() || ShapeLibrary.isAsLarge(own, current.mask().board())
        ? Phrase.NOTHING
        : Phrase.of("layout.mask-empty", own.rows(), own.columns());
  }

  private Phrase places(CellSet cells) {
    return Phrase.list(cells.stream().mapToObj(rules.board()::label).toList());
  }

  private void add(List<Phrase> counts, String key, Predicate<Kind> kinds) {
    long count = rules.board().drawn().stream().map(Rule::kind).filter(kinds).count();
    if (count > 0) {
      counts.add(Phrase.of("rules.count-" + key, count));
    }
  }

  private static boolean isOnEdge(Kind kind) {
    return kind.form() == Form.EDGE;
  }

  private static boolean isLine(Kind kind) {
    return kind.form() == Form.LINE;
  }

  private static boolean isCage(Kind kind) {
    return kind.mark() instanceof Mark.Outline;
  }

  /** The style of the card with these words. */
  String look() {
    if (!remark.isNone()) {
      return "undecided";
    }
    if (rules.isEmpty()) {
      return "open";
    }
    if (grids.isNone() || !rules.contradictions().isEmpty()) {
      return "impossible";
    }
    if (grids.isSeveral() && isCounted()) {
      return "undecided";
    }
    return grids.least() > 0 ? "found" : "exists";
  }
}
