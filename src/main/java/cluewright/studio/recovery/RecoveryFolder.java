package cluewright.studio.recovery;

import cluewright.document.Project;
import cluewright.format.FormatException;
import cluewright.format.ProjectFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The copies of unsaved work of all windows, one folder each. */
public record RecoveryFolder(Path path) {

  SafeCopy create() throws IOException {
    return SafeCopy.create(path);
  }

  /**
   * The copies on which nobody works, newest first. One that says the same as its own file is not
   * needed, and goes.
   */
  public List<RecoverableWork> rescued() throws IOException {
    List<RecoverableWork> all = new ArrayList<>();
    for (Path folder : folders()) {
      Optional<SafeCopy> copy =
          SafeCopy.isEmpty(folder) ? Optional.empty() : SafeCopy.claim(folder);
      if (copy.isPresent()) {
        describe(copy.get()).ifPresent(all::add);
        copy.get().release();
      }
    }
    all.sort(Comparator.comparing(RecoverableWork::time).reversed());
    return all;
  }

  /** Takes a copy to work on; empty if someone else was faster. */
  public Optional<SafeCopy> claim(RecoverableWork rescued) throws IOException {
    return SafeCopy.isEmpty(rescued.folder()) ? Optional.empty() : SafeCopy.claim(rescued.folder());
  }

  /** Deletes a copy that is not wanted. */
  public void discard(RecoverableWork rescued) throws IOException {
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

  private static Optional<RecoverableWork> describe(SafeCopy copy) throws IOException {
    try {
      Project project = copy.read();
      if (isSaved(project, copy.file())) {
        copy.clear();
        return Optional.empty();
      }
      return Optional.of(
          new RecoverableWork(
              copy.folder(),
              project.document().title(),
              project.documents().size(),
              copy.time(),
              copy.file()));
    } catch (FormatException e) {
      return Optional.of(new RecoverableWork(copy.folder(), "", 0, copy.time(), copy.file()));
    }
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
