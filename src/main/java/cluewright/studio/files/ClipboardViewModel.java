package cluewright.studio.files;

import cluewright.mask.Picture;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Puzzles and masks by way of the clipboard. */
public final class ClipboardViewModel {
  private final History history;
  private final TextClipboard clipboard;
  private final NoticeViewModel notices;
  private final Background background;
  private final Consumer<Supplier<Picture>> pictures;

  /**
   * Joins a document to the clipboard.
   *
   * @param pictures takes what the clipboard holds instead of a text
   */
  public ClipboardViewModel(
      History history,
      TextClipboard clipboard,
      NoticeViewModel notices,
      Background background,
      Consumer<Supplier<Picture>> pictures) {
    this.pictures = pictures;
    this.history = history;
    this.clipboard = clipboard;
    this.notices = notices;
    this.background = background;
  }

  public void copyPuzzle() {
    Optional<Puzzle> puzzle = history.document().puzzle();
    if (puzzle.isEmpty()) {
      notices.show(Notice.hint(Phrase.of("files.nothing-to-copy")));
      return;
    }
    clipboard.write(puzzle.get().line());
    notices.show(Notice.done(Phrase.of("files.copied-puzzle")));
  }

  public void copyMask() {
    clipboard.write(history.document().mask().line());
    notices.show(Notice.done(Phrase.of("files.copied-mask")));
  }

  /** Takes a puzzle or a mask, whose length chooses the board; or else a picture. */
  public void paste() {
    Optional<String> text = clipboard.read().filter(words -> !words.isBlank());
    if (text.isEmpty() && clipboard.picture().isPresent()) {
      pictures.accept(clipboard.picture().get());
      return;
    }
    if (text.isEmpty()) {
      notices.show(Notice.hint(Phrase.of("files.nothing-to-paste")));
      return;
    }
    take(text.get());
  }

  /** Takes a text that holds a puzzle or a mask, from wherever it comes. */
  public void take(String text) {
    background.run(() -> TextTaken.one(text), this::take);
  }

  private void take(Optional<TextTaken> taken) {
    if (taken.isEmpty()) {
      notices.show(Notice.error(Phrase.of("files.neither-to-paste")));
      return;
    }
    Document document = history.document();
    TextTaken found = taken.get();
    history.apply(
        Phrase.of(found.puzzle().isPresent() ? "files.act-paste-puzzle" : "files.act-paste-mask"),
        found.puzzle().map(document::withPuzzle).orElseGet(() -> document.withMask(found.mask())));
    if (!found.remark().equals(Phrase.NOTHING)) {
      notices.show(Notice.hint(found.remark()));
    }
  }
}
