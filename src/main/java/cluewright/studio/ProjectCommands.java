package cluewright.studio;

import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import cluewright.studio.puzzles.PuzzleCommands;
import javafx.beans.value.ObservableBooleanValue;
import org.kordamp.ikonli.feather.Feather;

/** Commands for the project: its file, its puzzles, and text import and export. */
final class ProjectCommands {
  final Command startNew;
  final Command open;
  final Command save;
  final Command saveAs;
  final Command exportText;
  final Command copyPuzzle;
  final Command copyMask;
  final Command paste;
  final PuzzleCommands puzzles;

  ProjectCommands(Texts texts, ProjectViewModel project, ObservableBooleanValue solving) {
    startNew =
        Command.of(texts.bind("commands.new"), Feather.FILE_PLUS, project.files::startNew)
            .on("Shortcut+N");
    open = Command.of(texts.bind("commands.open"), Feather.FOLDER, project::open).on("Shortcut+O");
    save =
        Command.of(texts.bind("commands.save"), Feather.SAVE, project.files::save).on("Shortcut+S");
    saveAs =
        Command.of(texts.bind("commands.save-as"), Feather.SAVE, project.files::saveAs)
            .on("Shortcut+Shift+S");
    exportText =
        Command.of(
            texts.bind("commands.export-text"), Feather.FILE_TEXT, project.exports::exportText);
    copyPuzzle =
        Command.of(texts.bind("commands.copy-puzzle"), Feather.COPY, project.clipboard::copyPuzzle)
            .on("Shortcut+C");
    copyMask =
        Command.of(texts.bind("commands.copy-mask"), Feather.COPY, project.clipboard::copyMask)
            .on("Shortcut+Shift+C");
    paste =
        Command.of(texts.bind("commands.paste"), Feather.CLIPBOARD, project.clipboard::paste)
            .on("Shortcut+V")
            .unless(solving);
    puzzles = new PuzzleCommands(texts, project.puzzles);
  }
}
