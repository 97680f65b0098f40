package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.play.PlayViewModel;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/** Undo and redo of what is under way: of the design, or of the game while one is played. */
final class UndoViewModel {
  private final History history;
  private final PlayViewModel play;

  UndoViewModel(History history, PlayViewModel play) {
    this.history = history;
    this.play = play;
  }

  ObservableValue<Phrase> undoName() {
    return chosen(history.undoNameProperty(), play.undoNameProperty());
  }

  ObservableValue<Phrase> redoName() {
    return chosen(history.redoNameProperty(), play.redoNameProperty());
  }

  void undo() {
    if (play.activeProperty().get()) {
      play.undo();
    } else {
      history.undo();
    }
  }

  void redo() {
    if (play.activeProperty().get()) {
      play.redo();
    } else {
      history.redo();
    }
  }

  private ObservableValue<Phrase> chosen(
      ObservableValue<Phrase> ofDesign, ObservableValue<Phrase> ofGame) {
    return Bindings.createObjectBinding(
        () -> play.activeProperty().get() ? ofGame.getValue() : ofDesign.getValue(),
        play.activeProperty(),
        ofDesign,
        ofGame);
  }
}
