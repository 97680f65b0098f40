package cluewright.print;

import cluewright.print.PuzzlePicture.Kind;
import cluewright.print.PuzzlePicture.Mark;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Writes a picture as SVG: small, and made to be styled by whoever puts it on a page.
 *
 * <p>A cell has the side 10. Lines are three paths, {@code cells}, {@code boxes} and {@code frame};
 * digits are texts in the groups {@code clue}, {@code found}, {@code candidate} and {@code label}.
 * All looks stand in one style sheet at its beginning.
 */
public final class SvgPicture {
  private static final int CELL = 10;

  /** The height of capitals, in ems, of Inter and about that of most typefaces for screens. */
  private static final double CAPITALS = 0.727;

  private static final String STYLE =
      """
      path{fill:none;stroke:#000;stroke-linecap:square}
      .cells{stroke:#737373;stroke-width:.12}.boxes{stroke-width:.35}.frame{stroke-width:.5}
      text{font-family:Inter,"Helvetica Neue",Arial,sans-serif;text-anchor:middle}
      .clue{font-weight:600}.found{fill:#0969da}.candidate,.label{fill:#57606a}
      """;

  private SvgPicture() {}

  /**
   * The whole file.
   *
   * @param millimetres how wide the picture is printed
   */
  public static String of(PuzzlePicture picture, double millimetres) {
    StringBuilder svg = new StringBuilder();
    double height = millimetres * picture.height() / picture.width();
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        .append(number(millimetres))
        .append("mm\" height=\"")
        .append(number(height))
        .append("mm\" viewBox=\"0 0 ")
        .append(length(picture.width()))
        .append(' ')
        .append(length(picture.height()))
        .append("\">\n<style>\n")
        .append(STYLE)
        .append("</style>\n");
    addLines(svg, picture);
    List<Mark> marks = picture.marks();
    for (Kind kind : Kind.values()) {
      addTexts(svg, kind, marks.stream().filter(mark -> mark.kind() == kind).toList());
    }
    return svg.append("</svg>\n").toString();
  }

  private static void addLines(StringBuilder svg, PuzzlePicture picture) {
    GridLines lines = GridLines.of(picture.board());
    double edge = picture.margin();
    addPath(svg, "cells", path(lines.cells(), edge));
    addPath(svg, "boxes", path(lines.boxes(), edge));
    addPath(
        svg,
        "frame",
        "M%s %sh%dv%dh-%dz"
            .formatted(
                length(edge),
                length(edge),
                picture.board().columns() * CELL,
                picture.board().rows() * CELL,
                picture.board().columns() * CELL));
  }

  private static String path(List<GridLines.Segment> lines, double edge) {
    return lines.stream()
        .map(
            line ->
                "M"
                    + length(edge + line.x1())
                    + " "
                    + length(edge + line.y1())
                    + (line.y1() == line.y2()
                        ? "h" + (line.x2() - line.x1()) * CELL
                        : "v" + (line.y2() - line.y1()) * CELL))
        .collect(Collectors.joining());
  }

  private static void addPath(StringBuilder svg, String style, String path) {
    svg.append("<path class=\"%s\" d=\"%s\"/>\n".formatted(style, path));
  }

  private static void addTexts(StringBuilder svg, Kind kind, List<Mark> marks) {
    if (marks.isEmpty()) {
      return;
    }
    svg.append(
        "<g class=\"%s\" font-size=\"%s\">\n"
            .formatted(kind.name().toLowerCase(Locale.ROOT), length(marks.get(0).size())));
    for (Mark mark : marks) {
      String baseline = length(mark.y() + mark.size() * CAPITALS / 2);
      svg.append(
          "<text x=\"%s\" y=\"%s\">%s</text>\n".formatted(length(mark.x()), baseline, mark.text()));
    }
    svg.append("</g>\n");
  }

  private static String length(double cells) {
    return number(cells * CELL);
  }

  /** With at most two places, and none that says nothing. */
  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    return text.replaceAll("\\.?0+$", "");
  }
}
