package cluewright.cli.solve;

import cluewright.format.Numbered;
import cluewright.model.Puzzle;
import cluewright.replay.Answer;
import cluewright.replay.Solutions;
import cluewright.search.solve.UniqueSolution;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.stream.Stream;

/** What a command says of a puzzle as a JSON object on one line. */
public final class PuzzleJson {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final ObjectNode json = MAPPER.createObjectNode();

  private PuzzleJson() {}

  /** What is known of the solutions of clues; none if they contradict each other. */
  public static Answer answer(Puzzle clues) {
    return clues.conflict().isPresent()
        ? new Answer(Optional.empty(), Solutions.NONE)
        : UniqueSolution.of(clues);
  }

  /**
   * An object with the {@code line} of the puzzle, its {@code board} and {@code clues}, the number
   * of its {@code solutions} (0, 1, "several" or "not known"), and its only {@code solution} row by
   * row or null. Where cells stand beside the grid, {@code beside} has their digits.
   */
  public static PuzzleJson of(Numbered<Puzzle> numbered, Answer answer) {
    Puzzle puzzle = numbered.value();
    PuzzleJson made = new PuzzleJson();
    made.json.put("line", numbered.line());
    made.json.put("board", puzzle.board().name());
    made.json.put("clues", puzzle.line());
    switch (answer.number()) {
      case NONE -> made.json.put("solutions", 0);
      case ONE -> made.json.put("solutions", 1);
      case SEVERAL -> made.json.put("solutions", "several");
      case UNKNOWN -> made.json.put("solutions", "not known");
    }
    int grid = puzzle.board().gridCells();
    Optional<String> line = answer.solution().map(Puzzle::line);
    made.json.put("solution", line.map(all -> all.substring(0, grid)).orElse(null));
    if (grid < puzzle.board().cells()) {
      made.json.put("beside", line.map(all -> all.substring(grid)).orElse(null));
    }
    return made;
  }

  public PuzzleJson with(String field, boolean value) {
    json.put(field, value);
    return this;
  }

  public PuzzleJson with(String field, int value) {
    json.put(field, value);
    return this;
  }

  /**
   * Adds a text.
   *
   * @param value or null
   */
  public PuzzleJson with(String field, String value) {
    json.put(field, value);
    return this;
  }

  public PuzzleJson with(String field, Stream<String> values) {
    ArrayNode all = json.putArray(field);
    values.forEach(all::add);
    return this;
  }

  /** Adds null, for what is not known. */
  public PuzzleJson without(String field) {
    json.putNull(field);
    return this;
  }

  /** Adds an object with texts and lists of texts. */
  ObjectNode object(String field) {
    return json.putObject(field);
  }

  /** The object on one line. */
  public String text() {
    return json.toString();
  }
}
