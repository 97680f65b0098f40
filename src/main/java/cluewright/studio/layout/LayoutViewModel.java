package cluewright.studio.layout;

import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/** Tells which editor is active, if any: it replaces the mask or digits, and returns to them. */
public final class LayoutViewModel {
  private static final Notice WAITS = Notice.hint(Phrase.of("layout.waits"));

  private final BooleanProperty digits;
  private final NoticeViewModel notices;
  private final ReadOnlyObjectWrapper<Optional<BoardEditor>> editorWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  public final ReadOnlyObjectProperty<Optional<BoardEditor>> editor =
      editorWrapper.getReadOnlyProperty();
  private final ReadOnlyBooleanWrapper activeWrapper = new ReadOnlyBooleanWrapper();

  /** True while an editor is active. */
  public final ReadOnlyBooleanProperty active = activeWrapper.getReadOnlyProperty();

  /** The board of the active editor. */
  public final ObservableValue<Optional<BoardPicture>> picture =
      editor.flatMap(LayoutViewModel::picture);

  private Optional<BoardEditor> last = Optional.empty();
  private boolean isFromDigits;

  /**
   * @param digits true while digits are edited
   */
  public LayoutViewModel(BooleanProperty digits, NoticeViewModel notices) {
    this.digits = digits;
    this.notices = notices;
    digits.addListener((property, before, now) -> digitsTurned());
  }

  /** The active or last active editor; empty before the first. */
  public Optional<BoardEditor> last() {
    return last;
  }

  private static ObservableValue<Optional<BoardPicture>> picture(Optional<BoardEditor> editor) {
    return editor
        .map(now -> now.pictureProperty().map(Optional::of))
        .orElseGet(() -> new SimpleObjectProperty<>(Optional.empty()));
  }

  /** What the pointer and keys do, the longest sentence first; empty without an editor. */
  public ObservableValue<List<Phrase>> hints() {
    return editorWrapper.flatMap(
        now -> now.map(BoardEditor::hints).orElseGet(() -> new SimpleObjectProperty<>(List.of())));
  }

  public ObservableValue<Phrase> undoName() {
    return editorWrapper.flatMap(
        now -> now.map(BoardEditor::undoName).orElseGet(LayoutViewModel::none));
  }

  public ObservableValue<Phrase> redoName() {
    return editorWrapper.flatMap(
        now -> now.map(BoardEditor::redoName).orElseGet(LayoutViewModel::none));
  }

  private static ObservableValue<Phrase> none() {
    return new SimpleObjectProperty<>(Phrase.NOTHING);
  }

  public void open(BoardEditor wanted) {
    if (editorWrapper.get().filter(wanted::equals).isPresent()) {
      return;
    }
    isFromDigits = activeWrapper.get() ? isFromDigits : digits.get();
    editorWrapper.get().ifPresent(BoardEditor::close);
    editorWrapper.set(Optional.empty());
    digits.set(false);
    notices.dismiss(WAITS);
    wanted.open();
    editorWrapper.set(Optional.of(wanted));
    last = editorWrapper.get();
    activeWrapper.set(true);
  }

  /** Deactivates the editor; unfinished work is kept, and announced. */
  public void close() {
    if (activeWrapper.get()) {
      editorWrapper.get().ifPresent(BoardEditor::close);
      Optional<BoardEditor> left = editorWrapper.get().filter(BoardEditor::isUnfinished);
      editorWrapper.set(Optional.empty());
      activeWrapper.set(false);
      left.ifPresent(waits -> remind());
    }
  }

  public void remind() {
    notices.show(WAITS);
  }

  /** Returns to what was shown before. */
  public void back() {
    boolean toDigits = isFromDigits;
    close();
    digits.set(toDigits);
  }

  /** Gives way to the digits editor. */
  private void digitsTurned() {
    if (digits.get()) {
      close();
    }
  }
}
