package cluewright.studio.digits;

import cluewright.studio.look.Texts;
import cluewright.studio.look.VerdictCard;
import java.util.Optional;
import javafx.scene.Node;
import org.kordamp.ikonli.feather.Feather;

/** The card with the number of solutions, what to look at on the board, and the difficulty. */
final class StatusCard extends VerdictCard {
  private final Texts texts;
  private Optional<Findings> shown = Optional.empty();

  StatusCard(Texts texts, DigitsViewModel digits, Node rating) {
    super("digits-solutions", "digits-detail");
    this.texts = texts;
    words().getChildren().add(rating);
    digits.findings.addListener((property, before, now) -> show(now));
    texts.wording.addListener(change -> show(shown));
    show(digits.findings.get());
  }

  private void show(Optional<Findings> findings) {
    shown = findings;
    FindingsWords words = new FindingsWords(findings);
    show(texts.of(words.sentence()), texts.of(words.detail()), words.look(), icon(words.look()));
  }

  private static Feather icon(String look) {
    return switch (look) {
      case "found" -> Feather.CHECK_CIRCLE;
      case "impossible" -> Feather.SLASH;
      case "undecided" -> Feather.COPY;
      case "open" -> Feather.HELP_CIRCLE;
      default -> Feather.LOADER;
    };
  }
}
