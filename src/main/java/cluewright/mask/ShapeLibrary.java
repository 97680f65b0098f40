package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The built-in masks, read from plain text files on demand.
 *
 * <p>{@code assets/shapes/index.txt} lists the names, one a line, each group after its own name in
 * brackets; {@code NAME.txt} draws the mask, one row a line, {@code .} for an empty cell. The size
 * of the drawing chooses the board. A drawing for a larger board, with the detail that its size
 * allows, stands in the folder of the board's name, such as {@code 16x16/NAME.txt}.
 */
public final class ShapeLibrary {
  private static final String FOLDER = "/cluewright/assets/shapes/";
  private static final String LETTER = "letter-";
  private static final String DIGIT = "digit-";

  /** The larger boards that have their own folder of drawings, largest first. */
  private static final List<Board> LARGER = List.of(Boards.TWENTY_FIVE, Boards.SIXTEEN);

  /** The fewest rows that give a drawing enough detail to be enlarged. */
  private static final int ENLARGED = 9;

  private ShapeLibrary() {}

  /**
   * A named mask.
   *
   * @param name lower case, words joined by hyphens
   * @param group what it is among, such as {@code letters}
   * @param mask its smallest drawing, which chooses the board where none is asked for
   */
  public record Shape(String name, String group, Mask mask) {

    /**
     * This shape on a board: its drawing for that size, or else its largest smaller one {@linkplain
     * #fitted fitted}.
     */
    public Mask on(Board board) {
      Mask nearest =
          LARGER.stream()
              .filter(drawn -> drawn.rows() <= board.rows())
              .map(drawn -> drawn.name() + "/" + name + ".txt")
              .filter(file -> ShapeLibrary.class.getResource(FOLDER + file) != null)
              .findFirst()
              .map(file -> draw(name, lines(file)))
              .orElse(mask);
      return fitted(nearest, board);
    }

    /** The name shown to users. */
    public Phrase label() {
      if (name.startsWith(LETTER)) {
        return Phrase.of("shapes.letter", name.substring(LETTER.length()).toUpperCase(Locale.ROOT));
      }
      return name.startsWith(DIGIT)
          ? Phrase.of("shapes.digit", name.substring(DIGIT.length()))
          : Phrase.of("shapes.name-" + name);
    }

    /** The group's name shown to users. */
    public Phrase groupLabel() {
      return ShapeLibrary.groupLabel(group);
    }
  }

  /** An entry of the list, whose drawing is not read yet. */
  private record Entry(String name, String group) {
    Shape read() {
      return new Shape(name, group, draw(name, lines(name + ".txt")));
    }
  }

  /** Every shape whose smallest drawing has the size of a board, in the library's order. */
  public static List<Shape> shapes(Board board) {
    return all().stream().filter(shape -> isAsLarge(shape.mask(), board)).toList();
  }

  /** True if a mask's cells are laid out like those of a board, whatever the houses. */
  public static boolean isAsLarge(Mask mask, Board board) {
    return isAsLarge(mask.board(), board);
  }

  /** True if the cells of two boards are laid out alike, whatever the houses. */
  public static boolean isAsLarge(Board one, Board other) {
    return one.rows() == other.rows()
        && one.columns() == other.columns()
        && one.cells() == other.cells();
  }

  /** Every shape, in the library's order. */
  public static List<Shape> all() {
    return entries().stream().map(Entry::read).toList();
  }

  public static Optional<Shape> named(String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    return entries().stream()
        .filter(entry -> entry.name().equals(wanted))
        .findFirst()
        .map(Entry::read);
  }

  /** The groups, in the library's order; no drawing is read for them. */
  public static List<String> groups() {
    return entries().stream().map(Entry::group).distinct().toList();
  }

  /** A group's name shown to users. */
  public static Phrase groupLabel(String group) {
    return Phrase.of("shapes.group-" + group);
  }

  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    String group = "";
    for (String line : lines("index.txt")) {
      if (line.startsWith("[")) {
        group = line.substring(1, line.length() - 1);
      } else {
        entries.add(new Entry(line, group));
      }
    }
    return entries;
  }

  private static Mask draw(String name, List<String> rows) {
    String cells = String.join("", rows);
    Board board =
        Boards.withCells(cells.length())
            .orElseThrow(() -> new IllegalStateException(name + " fits no board"));
    return new Mask(board, CellSet.where(cells.length(), cell -> cells.charAt(cell) != '.'));
  }

  /**
   * A drawing fitted to a larger board. One of a larger board, or of a tiny one, stays as it is,
   * since it would not be known again, and brings its board along.
   */
  public static Mask fitted(Mask drawing, Board board) {
    if (isAsLarge(drawing, board)) {
      return new Mask(board, drawing.clues());
    }
    int rows = drawing.board().rows();
    return rows >= ENLARGED && rows < board.rows() ? enlarged(drawing, board) : drawing;
  }

  /**
   * A drawing scaled up to a board with more cells; every cell copies the drawing's cell at the
   * same relative place, so symmetries are kept.
   */
  static Mask enlarged(Mask drawing, Board board) {
    Board from = drawing.board();
    return new Mask(
        board,
        CellSet.where(
            board.cells(),
            cell ->
                drawing.contains(
                    from.cell(
                        place(board.row(cell), board.rows(), from.rows()),
                        place(board.column(cell), board.columns(), from.columns())))));
  }

  /** The line among {@code few} that lies under the middle of line {@code i} of {@code many}. */
  private static int place(int i, int many, int few) {
    return (2 * i + 1) * few / (2 * many);
  }

  private static List<String> lines(String file) {
    try (InputStream in = ShapeLibrary.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the shape file " + file + " is missing");
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
