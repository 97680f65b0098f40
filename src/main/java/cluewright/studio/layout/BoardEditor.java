package cluewright.studio.layout;

import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.DigitHandler;
import cluewright.studio.board.StrokeHandler;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/**
 * Paints one kind of thing onto the board itself. What is painted is not the puzzle's until it is
 * whole and the designer says so: until then it has undo and redo of its own, and the project on
 * the desk stays as it is.
 */
public interface BoardEditor extends StrokeHandler, DigitHandler {

  /** What is painted, for example {@code Regions}. */
  Phrase name();

  /** What it paints, in a sentence. */
  Phrase about();

  /** Tells whether the board on the desk is one that it can paint. */
  default ObservableValue<Boolean> available() {
    return new SimpleBooleanProperty(true);
  }

  /** Begins with what the board has; what was painted and not used is there again. */
  void open();

  /** Lets go of what the keyboard holds, since the board shows something else from now on. */
  default void close() {
    letGo();
  }

  /** True if there is something painted that is not used. */
  boolean isUnfinished();

  /** What the board shows. */
  ObservableValue<BoardPicture> pictureProperty();

  /** What the pointer and the keys do, the longest sentence first. */
  ObservableValue<List<Phrase>> hints();

  /** The act that {@link #undo} would take back; nothing if there is none. */
  ObservableValue<Phrase> undoName();

  ObservableValue<Phrase> redoName();

  void undo();

  void redo();

  /** Lets go of what the keyboard holds; false if it holds nothing. */
  boolean letGo();
}
