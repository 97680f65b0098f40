package cluewright.studio.help;

import cluewright.studio.look.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.stage.Window;

/** The shortcuts, the glossary, and what is bundled; each window is made when first asked for. */
public final class HelpWindows {
  private final Texts texts;
  private final Supplier<Window> owner;
  private final Supplier<List<Menu>> menus;
  private final Consumer<Scene> dress;
  private final Map<String, HelpWindow> made = new HashMap<>();

  /**
   * Prepares the windows.
   *
   * @param owner the studio's window, once there is one
   * @param menus whose commands have the shortcuts
   * @param dress gives a window the studio's look
   */
  public HelpWindows(
      Texts texts, Supplier<Window> owner, Supplier<List<Menu>> menus, Consumer<Scene> dress) {
    this.texts = texts;
    this.owner = owner;
    this.menus = menus;
    this.dress = dress;
  }

  public void showShortcuts() {
    show("shortcuts", () -> Shortcuts.of(texts, menus.get()));
  }

  public void showGlossary() {
    show("glossary", () -> Glossary.of(texts));
  }

  public void showCredits() {
    show("about", () -> Credits.of(texts));
  }

  private void show(String name, Supplier<List<HelpSection>> sections) {
    made.computeIfAbsent(name, key -> new HelpWindow(texts, owner.get(), name, sections, dress))
        .show();
  }
}
