package cluewright.print;

/** A style of drawing boards; widths set in a {@link BoardLook} take precedence. */
public enum BoardStyle {
  CLASSIC(0.5, 1.5, 1, Digits.MEDIUM, false),
  /** Grey lines between cells, lighter digits. */
  LIGHT(0.5, 1.5, 0.96, Digits.REGULAR, false),
  /** Heavy lines and digits, and every other box tinted, to stand out beside columns of text. */
  NEWSPAPER(0.75, 2.25, 1.06, Digits.SEMI_BOLD, true),
  /** Thick lines and large digits. */
  CHILDREN(1, 3, 1.12, Digits.BOLD, true);

  private final double cells;
  private final double boxes;
  private final double scale;
  private final Digits digits;
  private final boolean isTinted;

  public enum Digits {
    REGULAR,
    MEDIUM,
    SEMI_BOLD,
    BOLD
  }

  BoardStyle(double cells, double boxes, double scale, Digits digits, boolean isTinted) {
    this.cells = cells;
    this.boxes = boxes;
    this.scale = scale;
    this.digits = digits;
    this.isTinted = isTinted;
  }

  /** The minimum width of lines between cells, in points. */
  public double cells() {
    return cells;
  }

  /** The minimum width of lines between boxes, in points. */
  public double boxes() {
    return boxes;
  }

  /** The size of digits relative to the usual one. */
  public double scale() {
    return scale;
  }

  public Digits digits() {
    return digits;
  }

  /** True if boxes are tinted like a chessboard, where their layout allows it. */
  public boolean isTinted() {
    return isTinted;
  }
}
