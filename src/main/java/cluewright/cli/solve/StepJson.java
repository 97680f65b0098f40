package cluewright.cli.solve;

import cluewright.model.Board;
import cluewright.strategy.core.Deduction;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;

/** A step of a solution as a field of a JSON object. */
final class StepJson {
  private StepJson() {}

  /**
   * The object with a field {@code step} more: the {@code strategy} and its {@code name}, a {@code
   * sentence}, and what it {@code places} or {@code eliminates}, as in {@code r1c2=3}; null if
   * there is no step.
   */
  static String of(PuzzleJson json, Optional<Deduction> step) {
    if (step.isEmpty()) {
      return json.without("step").text();
    }
    Deduction deduction = step.get();
    ObjectNode object = json.object("step");
    object.put("strategy", deduction.strategy().id());
    object.put("name", deduction.name().in(Locale.ENGLISH));
    object.put("sentence", deduction.sentence().in(Locale.ENGLISH));
    ArrayNode places = object.putArray("places");
    ArrayNode eliminates = object.putArray("eliminates");
    Board board = deduction.board();
    for (int candidate : deduction.changes()) {
      String change =
          board.label(board.cellOf(candidate)) + "=" + board.symbol(board.digitOf(candidate));
      (deduction.places() ? places : eliminates).add(change);
    }
    return json.text();
  }
}
