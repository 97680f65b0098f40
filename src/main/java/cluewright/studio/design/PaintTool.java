package cluewright.studio.design;

/** What a plain press on the board does. */
public enum PaintTool {
  /** Paints an open cell and erases a painted one. */
  PAINT,
  ERASE
}
