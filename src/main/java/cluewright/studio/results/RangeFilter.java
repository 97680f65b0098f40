package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import cluewright.studio.range.RangePicker;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A slider for the numbers that results may have, with both ends in words under it; or the reason
 * why there is nothing to choose from.
 */
final class RangeFilter extends VBox {
  private final Phrase name;
  private final RangePicker picker;
  private final ObjectProperty<Phrase> lower = new SimpleObjectProperty<>(Phrase.NOTHING);
  private final ObjectProperty<Phrase> higher = new SimpleObjectProperty<>(Phrase.NOTHING);
  private final ObjectProperty<Phrase> reason = new SimpleObjectProperty<>(Phrase.NOTHING);

  /**
   * Makes a filter of the whole range.
   *
   * @param id of the slider
   * @param name of what the numbers are
   */
  RangeFilter(Texts texts, String id, Phrase name) {
    this.name = name;
    picker =
        new RangePicker(
            texts.bind(named("results.filter-from", lower)),
            texts.bind(named("results.filter-to", higher)));
    picker.setId(id);
    picker.disableProperty().bind(reason.isNotEqualTo(Phrase.NOTHING));
    getStyleClass().add("range-filter");
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox ends = new HBox(hint(texts, lower), space, hint(texts, higher));
    Label why = hint(texts, reason);
    why.setWrapText(true);
    ends.visibleProperty().bind(picker.disableProperty().not());
    why.visibleProperty().bind(picker.disableProperty());
    ends.managedProperty().bind(ends.visibleProperty());
    why.managedProperty().bind(why.visibleProperty());
    getChildren().addAll(picker, ends, why);
  }

  private ObservableValue<Phrase> named(String key, ObservableValue<Phrase> end) {
    return end.map(words -> Phrase.of(key, name, words));
  }

  private static Label hint(Texts texts, ObservableValue<Phrase> words) {
    Label hint = new Label();
    hint.textProperty().bind(texts.bind(words));
    hint.getStyleClass().add("hint");
    return hint;
  }

  RangePicker picker() {
    return picker;
  }

  /** Shows the numbers at both ends. */
  void say(int least, int most) {
    reason.set(Phrase.NOTHING);
    lower.set(number(least));
    higher.set(number(most));
  }

  private static Phrase number(int number) {
    return Phrase.of("results.points", number);
  }

  /** Says why there is nothing to choose from. */
  void rest(Phrase why) {
    reason.set(why);
    picker.show(0, 1);
  }
}
