package cluewright.studio.files;

import cluewright.format.FileException;
import cluewright.format.FormatException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.mask.Picture;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Copies and pastes puzzles and masks. */
public final class ClipboardViewModel {
  private final History history;
  private final TextClipboard clipboard;
  private final NoticeViewModel notices;
  private final Background background;
  private final ImportViewModel imports;
  private final Consumer<Supplier<Picture>> pictures;

  /**
   * @param imports takes what is pasted
   * @param pictures takes what the clipboard holds instead of a text
   */
  public ClipboardViewModel(
      History history,
      TextClipboard clipboard,
      NoticeViewModel notices,
      Background background,
      ImportViewModel imports,
      Consumer<Supplier<Picture>> pictures) {
    this.imports = imports;
    this.pictures = pictures;
    this.history = history;
    this.clipboard = clipboard;
    this.notices = notices;
    this.background = background;
  }

  /** Copies the current puzzle or, before there is one, its fixed digits. */
  public void copyPuzzle() {
    Puzzle fixed = history.document().fixed();
    Optional<Puzzle> puzzle =
        history
            .document()
            .puzzle()
            .or(() -> Optional.of(fixed).filter(digits -> !digits.mask().clues().isEmpty()));
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

  /** The formats that the current puzzle, or its mask, can be copied in. */
  public List<Format> formats() {
    return ExportItems.of(history.document()).formats();
  }

  /** Copies the current puzzle, or its mask, in a format. */
  public void copyAs(Format format) {
    ExportItems outgoing = ExportItems.of(history.document());
    try {
      clipboard.write(outgoing.in(format));
    } catch (FileException refused) {
      notices.show(Notice.error(refused.phrase()));
      return;
    }
    notices.show(
        Notice.done(
            Phrase.sentences(
                Phrase.of("files.copied-as", format.name()), outgoing.remark(format))));
  }

  /** Pastes a puzzle or mask, whose length determines the board; otherwise a picture. */
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

  /** Takes a text in any format from any source: its puzzles or masks join the project. */
  public void take(String text) {
    background.run(() -> read(text), Runnable::run);
  }

  private Runnable read(String text) {
    Format format = Formats.of(text);
    try {
      return imports.checked(ImportedText.read(text, format));
    } catch (FormatException fault) {
      Phrase sentence = sentence(text, format, fault.phrase());
      return () -> notices.show(Notice.error(Notice.Act.PASTE, sentence));
    }
  }

  /** What is wrong with a text, if it seems meant to be a puzzle rather than words. */
  private static Phrase sentence(String text, Format format, Phrase fault) {
    if (!format.isBare() && Formats.ALL.contains(format)) {
      return Phrase.of("files.paste-fault", format.name(), fault);
    }
    boolean isProse = format.isBare() && text.chars().anyMatch(Character::isLetter);
    return isProse ? Phrase.of("files.neither-to-paste") : Phrase.of("files.nothing-pasted", fault);
  }
}
