package cluewright.batch;

import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/**
 * What a run keeps of an outcome: a line of its journal, or the relevant part of a line of JSON.
 *
 * @param verdict as {@link Outcome#verdict}
 * @param mask as {@link BatchHeader#name}
 * @param puzzle if one was found
 * @param after before an outcome without a puzzle, how many puzzles of its mask stood
 * @param message the outcome in words
 * @param request the strategies and conditions, where a line says them itself
 */
public record BatchRecord(
    String verdict,
    String mask,
    Optional<Puzzle> puzzle,
    int after,
    String message,
    Optional<List<String>> request) {
  private static final String FOUND = "found";
  private static final String UNDECIDED = "undecided";
  private static final String AFTER = "after";
  private static final String BOARD = "board";

  /** The position of an outcome after all puzzles of its mask, which is the default. */
  private static final int ALL = Integer.MAX_VALUE;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  static BatchRecord found(Puzzle puzzle) {
    return new BatchRecord(
        FOUND, BatchHeader.name(puzzle.mask()), Optional.of(puzzle), 0, "", Optional.empty());
  }

  /**
   * The record of an outcome without a puzzle.
   *
   * @param after how many puzzles the mask has
   */
  static BatchRecord of(Outcome outcome, String mask, int after) {
    return new BatchRecord(
        outcome.verdict(),
        mask,
        Optional.empty(),
        after,
        outcome.message().toString(),
        Optional.empty());
  }

  /** This record after a number of puzzles of its mask. */
  BatchRecord after(int puzzles) {
    return new BatchRecord(verdict, mask, puzzle, puzzles, message, request);
  }

  /**
   * The end of a line that this outcome completed.
   *
   * @param puzzles how many its mask has
   */
  BatchEnd end(int puzzles) {
    if (isUndecided()) {
      return BatchEnd.UNDECIDED;
    }
    return puzzles > 0 ? BatchEnd.FOUND : BatchEnd.IMPOSSIBLE;
  }

  /** True if this is the outcome of a mask. */
  public boolean isOf(Mask of) {
    return mask.equals(BatchHeader.name(of));
  }

  boolean isUndecided() {
    return verdict.equals(UNDECIDED);
  }

  /**
   * True if this does not answer the current request: it is undecided, or belongs to other
   * conditions.
   */
  boolean isOpen(BatchHeader wanted) {
    boolean isOfAnother =
        request
            .map(asked -> !asked.equals(List.of(wanted.strategies(), wanted.goal())))
            .orElse(false);
    return isUndecided() || (puzzle.isEmpty() && isOfAnother);
  }

  static List<Puzzle> puzzles(List<BatchRecord> records) {
    return records.stream().flatMap(record -> record.puzzle().stream()).toList();
  }

  /** Reads a line; empty if it is not a record. */
  public static Optional<BatchRecord> read(String line) {
    try {
      JsonNode object = MAPPER.readTree(line);
      String verdict = object.path("outcome").asText();
      String mask = object.path("mask").asText();
      if (verdict.isEmpty() || mask.isEmpty()) {
        return Optional.empty();
      }
      Optional<Puzzle> puzzle =
          Optional.of(object.path("puzzle").asText())
              .filter(cells -> verdict.equals(FOUND))
              .map(cells -> puzzle(object, cells));
      return Optional.of(
          new BatchRecord(
              verdict,
              withBoard(object, mask),
              puzzle,
              object.path(AFTER).asInt(ALL),
              object.path("message").asText(),
              request(object)));
    } catch (JsonProcessingException | FormatException e) {
      return Optional.empty();
    }
  }

  /**
   * The mask with its board: an outcome's line has the board in a field, a journal's before the
   * cells.
   */
  private static String withBoard(JsonNode object, String mask) {
    return mask.indexOf(BatchHeader.AFTER_BOARD) >= 0
        ? mask
        : Boards.named(object.path(BOARD).asText())
            .filter(board -> !Boards.isUsual(board))
            .map(board -> board.name() + BatchHeader.AFTER_BOARD + mask)
            .orElse(mask);
  }

  private static Puzzle puzzle(JsonNode object, String cells) {
    if (!object.hasNonNull(BOARD)) {
      return PuzzleText.read(cells);
    }
    String name = object.path(BOARD).asText();
    return Boards.named(name)
        .map(board -> PuzzleText.read(cells, board))
        .orElseThrow(() -> FormatException.at(1, 1, Phrase.verbatim("there is no board " + name)));
  }

  private static Optional<List<String>> request(JsonNode object) {
    return Optional.of(object)
        .filter(line -> line.has("strategies"))
        .map(line -> List.of(line.path("strategies").asText(), line.path("wishes").asText()));
  }

  /** The record as one line of JSON, with its line feed. */
  String line() {
    ObjectNode object = MAPPER.createObjectNode();
    object.put("outcome", verdict);
    object.put("mask", mask);
    puzzle.ifPresent(found -> object.put("puzzle", found.line()));
    puzzle.ifPresent(found -> object.put(BOARD, found.board().name()));
    if (puzzle.isEmpty()) {
      object.put(AFTER, after);
      object.put("message", message);
    }
    return object + "\n";
  }
}
