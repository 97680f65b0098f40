package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.rating.Rating;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One of the {@code results} of a puzzle in a project.
 *
 * @param board a board's name, or null for that of the mask
 * @param puzzle all cells in one line
 * @param kept {@code true}, or null for not
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record FoundJson(
    String board, String puzzle, List<String> strategies, Boolean kept, RatingJson rating) {

  static FoundJson of(Design.Found found, Board usual, Function<Puzzle, Optional<Rating>> ratings) {
    Board board = found.puzzle().board();
    return new FoundJson(
        board == usual ? null : board.name(),
        found.puzzle().line(),
        Names.of(found.strategies()),
        found.kept() ? true : null,
        RatingJson.of(found.puzzle(), ratings));
  }

  /**
   * Reads what {@link #of} writes.
   *
   * @throws FormatException if the fields do not fit together
   */
  Design.Found found(Board usual) {
    Board own = board == null ? usual : Names.board(board);
    String cells = DesignJson.require("puzzle", puzzle);
    if (cells.length() != own.cells()) {
      throw new FormatException(
          "the puzzle has %d cells, and the %s board has %d."
              .formatted(cells.length(), own, own.cells()));
    }
    return new Design.Found(
        BoardRows.digits(own, "puzzle", cells),
        Names.strategies(DesignJson.require("strategies", strategies)),
        Boolean.TRUE.equals(kept));
  }
}
