package cluewright.cli.input;

import cluewright.cli.terminal.Descriptor;
import cluewright.cli.terminal.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * All files named by a command. A file that would be written twice, or written and read, is refused
 * before anything is done, so that nothing is lost.
 *
 * <p>Files are the same by what they are, not by their names: through links of both kinds, by other
 * ways to the same folder, and on systems where capitals do not matter. Streams and devices are
 * nobody's: what is written there replaces nothing.
 */
public final class NamedFiles {
  private static final String STREAM = "-";

  /** The file behind standard input, where the system reveals it. */
  private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

  private static final int MOST_LINKS = 40;

  private final List<Named> all = new ArrayList<>();

  /**
   * A file.
   *
   * @param argument such as {@code --out}
   * @param name as it was typed
   */
  private record Named(String argument, String name, Path file, FileUse use) {
    boolean clashesWith(Named other) {
      return (use.isWritten() || other.use.isWritten()) && isSame(file, other.file);
    }
  }

  /**
   * Adds the file named by an argument.
   *
   * @param argument what to call it, such as {@code --out}
   * @throws UsageException if the file is named already, and either is written, or if it is written
   *     and runs this program
   */
  public void add(String argument, String value, FileUse use) {
    use.nameIn(value)
        .flatMap(name -> file(name, use).map(file -> new Named(argument, name, file, use)))
        .ifPresent(this::add);
  }

  private void add(Named named) {
    if (named.use.isWritten() && Descriptor.isPartOfProgram(named.file)) {
      throw new UsageException(
          "%s %s leads to a file that runs this program, as a stream does that is closed (>&-): name"
                  .formatted(named.argument, Input.shortened(named.name))
              + " another file");
    }
    for (Named before : all) {
      if (before.clashesWith(named)) {
        throw refusal(before, named);
      }
    }
    all.add(named);
  }

  /** The refusal, which blames the file that is written, or the later of two. */
  private static UsageException refusal(Named before, Named named) {
    boolean isLaterWritten = named.use.isWritten();
    Named writer = isLaterWritten ? named : before;
    Named other = isLaterWritten ? before : named;
    String same =
        writer.name.equals(other.name)
            ? "%s and %s both name %s"
                .formatted(writer.argument, other.argument, Input.shortened(writer.name))
            : "%s %s is the same file as %s %s"
                .formatted(
                    writer.argument,
                    Input.shortened(writer.name),
                    other.argument,
                    Input.shortened(other.name));
    String loss = other.use.isRead() ? "which would be overwritten" : "but one would be lost";
    return new UsageException("%s, %s: name another file".formatted(same, loss));
  }

  /** The file of an argument; empty for a stream, a device, or a literal text. */
  private static Optional<Path> file(String name, FileUse use) {
    try {
      Path file = name.equals(STREAM) && use.isRead() ? STANDARD_INPUT : Path.of(name);
      boolean isThere = Files.exists(file);
      return name.isBlank()
              || (name.equals(STREAM) && use.isWritten())
              || (isThere && !Files.isRegularFile(file))
              || (!isThere && !use.isWritten())
          ? Optional.empty()
          : Optional.of(file);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static boolean isSame(Path one, Path other) {
    try {
      if (Files.exists(one) && Files.exists(other)) {
        return Files.isSameFile(one, other);
      }
      Path first = place(one);
      Path second = place(other);
      return first.equals(second)
          || (first.getParent().equals(second.getParent())
              && folded(first).equals(folded(second))
              && !distinguishesCapitals(first.getParent()));
    } catch (IOException e) {
      return false; // A folder is missing or closed to us, which whoever writes there will say.
    }
  }

  /** The location of a possibly missing file: all links resolved, in its real folder. */
  private static Path place(Path file) throws IOException {
    Path place = file.toAbsolutePath();
    for (int i = 0; i < MOST_LINKS && Files.isSymbolicLink(place); i++) {
      place = place.resolveSibling(Files.readSymbolicLink(place));
    }
    return place.getParent().toRealPath().resolve(place.getFileName());
  }

  /** A name as it is compared by systems that ignore case and Unicode normalization. */
  private static String folded(Path file) {
    return Normalizer.normalize(file.getFileName().toString(), Normalizer.Form.NFC)
        .toLowerCase(Locale.ROOT);
  }

  /** False if a folder is also found with the case of its path swapped. */
  private static boolean distinguishesCapitals(Path folder) throws IOException {
    StringBuilder exchanged = new StringBuilder();
    folder
        .toString()
        .chars()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .forEach(c -> exchanged.append((char) c));
    Path other = Path.of(exchanged.toString());
    return other.equals(folder) || !Files.exists(other) || !Files.isSameFile(folder, other);
  }
}
