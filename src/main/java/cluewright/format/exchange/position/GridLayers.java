package cluewright.format.exchange.position;

import cluewright.format.Contradiction;
import cluewright.format.FormatException;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Grids of the same puzzle one below the other, as HoDoKu writes them: clues, possibly all digits,
 * and candidates.
 *
 * <p>Each grid has what the one above it has. Where no grid has the placed digits, {@link
 * CandidateGrid} says which candidates are placed.
 */
final class GridLayers {
  /** The number of layers: clues, digits and candidates. */
  static final int MOST = 3;

  private GridLayers() {}

  /**
   * The puzzle with its position.
   *
   * @param runs of two grids or three, cell by cell
   */
  static Item item(Board board, List<MarkRun> runs) {
    List<MarkRun> clues = runs.subList(0, board.cells());
    List<MarkRun> last = runs.subList(runs.size() - board.cells(), runs.size());
    int[] candidates = last.stream().mapToInt(run -> run.candidates(board)).toArray();
    boolean areDigitsTold = runs.size() == MOST * board.cells();
    List<MarkRun> told = areDigitsTold ? runs.subList(board.cells(), 2 * board.cells()) : clues;
    BoardBuilder builder = new BoardBuilder(board);
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      int clue = digit(board, clues.get(cell));
      int placed = digit(board, told.get(cell));
      boolean isLone = !areDigitsTold && CandidateGrid.isPlaced(board, candidates, cell);
      digits[cell] = placed == 0 && isLone ? CandidateGrid.digit(candidates[cell]) : placed;
      boolean isOther = clue != 0 && clue != placed;
      isOther |= placed != 0 && candidates[cell] != 1 << (placed - 1);
      if (isOther) {
        MarkRun below = clue != 0 && clue != placed ? told.get(cell) : last.get(cell);
        throw below.fault(0, Phrase.of("exchange.layers-differ", board.label(cell)));
      }
      builder.place(cell, digits[cell]);
      builder.candidates(cell, candidates[cell]);
      if (clue != 0) {
        builder.clue(cell, clue);
      }
    }
    FormatException.throwIf(
        new Puzzle(board, digits)
            .conflict()
            .map(twice -> Phrase.of("exchange.contradicts", Contradiction.of(twice, board)))
            .map(contradiction -> runs.get(0).fault(0, contradiction)));
    return new Item(builder.content(), Metadata.NONE);
  }

  /** The digit of a cell in a grid above the candidates; each has one digit or none. */
  private static int digit(Board board, MarkRun run) {
    if (run.digits().length() > 1) {
      throw run.fault(1, Phrase.of("exchange.layers-candidates"));
    }
    return run.digit(board);
  }

  /** True if the number of cells fits such grids. */
  static boolean areIn(int runs, int cells) {
    return IntStream.rangeClosed(2, MOST).anyMatch(layers -> layers * cells == runs);
  }
}
