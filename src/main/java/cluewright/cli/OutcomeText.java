package cluewright.cli;

import cluewright.format.PuzzleText;
import cluewright.model.Mask;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.strategy.Words;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;

/** An outcome as the command line prints it, ended by a line feed. */
final class OutcomeText {
  private static final ObjectMapper JSON = new ObjectMapper();

  private OutcomeText() {}

  static String of(Outcome outcome, Request request, OutputFormat format) {
    if (format == OutputFormat.JSON) {
      return json(outcome, request) + "\n";
    }
    if (!(outcome instanceof Outcome.Found found)) {
      return sentence(outcome, request) + "\n";
    }
    return format == OutputFormat.LINE
        ? found.puzzle().line() + "\n"
        : PuzzleText.grid(found.puzzle());
  }

  /** The outcome in words, with the kind of its proof and the cells it is about. */
  static String sentence(Outcome outcome, Request request) {
    return outcome instanceof Outcome.Impossible impossible
        ? finding(impossible.proof(), request.mask())
        : outcome.message();
  }

  /** A proof in words, with its kind and its cells unless these are all the clues. */
  static String finding(Proof proof, Mask mask) {
    boolean isLocal = !proof.cells().isEmpty() && !proof.cells().equals(mask.clues());
    String cells = isLocal ? " Cells: " + Words.cells(mask.board(), proof.cells()) + "." : "";
    return "Impossible (%s): %s%s".formatted(proof.kind().id(), proof.sentence(), cells);
  }

  private static String json(Outcome outcome, Request request) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("outcome", outcome.verdict());
    object.put("puzzle", null);
    object.put("solution", null);
    object.put("proof", null);
    object.put("engine", outcome.engine());
    object.put("steps", null);
    object.put("seconds", seconds(outcome));
    if (outcome instanceof Outcome.Found found) {
      object.put("puzzle", found.puzzle().line());
      object.put("solution", found.solution().line());
      object.put("steps", found.steps());
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      object.put("proof", impossible.proof().kind().id() + ": " + impossible.proof().sentence());
    }
    object.put("mask", request.mask().line());
    object.put("strategies", request.strategies().ids());
    object.put("seed", request.seed());
    object.put("message", outcome.message());
    try {
      return JSON.writeValueAsString(object);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("strings and numbers cannot be written as JSON", e);
    }
  }

  static BigDecimal seconds(Outcome outcome) {
    return BigDecimal.valueOf(outcome.elapsed().toMillis(), 3).setScale(3, RoundingMode.HALF_UP);
  }
}
