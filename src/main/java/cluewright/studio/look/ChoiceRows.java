package cluewright.studio.look;

import cluewright.choice.Choice;
import cluewright.choice.Kind;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/**
 * Controls that show choices about a whole, and change it. A control's id ends with the id of its
 * choice, and so do the keys of its words: {@code ID}, {@code hint-ID} and {@code ID-VALUE}.
 */
public final class ChoiceRows<W> {
  private static final double HUNDRED = 100;
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");
  private static final Duration PAUSE = Duration.millis(250);

  private final Texts texts;
  private final String bundle;
  private final String window;
  private final ObjectProperty<W> whole;
  private final Map<String, List<Node>> own = new HashMap<>();

  /**
   * @param bundle of its texts
   * @param window with which ids of its controls begin
   */
  public ChoiceRows(Texts texts, String bundle, String window, ObjectProperty<W> whole) {
    this.texts = texts;
    this.bundle = bundle;
    this.window = window;
    this.whole = whole;
  }

  /** A control with its name before it. */
  public Region named(String key, Node control) {
    return new NamedRow(ControlName.of(texts, key, control), control);
  }

  /** A box has its name behind it, everything else before it. */
  public Region row(Choice<W, ?> choice) {
    return row(choice, control(choice));
  }

  /** A control of a choice with its name. */
  public Region row(Choice<W, ?> choice, Region control) {
    Region row = control instanceof CheckBox ? control : named(key(choice.id()), control);
    if (row != control) {
      row.setId(window + choice.id() + "-row");
    }
    return row;
  }

  private Node row(Choice<W, ?> choice, ObservableValue<Set<Board>> boards) {
    return Boxes.show(
        row(choice), boards.map(all -> all.stream().anyMatch(choice.shown().matters())));
  }

  /** Lets a choice have rows of its own instead of one for its kind. */
  public void own(Choice<W, ?> choice, List<Node> nodes) {
    own.put(choice.id(), nodes);
  }

  /** The rows of a section of a window; a row is seen while there is a board that it matters on. */
  public List<Node> rows(
      List<Choice<W, ?>> choices, String section, ObservableValue<Set<Board>> boards) {
    return choices.stream()
        .filter(choice -> choice.shown().section().equals(section))
        .flatMap(choice -> own.getOrDefault(choice.id(), List.of(row(choice, boards))).stream())
        .toList();
  }

  /** The control without its name. */
  public <T> Region control(Choice<W, T> choice) {
    Kind<T> kind = choice.kind();
    if (kind instanceof Kind.Switch<T> either) {
      return box(choice, either);
    }
    if (kind instanceof Kind.Length range) {
      return number(choice, (int) range.least(), (int) range.most());
    }
    if (kind instanceof Kind.Range range) {
      return number(choice, range.least(), range.most());
    }
    return kind instanceof Kind.Shares
        ? combo(choice)
        : segments(choice, value -> Phrase.of(hint(choice.id())));
  }

  private String key(String id) {
    return bundle + "." + id;
  }

  private String hint(String id) {
    return key("hint-" + id);
  }

  /** Buttons of which one is chosen. */
  public <T> Region segments(Choice<W, T> choice, Function<T, Phrase> hint) {
    SegmentedButtons<T> segments =
        new SegmentedButtons<>(
                texts,
                choice.kind().values(),
                value -> label(choice, value),
                hint,
                value -> whole.set(choice.with(whole.get(), value)))
            .named(window + choice.id());
    follow(now -> segments.show(Optional.of(choice.get(now))));
    segments.view().setMinWidth(Region.USE_PREF_SIZE);
    return segments.view();
  }

  private <T> Phrase label(Choice<W, T> choice, T value) {
    return value instanceof Enum<?>
        ? Phrase.of(key(choice.id() + "-" + Kind.word(value)))
        : Phrase.verbatim(value.toString());
  }

  private <T> Region combo(Choice<W, T> choice) {
    ComboBox<T> combo = new ComboBox<>();
    combo.setId(window + choice.id());
    combo.getItems().setAll(choice.kind().values());
    combo.setCellFactory(list -> new PhraseCell<>(texts, value -> share(choice, value)));
    combo.setButtonCell(new PhraseCell<>(texts, value -> share(choice, value)));
    Tip.on(combo, texts.bind(hint(choice.id())));
    follow(now -> combo.setValue(choice.get(now)));
    combo
        .valueProperty()
        .addListener(
            (property, before, now) -> {
              if (now != null && !now.equals(choice.get(whole.get()))) {
                whole.set(choice.with(whole.get(), now));
              }
            });
    return combo;
  }

