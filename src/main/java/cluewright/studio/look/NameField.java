package cluewright.studio.look;

import cluewright.phrase.Phrase;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javafx.application.Platform;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;
import org.controlsfx.control.textfield.AutoCompletionBinding;
import org.controlsfx.control.textfield.TextFields;

/**
 * A field that finds a thing by part of one of its names. What fits is offered below; Enter takes
 * the first of it, the arrow keys choose, Down in an empty field offers all.
 */
public class NameField<T> extends TextField {
  private static final int ROWS = 8;

  /** The width of suggestions in letters, enough for the longest name. */
  private static final int LETTERS = 20;

  private final Texts texts;
  private final Things<T> things;
  private AutoCompletionBinding<T> offers;
  private boolean isBrowsing;

  /** What can be found. */
  public interface Things<T> {
    /** What can be named at all. */
    List<T> all();

    /** Those that are offered. */
    List<T> offered();

    List<Phrase> names(T one);

    /** Its line in the list of what is offered. */
    Phrase offer(T one);

    /** What is done with the one that was found. */
    void take(T one);

    /** Gets a text that is no name. */
    void refuse(String typed);
  }

  public NameField(Texts texts, Things<T> things) {
    this.texts = texts;
    this.things = things;
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
                      : found(request.getUserText(), things.offered()),
              new Name());
      offers.setDelay(0);
      offers.setVisibleRowCount(ROWS);
      offers.setPrefWidth(Math.max(getWidth(), LETTERS * getFont().getSize()));
      // ControlsFX styles its own class for Modena.
      offers.getAutoCompletionPopup().getStyleClass().setAll("combo-box-popup", "strategy-offers");
      offers.setOnAutoCompleted(
          event -> {
            T chosen = event.getCompletion();
            Platform.runLater(() -> take(chosen));
          });
    }
    isBrowsing = false;
  }

  /** Offers everything, where nothing is typed. */
  public void browse() {
    if (getText().isBlank() && offers != null) {
      isBrowsing = true;
      offers.setUserInput("");
    }
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.DOWN && getText().isBlank() && offers != null) {
      event.consume();
      browse();
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
    List<T> best = found(typed, things.offered());
    List<T> named = best.isEmpty() ? found(typed, things.all()) : best;
    if (named.isEmpty()) {
      things.refuse(typed.strip());
    } else {
      take(named.get(0));
    }
  }

  private void take(T one) {
    isBrowsing = false;
    clear();
    things.take(one);
  }

  /** Those whose names contain the text, those starting with it first. */
  private List<T> found(String typed, List<T> among) {
    String part = plain(typed);
    return among.stream()
        .filter(one -> place(one, part) >= 0)
        .sorted(Comparator.comparing(one -> place(one, part) > 0))
        .toList();
  }

  /** The first position of a text in the names, or negative. */
  private int place(T one, String part) {
    return things.names(one).stream()
        .mapToInt(name -> plain(texts.of(name)).indexOf(part))
        .filter(place -> place >= 0)
        .min()
        .orElse(-1);
  }

  private static String plain(String words) {
    return words.strip().toLowerCase(Locale.ROOT).replace('-', ' ').replace('’', '\'');
  }

  private final class Name extends StringConverter<T> {
    @Override
    public String toString(T one) {
      return one == null ? "" : texts.of(things.offer(one));
    }

    @Override
    public T fromString(String text) {
      return found(text, things.all()).stream().findFirst().orElse(null);
    }
  }
}
