package cluewright.studio.recovery;

import cluewright.document.Project;
import cluewright.format.Faults;
import cluewright.format.FormatException;
import cluewright.format.ProjectFile;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The copies of unsaved work of all windows, in one folder each. */
public record RecoveryFolder(Path path) {

  SafeCopy create() throws IOException {
    return SafeCopy.create(path);
  }

  /**
   * The copies not in use, newest first. One that says the same as its own file is not needed, and
   * goes. Each is looked at alone, so that one that is damaged hides no other.
   */
  public List<RecoverableWork> rescued() throws IOException {
    List<RecoverableWork> all = new ArrayList<>();
    for (Path folder : folders()) {
      rescued(folder).ifPresent(all::add);
    }
    all.sort(Comparator.comparing(RecoverableWork::time).reversed());
    return all;
  }

  private static Optional<RecoverableWork> rescued(Path folder) {
    try {
      Optional<SafeCopy> copy =
          SafeCopy.isEmpty(folder) ? Optional.empty() : SafeCopy.claim(folder);
      return copy.isPresent() ? described(copy.get()) : Optional.empty();
    } catch (IOException e) {
      return Optional.of(
          new RecoverableWork(
              folder, "", SafeCopy.time(folder), Optional.empty(), Optional.of(Faults.phrase(e))));
    }
  }

  /** Claims a copy; empty if someone else was faster. */
  public Optional<SafeCopy> claim(RecoverableWork rescued) throws IOException {
    return SafeCopy.isEmpty(rescued.folder()) ? Optional.empty() : SafeCopy.claim(rescued.folder());
  }

  public void discard(RecoverableWork rescued) throws IOException {
    if (SafeCopy.cannotBeHeld(rescued.folder())) {
      SafeCopy.delete(rescued.folder());
      return;
    }
    Optional<SafeCopy> copy = claim(rescued);
    if (copy.isPresent()) {
      copy.get().clear();
      copy.get().release();
    }
  }

  private List<Path> folders() throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(path)) {
      return all.filter(Files::isDirectory).toList();
    }
  }

  private static Optional<RecoverableWork> described(SafeCopy copy) throws IOException {
    try {
      return description(copy);
    } finally {
      copy.release();
    }
  }

  private static Optional<RecoverableWork> description(SafeCopy copy) throws IOException {
    Optional<Path> file = Optional.empty();
    Optional<Phrase> damage = Optional.empty();
    String title = "";
    try {
      file = copy.file();
    } catch (IOException | FormatException e) {
      damage = Optional.of(Faults.phrase(e));
    }
    try {
      Project project = copy.read();
      title = project.document().title();
      if (isSaved(project, file)) {
        copy.clear();
        return Optional.empty();
      }
    } catch (IOException | FormatException e) {
      damage = Optional.of(Faults.phrase(e));
    }
    return Optional.of(
        new RecoverableWork(copy.folder(), title, SafeCopy.time(copy.folder()), file, damage));
  }

  private static boolean isSaved(Project project, Optional<Path> file) {
    try {
      return file.isPresent()
          && Files.exists(file.get())
          && ProjectFile.read(file.get()).documents().equals(project.documents());
    } catch (IOException | FormatException e) {
      return false;
    }
  }
}
