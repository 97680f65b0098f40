package cluewright.studio.layout;

import cluewright.studio.look.Texts;
import cluewright.studio.look.VerdictCard;
import org.kordamp.ikonli.feather.Feather;

/** Whether the relations and cages can be used, and what could not be drawn. */
final class RulesCard extends VerdictCard {
  private final Texts texts;
  private final RulesViewModel rules;

  RulesCard(Texts texts, RulesViewModel rules) {
    super("rules-sentence", "rules-detail");
    this.texts = texts;
    this.rules = rules;
    words().getStyleClass().add("region-words");
    rules.rulesProperty().addListener(change -> show());
    rules.fitProperty().addListener(change -> show());
    rules.remarkProperty().addListener(change -> show());
    texts.wording().addListener(change -> show());
    show();
  }

  private void show() {
    RulesWords words =
        new RulesWords(
            rules.rulesProperty().get(), rules.fitProperty().get(), rules.remarkProperty().get());
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
