package cluewright.format;

import cluewright.document.Regions;
import cluewright.document.Sketches;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The {@code sketches} of a puzzle in a project: what was drawn on the board but not used; null for
 * kinds without any.
 *
 * @param board the name of the board of the regions, or null for that of the mask
 * @param regions one text a row, the name of a region for each cell and {@code .} for none
 * @param rules the name of a board with relations and cages
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record SketchesJson(String board, List<String> regions, String rules) {
  private static final String NO_REGION = ".";

  /** The sketches, or null if there are none. */
  static SketchesJson of(Sketches sketches, Board usual) {
    return sketches.equals(Sketches.NONE)
        ? null
        : new SketchesJson(
            sketches
                .regions()
                .map(Regions::board)
                .filter(board -> !board.equals(usual))
                .map(Board::name)
                .orElse(null),
            sketches.regions().map(SketchesJson::rows).orElse(null),
            sketches.rules().map(Board::name).orElse(null));
  }

  private static List<String> rows(Regions regions) {
    return BoardRows.of(
        regions.board(),
        regions.of().stream()
            .map(region -> region == Regions.NONE ? NO_REGION : Regions.name(region))
            .collect(Collectors.joining()));
  }

  /**
   * Reads what {@link #of} writes.
   *
   * @throws FormatException if there is no such board, or the regions do not suit theirs
   */
  Sketches sketches(Board usual) {
    return new Sketches(
        Optional.ofNullable(regions)
            .map(
                rows -> {
                  Board own = board == null ? usual : of("board", () -> JsonNames.board(board));
                  return of("regions", () -> regions(own, rows));
                }),
        Optional.ofNullable(rules).map(name -> of("rules", () -> JsonNames.drawn(name))));
  }

  /** Reads a field, naming it in errors. */
  private static <A> A of(String field, Supplier<A> read) {
    try {
      return read.get();
    } catch (FormatException e) {
      throw new FormatException(Phrase.of("formats.its-sketches", Quoted.of(field), e.phrase()), e);
    }
  }

  private static Regions regions(Board board, List<String> rows) {
    if (!Regions.fit(board)) {
      throw new FormatException(Phrase.of("formats.unfit-regions", board.toString()));
    }
    Regions none = Regions.of(board).cleared();
    String cells = BoardRows.cells(board, "regions", rows);
    List<Integer> of = new ArrayList<>();
    for (int cell = 0; cell < cells.length(); cell++) {
      String name = cells.substring(cell, cell + 1);
      Optional<Integer> region =
          none.all().boxed().filter(each -> Regions.name(each).equals(name)).findFirst();
      if (region.isEmpty() && !name.equals(NO_REGION)) {
        throw MarkLine.strange(board, "regions", name, cell);
      }
      of.add(region.orElse(Regions.NONE));
    }
    return new Regions(board, of);
  }
}
