package cluewright.studio.board;

import cluewright.document.PenLine;

/** Handles lines drawn over the board; a stroke runs from press to release. */
public interface LineHandler {

  /**
   * Starts a stroke that draws or, if its first piece already exists, erases.
   *
   * @param erases whether it erases in any case
   */
  void beginLine(boolean erases);

  void draw(PenLine piece);

  void endLine();

  /** Undoes the stroke as if it had never started. */
  void cancelLine();
}
