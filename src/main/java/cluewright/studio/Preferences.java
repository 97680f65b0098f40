package cluewright.studio;

import cluewright.mask.Symmetry;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import cluewright.studio.look.ThemeChoice;
import cluewright.studio.masks.PaintTool;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.settings.Setting;
import cluewright.studio.settings.Settings;
import cluewright.studio.shelf.ShelfPane;
import cluewright.studio.shelf.SideColumn;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;

/** Connects the settings in the window with the stored ones. */
final class Preferences {
  private static final Setting<ThemeChoice> THEME = Setting.choice("theme", ThemeChoice.SYSTEM);

  /** The desktop's last known theme, a good guess until it answers again. */
  private static final Setting<Theme> SYSTEM_THEME = Setting.choice("systemTheme", Theme.LIGHT);

  private static final Setting<Integer> SCALE = Setting.number("scale", 100);

  /** The language tag, such as {@code de}; empty for the system's language. */
  private static final Setting<String> LANGUAGE = Setting.text("language", "");

  private static final Setting<Boolean> STILL = Setting.flag("reduceMotion", false);
  private static final Setting<Boolean> CANDIDATES = Setting.flag("candidates", true);
  private static final Setting<Boolean> EXCLUDED = Setting.flag("excludedDigits", false);

  private static final Setting<PaintTool> TOOL = Setting.choice("tool", PaintTool.PENCIL);
  private static final Setting<Symmetry> SYMMETRY = Setting.choice("symmetry", Symmetry.NONE);

  /** The id of the open tab. */
  private static final Setting<String> SHELF = Setting.text("shelf", "");

  private static final double PARTS_OF_EM = 10;

  private Preferences() {}

  /** Applies stored settings, and stores changes from now on. */
  static void join(
      Settings settings,
      Appearance appearance,
      Texts texts,
      Property<Boolean> candidates,
      Property<Boolean> excluded) {
    join(appearance.themeChoice, settings.property(THEME));
    join(appearance.systemTheme, settings.property(SYSTEM_THEME));
    ObjectProperty<Integer> scale = settings.property(SCALE);
    if (!Appearance.TEXT_SIZES.contains(scale.get())) {
      scale.set(SCALE.standard());
    }
    join(appearance.textSize, scale);
    join(appearance.still, settings.property(STILL));
    join(candidates, settings.property(CANDIDATES));
    join(excluded, settings.property(EXCLUDED));
    language(texts, settings.property(LANGUAGE));
  }

  /** Restores the last painting tool and symmetry. */
  static void join(Settings settings, PaintViewModel paint) {
    join(paint.tool, settings.property(TOOL));
    join(paint.symmetry, settings.property(SYMMETRY));
  }

  /** Restores the last open tab. */
  static void join(Settings settings, ShelfPane shelf) {
    ObjectProperty<String> kept = settings.property(SHELF);
    shelf.open(kept.get());
    shelf.ownProperty().addListener((property, before, now) -> kept.set(now));
  }

  /**
   * Restores the last width of a column.
   *
   * @param name of it among the settings
   */
  static void join(Settings settings, SideColumn column, String name) {
    ObjectProperty<Integer> width = settings.property(Setting.number(name + "Width", 0));
    ObjectProperty<Boolean> folded = settings.property(Setting.flag(name + "Folded", false));
    column.chosenProperty().set(width.get() / PARTS_OF_EM);
    column.foldedProperty().set(folded.get());
    column
        .chosenProperty()
        .addListener(
            (property, before, now) ->
                width.set((int) Math.round(now.doubleValue() * PARTS_OF_EM)));
    column.foldedProperty().addListener(change -> folded.set(column.isFoldedByHand()));
  }

  private static <T> void join(Property<T> shown, ObjectProperty<T> kept) {
    shown.setValue(kept.get());
    shown.addListener((property, before, now) -> kept.set(now));
  }

  private static void language(Texts texts, ObjectProperty<String> kept) {
    Stream.of(Language.values())
        .filter(language -> language.locale().toLanguageTag().equals(kept.get()))
        .forEach(texts.language::set);
    texts.language.addListener((property, before, now) -> kept.set(now.locale().toLanguageTag()));
  }
}
