package cluewright.studio.repair;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;

/**
 * What the repair pane shows.
 *
 * @param sentence what to add, what was added, or what is being done
 * @param detail how far that goes, or nothing
 * @param cells the cells to add, or those added; empty while there are none to suggest
 * @param number the number of this suggestion, from 1; 0 while there is none
 * @param count how many suggestions there are
 */
public record RepairOffer(
    Stage stage, Phrase sentence, Phrase detail, CellSet cells, int number, int count) {

  public enum Stage {
    /** It is running, and may find more. */
    LOOKING,
    /** It ended without a result. */
    ENDED,
    /** Its cells have been added; others would do as well. */
    TAKEN
  }

  static RepairOffer without(Stage stage, Phrase sentence, Phrase detail) {
    return new RepairOffer(stage, sentence, detail, CellSet.empty(), 0, 0);
  }
}
