package cluewright.batch;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Goal;
import cluewright.search.Request;
import cluewright.strategy.core.Strategy;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The first line of a journal: everything about a request that makes a puzzle part of this run. How
 * many, how long, by which engine and seed may change when it is resumed.
 *
 * @param format of the output
 * @param goal what the puzzles must be besides solvable, as text that is only compared
 * @param base whether the puzzles that the output already held belong to the run
 * @param replaced the {@linkplain BatchPaths#digest() digest} of an output that stays until there
 *     is a first result to stand in its place; empty if there is none
 */
record BatchHeader(
    String format, String strategies, String goal, Base base, String replaced, List<String> masks) {
  private static final String MARK = "cluewright-run";
  static final char AFTER_BOARD = ':';
  private static final int VERSION = 1;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The state of the output when the journal was started. */
  enum Base {
    /** It contained nothing of this run. */
    NONE,
    /** It contained puzzles of this run, which is continued. */
    OUTPUT
  }

  static BatchHeader of(String format, Base base, List<Request> requests) {
    Request first = requests.get(0);
    return new BatchHeader(
        format,
        first.strategies().ids(),
        words(first.goal()),
        base,
        "",
        requests.stream().map(request -> name(request.mask())).toList());
  }

  /** The cells of a mask, preceded by its board's name where the cells do not determine it. */
  static String name(Mask mask) {
    Board board = mask.board();
    return Boards.isUsual(board) ? mask.line() : board.name() + AFTER_BOARD + mask.line();
  }

  /** This header for an output that will be replaced. */
  BatchHeader replacing(String digest) {
    return new BatchHeader(format, strategies, goal, base, digest, masks);
  }

  /** True if the output is still the one that will be replaced. */
  boolean isOld(BatchPaths paths) throws IOException {
    return !replaced.isEmpty() && replaced.equals(paths.digest());
  }

  /** The conditions of a goal in words; empty if there are none. */
  static String words(Goal goal) {
    List<String> words = new ArrayList<>();
    goal.required().stream().map(Strategy::id).sorted().forEach(id -> words.add("require " + id));
    goal.givens().map(Puzzle::line).ifPresent(digits -> words.add("givens " + digits));
    words.addAll(
        goal.withRequired(List.of()).withoutGivens().words().stream()
            .map(Objects::toString)
            .toList());
    return String.join("; ", words);
  }

  /** The first difference between the requests of two runs; empty if they are the same. */
  Optional<String> difference(BatchHeader other) {
    if (!masks.equals(other.masks)) {
      return Optional.of(
          masks.size() == 1 && other.masks.size() == 1 ? "another mask" : "other masks");
    }
    if (!strategies.equals(other.strategies)) {
      return Optional.of("other strategies (%s)".formatted(strategies));
    }
    if (!goal.equals(other.goal)) {
      return Optional.of("other conditions (%s)".formatted(goal.isEmpty() ? "none" : goal));
    }
    return format.equals(other.format)
        ? Optional.empty()
        : Optional.of("another format (%s)".formatted(format));
  }

  /** Reads the first line of a journal; empty if it is not a header. */
  static Optional<BatchHeader> read(String line) {
    try {
      JsonNode object = MAPPER.readTree(line);
      if (object.path(MARK).asInt() != VERSION) {
        return Optional.empty();
      }
      List<String> masks = new ArrayList<>();
      object.path("masks").forEach(mask -> masks.add(mask.asText()));
      return Optional.of(
          new BatchHeader(
              object.path("format").asText(),
              object.path("strategies").asText(),
              object.path("goal").asText(),
              object.path("carries-on").asBoolean() ? Base.OUTPUT : Base.NONE,
              object.path("replaces").asText(),
              masks));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  /** The header as one line of JSON, with its line feed. */
  String line() {
    ObjectNode object = MAPPER.createObjectNode();
    object.put(MARK, VERSION);
    object.put("format", format);
    object.put("strategies", strategies);
    object.put("goal", goal);
    object.put("carries-on", base == Base.OUTPUT);
    if (!replaced.isEmpty()) {
      object.put("replaces", replaced);
    }
    ArrayNode all = object.putArray("masks");
    masks.forEach(all::add);
    return object + "\n";
  }
}
