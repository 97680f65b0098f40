package cluewright.studio.layout;

import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.DigitHandler;
import cluewright.studio.board.StrokeHandler;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/**
 * Edits one kind of thing on the board itself. What is painted is not the puzzle's until it is
 * whole and the designer says so: until then it has undo and redo of its own, and the open project
 * stays as it is.
 */
public interface BoardEditor extends StrokeHandler, DigitHandler {

  /** The name of what is edited, for example {@code Regions}. */
  Phrase name();

  Phrase about();

  /** Whether it can edit the current board. */
  default ObservableValue<Boolean> available() {
    return new SimpleBooleanProperty(true);
  }

  /** Starts with what the board has, or with unfinished work. */
  void open();

  /** Ends keyboard strokes, since the board will show something else. */
  default void close() {
    letGo();
  }

  /** True if there is work that has not been applied to the board. */
  boolean isUnfinished();

  ObservableValue<BoardPicture> pictureProperty();

  /** What the pointer and keys do, the longest sentence first. */
  ObservableValue<List<Phrase>> hints();

  /** The act that {@link #undo} would undo; empty if there is none. */
  ObservableValue<Phrase> undoName();

  ObservableValue<Phrase> redoName();

  void undo();

  void redo();

  /** Ends a keyboard stroke; false if there is none. */
  boolean letGo();
}
