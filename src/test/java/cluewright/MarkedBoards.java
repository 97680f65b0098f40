package cluewright;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import java.util.LinkedHashMap;
import java.util.Map;

/** Boards with each of the marks that boards have, each of them where it is hardest to draw. */
public final class MarkedBoards {
  /** Dots, letters and signs on all four sides of cells, two on a border, and one far away. */
  private static final String SIGNS =
      "9x9+windoku"
          + "+consecutive=r3c2r3c3+consecutive=r4c3r5c3+consecutive=r9c5r9c6+ratio=r9c5r9c6"
          + "+ratio=r3c1r4c1+ratio=r2c5r2c6+x=r1c7r1c8+x=r7c8r8c8+x=r5c4r5c5+x=r6c4r7c5"
          + "+v=r1c7r2c7+v=r8c8r8c9"
          + "+less=r5c8r5c7+less=r5c8r5c9+less=r4c8r5c8+less=r6c8r5c8";

  /** Straight, slanting and bent ways, two from one bulb, and diagonals over all. */
  private static final String THERMOMETERS =
      "9x9+x"
          + "+thermometer=r9c4r8c3r7c2r6c1r5c2r4c3+thermometer=r4c1r3c2r2c3r1c4r2c5r3c6"
          + "+thermometer=r5c5r4c5r4c6+thermometer=r5c5r5c4r6c4+thermometer=r2c1r1c1r1c2"
          + "+thermometer=r6c9r7c9r8c9r8c8";

  /** Corners inside and outside, a cage of one cell, one without a sum, and sums of two digits. */
  private static final String CAGES =
      "9x9+cage3=r1c1r1c2+cage15=r1c3r1c4r1c5+cage25=r2c1r2c2r3c1r3c2+cage22=r1c6r2c5r2c6r3c5"
          + "+cage9=r3c3r3c4r4c4+cage6=r5c5+cage=r6c6r6c7r7c6r7c7+cage27=r6c1r7c1r8c1r9c1"
          + "+cage29=r7c3r8c2r8c3r8c4r9c3+cage45=r1c9r2c9r3c9r4c9r5c9r6c9r7c9r8c9r9c9";

  /** A line of each kind without a bulb, two that cross, and one that goes round corners. */
  private static final String LINES =
      "9x9+renban=r1c1r1c2r2c3r3c3+palindrome=r2c5r3c6r4c6r5c5r6c5+whispers5=r7c1r7c2r8c3r9c3r9c4"
          + "+whispers5=r2c7r3c8r4c8r4c9+renban=r6c7r7c7r7c8r8c8+palindrome=r8c6r8c7r7c8";

  private MarkedBoards() {}

  /** Puzzles by the marks that their boards have. */
  public static Map<String, Puzzle> all() {
    Map<String, Puzzle> all = new LinkedHashMap<>();
    all.put("signs", puzzle(SIGNS, "1..28.46.3.4...."));
    all.put("thermometers", puzzle(THERMOMETERS, ".4.....1.2......6"));
    all.put("lines", puzzle(LINES, "..3.......1....7."));
    all.put("cages", puzzle(CAGES, "2........."));
    return all;
  }

  private static Puzzle puzzle(String name, String clues) {
    Board board = Boards.named(name).orElseThrow();
    return Grids.puzzle(board, clues + ".".repeat(board.cells() - clues.length()));
  }
}
