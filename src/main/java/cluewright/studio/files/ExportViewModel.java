package cluewright.studio.files;

import cluewright.document.Document;
import cluewright.format.MaskText;
import cluewright.format.PuzzleText;
import cluewright.format.WalkThrough;
import cluewright.format.WholeFile;
import cluewright.format.exchange.core.Format;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Writing the puzzle for others as text. */
public final class ExportViewModel {
  private final History history;
  private final Dialogs dialogs;
  private final NoticeViewModel notices;
  private final FilesViewModel files;
  private final FileWork work;
  private final Supplier<Locale> language;

  /**
   * Joins a document to files for others.
   *
   * @param language of the words that Cluewright adds, asked for each time
   */
  public ExportViewModel(
      History history,
      Dialogs dialogs,
      NoticeViewModel notices,
      FilesViewModel files,
      FileWork work,
      Supplier<Locale> language) {
    this.history = history;
    this.dialogs = dialogs;
    this.notices = notices;
    this.files = files;
    this.work = work;
    this.language = language;
  }

  /** Writes the puzzle with its solving path, or the mask if there is no puzzle. */
  public void exportText() {
    Document document = history.document();
    Locale spoken = language.get();
    dialogs
        .chooseTarget(Dialogs.FileKind.TEXT, files.suggestedName(Dialogs.FileKind.TEXT))
        .ifPresent(
            path -> work.run(() -> writeText(path, text(document, spoken)), this::tellExported));
  }

  /** To files of which formats the puzzle on the desk, or its mask, can be written. */
  public List<Format> formats() {
    return ExportItems.of(history.document()).formats().stream()
        .filter(format -> !format.extensions().isEmpty())
        .toList();
  }

  /** Asks for the place, and writes the puzzle on the desk, or its mask, in one of these. */
  public void exportAs(Format format) {
    ExportItems outgoing = ExportItems.of(history.document());
    Dialogs.FileKind kind = Dialogs.FileKind.of(format);
    dialogs
        .chooseTarget(kind, files.suggestedName(kind))
        .ifPresent(
            path ->
                work.run(
                    () -> writeText(path, outgoing.in(format)),
                    written -> tellExported(written, outgoing.remark(format))));
  }

  private static Path writeText(Path path, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    WholeFile.write(path, out -> out.write(bytes));
    return path;
  }

  private static String text(Document document, Locale language) {
    Puzzle digits = document.digits();
    String cells = digits.line() + "\n\n" + PuzzleText.grid(digits);
    if (document.puzzle().isEmpty()) {
      return document.isDraft() ? cells : MaskText.grid(document.mask());
    }
    Replay replay = new Replay(digits.board(), document.strategies());
    return cells + "\n" + new WalkThrough(language).steps(replay.human(digits));
  }

  private void tellExported(Path path) {
    tellExported(path, Phrase.NOTHING);
  }

  private void tellExported(Path path, Phrase remark) {
    Phrase done = Phrase.of("files.exported", path.toString());
    notices.show(Notice.done(Phrase.sentences(done, remark)));
  }
}
