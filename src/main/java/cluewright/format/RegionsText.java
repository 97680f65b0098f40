package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Jigsaw layouts in a text: the region of each cell as a character, one layout per line, or a
 * single one as a square of rows. Blank lines and comments are skipped.
 *
 * @param layouts each in one line, with the number of that or of its first row
 * @param isInRows true if there is one layout, in rows
 */
public record RegionsText(List<Line> layouts, boolean isInRows) {
  private static final int MOST_ROWS = 25;

  public RegionsText {
    layouts = List.copyOf(layouts);
  }

  /** The layouts, faulty or not; empty for an empty text. */
  public static RegionsText of(String text) {
    List<Line> lines = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      lines.add(new Line(line.number(), line.withoutComment().text().strip()));
    }
    lines.removeIf(line -> line.text().isEmpty());
    if (lines.size() < 2 || lines.stream().anyMatch(line -> isNoRowOf(lines, line))) {
      return new RegionsText(lines, false);
    }
    String whole = lines.stream().map(Line::text).collect(Collectors.joining());
    return new RegionsText(List.of(new Line(lines.get(0).number(), whole)), true);
  }

  private static boolean isNoRowOf(List<Line> lines, Line line) {
    return line.text().length() != lines.size();
  }

  /**
   * Returns this if every layout is valid.
   *
   * @throws FormatException if there is no layout, or one has a fault
   */
  public RegionsText checked() {
    if (layouts.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of("formats.no-regions"));
    }
    for (Line layout : layouts) {
      Optional<Phrase> fault = fault(layout);
      if (fault.isPresent()) {
        throw FormatException.at(layout.number(), 1, fault.get());
      }
    }
    return this;
  }

  /** Why a layout is not valid, if so. */
  public static Optional<Phrase> fault(Line layout) {
    String regions = layout.text();
    int size = (int) Math.round(Math.sqrt(regions.length()));
    if (size * size != regions.length() || size < 2 || size > MOST_ROWS) {
      return Optional.of(Phrase.of("formats.regions-not-square", regions.length()));
    }
    Map<Integer, Long> counts =
        regions
            .chars()
            .boxed()
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    return regions
        .chars()
        .filter(region -> counts.get(region) != size)
        .mapToObj(
            region ->
                Phrase.of(
                    "formats.regions-uneven",
                    String.valueOf((char) region),
                    counts.get(region),
                    size))
        .findFirst();
  }

  /**
   * The board of a valid layout.
   *
   * @param index from 0
   */
  public Board board(int index) {
    return Boards.jigsaw(layouts.get(index).text(), Set.of());
  }
}
