package cluewright.studio.digits;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** The key of a choice, with what it would lead to. */
public final class TrialKey extends Button {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private final Texts texts;
  private final Phrase act;
  private final Label mark = new Label();

  /**
   * @param written the choice as it is written
   * @param act what a press does
   */
  public TrialKey(Texts texts, Phrase written, Phrase act) {
    this.texts = texts;
    this.act = act;
    Label large = Controls.label(texts.bind(written), "digit-trial-digit");
    mark.getStyleClass().add("digit-trial-mark");
    VBox lines = new VBox(large, mark);
    lines.setAlignment(Pos.CENTER);
    setGraphic(lines);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setFocusTraversable(false);
    setMaxWidth(Double.MAX_VALUE);
    getStyleClass().add("digit-trial");
  }

  /**
   * Shows what is known.
   *
   * @param trial empty while nothing is known
   * @param isCurrent true for the choice that is on the board
   */
  public void show(Optional<Trial> trial, boolean isCurrent) {
    mark.setText(trial.map(TrialWords::mark).map(texts::of).orElse(""));
    getStyleClass().removeIf(name -> name.startsWith("digit-trial-of-"));
    trial.ifPresent(known -> getStyleClass().add("digit-trial-of-" + TrialWords.look(known)));
    String about =
        texts.of(Phrase.sentences(act, trial.map(TrialWords::with).orElse(Phrase.NOTHING)));
    setAccessibleText(about);
    Tip.on(this, about);
    pseudoClassStateChanged(CURRENT, isCurrent);
  }
}
