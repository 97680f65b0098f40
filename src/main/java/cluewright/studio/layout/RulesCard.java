package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.studio.look.Texts;
import cluewright.studio.look.VerdictCard;
import java.util.function.Supplier;
import org.kordamp.ikonli.feather.Feather;

/** The card that says whether the rules can be applied, and what could not be drawn. */
final class RulesCard extends VerdictCard {
  private final Texts texts;
  private final RulesViewModel rules;
  private final Supplier<Board> current;

  RulesCard(Texts texts, RulesViewModel rules, Supplier<Board> current) {
    super("rules-sentence", "rules-detail");
    this.texts = texts;
    this.rules = rules;
    this.current = current;
    words().getStyleClass().add("region-words");
    rules.sketch.shown.addListener(change -> show());
    rules.fit.addListener(change -> show());
    rules.remark.addListener(change -> show());
    texts.wording.addListener(change -> show());
    show();
  }

  private void show() {
    RulesWords words =
        new RulesWords(
            rules.sketch.shown.get(), rules.fit.get(), rules.remark.get(), current.get());
    show(texts.of(words.sentence()), texts.of(words.detail()), words.look(), icon(words.look()));
  }

  private static Feather icon(String look) {
    return switch (look) {
      case "found" -> Feather.CHECK_CIRCLE;
      case "impossible" -> Feather.SLASH;
      case "undecided" -> Feather.ALERT_TRIANGLE;
      case "exists" -> Feather.CHECK;
      default -> Feather.EDIT_3;
    };
  }
}
