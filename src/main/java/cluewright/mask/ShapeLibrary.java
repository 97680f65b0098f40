package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
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
 * The built-in masks, read from plain text files.
 *
 * <p>{@code assets/shapes/index.txt} lists the names, one a line; {@code NAME.txt} draws the mask,
 * one row a line, {@code .} for an open cell. The size of the drawing chooses the board.
 */
public final class ShapeLibrary {
  private static final String FOLDER = "/cluewright/assets/shapes/";

  private ShapeLibrary() {}

  /**
   * A named mask.
   *
   * @param name lower case, words joined by hyphens
   */
  public record Shape(String name, Mask mask) {}

  /** Every shape of a board, in the library's order. */
  public static List<Shape> shapes(Board board) {
    return all().stream().filter(shape -> shape.mask().board() == board).toList();
  }

  /** Every shape, in the library's order. */
  public static List<Shape> all() {
    List<Shape> shapes = new ArrayList<>();
    for (String name : lines("index.txt")) {
      shapes.add(new Shape(name, draw(name, lines(name + ".txt"))));
    }
    return List.copyOf(shapes);
  }

  public static Optional<Shape> named(String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    return all().stream().filter(shape -> shape.name().equals(wanted)).findFirst();
  }

  private static Mask draw(String name, List<String> rows) {
    String cells = String.join("", rows);
    Board board =
        Boards.withCells(cells.length())
            .orElseThrow(() -> new IllegalStateException(name + " fits no board"));
    return new Mask(board, CellSet.where(cells.length(), cell -> cells.charAt(cell) != '.'));
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
