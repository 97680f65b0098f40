package cluewright.format.exchange.core;

import cluewright.model.Board;
import cluewright.model.Decoration;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** The cells in a file: a puzzle or a mask. */
public sealed interface Content {
  Board board();

  /** The mask of the clues. */
  Mask mask();

  /**
   * These cells on another board of the same size: placed digits stay, and candidates as far as its
   * houses allow.
   */
  Content on(Board board);

  /** These cells on the same board with another decoration. */
  Content decorated(Decoration decoration);

  /**
   * A puzzle with its progress.
   *
   * @param position every placed digit, the clues among them, and the candidates of the empty
   *     cells; absent if the file has the clues alone
   */
  record Clues(Puzzle clues, Optional<GridState> position) implements Content {
    public Clues {
      if (position.isPresent() && !position.get().board().equals(clues.board())) {
        throw new IllegalArgumentException("clues and position are of two boards");
      }
    }

    @Override
    public Board board() {
      return clues.board();
    }

    @Override
    public Mask mask() {
      return clues.mask();
    }

    @Override
    public Clues on(Board board) {
      return board.equals(board())
          ? this
          : new Clues(clues.on(board), progress().map(moved(board)));
    }

    @Override
    public Clues decorated(Decoration decoration) {
      return new Clues(clues.on(board().decorated(decoration)), position);
    }

    private static UnaryOperator<GridState> moved(Board board) {
      return state ->
          GridState.initial(state.placements().on(board))
              .eliminate(
                  IntStream.range(0, board.candidates())
                      .filter(each -> state.placed(board.cellOf(each)) == 0)
                      .filter(each -> !state.hasCandidate(board.cellOf(each), board.digitOf(each)))
                      .toArray());
    }

    /** The position, unless it is the initial one. */
    public Optional<GridState> progress() {
      return position.filter(state -> !state.equals(GridState.initial(clues)));
    }
  }

  record Drawing(Mask mask) implements Content {
    @Override
    public Board board() {
      return mask.board();
    }

    @Override
    public Drawing decorated(Decoration decoration) {
      return new Drawing(new Mask(board().decorated(decoration), mask.clues()));
    }

    @Override
    public Drawing on(Board board) {
      return new Drawing(new Mask(board, mask.clues()));
    }
  }
}
