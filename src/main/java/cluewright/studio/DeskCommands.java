package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/** The commands of every desk: undo, redo, cancel, and going to the gallery. */
final class DeskCommands {
  final Command undo;
  final Command redo;
  final Command cancel;
  final Command gallery;

  DeskCommands(Texts texts, StudioViewModel studio) {
    undo =
        Command.ofAct(
                texts,
                "commands.undo-",
                studio.undo.undoName,
                studio.undo::undo,
                Feather.CORNER_UP_LEFT)
            .on("Shortcut+Z");
    redo =
        Command.ofAct(
                texts,
                "commands.redo-",
                studio.undo.redoName,
                studio.undo::redo,
                Feather.CORNER_UP_RIGHT)
            .on("Shortcut+Y");
    cancel =
        Command.of(texts.bind("commands.cancel"), Feather.X, studio::cancel)
            .on("Esc")
            .unless(studio.idle);
    gallery =
        Command.of(texts.bind("menus.go-gallery"), Feather.GRID, studio.desks::goToGallery)
            .on("Shortcut+Shift+G")
            .unless(studio.desks.atGallery);
  }

  static BooleanBinding isNothing(ObservableValue<Phrase> words) {
    return Bindings.createBooleanBinding(() -> words.getValue().isNothing(), words);
  }
}
