package cluewright.studio.files;

import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.recovery.Autosave;
import cluewright.studio.recovery.SafeCopy;
import cluewright.studio.recovery.UnsavedWork;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Project files: new, open, save.
 *
 * <p>Whatever fails, the project stays as it was and one sentence says what happened. Whatever is
 * left unsaved stays in a copy; only where there can be none does the studio ask.
 */
public final class FilesViewModel {
  private final History history;
  private final Dialogs dialogs;
  private final NoticeViewModel notices;
  private final Background background;
  private final FileWork work;
  private final Autosave<Project> autosave;
  private final RecentFiles recent;
  private final Supplier<Function<Puzzle, Optional<Rating>>> ratings;
  private final PreferredDigits digits;
  private final Runnable collect;
  private final Runnable shown;
  private final ReadOnlyObjectWrapper<Optional<Path>> fileWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The file that {@link #save} writes; empty before the first save. */
  public final ReadOnlyObjectProperty<Optional<Path>> file = fileWrapper.getReadOnlyProperty();

  /** When the file was last written, as far as this window knows; empty without a file. */
  private Optional<FileTime> written = Optional.empty();

  /** A project as its file contained it at some moment. */
  private record Opened(Path path, FileTime time, Project project) {}

  /**
   * @param ratings what is known of puzzles at the moment
   * @param collect runs before the project is saved or left, so that it has all that belongs to it
   * @param shown runs when another project has been opened
   */
  public FilesViewModel(
      History history,
      Dialogs dialogs,
      NoticeViewModel notices,
      Background background,
      Autosave<Project> autosave,
      RecentFiles recent,
      Supplier<Function<Puzzle, Optional<Rating>>> ratings,
      PreferredDigits digits,
      Runnable collect,
      Runnable shown) {
    this.history = history;
    this.dialogs = dialogs;
    this.notices = notices;
    this.background = background;
    this.work = new FileWork(background, notices);
    this.autosave = autosave;
    this.recent = recent;
    this.ratings = ratings;
    this.digits = digits;
    this.collect = collect;
    this.shown = shown;
    Changes.call(this::keep, history.project, history.unsaved);
  }

  private void keep() {
    autosave.note(
        history.unsaved.get()
            ? Optional.of(new UnsavedWork<>(history.project(), fileWrapper.get()))
            : Optional.empty());
  }

  public RecentFiles recent() {
    return recent;
  }

  /** The title, or the file name, or a word for neither. */
  public Phrase displayName() {
    String title = history.document().title();
    return title.isBlank()
        ? fileWrapper
            .get()
            .map(path -> Phrase.verbatim(path.getFileName().toString()))
            .orElse(Phrase.of("files.untitled"))
        : Phrase.verbatim(title);
  }

  /** Starts a project with an empty mask on a plain board of the same size, for any strategies. */
  public void startNew() {
    startNew(Boards.plain(history.document().mask().board()), () -> {});
  }

  /**
   * Starts a project with an empty mask, for any strategies.
   *
   * @param then runs when it is open
   */
  public void startNew(Board board, Runnable then) {
    Project fresh =
        Project.of(digits.on(history.document().another(Mask.empty(board)).ofAnyStrategies()));
    leaving(
        () -> {
          fileWrapper.set(Optional.empty());
          written = Optional.empty();
          history.open(fresh);
          shown.run();
          then.run();
        });
  }

  /** Opens a file that was chosen, named at the start, or dropped on the window. */
  public void open(Path path) {
    work.run(() -> read(path), opened -> leaving(() -> show(opened)));
  }

  private static Opened read(Path path) throws IOException {
    Project project = ProjectFile.read(path);
    return new Opened(path, Files.getLastModifiedTime(path), project);
  }

  private void show(Opened opened) {
    fileWrapper.set(Optional.of(opened.path()));
    written = Optional.of(opened.time());
    history.open(opened.project());
    shown.run();
    recent.add(opened.path());
  }

  /** Continues unsaved work from an earlier session. */
  public void recover(SafeCopy<Project> copy, Project project, Optional<Path> origin) {
    leaving(
        () -> {
          autosave.adopt(copy);
          fileWrapper.set(origin);
          written = Optional.empty();
          history.recover(project);
          shown.run();
        });
  }

  public void save() {
    saveThen(() -> {});
  }

  public void saveAs() {
    dialogs
        .chooseTarget(Dialogs.FileKind.PROJECT, suggestedName(Dialogs.FileKind.PROJECT))
        .ifPresent(path -> write(path, () -> {}));
  }

  /** Backs up at once what waits for it; on any thread. */
  public void keepNow() {
    autosave.settle();
  }

  /** Runs {@code next} once everything is saved, backed up, or deliberately discarded. */
  public void leaving(Runnable next) {
    collect.run();
    Project left = history.project();
    background.run(
        autosave::settle, isSafe -> leave(left, isSafe ? Safety.KEPT : Safety.AT_RISK, next));
  }

  private enum Safety {
    KEPT,
    AT_RISK
  }

  private void leave(Project left, Safety safety, Runnable next) {
    collect.run();
    if (!left.equals(history.project())) {
      leaving(next);
      return;
    }
    if (safety == Safety.AT_RISK && history.unsaved.get()) {
      ask(next);
      return;
    }
    boolean isUnsaved = history.unsaved.get();
    Phrase name = displayName();
    autosave.leave();
    notices.dismiss();
    next.run();
    if (isUnsaved) {
      notices.show(Notice.hint(Phrase.of("files.kept-aside", name)));
    }
  }

  private void ask(Runnable next) {
    switch (dialogs.askUnsaved(displayName(), Phrase.of("files.ask-why"))) {
      case SAVE -> saveThen(() -> leaving(next));
      case DISCARD -> {
        autosave.discard();
        next.run();
      }
      case CANCEL -> {}
    }
  }

  /** A file name for the current document, based on its title. */
  public String suggestedName(Dialogs.FileKind kind) {
    return suggestedName(history.document().title(), kind);
  }

  /** A file name based on a title, which may be blank. */
  public static String suggestedName(String title, Dialogs.FileKind kind) {
    String words = title.strip().replaceAll("[^\\p{L}\\p{N}]+", "-");
    String name = words.replaceAll("^-|-$", "").toLowerCase(Locale.ROOT);
    return (name.isEmpty() ? "puzzle" : name) + kind.extension();
  }

  private void saveThen(Runnable next) {
    Optional<Path> own = fileWrapper.get();
    if (own.isEmpty()) {
      dialogs
          .chooseTarget(Dialogs.FileKind.PROJECT, suggestedName(Dialogs.FileKind.PROJECT))
          .ifPresent(path -> write(path, next));
      return;
    }
    Path path = own.get();
    work.run(
        () -> isAsKnown(path),
        isAsKnown -> {
          if (isAsKnown) {
            write(path, next);
          } else {
            notices.show(
                Notice.error(Notice.Act.FILE, Phrase.of("files.changed-elsewhere", path.toString()))
                    .with(Phrase.of("files.replace"), () -> write(path, next)));
          }
        });
  }

  /** True if nobody else has written a file since this window wrote or opened it. */
  private boolean isAsKnown(Path path) throws IOException {
    return written.isEmpty()
        || !Files.exists(path)
        || Files.getLastModifiedTime(path).equals(written.get());
  }

  private void write(Path path, Runnable next) {
    collect.run();
    Project project = history.project();
    Function<Puzzle, Optional<Rating>> known = ratings.get();
    work.run(
        () -> {
          ProjectFile.write(path, project, known);
          return Files.getLastModifiedTime(path);
        },
        time -> {
          fileWrapper.set(Optional.of(path));
          written = Optional.of(time);
          history.markSaved(project);
          recent.add(path);
          notices.show(Notice.done(Phrase.of("files.saved", path.toString())));
          next.run();
        });
  }
}