  private static <T> Phrase share(Choice<?, T> choice, T value) {
    return choice
        .kind()
        .plain(value)
        .map(
            percent ->
                percent.equals(0)
                    ? Phrase.of("printing.tint-none")
                    : Phrase.of("printing.percent", ((Number) percent).intValue() / HUNDRED))
        .orElse(Phrase.of("printing.tint-usual"));
  }

  /** A box for one of several things that may be chosen together. */
  public <E extends Enum<E>> Region member(Choice<W, Set<E>> choice, E member) {
    return control(Choice.member(choice.id() + "-" + Kind.word(member), choice, member));
  }

  private <T> CheckBox box(Choice<W, T> choice, Kind.Switch<T> either) {
    CheckBox box = new CheckBox();
    box.setId(window + choice.id());
    box.textProperty().bind(texts.bind(key(choice.id())));
    Tip.on(box, texts.bind(hint(choice.id())));
    follow(now -> box.setSelected(choice.get(now).equals(either.on())));
    box.setOnAction(
        event ->
            whole.set(choice.with(whole.get(), box.isSelected() ? either.on() : either.off())));
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  private <T> Spinner<Integer> number(Choice<W, T> choice, int least, int most) {
    Kind<T> kind = choice.kind();
    return number(
        choice.id(),
        least,
        most,
        now -> kind.plain(choice.get(now)).map(Number.class::cast).orElse(0).doubleValue(),
        (now, next) -> kind.value(next).map(value -> choice.with(now, value)).orElse(now));
  }

  public Spinner<Integer> number(
      String id, int least, int most, Function<W, Double> read, BiFunction<W, Integer, W> write) {
    IntSupplier standing = () -> (int) Math.round(read.apply(whole.get()));
    Spinner<Integer> spinner = new Spinner<>(least, most, standing.getAsInt());
    spinner.setId(window + id);
    spinner.setEditable(true);
    spinner.getValueFactory().setConverter(new WholeNumber(standing::getAsInt));
    spinner.getStyleClass().add("choice-number");
    spinner.accessibleTextProperty().bind(texts.bind(key(id)));
    Tip.on(spinner, texts.bind(hint(id)));
    spinner
        .valueProperty()
        .addListener(
            (property, before, now) -> {
              if (now != null && now != standing.getAsInt()) {
                whole.set(write.apply(whole.get(), now));
              }
            });
    spinner.focusedProperty().addListener(change -> commit(spinner));
    follow(now -> spinner.getValueFactory().setValue(standing.getAsInt()));
    return spinner;
  }

  /**
   * Joins a field to a text. What is typed holds soon; what the whole cannot have marks the field,
   * and the whole stays.
   */
  public <F extends TextInputControl> F text(Choice<W, String> choice, F field) {
    field.setId(window + choice.id());
    PauseTransition soon = new PauseTransition(PAUSE);
    soon.setOnFinished(event -> commit(choice, field));
    field.setText(choice.get(whole.get()));
    field.textProperty().addListener(change -> soon.playFromStart());
    field.focusedProperty().addListener(change -> commit(choice, field));
    field.addEventHandler(ActionEvent.ACTION, event -> commit(choice, field));
    whole.addListener((property, before, now) -> show(field, choice.get(now)));
    return field;
  }

  /** Lets what is typed hold at once. */
  public void commit(Choice<W, String> choice, TextInputControl field) {
    boolean isWrong = false;
    try {
      W next = choice.with(whole.get(), field.getText().strip());
      if (!next.equals(whole.get())) {
        whole.set(next);
      }
    } catch (IllegalArgumentException e) {
      isWrong = true;
    }
    field.pseudoClassStateChanged(REFUSED, isWrong);
  }

  private static void show(TextInputControl field, String text) {
    boolean isWrong = field.getPseudoClassStates().contains(REFUSED);
    if (!isWrong && !field.getText().strip().equals(text)) {
      field.setText(text);
    }
  }

  private static void commit(Spinner<Integer> spinner) {
    if (!spinner.isFocused()) {
      spinner.commitValue();
    }
  }

  /** Shows the whole of the moment, and each after it. */
  private void follow(Consumer<W> show) {
    whole.subscribe(show);
  }
}
