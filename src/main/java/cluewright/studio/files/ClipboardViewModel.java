package cluewright.studio.files;

import cluewright.format.FormatException;
import cluewright.format.MaskText;
import cluewright.format.PuzzleText;
import cluewright.mask.Picture;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.Words;
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

  /** What a pasted text is: a mask, with its puzzle or with the reason why there is none. */
  private record Pasted(Mask mask, Optional<Puzzle> puzzle, String remark) {}

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
      notices.show(Notice.hint("There is no puzzle to copy yet: press Generate first."));
      return;
    }
    clipboard.write(puzzle.get().line());
    notices.show(Notice.done("Copied the puzzle as one line."));
  }

  public void copyMask() {
    clipboard.write(history.document().mask().line());
    notices.show(Notice.done("Copied the mask as one line."));
  }

  /** Takes a puzzle or a mask, whose length chooses the board; or else a picture. */
  public void paste() {
    Optional<String> text = clipboard.read().filter(words -> !words.isBlank());
    if (text.isEmpty() && clipboard.picture().isPresent()) {
      pictures.accept(clipboard.picture().get());
      return;
    }
    if (text.isEmpty()) {
      notices.show(Notice.hint("The clipboard holds no text: copy a puzzle or a mask first."));
      return;
    }
    background.run(() -> read(text.get()), this::take);
  }

  private void take(Optional<Pasted> pasted) {
    if (pasted.isEmpty()) {
      notices.show(
          Notice.error(
              "The clipboard holds neither a puzzle nor a mask of 16, 36 or 81 cells; nothing was"
                  + " changed."));
      return;
    }
    Document document = history.document();
    Pasted found = pasted.get();
    history.apply(
        Phrase.verbatim(found.puzzle().isPresent() ? "paste a puzzle" : "paste a mask"),
        found.puzzle().map(document::withPuzzle).orElseGet(() -> document.withMask(found.mask())));
    if (!found.remark().isEmpty()) {
      notices.show(Notice.hint(found.remark()));
    }
  }

  private static Optional<Pasted> read(String text) {
    try {
      return Optional.of(judge(PuzzleText.read(text)));
    } catch (FormatException noPuzzle) {
      return readMask(text);
    }
  }

  private static Optional<Pasted> readMask(String text) {
    try {
      return Optional.of(new Pasted(MaskText.read(text), Optional.empty(), ""));
    } catch (FormatException neither) {
      return Optional.empty();
    }
  }

  private static Pasted judge(Puzzle puzzle) {
    String fault = fault(puzzle);
    if (fault.isEmpty()) {
      return new Pasted(puzzle.mask(), Optional.of(puzzle), "");
    }
    return new Pasted(
        puzzle.mask(), Optional.empty(), "Only the mask was taken, since " + fault + ".");
  }

  private static String fault(Puzzle puzzle) {
    Optional<Puzzle.Conflict> conflict = puzzle.conflict();
    if (conflict.isPresent()) {
      return Words.cells(puzzle.board(), conflict.get().cells())
          + " both hold "
          + puzzle.board().symbol(conflict.get().digit());
    }
    int solutions = new SolutionCounter(puzzle.board()).count(puzzle, 2);
    return switch (solutions) {
      case 0 -> "the digits have no solution";
      case 1 -> "";
      default -> "the digits have more than one solution";
    };
  }
}
