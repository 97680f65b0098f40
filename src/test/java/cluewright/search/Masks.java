package cluewright.search;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.symmetry.MaskSymmetries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Masks for tests: drawn, enumerated, random, or from the data folder. */
public final class Masks {
  /** Of 9x9: a search finds nothing in minutes, and trying everything takes hours. */
  public static final Mask LONG =
      mask(
          Boards.NINE,
          ".............xx.x.........xxx..x...x.x......xxx.xx.........xx..xx...........x...x");

  private static final Path FOLDER =
      Path.of(System.getProperty("cluewright.data", "../shared/data"));

  private Masks() {}

  /** A mask from its rows; white space is passed over, and all but {@code .} and 0 is a clue. */
  public static Mask mask(Board board, String text) {
    String cells = text.replaceAll("\\s", "");
    if (cells.length() != board.cells()) {
      throw new IllegalArgumentException(text + " does not fit the " + board + " board");
    }
    return new Mask(
        board, CellSet.where(board.cells(), cell -> ".0".indexOf(cells.charAt(cell)) < 0));
  }

  /** Every mask with this many clues; the board has 30 cells at most. */
  public static List<Mask> all(Board board, int clues) {
    return IntStream.range(0, 1 << board.cells())
        .filter(bits -> Integer.bitCount(bits) == clues)
        .mapToObj(bits -> new Mask(board, CellSet.where(board.cells(), c -> (bits >>> c & 1) != 0)))
        .toList();
  }

  /**
   * One of all masks that symmetries of the board turn into each other, of every number of clues;
   * the board has 16 cells at most.
   */
  public static List<Mask> classes(Board board) {
    List<int[]> symmetries = MaskSymmetries.of(Mask.empty(board), 5000, Stop.NEVER);
    return IntStream.range(0, 1 << board.cells())
        .filter(bits -> symmetries.stream().allMatch(to -> moved(bits, to) >= bits))
        .mapToObj(bits -> new Mask(board, CellSet.where(board.cells(), c -> (bits >>> c & 1) != 0)))
        .toList();
  }

  private static int moved(int bits, int[] to) {
    int moved = 0;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      moved |= 1 << to[Integer.numberOfTrailingZeros(rest)];
    }
    return moved;
  }

  public static Mask random(Board board, int clues, Random random) {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    Collections.shuffle(cells, random);
    return new Mask(board, CellSet.of(cells.stream().limit(clues).mapToInt(Integer::intValue)));
  }

  /** The lines of a file of the data folder; skips the test where there is no such folder. */
  public static List<String> data(String file) throws IOException {
    assumeTrue(Files.isDirectory(FOLDER), () -> "skipped: there is no folder " + FOLDER);
    return Files.readAllLines(FOLDER.resolve(file)).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }
}
