package cluewright.studio.layout;

import cluewright.model.CellSet;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.RulesShown;

/** The board with rules being edited. */
final class RulesPicture {
  private RulesPicture() {}

  /**
   * A picture.
   *
   * @param cells those that are acted on: of a stroke, or of the selected rule
   * @param pending a value that is typed half
   */
  static BoardPicture of(Rules rules, CellSet cells, String pending, Remark remark) {
    return BoardPicture.of(
        rules.board(),
        new RulesShown(cells, pending, remark.where().union(rules.contradictions())));
  }
}
