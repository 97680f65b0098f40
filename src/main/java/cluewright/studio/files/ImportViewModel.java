package cluewright.studio.files;

import cluewright.format.FileException;
import cluewright.format.FormatException;
import cluewright.format.ProjectFile;
import cluewright.format.TextSource;
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

/** Puzzles from files that join the project on the desk, as one act that can be undone. */
public final class ImportViewModel {
  /** The endings of files with puzzles or masks as text. */
  public static final List<String> TEXT_ENDINGS = List.of(".txt", ".sdm", ".sdk", ".ss");

  /** The most puzzles that one act adds; a designer's list stays one that can be read. */
  static final int MOST = 500;

  private final History history;
  private final FilesViewModel files;
  private final FileWork work;
  private final NoticeViewModel notices;

  public ImportViewModel(
      History history, FilesViewModel files, FileWork work, NoticeViewModel notices) {
    this.history = history;
    this.files = files;
    this.work = work;
    this.notices = notices;
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
    work.run(
        () -> {
          List<Document> all = new ArrayList<>();
          List<Phrase> remarks = new ArrayList<>();
          for (Path path : paths) {
            for (TextTaken taken : read(path)) {
              all.add(document(path, taken, strategies));
              remarks.add(taken.remark());
            }
          }
          Phrase remark =
              remarks.stream()
                  .filter(phrase -> !phrase.equals(Phrase.NOTHING))
                  .findFirst()
                  .orElse(Phrase.NOTHING);
          return (Runnable) () -> add(all, remark);
        },
        Runnable::run);
  }

  private static List<TextTaken> read(Path path) throws IOException {
    try {
      return TextTaken.all(TextSource.read(path));
    } catch (FormatException e) {
      throw new FileException(
          Phrase.of("files.text-fault", path.getFileName().toString(), e.phrase()), e);
    }
  }

  private static Document document(Path path, TextTaken taken, StrategySet strategies) {
    String title = path.getFileName().toString().replaceAll("\\.[^.]*$", "");
    Document blank = Document.untitled(taken.mask(), strategies).withTitle(title);
    return taken.puzzle().map(blank::withPuzzle).orElse(blank);
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
