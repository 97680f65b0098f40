package cluewright.studio.masks;

import cluewright.format.FormatException;
import cluewright.format.MaskText;
import cluewright.format.OrdinaryFile;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.OverlappingGrids;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The shapes that a user drew, each as a text file in a folder.
 *
 * <p>The file has the shape's name and draws it as the built-in ones are drawn, so that a shape can
 * be made with any editor and given to others. Characters that no file name may have become
 * hyphens. A name that is taken gets a number: no shape ever takes the place of another.
 *
 * @param folder made when the first shape is saved
 */
record OwnShapes(Path folder) {
  private static final String EXTENSION = ".txt";
  private static final String FORBIDDEN = "[\\\\/:*?\"<>|\\p{Cntrl}]";
  private static final String RESERVED = "(?i)(con|prn|aux|nul|com\\d|lpt\\d)";
  private static final int LONGEST_NAME = 60;

  /** The boards that a drawing identifies by its rows. */
  private static final List<Board> BOARDS =
      Stream.concat(Boards.TOLD_BY_CELLS.stream(), OverlappingGrids.all().stream())
          .distinct()
          .toList();

  /** The maximum size of a file with a board. */
  private static final int MOST_BYTES = 16_384;

  record OwnShape(String name, Mask mask) {}

  /**
   * The contents of the folder.
   *
   * @param broken the names of files that draw no mask
   */
  record Listing(List<OwnShape> shapes, List<String> broken) {}

  /**
   * Reads all shapes, ordered by name.
   *
   * @throws IOException if the folder is there and cannot be read
   */
  Listing list() throws IOException {
    List<OwnShape> shapes = new ArrayList<>();
    List<String> broken = new ArrayList<>();
    if (Files.exists(folder)) {
      for (Path file : files()) {
        try {
          shapes.add(new OwnShape(nameOf(file), read(file)));
        } catch (IOException | FormatException e) {
          broken.add(file.getFileName().toString());
        }
      }
    }
    return new Listing(shapes, broken);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.getFileName().toString().endsWith(EXTENSION))
          .sorted((one, other) -> nameOf(one).compareToIgnoreCase(nameOf(other)))
          .toList();
    }
  }

  private static String nameOf(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - EXTENSION.length());
  }

  private static Mask read(Path file) throws IOException {
    return MaskText.read(OrdinaryFile.text(file, MOST_BYTES), BOARDS);
  }

  /**
   * Writes a new shape.
   *
   * @return the name that it has now
   * @throws IOException if it cannot be written
   */
  String save(String name, Mask mask) throws IOException {
    Files.createDirectories(folder);
    String free = free(name);
    Path part = Files.createTempFile(folder, "shape", ".part");
    try {
      Files.writeString(part, MaskText.rows(mask));
      Files.move(part, file(free));
    } finally {
      Files.deleteIfExists(part);
    }
    return free;
  }

  /**
   * Renames a shape.
   *
   * @return the name that it has now
   * @throws IOException if it cannot be done
   */
  String rename(String from, String to) throws IOException {
    String free = from.equals(cleaned(to)) ? from : free(to);
    Files.move(file(from), file(free));
    return free;
  }

  void delete(String name) throws IOException {
    Files.delete(file(name));
  }

  private Path file(String name) {
    return folder.resolve(name + EXTENSION);
  }

  private String free(String name) {
    String clean = cleaned(name);
    String free = clean;
    for (int number = 2; Files.exists(file(free)); number++) {
      free = clean + " " + number;
    }
    return free;
  }

  /** A name that every system allows. */
  private static String cleaned(String name) {
    String plain = name.replaceAll(FORBIDDEN, "-").replaceAll("^[.\\s]+|[.\\s]+$", "");
    String shorter =
        plain.codePointCount(0, plain.length()) > LONGEST_NAME
            ? plain.substring(0, plain.offsetByCodePoints(0, LONGEST_NAME)).strip()
            : plain;
    String named = shorter.isEmpty() ? "-" : shorter;
    return named.toLowerCase(Locale.ROOT).matches(RESERVED) ? named + "-" : named;
  }
}
