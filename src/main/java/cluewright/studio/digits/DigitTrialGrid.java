package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.work.Changes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * A key for each digit, labelled with the number of solutions it would leave in the selected cell,
 * or with the difficulty if there is only one.
 */
final class DigitTrialGrid extends GridPane {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private final Texts texts;
  private final DigitsViewModel digits;
  private final Supplier<Board> board;
  private final List<Key> keys = new ArrayList<>();
  private Optional<Board> shown = Optional.empty();

  DigitTrialGrid(Texts texts, DigitsViewModel digits, Supplier<Board> board) {
    this.texts = texts;
    this.digits = digits;
    this.board = board;
    getStyleClass().add("play-digits");
    Changes.callNow(this::show, digits.trials, digits.picture, texts.wording);
  }

  private void show() {
    if (!shown.equals(Optional.of(board.get()))) {
      shown = Optional.of(board.get());
      make(board.get());
    }
    List<DigitTrial> trials = digits.trials.get();
    int now = digits.digitOfCell();
    for (Key key : keys) {
      boolean isKnown = trials.size() > key.digit;
      key.show(isKnown ? Optional.of(trials.get(key.digit)) : Optional.empty());
      key.pseudoClassStateChanged(CURRENT, key.digit == now);
    }
  }

  private void make(Board made) {
    getChildren().clear();
    keys.clear();
    int columns = (int) Math.ceil(Math.sqrt(made.digits()));
    made.digitRange().forEach(digit -> add(new Key(made, digit), columns));
  }

  private void add(Key key, int columns) {
    keys.add(key);
    add(key, (key.digit - 1) % columns, (key.digit - 1) / columns);
  }

  /** The key of a digit, with its effect. */
  private final class Key extends Button {
    private final int digit;
    private final Phrase written;
    private final Label mark = new Label();

    Key(Board made, int digit) {
      this.digit = digit;
      this.written = Words.digit(made, digit);
      Label large = Controls.label(texts.bind(written), "digit-trial-digit");
      mark.getStyleClass().add("digit-trial-mark");
      VBox lines = new VBox(large, mark);
      lines.setAlignment(Pos.CENTER);
      setGraphic(lines);
      setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
      setId("digits-" + made.symbol(digit));
      setFocusTraversable(false);
      setMaxWidth(Double.MAX_VALUE);
      GridPane.setHgrow(this, Priority.ALWAYS);
      getStyleClass().add("digit-trial");
      setOnAction(event -> digits.write(digit, Writing.AS_SET));
    }

    private void show(Optional<DigitTrial> trial) {
      mark.setText(trial.map(DigitTrialWords::mark).map(texts::of).orElse(""));
      getStyleClass().removeIf(name -> name.startsWith("digit-trial-of-"));
      trial.ifPresent(
          known -> getStyleClass().add("digit-trial-of-" + DigitTrialWords.look(known)));
      Phrase about =
          Phrase.sentences(
              Phrase.of("digits.write", written),
              trial.map(DigitTrialWords::with).orElse(Phrase.NOTHING));
      setAccessibleText(texts.of(about));
      Tip.on(this, texts.of(about));
    }
  }
}
