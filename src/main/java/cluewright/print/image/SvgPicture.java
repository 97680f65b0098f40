package cluewright.print.image;

import cluewright.print.TypeFamily;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.util.stream.Collectors;

/**
 * Writes a picture as small SVG that web pages can restyle.
 *
 * <p>A cell has the side 10. What has one meaning is one path or one group, whose class says it:
 * lines {@code cells}, {@code boxes} and {@code frame}; texts {@code clue}, {@code found}, {@code
 * candidate} and {@code label}; of a step, for example, {@code house}, {@code pattern}, {@code
 * fin}, {@code strong}, {@code weak} and {@code strike}. All looks stand in one style sheet at its
 * beginning, which has rules for what is there and no others, and for nothing beyond this picture:
 * two of them on one page of HTML do not disturb each other. Each digit of a cell has its place as
 * a class, such as {@code r1c9}.
 */
public final class SvgPicture {
  private static final String STYLE =
      """
      path{stroke-linecap:square}
      text{font-family:Inter,"Helvetica Neue",Arial,sans-serif;text-anchor:middle}
      """;

  private SvgPicture() {}

  /**
   * The whole file as text.
   *
   * @param millimetres how wide the picture is printed
   */
  public static String of(PuzzlePicture picture, double millimetres) {
    return of(picture, millimetres, new SvgPainter(picture.left(), picture.top()), STYLE);
  }

  /** The whole file with digits as outlines, which look the same everywhere. */
  public static String outlined(PuzzlePicture picture, double millimetres, TypeFamily family)
      throws IOException {
    try (Typeface typeface = new Typeface(family)) {
      String lines = STYLE.lines().findFirst().orElseThrow() + "\n";
      return of(
          picture, millimetres, new SvgPainter(picture.left(), picture.top(), typeface), lines);
    }
  }

  private static String of(
      PuzzlePicture picture, double millimetres, SvgPainter painter, String style) {
    painter.paint(picture.shapes());
    String parts = painter.parts();
    String id = "sudoku-" + Integer.toHexString(parts.hashCode());
    String title =
        "Sudoku %s, %d clues".formatted(picture.clues().board(), picture.clues().mask().size());
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"%s\" role=\"img\"".formatted(id)
        + " width=\"%smm\" height=\"%smm\""
            .formatted(
                SvgPainter.number(millimetres), SvgPainter.number(millimetres * picture.shape()))
        + " viewBox=\"0 0 %s %s\">\n"
            .formatted(SvgPainter.length(picture.width()), SvgPainter.length(picture.height()))
        + "<title>%s</title>\n".formatted(title)
        + "<style>\n"
        + scoped(style + painter.rules(), id)
        + "</style>\n"
        + parts
        + "</svg>\n";
  }

  private static String scoped(String rules, String id) {
    return rules.lines().map(rule -> "#" + id + " " + rule + "\n").collect(Collectors.joining());
  }
}
