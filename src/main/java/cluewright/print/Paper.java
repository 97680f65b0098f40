package cluewright.print;

/** The paper sizes on offer, upright, in points (1/72 inch). */
public enum Paper {
  A4("A4", 595.276, 841.89),
  LETTER("Letter", 612, 792);

  private final String label;
  private final double width;
  private final double height;

  Paper(String label, double width, double height) {
    this.label = label;
    this.width = width;
    this.height = height;
  }

  /** The name that users see. */
  public String label() {
    return label;
  }

  public double width() {
    return width;
  }

  public double height() {
    return height;
  }
}
