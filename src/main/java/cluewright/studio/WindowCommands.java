package cluewright.studio;

import cluewright.studio.help.HelpWindows;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import org.kordamp.ikonli.feather.Feather;

/** Commands for the main window and the secondary ones. */
final class WindowCommands {
  final Command print;
  final Command exportPdf;
  final Command exportPicture;
  final Command copyPicture;
  final Command laboratory;

  /** Opens the plan of a book. */
  final Command planBook;

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
  final Command palette;
  final Command start;
  final Command glossary;
  final Command about;

  WindowCommands(
      Texts texts,
      WindowsViewModel windows,
      Appearance appearance,
      HelpWindows help,
      StudioView view,
      Runnable exit) {
    print =
        Command.of(texts.bind("commands.print"), Feather.PRINTER, windows.printing::open)
            .on("Shortcut+P");
    exportPdf =
        Command.of(texts.bind("commands.export-pdf"), Feather.FILE, windows.printing::openForFile);
    exportPicture =
        Command.of(texts.bind("commands.export-picture"), Feather.IMAGE, windows.pictures::open)
            .on("Shortcut+E");
    copyPicture =
        Command.of(texts.bind("commands.copy-picture"), Feather.IMAGE, windows.pictures::copy)
            .on("Shortcut+Alt+C");
    laboratory =
        Command.of(
            texts.bind("laboratory.open-window"), Feather.BAR_CHART_2, windows.laboratory::open);
    planBook = Command.of(texts.bind("commands.plan-book"), Feather.BOOK, windows.planner::open);
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
    sides = Command.of(texts.bind("commands.sides"), Feather.COLUMNS, view::toggleSides).on("F9");
    nextRegion =
        Command.of(texts.bind("commands.next-region"), Feather.SIDEBAR, view::nextRegion).on("F6");
    previousRegion =
        Command.of(texts.bind("commands.previous-region"), Feather.SIDEBAR, view::previousRegion)
            .on("Shift+F6");
    tour = Command.of(texts.bind("commands.tour"), Feather.MAP, windows.tour::start);
    manual = Command.of(texts.bind("commands.manual"), Feather.BOOK, windows.manual::open);
    shortcuts =
        Command.of(texts.bind("commands.shortcuts"), Feather.COMMAND, help::showShortcuts).on("F1");
    start = Command.of(texts.bind("start.open"), Feather.HOME, view::showStart);
    palette =
        Command.of(texts.bind("palette.open"), Feather.SEARCH, view::showPalette)
            .on("Shortcut+Shift+P");
    glossary = Command.of(texts.bind("commands.glossary"), Feather.BOOK_OPEN, help::showGlossary);
    about = Command.of(texts.bind("commands.about"), Feather.INFO, help::showCredits);
  }
}
