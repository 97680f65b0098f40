package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Sketches;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.layout.BoardEditor;
import cluewright.studio.layout.LayoutViewModel;
import cluewright.studio.play.PlayViewModel;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/**
 * Undo and redo for the current context: the design, the board editor, or the game. Whoever changes
 * in the gallery what only the design shows is taken there.
 */
final class UndoViewModel {
  private final History history;
  private final PlayViewModel play;
  private final LayoutViewModel layout;
  private final DesksViewModel desks;
  final ObservableValue<Phrase> undoName;
  final ObservableValue<Phrase> redoName;

  UndoViewModel(History history, PlayViewModel play, LayoutViewModel layout, DesksViewModel desks) {
    this.history = history;
    this.play = play;
    this.layout = layout;
    this.desks = desks;
    undoName = chosen(history.undoName, play.undoName, layout.undoName());
    redoName = chosen(history.redoName, play.redoName, layout.redoName());
  }

  void undo() {
    if (play.active.get()) {
      play.undo();
    } else if (paintsBoard()) {
      layout.editor.get().ifPresent(BoardEditor::undo);
    } else {
      show(history::undo);
    }
  }

  void redo() {
    if (play.active.get()) {
      play.redo();
    } else if (paintsBoard()) {
      layout.editor.get().ifPresent(BoardEditor::redo);
    } else {
      show(history::redo);
    }
  }

  private boolean paintsBoard() {
    return layout.active.get() && desks.current.get() == Desk.DESIGN;
  }

  private void show(Runnable act) {
    Project before = history.project();
    act.run();
    Project now = history.project();
    boolean isOfList = before.documents().size() != now.documents().size();
    if (!isOfList && !designs(before).containsAll(designs(now))) {
      desks.goToDesign();
    }
  }

  /** The parts of documents that the gallery does not show, regardless of order. */
  private static Set<Document> designs(Project project) {
    return project.documents().stream()
        .map(
            each ->
                each.withResults(List.of()).withUnfinished(List.of()).withSketches(Sketches.NONE))
        .collect(Collectors.toSet());
  }

  private ObservableValue<Phrase> chosen(
      ObservableValue<Phrase> ofDesign,
      ObservableValue<Phrase> ofGame,
      ObservableValue<Phrase> ofBoard) {
    return Bindings.createObjectBinding(
        () -> {
          if (play.active.get()) {
            return ofGame.getValue();
          }
          return paintsBoard() ? ofBoard.getValue() : ofDesign.getValue();
        },
        play.active,
        layout.active,
        desks.current,
        ofDesign,
        ofGame,
        ofBoard);
  }
}
