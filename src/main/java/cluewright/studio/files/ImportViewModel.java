package cluewright.studio.files;

import cluewright.format.FileException;
import cluewright.format.FormatException;
import cluewright.format.ProjectFile;
import cluewright.format.TextSource;
import cluewright.format.exchange.Formats;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.Designs;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Puzzles from files that join the project on the desk, as one act that can be undone. */
public final class ImportViewModel {
  /** The most puzzles that one act adds; a designer's list stays one that can be read. */
  static final int MOST = 500;

  private final History history;
  private final FilesViewModel files;
  private final FileWork work;
  private final NoticeViewModel notices;
  private final Supplier<Locale> language;

  /**
   * Joins a project to files from elsewhere.
   *
   * @param language of the words that Cluewright adds, asked for each time
   */
  public ImportViewModel(
      History history,
      FilesViewModel files,
      FileWork work,
      NoticeViewModel notices,
      Supplier<Locale> language) {
    this.history = history;
    this.files = files;
    this.work = work;
    this.notices = notices;
    this.language = language;
  }

  /** The endings of files with puzzles or masks as text. */
  public static List<String> textEndings() {
    return Formats.ALL.stream()
        .flatMap(format -> format.extensions().stream())
        .map(extension -> "." + extension)
        .distinct()
        .toList();
  }

  /** Opens one project, or adds the puzzles of several. */
  public void projects(List<Path> paths) {
    if (paths.size() == 1) {
      files.open(paths.get(0));
      return;
    }
    work.run(
        () -> {
          List<Document> all = new ArrayList<>();
          for (Path path : paths) {
            all.addAll(Designs.project(ProjectFile.read(path)).documents());
          }
          return all;
        },
        all -> add(all, Phrase.NOTHING));
  }

  /** Adds the puzzles or masks of texts. */
  public void texts(List<Path> paths) {
    StrategySet strategies = history.document().strategies();
    Locale spoken = language.get();
    work.run(
        () -> {
          List<Document> all = new ArrayList<>();
          List<TextTaken> taken = new ArrayList<>();
          for (Path path : paths) {
            for (TextTaken each : read(path)) {
              all.add(document(name(path), each, strategies, spoken));
              taken.add(each);
            }
          }
          return (Runnable) () -> add(all, remark(taken));
        },
        Runnable::run);
  }

  /** Adds what a text holds, as new puzzles of the project. */
  void add(List<TextTaken> taken) {
    StrategySet strategies = history.document().strategies();
    Locale spoken = language.get();
    add(taken.stream().map(each -> document("", each, strategies, spoken)).toList(), remark(taken));
  }

  /** What there is to say first. */
  private static Phrase remark(List<TextTaken> taken) {
    return taken.stream()
        .map(TextTaken::remark)
        .filter(phrase -> !phrase.equals(Phrase.NOTHING))
        .findFirst()
        .orElse(Phrase.NOTHING);
  }

  private static List<TextTaken> read(Path path) throws IOException {
    try {
      return TextTaken.all(TextSource.read(path));
    } catch (FormatException e) {
      throw new FileException(
          Phrase.of("files.text-fault", path.getFileName().toString(), e.phrase()), e);
    }
  }

  private static String name(Path path) {
    return path.getFileName().toString().replaceAll("\\.[^.]*$", "");
  }

  private static Document document(
      String title, TextTaken taken, StrategySet strategies, Locale language) {
    return taken.in(Document.untitled(taken.mask(), strategies).withTitle(title), language);
  }

  private void add(List<Document> all, Phrase remark) {
    if (all.size() > MOST) {
      notices.show(Notice.error(Phrase.of("files.too-many", all.size(), MOST)));
      return;
    }
    history.apply(Phrase.of("files.act-add", all.size()), history.project().withAll(all));
    notices.show(
        remark.equals(Phrase.NOTHING)
            ? Notice.done(Phrase.of("files.added", all.size()))
            : Notice.hint(remark));
  }
}
