package cluewright.mask;

import cluewright.model.Board;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Capital letters, digits and a few signs as pixel drawings, in several sizes.
 *
 * <p>An outline that is cut into three columns of cells is hardly a letter any more, so each of
 * these is a drawing: {@code assets/letters/3x16.txt} has those of 3 columns and 16 rows, each
 * below its character. The letters are as tall as the board, since lines without clues make a mask
 * impossible; a space begins a new line. A single character takes the drawing that the shapes have
 * for the whole board.
 */
public final class PixelLetters {
  /** The name under which pixel letters are listed among the fonts. */
  public static final String FAMILY = "Cluewright Pixel";

  private static final String FOLDER = "/cluewright/assets/letters/";
  private static final int WIDEST_GAP = 3;

  /** The sizes that are drawn, tallest first, and within a height widest first. */
  private static final List<Size> SIZES =
      Stream.of(
              sizes(25, 11, 7, 5, 4),
              sizes(16, 7, 4, 3),
              sizes(12, 11, 7, 5, 3),
              sizes(9, 4),
              sizes(7, 7, 4, 3))
          .flatMap(List::stream)
          .toList();

  private static final Map<String, String> SIGNS =
      Map.of("!", "exclamation", "?", "question", "♥", "heart-full");

  private PixelLetters() {}

  /** A size, in cells. */
  private record Size(int columns, int rows) {
    boolean fits(Board board, List<String> lines) {
      int most = longest(lines);
      return most * columns + most - 1 <= board.columns()
          && lines.size() * rows + lines.size() - 1 <= board.rows();
    }

    /** The drawings of this size, by character. */
    Map<Character, List<String>> read() {
      List<String> text = lines(columns + "x" + rows + ".txt");
      Map<Character, List<String>> drawings = new HashMap<>();
      for (int at = 0; at < text.size(); at += rows + 1) {
        drawings.put(text.get(at).charAt(0), text.subList(at + 1, at + 1 + rows));
      }
      return drawings;
    }
  }

  private static List<Size> sizes(int rows, int... columns) {
    return IntStream.of(columns).mapToObj(each -> new Size(each, rows)).toList();
  }

  /** The first character that has no drawing. */
  public static Optional<String> missing(String text) {
    Map<Character, List<String>> drawn = SIZES.get(0).read();
    return capitals(text)
        .codePoints()
        .filter(c -> !Character.isWhitespace(c) && !drawn.containsKey((char) c))
        .mapToObj(Character::toString)
        .findFirst();
  }

  /**
   * A text as cells that are either fully dark or fully light; empty if it does not fit the board.
   *
   * @param text of characters that are drawn
   */
  public static Optional<Shading> on(Board board, String text) {
    List<String> lines = List.of(capitals(text).strip().split("\\s+"));
    return lines.size() == 1 && lines.get(0).length() == 1
        ? whole(board, lines.get(0))
        : SIZES.stream()
            .filter(size -> size.fits(board, lines))
            .findFirst()
            .map(size -> written(board, lines, size));
  }

  private static String capitals(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  private static int longest(List<String> lines) {
    return lines.stream().mapToInt(String::length).max().orElseThrow();
  }

  /** A single character drawn over the whole board. */
  private static Optional<Shading> whole(Board board, String character) {
    String kind = Character.isDigit(character.charAt(0)) ? "digit-" : "letter-";
    return ShapeLibrary.named(SIGNS.getOrDefault(character, kind + character))
        .map(shape -> shape.on(board))
        .filter(mask -> mask.board().equals(board))
        .map(
            mask -> {
              double[] dark = new double[board.cells()];
              mask.clues().forEach(cell -> dark[cell] = 1);
              return new Shading(board, dark);
            });
  }

  private static Shading written(Board board, List<String> lines, Size size) {
    Map<Character, List<String>> drawings = size.read();
    double[] dark = new double[board.cells()];
    int gap = gap(board.rows(), lines.size(), size.rows());
    int top = middle(board.rows(), lines.size(), size.rows(), gap);
    for (String line : lines) {
      int between = gap(board.columns(), longest(lines), size.columns());
      int left = middle(board.columns(), line.length(), size.columns(), between);
      for (int i = 0; i < line.length(); i++) {
        draw(board, drawings.get(line.charAt(i)), dark, top, left + i * (size.columns() + between));
      }
      top += size.rows() + gap;
    }
    return new Shading(board, dark);
  }

  /** The cells left between two letters or lines. */
  private static int gap(int room, int many, int each) {
    return many == 1 ? 0 : Math.min(WIDEST_GAP, (room - many * each) / (many - 1));
  }

  private static int middle(int room, int many, int each, int gap) {
    return (room - many * each - (many - 1) * gap) / 2;
  }

  private static void draw(Board board, List<String> drawing, double[] dark, int top, int left) {
    for (int row = 0; row < drawing.size(); row++) {
      for (int column = 0; column < drawing.get(row).length(); column++) {
        boolean isDark = drawing.get(row).charAt(column) != '.';
        int cell = Places.cell(board, top + row, left + column);
        if (cell != Board.NO_CELL) {
          dark[cell] = isDark ? 1 : 0;
        }
      }
    }
  }

  private static List<String> lines(String file) {
    try (InputStream in = PixelLetters.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the letters " + file + " are missing");
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
