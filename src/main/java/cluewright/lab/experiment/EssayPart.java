package cluewright.lab.experiment;

import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puzzles that P. Norvig's essay solves one by one.
 *
 * @param id names its file
 * @param title above its table
 * @param said what the essay says about it
 * @param names of the puzzles, in their order; empty for puzzles that are only counted
 */
public record EssayPart(
    String id, String title, String said, List<Puzzle> puzzles, List<String> names) {
  /**
   * The puzzle of his million that took longest, and the one that he tries with values in random
   * order. It stands in the essay.
   */
  public static final String HARD =
      ".....6....59.....82....8....45........3........6..3.54...325..6..................";

  /** The essay's puzzle without a solution that took 1,439 s. */
  public static final String WITHOUT_SOLUTION =
      ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

  /** The eleven of norvig.com/hardest.txt; the first two are A. Inkala's of 2006 and 2010. */
  private static final List<String> HARDEST =
      List.of(
          "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
          "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
          "12..4......5.69.1...9...5.........7.7...52.9..3......2.9.6...5.4..9..8.1..3...9.4",
          "...57..3.1......2.7...234......8...4..7..4...49....6.5.42...3.....7..9....18.....",
          "7..1523........92....3.....1....47.8.......6............9...5.6.4.9.7...8....6.1.",
          "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
          "1...34.8....8..5....4.6..21.18......3..1.2..6......81.52..7.9....6..9....9.64...2",
          "...92......68.3...19..7...623..4.1....1...7....8.3..297...8..91...5.72......64...",
          ".6.5.4.3.1...9...8.........9...5...6.4.6.2.7.7...4...5.........4...8...1.5.2.3.4.",
          "7.....4...2..7..8...3..8.799..5..3...6..2..9...1.97..6...3..9...3..4..6...9..1.35",
          "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....");

  /** The puzzles that the essay prints. */
  static EssayPart printed() {
    return new EssayPart(
        "printed",
        "The puzzles of the text",
        "the first needs no search; the second 25 possibilities and 9 of 61 squares; Inkala's two"
            + " 0.01 s each; the hardest of a million 188.79 s; the one without a solution 1,439 s",
        puzzles(
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
            HARDEST.get(0),
            HARDEST.get(1),
            HARD,
            WITHOUT_SOLUTION),
        List.of(
            "first",
            "second",
            "Inkala 2006",
            "Inkala 2010",
            "hardest of a million",
            "without a solution"));
  }

  /** The eleven hardest that he found. */
  static EssayPart hardest() {
    return new EssayPart(
        "hardest",
        "The eleven hardest that he found",
        "0.01 s on average, 0.02 s at most",
        puzzles(HARDEST.toArray(String[]::new)),
        List.of());
  }

  /** His fifty easy puzzles. */
  public static EssayPart easy(List<Puzzle> puzzles) {
    return new EssayPart(
        "easy", "Easy puzzles", "50, 0.01 s on average, 0.03 s at most", puzzles, List.of());
  }

  /** His 95 hard puzzles. */
  public static EssayPart hard(List<Puzzle> puzzles) {
    return new EssayPart(
        "hard",
        "Hard puzzles",
        "95, 0.04 s on average, 0.18 s at most; 64 possibilities on average, at most 16 squares",
        puzzles,
        List.of());
  }

  private static List<Puzzle> puzzles(String... lines) {
    return Stream.of(lines).map(EssayPart::puzzle).toList();
  }

  private static Puzzle puzzle(String line) {
    return PuzzleText.read(line, Boards.NINE);
  }

  /** His {@link #HARD} puzzle alone. */
  static EssayPart byLot() {
    return new EssayPart(
        "by-lot",
        "The hardest of a million, with values in random order",
        "27 of 30 trials took less than 0.02 s, 3 about 190 s; 13 different solutions",
        puzzles(HARD),
        List.of());
  }
}
