package cluewright.studio.look;

import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.controlsfx.control.SegmentedButton;

/** A row of joined buttons, of which one at most is chosen. */
public final class Segments<T> {
  private final SegmentedButton view = new SegmentedButton();
  private final List<T> values;
  private final List<ToggleButton> buttons = new ArrayList<>();

  /**
   * Makes a row in which nothing is chosen.
   *
   * @param hint what a button's tooltip says
   * @param choose what a press does
   */
  public Segments(
      List<T> values, Function<T, String> label, Function<T, String> hint, Consumer<T> choose) {
    this.values = List.copyOf(values);
    for (T value : this.values) {
      ToggleButton button = new ToggleButton(label.apply(value));
      button.setTooltip(new Tooltip(hint.apply(value)));
      button.setOnAction(
          event -> {
            button.setSelected(true);
            choose.accept(value);
          });
      button.setMaxWidth(Double.MAX_VALUE);
      buttons.add(button);
    }
    view.getButtons().setAll(buttons);
  }

  /**
   * Makes a row in which nothing is chosen, in the language of the moment.
   *
   * @param hint what a button's tooltip says
   * @param choose what a press does
   */
  public static <T> Segments<T> of(
      Texts texts,
      List<T> values,
      Function<T, Phrase> label,
      Function<T, Phrase> hint,
      Consumer<T> choose) {
    Segments<T> segments = new Segments<>(values, value -> "", value -> "", choose);
    for (int i = 0; i < values.size(); i++) {
      ToggleButton button = segments.buttons.get(i);
      button.textProperty().bind(texts.bind(label.apply(values.get(i))));
      button.getTooltip().textProperty().bind(texts.bind(hint.apply(values.get(i))));
    }
    return segments;
  }

  public SegmentedButton view() {
    return view;
  }

  /** The row, as wide as there is room; its buttons share what is left over. */
  public SegmentedButton filling() {
    view.setMaxWidth(Double.MAX_VALUE);
    buttons.forEach(button -> HBox.setHgrow(button, Priority.ALWAYS));
    return view;
  }

  /** Gives the buttons ids, in order, so that they can be found: {@code prefix-0}, … */
  public Segments<T> named(String prefix) {
    for (int i = 0; i < buttons.size(); i++) {
      buttons.get(i).setId(prefix + "-" + i);
    }
    return this;
  }

  /** Shows which one is chosen; empty for none. */
  public void show(Optional<T> chosen) {
    for (int i = 0; i < buttons.size(); i++) {
      buttons.get(i).setSelected(chosen.filter(values.get(i)::equals).isPresent());
    }
  }
}
