package cluewright.studio;

import cluewright.studio.look.Command;
import cluewright.studio.replay.Player;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import org.kordamp.ikonli.feather.Feather;

/** What a person can do in the studio, for menus, tools and keys alike. */
final class Commands {
  final Command startNew;
  final Command open;
  final Command save;
  final Command saveAs;
  final Command exportPdf;
  final Command exportText;
  final Command undo;
  final Command redo;
  final Command copyPuzzle;
  final Command copyMask;
  final Command paste;
  final Command clear;
  final Command invert;
  final Command generate;
  final Command cancel;
  final Command repair;
  final List<Command> moves;
  final Command hint;

  Commands(StudioViewModel studio, Player player) {
    startNew = Command.of("New", Feather.FILE_PLUS, studio.files()::startNew).on("Shortcut+N");
    open = Command.of("Open…", Feather.FOLDER, studio.files()::open).on("Shortcut+O");
    save = Command.of("Save", Feather.SAVE, studio.files()::save).on("Shortcut+S");
    saveAs = Command.of("Save as…", Feather.SAVE, studio.files()::saveAs).on("Shortcut+Shift+S");
    exportPdf =
        Command.of("Export PDF…", Feather.PRINTER, studio.exports()::exportPdf).on("Shortcut+P");
    exportText = Command.of("Export text…", Feather.FILE_TEXT, studio.exports()::exportText);
    undo =
        named(
                "Undo",
                studio.history().undoNameProperty(),
                studio.history()::undo,
                Feather.CORNER_UP_LEFT)
            .on("Shortcut+Z");
    redo =
        named(
                "Redo",
                studio.history().redoNameProperty(),
                studio.history()::redo,
                Feather.CORNER_UP_RIGHT)
            .on("Shortcut+Y");
    copyPuzzle =
        Command.of("Copy puzzle", Feather.COPY, studio.clipboard()::copyPuzzle).on("Shortcut+C");
    copyMask =
        Command.of("Copy mask", Feather.COPY, studio.clipboard()::copyMask).on("Shortcut+Shift+C");
    paste =
        Command.of("Paste puzzle or mask", Feather.CLIPBOARD, studio.clipboard()::paste)
            .on("Shortcut+V");
    clear = Command.of("Clear the mask", Feather.TRASH_2, studio.paint()::clear);
    invert =
        Command.of("Invert the mask", Feather.REFRESH_CW, studio.paint()::invert).on("Shortcut+I");
    generate =
        Command.of("Generate", Feather.ZAP, studio.generation()::generate)
            .on("Shortcut+G")
            .unless(studio.generation().runningProperty());
    cancel = Command.of("Cancel", Feather.X, () -> cancel(studio)).on("Esc").unless(isIdle(studio));
    repair =
        Command.of("Repair the mask", Feather.TOOL, studio.repair()::repair)
            .on("Shortcut+R")
            .unless(studio.verdict().repairableProperty().not());
    moves = moves(studio, player);
    hint =
        Command.of("Hint", Feather.HELP_CIRCLE, pausing(player, studio.hints()::more))
            .on("Shortcut+H")
            .unless(atEnd(studio));
  }

  private static void cancel(StudioViewModel studio) {
    studio.generation().cancel();
    studio.repair().dismiss();
  }

  private static BooleanBinding isIdle(StudioViewModel studio) {
    return Bindings.createBooleanBinding(
        () ->
            !studio.generation().runningProperty().get()
                && studio.repair().offerProperty().get().isEmpty(),
        studio.generation().runningProperty(),
        studio.repair().offerProperty());
  }

  private static Command named(
      String verb, javafx.beans.value.ObservableStringValue act, Runnable run, Feather icon) {
    return Command.of(verb, icon, run)
        .labelled(Bindings.createStringBinding(() -> (verb + " " + act.get()).strip(), act))
        .unless(Bindings.createBooleanBinding(() -> act.get().isEmpty(), act));
  }

  private static List<Command> moves(StudioViewModel studio, Player player) {
    BooleanBinding atStart = studio.replay().positionProperty().isEqualTo(0);
    BooleanBinding atEnd = atEnd(studio);
    BooleanBinding nothing =
        Bindings.createBooleanBinding(
            () -> studio.replay().length() == 0, studio.replay().pathProperty());
    return List.of(
        Command.of("First step", Feather.SKIP_BACK, pausing(player, studio.replay()::first))
            .on("Alt+Home")
            .unless(atStart),
        Command.of("Step back", Feather.CHEVRON_LEFT, pausing(player, studio.replay()::back))
            .on("Alt+Left")
            .unless(atStart),
        Command.of("Play or pause", Feather.PLAY, player::toggle)
            .on("Shortcut+Space")
            .unless(nothing),
        Command.of("Step forward", Feather.CHEVRON_RIGHT, pausing(player, studio.replay()::forward))
            .on("Alt+Right")
            .unless(atEnd),
        Command.of("Last step", Feather.SKIP_FORWARD, pausing(player, studio.replay()::last))
            .on("Alt+End")
            .unless(atEnd));
  }

  private static BooleanBinding atEnd(StudioViewModel studio) {
    return Bindings.createBooleanBinding(
        studio.replay()::isAtEnd,
        studio.replay().positionProperty(),
        studio.replay().pathProperty());
  }

  private static Runnable pausing(Player player, Runnable move) {
    return () -> {
      player.pause();
      move.run();
    };
  }
}
