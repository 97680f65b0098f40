package cluewright.studio.board;

import cluewright.document.Sheet;
import cluewright.model.CellSet;

/**
 * A puzzle as its player sees it.
 *
 * @param selected the cells that the next key acts on
 * @param conflicts cells whose digit stands in another cell of a house of theirs, too
 * @param wrong cells that were checked and hold another digit than the solution
 * @param alike cells with the digit that the player looks at
 * @param places where candidates stand in their cell
 */
public record Playing(
    Sheet sheet, CellSet selected, CellSet conflicts, CellSet wrong, CellSet alike, Places places) {

  /** Where candidates stand in their cell. */
  public enum Places {
    /** Each where all cells have it. */
    FIXED,
    /** Side by side in the middle. */
    MIDDLE
  }
}
