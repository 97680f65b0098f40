package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.look.Texts;
import cluewright.studio.work.Changes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/**
 * A key for each digit, labelled with the number of solutions it would leave in the selected cell,
 * or with the difficulty if there is only one.
 */
final class DigitTrialGrid extends GridPane {
  private final Texts texts;
  private final DigitsViewModel digits;
  private final Supplier<Board> board;
  private final List<TrialKey> keys = new ArrayList<>();
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
    List<Trial> trials = digits.trials.get();
    int now = digits.digitOfCell();
    for (int digit = 1; digit <= keys.size(); digit++) {
      Optional<Trial> known =
          trials.size() > digit ? Optional.of(trials.get(digit)) : Optional.empty();
      keys.get(digit - 1).show(known, digit == now);
    }
  }

  private void make(Board made) {
    getChildren().clear();
    keys.clear();
    int columns = (int) Math.ceil(Math.sqrt(made.digits()));
    made.digitRange().forEach(digit -> add(key(made, digit), columns));
  }

  private TrialKey key(Board made, int digit) {
    Phrase written = Words.digit(made, digit);
    TrialKey key = new TrialKey(texts, written, Phrase.of("digits.write", written));
    key.setId("digits-" + made.symbol(digit));
    key.setOnAction(event -> digits.write(digit, Writing.AS_SET));
    GridPane.setHgrow(key, Priority.ALWAYS);
    return key;
  }

  private void add(TrialKey key, int columns) {
    add(key, keys.size() % columns, keys.size() / columns);
    keys.add(key);
  }
}
