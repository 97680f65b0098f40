package cluewright.print.image;

/**
 * Writes a picture as SVG: small, and made to be styled by whoever puts it on a page.
 *
 * <p>A cell has the side 10. What has one meaning is one path or one group, whose class says it:
 * lines {@code cells}, {@code boxes} and {@code frame}; texts {@code clue}, {@code found}, {@code
 * candidate} and {@code label}; of a step, for example, {@code house}, {@code pattern}, {@code
 * fin}, {@code strong}, {@code weak} and {@code strike}. All looks stand in one style sheet at its
 * beginning, which has rules for what is there and no others.
 */
public final class SvgPicture {
  private static final String STYLE =
      """
      path{stroke-linecap:square}
      text{font-family:Inter,"Helvetica Neue",Arial,sans-serif;text-anchor:middle}
      """;

  private SvgPicture() {}

  /**
   * The whole file.
   *
   * @param millimetres how wide the picture is printed
   */
  public static String of(PuzzlePicture picture, double millimetres) {
    SvgPainter painter = new SvgPainter(picture.margin());
    painter.paint(picture.shapes());
    String parts = painter.parts();
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%smm\" height=\"%smm\""
            .formatted(
                SvgPainter.number(millimetres), SvgPainter.number(millimetres * picture.shape()))
        + " viewBox=\"0 0 %s %s\">\n"
            .formatted(SvgPainter.length(picture.width()), SvgPainter.length(picture.height()))
        + "<style>\n"
        + STYLE
        + painter.rules()
        + "</style>\n"
        + parts
        + "</svg>\n";
  }
}
