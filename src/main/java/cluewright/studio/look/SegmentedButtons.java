package cluewright.studio.look;

import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.controlsfx.control.SegmentedButton;

/** A row of joined buttons, at most one of them chosen. */
public final class SegmentedButtons<T> {
  private final Texts texts;
  private final SegmentedButton view = new SegmentedButton();
  private final List<T> values;
  private final List<ToggleButton> buttons = new ArrayList<>();

  /**
   * @param hint what a button's tooltip says
   * @param choose what a press does
   */
  public SegmentedButtons(
      Texts texts,
      List<T> values,
      Function<T, Phrase> label,
      Function<T, Phrase> hint,
      Consumer<T> choose) {
    this.texts = texts;
    this.values = List.copyOf(values);
    for (T value : this.values) {
      ToggleButton button = new ToggleButton();
      button.textProperty().bind(texts.bind(label.apply(value)));
      button.setOnAction(
          event -> {
            button.setSelected(true);
            choose.accept(value);
          });
      button.setMaxWidth(Double.MAX_VALUE);
      buttons.add(button);
    }
    hint(hint);
    view.getButtons().setAll(buttons);
  }

  /** Sets other texts for the buttons' tooltips. */
  public void hint(Function<T, Phrase> hint) {
    for (int i = 0; i < buttons.size(); i++) {
      Tip.on(buttons.get(i), texts.bind(hint.apply(values.get(i))));
    }
  }

  public SegmentedButton view() {
    return view;
  }

  /** The row at the full available width, shared by its buttons. */
  public SegmentedButton filling() {
    view.setMaxWidth(Double.MAX_VALUE);
    buttons.forEach(button -> HBox.setHgrow(button, Priority.ALWAYS));
    return view;
  }

  /** Gives the buttons ids, in order: {@code prefix-0}, … */
  public SegmentedButtons<T> named(String prefix) {
    return named(prefix, 0);
  }

  /** Gives the buttons ids, in order from a number on. */
  public SegmentedButtons<T> named(String prefix, int first) {
    for (int i = 0; i < buttons.size(); i++) {
      buttons.get(i).setId(prefix + "-" + (first + i));
    }
    return this;
  }

  /** Shows which button is chosen; empty for none. */
  public void show(Optional<T> chosen) {
    for (int i = 0; i < buttons.size(); i++) {
      buttons.get(i).setSelected(chosen.filter(values.get(i)::equals).isPresent());
    }
  }
}
