package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.CellWord;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import java.util.List;

/** A cell or digit with no choice left, or a rule that its cells cannot keep. */
sealed interface DeadEnd {

  /** Its candidates that are gone, of those before anything was supposed. */
  int[] before(SolvingState start);

  default List<House> houses(Board board) {
    return List.of();
  }

  /** The contradiction as a clause. */
  Phrase words(Board board);

  /** A cell without a candidate. */
  record Cell(int cell) implements DeadEnd {
    @Override
    public int[] before(SolvingState start) {
      return Candidates.ofEach(start.board(), new int[] {cell}, start.open(cell));
    }

    @Override
    public Phrase words(Board board) {
      return Phrase.of("strategies.reason-then-no-digit", Words.cell(board, cell));
    }
  }

  /** A digit without a place in a house, which is numbered as in {@link Board#houses}. */
  record Digit(int house, int digit) implements DeadEnd {
    @Override
    public int[] before(SolvingState start) {
      CellSet cells = start.board().houses().get(house).cells();
      return Candidates.ofCells(start, cells, 1 << (digit - 1));
    }

    @Override
    public List<House> houses(Board board) {
      return List.of(board.houses().get(house));
    }

    @Override
    public Phrase words(Board board) {
      return Phrase.of(
          "strategies.reason-then-no-place",
          Words.house(board.houses().get(house)),
          Words.digit(board, digit));
    }
  }

  /**
   * Cells that cannot make their sum.
   *
   * @param gone the candidates that they lack
   */
  record Sum(CellSum sum, List<Integer> gone) implements DeadEnd {
    @Override
    public int[] before(SolvingState start) {
      return open(gone, start);
    }

    @Override
    public Phrase words(Board board) {
      return Phrase.of("strategies.reason-then-sum", Words.cells(board, sum.cells()), sum.total());
    }
  }

  /**
   * Cells that cannot keep a rule.
   *
   * @param gone the candidates that they lack
   */
  record Breach(CellWord word, List<Integer> gone) implements DeadEnd {
    @Override
    public int[] before(SolvingState start) {
      return open(gone, start);
    }

    @Override
    public Phrase words(Board board) {
      return Phrase.of("strategies.reason-then-breach", Words.rule(board, word.rule()));
    }
  }

  private static int[] open(List<Integer> candidates, SolvingState start) {
    Board board = start.board();
    return candidates.stream()
        .filter(each -> start.isOpen(board.cellOf(each), board.digitOf(each)))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
