package cluewright.studio.generate;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What the strategies make of digits that are edited: the sentence of the verdict, and its act. */
public final class StandingPane extends VBox {
  private final Texts texts;
  private final Label sentence = new Label();
  private final Hyperlink next = new Hyperlink();

  public StandingPane(Texts texts, VerdictViewModel verdicts) {
    this.texts = texts;
    sentence.setId("digits-standing");
    sentence.getStyleClass().add("hint");
    sentence.setWrapText(true);
    sentence.setMinHeight(Region.USE_PREF_SIZE);
    next.setId("digits-next");
    next.setOnAction(
        event -> {
          verdicts.act();
          next.setVisited(false);
        });
    managedProperty().bind(visibleProperty());
    getChildren().setAll(sentence, next);
    texts.wording.addListener(change -> show(verdicts.verdict.get()));
    verdicts.verdict.subscribe(this::show);
  }

  private void show(Verdict verdict) {
    boolean isOfOneSolution =
        verdict.kind() == Verdict.Kind.FOUND || verdict.kind() == Verdict.Kind.STUCK;
    setVisible(isOfOneSolution);
    sentence.setText(texts.of(verdict.text()));
    Verdict.Next act = verdict.next();
    next.setVisible(isOfOneSolution && act != Verdict.Next.NOTHING);
    next.setManaged(next.isVisible());
    if (next.isVisible()) {
      next.setText(texts.of(act.key()));
      Tip.on(next, texts.of(act.key() + "-hint"));
    }
  }
}
