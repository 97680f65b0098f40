package cluewright.studio.files;

import cluewright.document.Document;
import cluewright.format.Faults;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Exports the puzzle as text. */
public final class ExportViewModel {
  /** The extension for lists of puzzles. */
  private static final String LIST = "sdm";

  private final History history;
  private final Dialogs dialogs;
  private final NoticeViewModel notices;
  private final FilesViewModel files;
  private final FileWork work;
  private final Supplier<Locale> language;
  private final Path drags;

  /**
   * @param language of the words that Cluewright adds, asked for each time
   * @param drags the folder of files that are dragged away
   */
  public ExportViewModel(
      History history,
      Dialogs dialogs,
      NoticeViewModel notices,
      FilesViewModel files,
      FileWork work,
      Supplier<Locale> language,
      Path drags) {
    this.history = history;
    this.dialogs = dialogs;
    this.notices = notices;
    this.files = files;
    this.work = work;
    this.language = language;
    this.drags = drags;
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

  /** The file formats for the current puzzle or mask. */
  public List<Format> formats() {
    return inFiles(ExportItems.of(history.document()));
  }

  /** The file formats for all of these puzzles. */
  public List<Format> formats(List<Puzzle> puzzles) {
    return inFiles(outgoing(puzzles));
  }

  private ExportItems outgoing(List<Puzzle> puzzles) {
    return ExportItems.of(puzzles, history.document().digitSet());
  }

  private static List<Format> inFiles(ExportItems outgoing) {
    return outgoing.formats().stream().filter(format -> !format.extensions().isEmpty()).toList();
  }

  /** Asks for a target, and writes the current puzzle or mask in a format. */
  public void exportAs(Format format) {
    export(ExportItems.of(history.document()), format);
  }

  /** Asks for a target, and writes puzzles into one file in a format. */
  public void exportAs(Format format, List<Puzzle> puzzles) {
    export(outgoing(puzzles), format);
  }

  /**
   * Writes puzzles into a file to be dragged to a folder, if possible a list of puzzles. The next
   * one takes its place.
   *
   * @return nothing where they cannot be written into one file, or that failed, which is told
   */
  public Optional<Path> dragged(List<Puzzle> puzzles) {
    ExportItems outgoing = outgoing(puzzles);
    List<Format> formats = inFiles(outgoing);
    Optional<Format> list =
        formats.stream().filter(each -> each.extensions().contains(LIST)).findFirst();
    return list.or(() -> formats.stream().reduce((before, after) -> after))
        .flatMap(format -> dragged(outgoing, format));
  }

  private Optional<Path> dragged(ExportItems outgoing, Format format) {
    try {
      Files.createDirectories(drags);
      String name = files.suggestedName(Dialogs.FileKind.of(format));
      return Optional.of(writeText(drags.resolve(name), outgoing.in(format)));
    } catch (IOException e) {
      notices.show(Notice.error(Notice.Act.FILE, Faults.phrase(e)));
      return Optional.empty();
    }
  }

  private void export(ExportItems outgoing, Format format) {
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
