package cluewright.studio.help;

import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.control.Menu;

/** The windows for shortcuts, glossary and credits, each made on first use. */
public final class HelpWindows {
  private final Texts texts;
  private final SideWindows windows;
  private final Supplier<List<Menu>> menus;
  private final Map<String, HelpWindow> made = new HashMap<>();

  /**
   * @param menus whose commands have the shortcuts
   */
  public HelpWindows(Texts texts, SideWindows windows, Supplier<List<Menu>> menus) {
    this.texts = texts;
    this.windows = windows;
    this.menus = menus;
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
    made.computeIfAbsent(name, key -> new HelpWindow(texts, windows, name, sections)).show();
  }
}
