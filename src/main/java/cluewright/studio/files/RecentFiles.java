package cluewright.studio.files;

import cluewright.format.FormatException;
import cluewright.format.OrdinaryFile;
import cluewright.format.WholeFile;
import cluewright.studio.settings.UserFolder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.StreamSupport;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The recently opened or saved project files, newest first, shared by all windows.
 *
 * <p>The list is a file of names. Each change begins with what the file says, for other windows
 * write it, too. Where it cannot be written, the list lasts for this run.
 */
public final class RecentFiles {
  static final int MOST = 10;

  /** The maximum size of the list, enough for the longest names on any system. */
  private static final int MOST_BYTES = 1 << 20;

  private static final String NAME = "recent.json";
  private static final System.Logger LOG = System.getLogger(RecentFiles.class.getName());
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final UserFolder home;

  /** A list that could not be written. */
  private Optional<List<Path>> unwritten = Optional.empty();

  private final FileWork work;
  private final ReadOnlyObjectWrapper<List<Entry>> entriesWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** The list as it was read last. */
  public final ReadOnlyObjectProperty<List<Entry>> entries = entriesWrapper.getReadOnlyProperty();

  /**
   * An entry of the list.
   *
   * @param exists whether it was there when the list was read
   */
  public record Entry(Path path, boolean exists) {}

  public RecentFiles(UserFolder home, FileWork work) {
    this.home = home;
    this.work = work;
  }

  public void refresh() {
    work.aside(() -> described(read()), entriesWrapper::set);
  }

  /** Moves a file to the front. */
  void add(Path path) {
    Path whole = path.toAbsolutePath().normalize();
    change(
        paths -> {
          List<Path> next = new ArrayList<>(paths);
          next.remove(whole);
          next.add(0, whole);
          return next.subList(0, Math.min(MOST, next.size()));
        });
  }

  /** Forgets files that no longer exist. */
  public void forgetMissing() {
    change(paths -> paths.stream().filter(Files::exists).toList());
  }

  private void change(UnaryOperator<List<Path>> next) {
    work.aside(() -> described(changed(next)), entriesWrapper::set);
  }

  private synchronized List<Path> changed(UnaryOperator<List<Path>> next) throws IOException {
    List<Path> paths = next.apply(read());
    byte[] json = MAPPER.writeValueAsBytes(paths.stream().map(Path::toString).toList());
    try {
      Files.createDirectories(home.path());
      WholeFile.write(home.resolve(NAME), out -> out.write(json));
      unwritten = Optional.empty();
    } catch (IOException e) {
      unwritten = Optional.of(paths);
      LOG.log(System.Logger.Level.WARNING, "the list of recent files lasts for this run only", e);
    }
    return paths;
  }

  private synchronized List<Path> read() {
    if (unwritten.isPresent()) {
      return unwritten.get();
    }
    Path file = home.resolve(NAME);
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      JsonNode names = MAPPER.readTree(OrdinaryFile.text(file, MOST_BYTES));
      return StreamSupport.stream(names.spliterator(), false)
          .flatMap(name -> path(name).stream())
          .limit(MOST)
          .toList();
    } catch (IOException | FormatException damaged) {
      LOG.log(System.Logger.Level.WARNING, "the list of recent files cannot be read", damaged);
      return List.of();
    }
  }

  /** A name on its own, so that a damaged one does not affect the others. */
  private static Optional<Path> path(JsonNode name) {
    try {
      return name.isTextual() ? Optional.of(Path.of(name.textValue())) : Optional.empty();
    } catch (InvalidPathException damaged) {
      return Optional.empty();
    }
  }

  private static List<Entry> described(List<Path> paths) {
    return paths.stream().map(path -> new Entry(path, Files.exists(path))).toList();
  }
}
