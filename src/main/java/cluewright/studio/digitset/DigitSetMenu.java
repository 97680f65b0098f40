package cluewright.studio.digitset;

import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.model.DigitSet.Kind;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.Locale;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;

/** The menu of notations for digits that suit the board. */
public final class DigitSetMenu extends Menu {
  private final Texts texts;
  private final DigitSetViewModel digits;

  /**
   * @param disabled while digits are played with
   */
  public DigitSetMenu(Texts texts, DigitSetViewModel digits, ObservableBooleanValue disabled) {
    this.texts = texts;
    this.digits = digits;
    textProperty().bind(texts.bind("digitset.menu"));
    disableProperty().bind(disabled);
    digits.board.subscribe(now -> build());
    digits.digits.subscribe(now -> build());
  }

  private void build() {
    ToggleGroup group = new ToggleGroup();
    getItems().clear();
    for (Kind kind : DigitSetViewModel.kinds(digits.board.getValue())) {
      getItems().add(item(group, kind, words(kind), () -> digits.use(kind)));
    }
    String own = digits.digits.getValue().letters();
    Phrase words = own.isEmpty() ? Phrase.of("digitset.own") : Phrase.of("digitset.own-now", own);
    getItems().add(item(group, Kind.OWN, words, digits::ask));
  }

  private RadioMenuItem item(ToggleGroup group, Kind kind, Phrase words, Runnable act) {
    RadioMenuItem item = new RadioMenuItem();
    item.setId("digits-" + kind.name().toLowerCase(Locale.ROOT));
    item.textProperty().bind(texts.bind(words));
    item.setToggleGroup(group);
    item.setSelected(digits.digits.getValue().kind() == kind);
    item.setOnAction(
        event -> {
          act.run();
          build();
        });
    return item;
  }

  private Phrase words(Kind kind) {
    Board board = digits.board.getValue();
    List<String> symbols = DigitSet.of(kind).symbols(board);
    return kind == Kind.NUMBERS
        ? Phrase.of("digitset.numbers", symbols.get(0), symbols.get(symbols.size() - 1))
        : Phrase.verbatim(String.join("", symbols));
  }
}
