package cluewright.print;

/**
 * What a press needs beyond the trimmed page.
 *
 * @param bleed how far what reaches an edge is printed beyond it, in millimetres
 * @param cropMarks true for lines beyond the corners that show where to cut
 */
public record Press(double bleed, boolean cropMarks) {
  public static final Press NONE = new Press(0, false);

  /** The widest bleed, in millimetres. */
  public static final double WIDEST_BLEED = 10;

  /** The minimum distance of crop marks from the trimmed page, and their length, in millimetres. */
  private static final double MARK_OFFSET = 3;

  private static final double MARK_LENGTH = 5;
  private static final double AROUND_MARKS = 2;

  /**
   * Checks the length.
   *
   * @throws IllegalArgumentException if it is negative or wider than {@link #WIDEST_BLEED}
   */
  public Press {
    if (!(bleed >= 0 && bleed <= WIDEST_BLEED)) {
      throw new IllegalArgumentException("bleed is from 0 to " + WIDEST_BLEED + " mm");
    }
  }

  /** The distance from the trimmed page at which crop marks begin, in points. */
  public double markFrom() {
    return Math.max(bleed, MARK_OFFSET) * PageSetup.POINTS_PER_MILLIMETRE;
  }

  /** The distance from the trimmed page at which crop marks end, in points. */
  public double markTo() {
    return markFrom() + MARK_LENGTH * PageSetup.POINTS_PER_MILLIMETRE;
  }

  public double bleedInPoints() {
    return bleed * PageSetup.POINTS_PER_MILLIMETRE;
  }

  /** The extent of the sheet beyond the trimmed page on each side, in points. */
  public double around() {
    return cropMarks ? markTo() + AROUND_MARKS * PageSetup.POINTS_PER_MILLIMETRE : bleedInPoints();
  }
}
