package cluewright.format.exchange.core;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.Optional;

/** The cells of what a file carries. */
public sealed interface Content {
  Board board();

  /** The cells of the clues. */
  Mask mask();

  /**
   * A puzzle, and how far it is solved.
   *
   * @param position every placed digit, the clues among them, and the candidates of the open cells;
   *     absent if the file has the clues alone
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

    /** The position, unless it is the one in which the puzzle begins. */
    public Optional<GridState> progress() {
      return position.filter(state -> !state.equals(GridState.initial(clues)));
    }
  }

  /** Cells that shall hold clues. */
  record Drawing(Mask mask) implements Content {
    @Override
    public Board board() {
      return mask.board();
    }
  }
}
