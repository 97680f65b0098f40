package cluewright.studio;

import cluewright.studio.look.Theme;
import cluewright.studio.look.ThemeChoice;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/** The appearance of all windows, whatever they show. */
final class Appearance {
  /** The available sizes of text, icons and everything else, in percent. */
  static final List<Integer> TEXT_SIZES = List.of(100, 110, 125, 150, 175, 200);

  final ObjectProperty<ThemeChoice> themeChoice = new SimpleObjectProperty<>(ThemeChoice.SYSTEM);

  /** The theme of the desktop, if known. */
  final ObjectProperty<Theme> systemTheme = new SimpleObjectProperty<>(Theme.LIGHT);

  private final ReadOnlyObjectWrapper<Theme> themeWrapper =
      new ReadOnlyObjectWrapper<>(Theme.LIGHT);
  final ReadOnlyObjectProperty<Theme> theme = themeWrapper.getReadOnlyProperty();

  /** The text size, in percent. */
  final ObjectProperty<Integer> textSize = new SimpleObjectProperty<>(TEXT_SIZES.get(0));

  /** Whether animations are turned off. */
  final BooleanProperty still = new SimpleBooleanProperty();

  Appearance() {
    Changes.call(this::choose, themeChoice, systemTheme);
  }

  private void choose() {
    themeWrapper.set(themeChoice.get().under(systemTheme.get()));
  }

  void toggleTheme() {
    themeChoice.set(ThemeChoice.of(themeWrapper.get().other()));
  }

  void larger() {
    TEXT_SIZES.stream().filter(size -> size > textSize.get()).findFirst().ifPresent(textSize::set);
  }

  void smaller() {
    Stream<Integer> smaller = TEXT_SIZES.stream().filter(size -> size < textSize.get());
    smaller.max(Integer::compare).ifPresent(textSize::set);
  }

  void normalSize() {
    textSize.set(TEXT_SIZES.get(0));
  }

  /** Styles all controls before the first one is made, so that no other theme is loaded in vain. */
  void prepare() {
    themeWrapper.get().apply(textSize.get());
  }

  /**
   * Styles a window, now and whenever the appearance changes; the window lives as long as this.
   * Until its contents are painted it is as bare as they are, and not white.
   */
  void dress(Scene scene) {
    scene.fillProperty().bind(fill((Region) scene.getRoot()));
    ChangeListener<Object> again =
        (property, before, now) -> themeWrapper.get().apply(scene, textSize.get());
    themeWrapper.addListener(again);
    textSize.addListener(again);
    themeWrapper.get().apply(scene, textSize.get());
  }

  private static ObservableValue<Paint> fill(Region contents) {
    return contents
        .backgroundProperty()
        .map(background -> background.getFills().stream().findFirst())
        .map(fill -> fill.map(BackgroundFill::getFill).orElse(Color.WHITE))
        .orElse(Color.WHITE);
  }
}
