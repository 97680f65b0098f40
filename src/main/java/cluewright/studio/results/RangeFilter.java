package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.range.RangePicker;
import cluewright.studio.results.Filter.Span;
import java.util.List;
import java.util.function.DoubleToIntFunction;
import java.util.function.IntToDoubleFunction;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A range slider for a number of results, with both ends in words below, or the reason why there is
 * nothing to choose.
 */
final class RangeFilter extends VBox {
  private final Phrase name;
  private final RangePicker picker;
  private final ObjectProperty<Phrase> lower = new SimpleObjectProperty<>(Phrase.NOTHING);
  private final ObjectProperty<Phrase> higher = new SimpleObjectProperty<>(Phrase.NOTHING);
  private final ObjectProperty<Phrase> reason = new SimpleObjectProperty<>(Phrase.NOTHING);

  /**
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
    Region space = Boxes.space();
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
    return Controls.label(texts.bind(words), "hint");
  }

  RangePicker picker() {
    return picker;
  }

  /** The range between the thumbs; an end of the line means no limit. */
  Span span(DoubleToIntFunction number) {
    double low = picker.lowProperty().get();
    double high = picker.highProperty().get();
    return new Span(
        low <= 0 ? Span.ALL.least() : number.applyAsInt(low),
        high >= 1 ? Span.ALL.most() : number.applyAsInt(high));
  }

  /**
   * Shows a range of the known numbers, in order.
   *
   * @param place of a number on the line
   * @param why there is nothing to choose from where all are the same
   */
  void show(List<Integer> known, Span span, IntToDoubleFunction place, Phrase why) {
    if (known.isEmpty()
        || (known.get(0).equals(known.get(known.size() - 1)) && span.equals(Span.ALL))) {
      reason.set(why);
      picker.show(0, 1);
      return;
    }
    boolean isFromLeast = span.least() == Span.ALL.least();
    boolean isToMost = span.most() == Span.ALL.most();
    picker.show(
        isFromLeast ? 0 : within(place.applyAsDouble(span.least())),
        isToMost ? 1 : within(place.applyAsDouble(span.most())));
    reason.set(Phrase.NOTHING);
    lower.set(number(isFromLeast ? known.get(0) : span.least()));
    higher.set(number(isToMost ? known.get(known.size() - 1) : span.most()));
  }

  private static double within(double place) {
    return Math.max(0, Math.min(1, place));
  }

  private static Phrase number(int number) {
    return Phrase.of("results.points", number);
  }
}
