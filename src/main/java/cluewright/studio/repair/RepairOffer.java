package cluewright.studio.repair;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;

/**
 * The contents of the repair pane at the moment.
 *
 * @param sentence what to add, what was added, or what is being done
 * @param detail how far that goes, or nothing
 * @param cells the cells to add, or those added; empty while there are none to suggest
 * @param number the number of this suggestion, from 1; 0 while there is none
 * @param count how many suggestions there are
 */
public record RepairOffer(
    Stage stage, Phrase sentence, Phrase detail, CellSet cells, int number, int count) {

  /** A stage of a repair. */
  public enum Stage {
    /** It runs, and may still find more. */
    LOOKING,
    /** It ended, and found nothing. */
    ENDED,
    /** Its cells are in the mask; others would do as well. */
    TAKEN
  }

  static RepairOffer without(Stage stage, Phrase sentence, Phrase detail) {
    return new RepairOffer(stage, sentence, detail, CellSet.empty(), 0, 0);
  }
}
