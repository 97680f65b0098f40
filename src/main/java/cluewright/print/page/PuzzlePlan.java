package cluewright.print.page;

import cluewright.model.Board;
import cluewright.print.Area;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import java.util.List;

/** The position and size of the puzzles on a page, the same on all pages of a kind. */
public interface PuzzlePlan {

  /** The em of the digits on a board, in points. */
  double digits(Board board);

  /**
   * Draws the puzzles of a page.
   *
   * @param body as wide and as high as that for which the plan was made
   */
  void draw(Canvas canvas, List<TypesetPuzzle> items, Area body);

  /** The plan for pages with a number of puzzles each. */
  static PuzzlePlan of(Typesetting setting, int perPage, List<TypesetPuzzle> items, Area body) {
    AnswerStrip strip = AnswerStrip.of(setting, perPage, items, body);
    return perPage == 1
        ? new SinglePlan(setting, items, body, strip)
        : GridPlan.of(setting, perPage, items, body, strip);
  }
}
