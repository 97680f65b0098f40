package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;
import org.controlsfx.control.textfield.AutoCompletionBinding;
import org.controlsfx.control.textfield.TextFields;

/**
 * A field that finds a strategy by part of one of its names. What fits is offered below; Enter
 * takes the first of it, the arrow keys choose, Down in an empty field offers all.
 */
final class StrategyField extends TextField {
  private static final int ROWS = 8;

  /** The width of suggestions in letters, enough for the longest name. */
  private static final int LETTERS = 20;

  private final Texts texts;
  private final Supplier<StrategySet> all;
  private final Supplier<StrategySet> offered;
  private final Consumer<Strategy> take;
  private final Consumer<Phrase> refuse;
  private AutoCompletionBinding<Strategy> offers;
  private boolean isBrowsing;

  /**
   * @param all what can be named at all
   * @param offered those of them that are offered
   * @param take what is done with the one that was found
   * @param refuse gets a sentence about a text that is no name
   */
  StrategyField(
      Texts texts,
      Supplier<StrategySet> all,
      Supplier<StrategySet> offered,
      Consumer<Strategy> take,
      Consumer<Phrase> refuse) {
    this.texts = texts;
    this.all = all;
    this.offered = offered;
    this.take = take;
    this.refuse = refuse;
    getStyleClass().add("strategy-field");
    promptTextProperty().bind(texts.bind("design.add-prompt"));
    setOnAction(event -> enter());
    focusedProperty().addListener(change -> prepare());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Prepares the suggestions, which is slow and not needed at the start. */
  private void prepare() {
    if (offers == null) {
      offers =
          TextFields.bindAutoCompletion(
              this,
              request ->
                  request.getUserText().isBlank() && !isBrowsing
                      ? List.of()
                      : found(request.getUserText(), offered.get()),
              new Name());
      offers.setDelay(0);
      offers.setVisibleRowCount(ROWS);
      offers.setPrefWidth(Math.max(getWidth(), LETTERS * getFont().getSize()));
      // ControlsFX styles its own class for Modena.
      offers.getAutoCompletionPopup().getStyleClass().setAll("combo-box-popup", "strategy-offers");
      offers.setOnAutoCompleted(
          event -> {
            Strategy chosen = event.getCompletion();
            Platform.runLater(() -> take(chosen));
          });
    }
    isBrowsing = false;
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.DOWN && getText().isBlank() && offers != null) {
      event.consume();
      isBrowsing = true;
      offers.setUserInput("");
    } else if (event.getCode() == KeyCode.ESCAPE && !getText().isEmpty()) {
      event.consume();
      clear();
    }
  }

  private void enter() {
    String typed = getText();
    if (typed.isBlank()) {
      return;
    }
    List<Strategy> best = found(typed, offered.get());
    List<Strategy> named = best.isEmpty() ? found(typed, all.get()) : best;
    if (named.isEmpty()) {
      refuse.accept(Phrase.of("design.no-such-strategy", typed.strip()));
    } else {
      take(named.get(0));
    }
  }

  private void take(Strategy strategy) {
    isBrowsing = false;
    clear();
    take.accept(strategy);
  }

  /** The strategies whose names contain the text, those starting with it first. */
  private List<Strategy> found(String typed, StrategySet among) {
    String part = plain(typed);
    return among.strategies().stream()
        .filter(one -> place(one, part) >= 0)
        .sorted(Comparator.comparing(one -> place(one, part) > 0))
        .toList();
  }

  /** The first position of a text in a strategy's names, or negative. */
  private int place(Strategy strategy, String part) {
    return strategy.names().stream()
        .mapToInt(name -> plain(texts.of(name)).indexOf(part))
        .filter(place -> place >= 0)
        .min()
        .orElse(-1);
  }

  private static String plain(String words) {
    return words.strip().toLowerCase(Locale.ROOT).replace('-', ' ').replace('’', '\'');
  }

  private final class Name extends StringConverter<Strategy> {
    @Override
    public String toString(Strategy strategy) {
      return strategy == null ? "" : texts.of(offer(strategy));
    }

    private static Phrase offer(Strategy strategy) {
      return Phrase.of("design.offer", strategy.name(), strategy.level().label());
    }

    @Override
    public Strategy fromString(String text) {
      return found(text, all.get()).stream().findFirst().orElse(null);
    }
  }
}
