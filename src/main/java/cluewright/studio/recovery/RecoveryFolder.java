package cluewright.studio.recovery;

import cluewright.format.Faults;
import cluewright.format.FormatException;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The copies of unsaved work of all windows, in one folder each.
 *
 * @param kind of all the work
 */
public record RecoveryFolder<W>(Path path, WorkFile<W> kind) {

  SafeCopy<W> create() throws IOException {
    return SafeCopy.create(path, kind);
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

  private Optional<RecoverableWork> rescued(Path folder) {
    try {
      Optional<SafeCopy<W>> copy = claim(folder);
      return copy.isPresent() ? described(copy.get()) : Optional.empty();
    } catch (IOException e) {
      return Optional.of(
          new RecoverableWork(
              folder,
              "",
              SafeCopy.time(folder, kind),
              Optional.empty(),
              Optional.of(Faults.phrase(e))));
    }
  }

  /** Claims a copy; empty if someone else was faster. */
  public Optional<SafeCopy<W>> claim(RecoverableWork rescued) throws IOException {
    return claim(rescued.folder());
  }

  private Optional<SafeCopy<W>> claim(Path folder) throws IOException {
    return SafeCopy.isEmpty(folder, kind) ? Optional.empty() : SafeCopy.claim(folder, kind);
  }

  public void discard(RecoverableWork rescued) throws IOException {
    if (SafeCopy.cannotBeHeld(rescued.folder())) {
      SafeCopy.delete(rescued.folder());
      return;
    }
    Optional<SafeCopy<W>> copy = claim(rescued);
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

  private Optional<RecoverableWork> described(SafeCopy<W> copy) throws IOException {
    try {
      return description(copy);
    } finally {
      copy.release();
    }
  }

  private Optional<RecoverableWork> description(SafeCopy<W> copy) throws IOException {
    Optional<Path> file = Optional.empty();
    Optional<Phrase> damage = Optional.empty();
    String title = "";
    try {
      file = copy.file();
    } catch (IOException | FormatException e) {
      damage = Optional.of(Faults.phrase(e));
    }
    try {
      W work = copy.read();
      title = kind.title(work);
      if (isSaved(work, file)) {
        copy.clear();
        return Optional.empty();
      }
    } catch (IOException | FormatException e) {
      damage = Optional.of(Faults.phrase(e));
    }
    return Optional.of(
        new RecoverableWork(
            copy.folder(), title, SafeCopy.time(copy.folder(), kind), file, damage));
  }

  private boolean isSaved(W work, Optional<Path> file) {
    try {
      return file.isPresent()
          && Files.exists(file.get())
          && kind.isSame(work, kind.read(file.get()));
    } catch (IOException | FormatException e) {
      return false;
    }
  }
}
