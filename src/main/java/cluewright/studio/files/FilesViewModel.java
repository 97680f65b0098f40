package cluewright.studio.files;

import cluewright.format.Design;
import cluewright.format.FormatException;
import cluewright.format.ProjectFile;
import cluewright.model.Mask;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.document.Project;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Design files: new, open, save.
 *
 * <p>Whatever fails, the document stays as it was and one sentence says what happened.
 */
public final class FilesViewModel {
  private final History history;
  private final Dialogs dialogs;
  private final NoticeViewModel notices;
  private final Background background;
  private final ReadOnlyObjectWrapper<Optional<Path>> file =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  public FilesViewModel(
      History history, Dialogs dialogs, NoticeViewModel notices, Background background) {
    this.history = history;
    this.dialogs = dialogs;
    this.notices = notices;
    this.background = background;
  }

  /** The file that {@link #save} writes; empty before the first save. */
  public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
    return file.getReadOnlyProperty();
  }

  /** The title, or the file's name, or {@code Untitled}. */
  public String displayName() {
    String title = history.document().title();
    return title.isBlank()
        ? file.get().map(path -> path.getFileName().toString()).orElse("Untitled")
        : title;
  }

  /** Begins a project with an empty mask on the same board. */
  public void startNew() {
    leaving(
        () -> {
          Document current = history.document();
          Mask empty = Mask.empty(current.mask().board());
          file.set(Optional.empty());
          history.open(Project.of(Document.untitled(empty, current.strategies())));
        });
  }

  public void open() {
    leaving(() -> dialogs.chooseProject().ifPresent(this::read));
  }

  /** Opens a file that was named when the program started, or dropped on the window. */
  public void open(Path path) {
    leaving(() -> read(path));
  }

  public void save() {
    saveThen(() -> {});
  }

  public void saveAs() {
    dialogs
        .chooseTarget(Dialogs.FileKind.PROJECT, suggestedName(Dialogs.FileKind.PROJECT))
        .ifPresent(path -> write(path, () -> {}));
  }

  /**
   * Runs {@code next} once nothing can be lost by it: saved, discarded on purpose, or unchanged.
   */
  public void leaving(Runnable next) {
    if (!history.unsavedProperty().get()) {
      next.run();
      return;
    }
    switch (dialogs.askUnsaved(displayName())) {
      case SAVE -> saveThen(next);
      case DISCARD -> next.run();
      case CANCEL -> {}
    }
  }

  /** A name for a file of the document on display, made from its title. */
  public String suggestedName(Dialogs.FileKind kind) {
    String words = history.document().title().strip().replaceAll("[^\\p{L}\\p{N}]+", "-");
    String name = words.replaceAll("^-|-$", "").toLowerCase(Locale.ROOT);
    return (name.isEmpty() ? "puzzle" : name) + kind.extension();
  }

  private void saveThen(Runnable next) {
    Optional<Path> target =
        file.get()
            .or(
                () ->
                    dialogs.chooseTarget(
                        Dialogs.FileKind.PROJECT, suggestedName(Dialogs.FileKind.PROJECT)));
    target.ifPresent(path -> write(path, next));
  }

  private void write(Path path, Runnable next) {
    Project project = history.project();
    attempt(
        () -> {
          ProjectFile.write(path, design(project.document()));
          return path;
        },
        written -> {
          file.set(Optional.of(written));
          history.markSaved(project);
          notices.show(Notice.done("Saved as " + written + "."));
          next.run();
        });
  }

  private void read(Path path) {
    attempt(
        () -> document(ProjectFile.read(path)),
        opened -> {
          file.set(Optional.of(path));
          history.open(Project.of(opened));
          notices.dismiss();
        });
  }

  /** Work on a file, which may fail with a sentence for people. */
  interface FileWork<T> {
    T run() throws IOException;
  }

  /** Runs file work away from the UI thread; a failure becomes a notice and nothing else. */
  <T> void attempt(FileWork<T> work, Consumer<T> then) {
    background.run(
        () -> {
          try {
            T result = work.run();
            return () -> then.accept(result);
          } catch (IOException | FormatException e) {
            return () -> notices.show(Notice.error(e.getMessage()));
          }
        },
        Runnable::run);
  }

  private static Design design(Document document) {
    return new Design(
        document.title(),
        document.author(),
        document.mask(),
        document.strategies(),
        document.required(),
        document.wishes(),
        document.puzzle());
  }

  private static Document document(Design design) {
    Document document =
        Document.untitled(design.mask(), design.strategies())
            .withTitle(design.title())
            .withAuthor(design.author())
            .withRequired(design.required())
            .withWishes(design.wishes());
    return design.puzzle().map(document::withPuzzle).orElse(document);
  }
}
