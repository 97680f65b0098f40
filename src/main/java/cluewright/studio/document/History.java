package cluewright.studio.document;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * The document with everything that was done to it, so that each act can be undone by name.
 *
 * <p>Documents are immutable and small, so the history keeps them whole.
 */
public final class History {
  private record Act(String name, Document before, Document after) {}

  private final Deque<Act> done = new ArrayDeque<>();
  private final Deque<Act> undone = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Document> document = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyStringWrapper undoName = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper redoName = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper unsaved = new ReadOnlyBooleanWrapper();
  private Document saved;

  public History(Document first) {
    open(first);
  }

  public ReadOnlyObjectProperty<Document> documentProperty() {
    return document.getReadOnlyProperty();
  }

  public Document document() {
    return document.get();
  }

  /** What {@link #undo} would take back, such as {@code paint 4 cells}; empty for nothing. */
  public ReadOnlyStringProperty undoNameProperty() {
    return undoName.getReadOnlyProperty();
  }

  /** What {@link #redo} would do again; empty for nothing. */
  public ReadOnlyStringProperty redoNameProperty() {
    return redoName.getReadOnlyProperty();
  }

  /** Whether the document differs from what was opened or saved last. */
  public ReadOnlyBooleanProperty unsavedProperty() {
    return unsaved.getReadOnlyProperty();
  }

  /** Begins anew with a document that needs no saving. */
  public void open(Document first) {
    done.clear();
    undone.clear();
    saved = first;
    show(first);
  }

  /** Notes that {@code written} is safe in a file. */
  public void markSaved(Document written) {
    saved = written;
    refresh();
  }

  /**
   * Makes {@code next} the document.
   *
   * @param act what it did, as it follows the word "undo": {@code paint 4 cells}
   */
  public void apply(String act, Document next) {
    if (next.equals(document())) {
      return;
    }
    done.push(new Act(act, document(), next));
    undone.clear();
    show(next);
  }

  public void undo() {
    if (!done.isEmpty()) {
      undone.push(done.pop());
      show(undone.element().before());
    }
  }

  public void redo() {
    if (!undone.isEmpty()) {
      done.push(undone.pop());
      show(done.element().after());
    }
  }

  private void show(Document next) {
    document.set(next);
    refresh();
  }

  private void refresh() {
    undoName.set(done.isEmpty() ? "" : done.element().name());
    redoName.set(undone.isEmpty() ? "" : undone.element().name());
    unsaved.set(!document().equals(saved));
  }
}
