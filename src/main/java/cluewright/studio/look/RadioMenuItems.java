package cluewright.studio.look;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;

/** Menu items with exactly one chosen. */
public final class RadioMenuItems {
  private RadioMenuItems() {}

  /**
   * Items that show and set the value of a property.
   *
   * @param id what the ids of the items begin with; their order follows
   */
  public static <T> List<? extends MenuItem> of(
      String id,
      List<T> values,
      Function<T, ? extends ObservableValue<String>> label,
      Property<T> chosen) {
    ToggleGroup group = new ToggleGroup();
    return values.stream()
        .map(value -> item(id, value, label.apply(value), chosen, group))
        .toList();
  }

  private static <T> RadioMenuItem item(
      String id, T value, ObservableValue<String> label, Property<T> chosen, ToggleGroup group) {
    RadioMenuItem item = new RadioMenuItem();
    item.setId(id + "-" + String.valueOf(value).toLowerCase(Locale.ROOT));
    item.textProperty().bind(label);
    item.setToggleGroup(group);
    item.setSelected(value.equals(chosen.getValue()));
    chosen.addListener((property, before, now) -> item.setSelected(value.equals(now)));
    item.setOnAction(event -> chosen.setValue(value));
    return item;
  }
}
