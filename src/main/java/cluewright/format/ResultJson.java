package cluewright.format;

import cluewright.document.Result;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
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
record ResultJson(
    String board, String puzzle, List<String> strategies, Boolean kept, RatingJson rating) {

  static ResultJson of(Result result, Board usual, Function<Puzzle, Optional<Rating>> ratings) {
    Board board = result.puzzle().board();
    return new ResultJson(
        board.equals(usual) ? null : board.name(),
        result.puzzle().line(),
        JsonNames.of(result.strategies()),
        result.kept() ? true : null,
        RatingJson.of(result.puzzle(), ratings));
  }

  /**
   * Reads what {@link #of} writes.
   *
   * @throws FormatException if the fields do not fit together
   */
  Result result(Board usual) {
    return new Result(
        digits(board, puzzle, usual),
        JsonNames.allowed(DocumentJson.require("strategies", strategies)),
        Boolean.TRUE.equals(kept));
  }

  /** A puzzle in one line, on its own board or the usual one. */
  static Puzzle digits(String board, String puzzle, Board usual) {
    Board own = board == null ? usual : JsonNames.board(board);
    String cells = DocumentJson.require("puzzle", puzzle);
    if (cells.length() != own.cells()) {
      throw new FormatException(
          Phrase.of("formats.puzzle-cells", cells.length(), own.toString(), own.cells()));
    }
    return BoardRows.digits(own, "puzzle", cells);
  }
}
