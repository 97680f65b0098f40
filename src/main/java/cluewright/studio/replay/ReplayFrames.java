package cluewright.studio.replay;

import cluewright.model.DigitSet;
import cluewright.picture.Pencil;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Deduction;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.Marks;
import java.util.List;
import java.util.Optional;

/** The states of a solving path as pictures. */
record ReplayFrames(SolvingPath path, Pencil pencil, Reasons reasons, DigitSet digits) {

  /** Whether arguments are drawn; the changes of a step always are. */
  enum Reasons {
    DRAWN,
    LEFT_OUT
  }

  int length() {
    return path.length() + 1;
  }

  BoardPicture picture(int state) {
    return new BoardPicture(
            path.puzzle().mask(), Optional.of(path.state(state)), pencil, marks(state))
        .withDigits(digits);
  }

  private Marks marks(int state) {
    if (state == 0) {
      return Marks.NONE;
    }
    List<Deduction> deductions = path.steps().get(state - 1).deductions();
    return reasons == Reasons.DRAWN ? ReplayViewModel.marks(deductions) : Marks.changes(deductions);
  }
}
