package cluewright.studio.board;

import cluewright.document.PenLine;

/** Who acts on lines that are drawn over the board; one stroke runs from a press to its release. */
public interface LineHandler {

  /**
   * Begins a stroke that draws; or, if its first piece is there already, one that erases.
   *
   * @param erases whether it erases in any case
   */
  void beginLine(boolean erases);

  void draw(PenLine piece);

  void endLine();

  /** Ends the stroke as if it had never begun. */
  void cancelLine();
}
