package cluewright.format;

import cluewright.phrase.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes several files into a folder, all or none.
 *
 * <p>They are collected in a hidden folder, inside the folder or, where that is missing, inside the
 * nearest one above it that is there. Once all are complete, each gets its name; a file that had
 * the name before is kept until the last one has its own, and comes back if one of them fails. A
 * process that is told to end meanwhile ends before the first gets its name, or after the last.
 */
public final class WholeFiles {
  private WholeFiles() {}

  /** Writes files into a given folder. */
  @FunctionalInterface
  public interface Contents {
    void writeInto(Path folder) throws IOException;
  }

  /**
   * Writes the files; existing ones with the same names are replaced.
   *
   * @param folder made where it is missing
   * @throws IOException if that fails, with one sentence that names the place and the reason
   */
  public static void write(Path folder, Contents contents) throws IOException {
    Path there = folder.toAbsolutePath();
    while (!Files.exists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    if (!Files.isDirectory(there)) {
      throw WholeFile.cannotWrite(folder, Phrase.of("formats.not-a-folder", there.toString()));
    }
    Unfinished.hidden(
        there,
        hidden -> {
          make(hidden, folder);
          contents.writeInto(hidden);
          Unfinished.unbroken(() -> name(hidden, folder));
          return folder;
        });
  }

  private static void make(Path hidden, Path folder) throws IOException {
    try {
      Files.createDirectory(hidden);
    } catch (IOException e) {
      throw WholeFile.cannotWrite(folder, WholeFile.reason(e));
    }
  }

  private static void name(Path hidden, Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.list(hidden)) {
      files = found.sorted().toList();
    }
    Path into = Files.createDirectories(folder);
    for (Path file : files) {
      WholeFile.refuseImpossible(into.resolve(file.getFileName()));
    }
    name(files, into, Files.createDirectory(hidden.resolve(".before")));
  }

  /** Moves all files into a folder, or none, keeping those that they replace in another. */
  static void name(List<Path> files, Path into, Path before) throws IOException {
    Deque<Path> named = new ArrayDeque<>();
    for (Path file : files) {
      Path target = into.resolve(file.getFileName());
      try {
        exchange(file, target, before.resolve(file.getFileName()));
      } catch (IOException e) {
        for (Path each : named) {
          restore(each, before.resolve(each.getFileName()));
        }
        throw WholeFile.cannotWrite(target, WholeFile.reason(e));
      }
      named.push(target);
    }
  }

  private static void exchange(Path file, Path target, Path before) throws IOException {
    boolean wasThere = isThere(target);
    if (wasThere) {
      WholeFile.keepPermissions(target, file);
      Files.move(target, before);
    }
    try {
      Files.move(file, target);
    } catch (IOException e) {
      if (wasThere) {
        Files.move(before, target);
      }
      throw e;
    }
  }

  private static void restore(Path target, Path before) throws IOException {
    Files.delete(target);
    if (isThere(before)) {
      Files.move(before, target);
    }
  }

  /** True if something exists there, even a broken link. */
  private static boolean isThere(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
  }
}
