package cluewright.studio.look;

import java.util.Map;
import java.util.regex.Pattern;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * Shortcuts with the key names of the language, such as Strg instead of Ctrl on German keyboards.
 *
 * <p>JavaFX knows English names alone, or the signs of macOS, which need no translation; a menu
 * shows whatever its item's keys call themselves.
 */
final class NamedKeys extends KeyCombination {
  private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}(?:\\s[A-Za-z]+)?");

  /** The JavaFX names of keys with the suffixes of their text keys; arrows and digits are signs. */
  private static final Map<String, String> NAMED =
      Map.ofEntries(
          Map.entry("Ctrl", "ctrl"),
          Map.entry("Shift", "shift"),
          Map.entry("Alt", "alt"),
          Map.entry("Escape", "esc"),
          Map.entry("Enter", "enter"),
          Map.entry("Space", "space"),
          Map.entry("Delete", "delete"),
          Map.entry("Home", "home"),
          Map.entry("End", "end"),
          Map.entry(KeyCode.PAGE_UP.getName(), "page-up"),
          Map.entry(KeyCode.PAGE_DOWN.getName(), "page-down"));

  private final KeyCombination keys;
  private final String name;

  private NamedKeys(KeyCombination keys, String name) {
    super(keys.getShift(), keys.getControl(), keys.getAlt(), keys.getMeta(), keys.getShortcut());
    this.keys = keys;
    this.name = name;
  }

  /** The shortcut, whose name follows the language. */
  static ObjectBinding<KeyCombination> in(Texts texts, KeyCombination keys) {
    return Bindings.createObjectBinding(
        () -> new NamedKeys(keys, name(texts, keys)), texts.language);
  }

  /** The name, for example {@code Strg+Umschalt+X}. */
  static String name(Texts texts, KeyCombination keys) {
    return WORD.matcher(keys.getDisplayText()).replaceAll(word -> name(texts, word.group()));
  }

  private static String name(Texts texts, String word) {
    String key = NAMED.get(word);
    return key == null ? word : texts.of("keys." + key);
  }

  @Override
  public boolean match(KeyEvent event) {
    return keys.match(event);
  }

  @Override
  public String getName() {
    return keys.getName();
  }

  @Override
  public String getDisplayText() {
    return name;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NamedKeys named && keys.equals(named.keys) && name.equals(named.name);
  }

  @Override
  public int hashCode() {
    return keys.hashCode();
  }
}
