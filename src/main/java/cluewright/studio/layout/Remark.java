package cluewright.studio.layout;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;

/**
 * Says what could not be drawn as intended.
 *
 * @param words nothing if all could
 * @param where the cells it is about
 */
record Remark(Phrase words, CellSet where) {
  static final Remark NONE = new Remark(Phrase.NOTHING, CellSet.empty());

  boolean isNone() {
    return words.isNothing();
  }
}
