package cluewright.studio;

import cluewright.studio.help.HelpWindows;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import org.kordamp.ikonli.feather.Feather;

/** Commands for the window itself, whatever it shows. */
final class WindowCommands {
  final Command exit;
  final Command larger;
  final Command smaller;
  final Command normalSize;
  final Command sides;
  final Command nextRegion;
  final Command previousRegion;
  final Command tour;
  final Command manual;
  final Command shortcuts;
  final Command glossary;
  final Command about;

  WindowCommands(
      Texts texts,
      Appearance appearance,
      Runnable startTour,
      Runnable openManual,
      HelpWindows help,
      Runnable toggleSides,
      Runnable forward,
      Runnable back,
      Runnable exit) {
    this.exit = Command.of(texts.bind("commands.exit"), Feather.LOG_OUT, exit).on("Shortcut+Q");
    larger =
        Command.of(texts.bind("commands.larger"), Feather.ZOOM_IN, appearance::larger)
            .on("Shortcut+Plus");
    smaller =
        Command.of(texts.bind("commands.smaller"), Feather.ZOOM_OUT, appearance::smaller)
            .on("Shortcut+Minus");
    normalSize =
        Command.of(texts.bind("commands.normal-size"), Feather.MAXIMIZE, appearance::normalSize)
            .on("Shortcut+0");
    sides = Command.of(texts.bind("commands.sides"), Feather.COLUMNS, toggleSides).on("F9");
    nextRegion = Command.of(texts.bind("commands.next-region"), Feather.SIDEBAR, forward).on("F6");
    previousRegion =
        Command.of(texts.bind("commands.previous-region"), Feather.SIDEBAR, back).on("Shift+F6");
    tour = Command.of(texts.bind("commands.tour"), Feather.MAP, startTour);
    manual = Command.of(texts.bind("commands.manual"), Feather.BOOK, openManual);
    shortcuts =
        Command.of(texts.bind("commands.shortcuts"), Feather.COMMAND, help::showShortcuts).on("F1");
    glossary = Command.of(texts.bind("commands.glossary"), Feather.BOOK_OPEN, help::showGlossary);
    about = Command.of(texts.bind("commands.about"), Feather.INFO, help::showCredits);
  }
}
