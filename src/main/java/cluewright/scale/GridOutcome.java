package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * What a search for puzzles of few clues said of one grid, as a line of JSON.
 *
 * <pre>
 * {"outcome":"none","clues":16,"grid":"4173…","nodes":4036490,"checked":8449}
 * {"outcome":"found","clues":17,"grid":"4173…","puzzle":"....","nodes":912,"checked":3}
 * </pre>
 *
 * @param clues how many a puzzle might have
 * @param puzzle the one found; empty if every way was tried
 * @param nodes of the search
 * @param checked the sets of clues that the solver judged
 */
record GridOutcome(Puzzle grid, int clues, Optional<Puzzle> puzzle, long nodes, long checked) {
  private static final String NONE = "none";
  private static final String FOUND = "found";

  String json() {
    ObjectNode object = Asked.MAPPER.createObjectNode();
    object.put("outcome", puzzle.isPresent() ? FOUND : NONE);
    object.put("clues", clues);
    object.put("grid", grid.line());
    puzzle.ifPresent(found -> object.put("puzzle", found.line()));
    object.put("nodes", nodes);
    object.put("checked", checked);
    return object.toString();
  }

  /**
   * Reads what {@link #json} writes of a grid.
   *
   * @throws BatchException if it is that of another question
   */
  static GridOutcome read(String line, Puzzle grid, int clues) {
    try {
      JsonNode object = Asked.MAPPER.readTree(line);
      String outcome = object.path("outcome").asText();
      boolean isFound = outcome.equals(FOUND);
      if (!isFound && !outcome.equals(NONE)) {
        throw new BatchException("%s is no outcome of a grid".formatted(line));
      }
      if (!object.path("grid").asText().equals(grid.line())
          || object.path("clues").asInt() != clues) {
        throw new BatchException(
            "an outcome is not that of the grid %s and %d clues".formatted(grid.line(), clues));
      }
      Optional<Puzzle> puzzle =
          isFound
              ? Optional.of(PuzzleText.read(object.path("puzzle").asText(), grid.board()))
              : Optional.empty();
      return new GridOutcome(
          grid, clues, puzzle, object.path("nodes").asLong(), object.path("checked").asLong());
    } catch (JsonProcessingException | FormatException e) {
      throw new BatchException("%s is no outcome of a grid".formatted(line));
    }
  }

  /** Why the puzzle is none of so many clues whose only solution is the grid, if so. */
  Optional<String> fault() {
    return puzzle.flatMap(
        found -> {
          if (found.mask().size() > clues) {
            return Optional.of("%s has more than %d clues".formatted(found.line(), clues));
          }
          boolean isGood =
              new SolutionCounter(grid.board())
                  .answer(found)
                  .solution()
                  .filter(grid::equals)
                  .isPresent();
          return isGood
              ? Optional.empty()
              : Optional.of("the grid is not the only solution of %s".formatted(found.line()));
        });
  }
}
