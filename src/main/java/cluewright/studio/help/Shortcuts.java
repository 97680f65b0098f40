package cluewright.studio.help;

import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;

/** All keys: those of commands in menus, and those that work only in some places. */
final class Shortcuts {
  /** The keys in the bundle, in the order shown. */
  private static final List<String> ON_BOARD =
      List.of("arrows", "space", "drag", "right-button", "shift");

  private static final List<String> ON_DIGITS = List.of("carry", "push", "delete", "more", "alike");

  private static final List<String> IN_GALLERY =
      List.of(
          "tile-go",
          "tile-more",
          "tile-all",
          "tile-preview",
          "tile-use",
          "tile-keep",
          "tile-discard",
          "tile-menu");

  private static final List<String> SOLVING =
      List.of(
          "mode",
          "turn",
          "corner-mark",
          "candidate",
          "color",
          "choose",
          "line",
          "line-keys",
          "rub-out",
          "let-go");

  private static final List<String> ANYWHERE =
      List.of("tab", "menu", "question", "f5", "alt", "escape");

  private Shortcuts() {}

  static List<HelpSection> of(Texts texts, List<Menu> menus) {
    List<HelpSection> sections = new ArrayList<>();
    for (Menu menu : menus) {
      sections.add(new HelpSection(menu.getText(), commands(menu).map(Shortcuts::line).toList()));
    }
    sections.add(fixed(texts, "help.on-board", ON_BOARD));
    sections.add(fixed(texts, "help.on-digits", ON_DIGITS));
    sections.add(fixed(texts, "help.solving", SOLVING));
    sections.add(fixed(texts, "help.in-gallery", IN_GALLERY));
    sections.add(fixed(texts, "help.anywhere", ANYWHERE));
    return sections;
  }

  private static Stream<Command> commands(MenuItem item) {
    if (item instanceof Menu menu) {
      return menu.getItems().stream().flatMap(Shortcuts::commands);
    }
    return Command.of(item).filter(command -> command.shortcut().isPresent()).stream();
  }

  private static HelpLine line(Command command) {
    return new HelpLine(command.label().get(), command.keys(), "");
  }

  private static HelpSection fixed(Texts texts, String heading, List<String> keys) {
    return new HelpSection(
        texts.of(heading),
        keys.stream()
            .map(key -> new HelpLine(texts.of("help.use-" + key), texts.of("help.key-" + key), ""))
            .toList());
  }
}
