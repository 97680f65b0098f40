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

/** A cell or digit with no choice left, or a rule whose cells are filled wrongly. */
sealed interface DeadEnd {

  /** Its candidates before anything was supposed. */
  default int[] before(SolvingState start) {
    return new int[0];
  }

  default List<House> houses(Board board) {
    return List.of();
  }

  /** The cells whose digits make the contradiction. */
  default CellSet filled() {
    return CellSet.empty();
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
      return Phrase.of("strategies.reason-then-no-digit", board.label(cell));
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

  /** Cells that are filled with another sum than theirs. */
  record Sum(CellSum sum, int made) implements DeadEnd {
    @Override
    public CellSet filled() {
      return sum.cells();
    }

    @Override
    public Phrase words(Board board) {
      return Phrase.of(
          "strategies.reason-then-sum", Words.cells(board, sum.cells()), made, sum.total());
    }
  }

  /** Cells that are filled against a rule. */
  record Breach(CellWord word) implements DeadEnd {
    @Override
    public CellSet filled() {
      return word.cells();
    }

    @Override
    public Phrase words(Board board) {
      return Phrase.of("strategies.reason-then-breach", Words.rule(board, word.rule()));
    }
  }
}
