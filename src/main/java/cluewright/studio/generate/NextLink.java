package cluewright.studio.generate;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Set;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.Region;

/** The next act that a verdict suggests, as a link; hidden where it suggests none. */
final class NextLink extends Hyperlink {
  private final Texts texts;
  private final Set<Verdict.Next> offered;

  /**
   * @param offered the acts that make sense at this place
   */
  NextLink(Texts texts, VerdictViewModel verdicts, Set<Verdict.Next> offered) {
    this.texts = texts;
    this.offered = Set.copyOf(offered);
    managedProperty().bind(visibleProperty());
    setMinWidth(Region.USE_PREF_SIZE);
    setOnAction(
        event -> {
          verdicts.act();
          setVisited(false);
        });
    texts.wording.addListener(change -> show(verdicts.verdict.get()));
    verdicts.verdict.subscribe(this::show);
  }

  private void show(Verdict verdict) {
    Verdict.Next next = verdict.next();
    setVisible(next != Verdict.Next.NOTHING && offered.contains(next));
    if (isVisible()) {
      setText(texts.of(next.key()));
      Tip.on(this, texts.of(next.key() + "-hint"));
    }
  }
}
