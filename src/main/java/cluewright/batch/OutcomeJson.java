package cluewright.batch;

import cluewright.format.JsonLine;
import cluewright.format.RatingFields;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Outcomes as JSON, with the ratings of puzzles; every object has the same fields in the same
 * order.
 */
public final class OutcomeJson {
  private static final List<String> FIELDS =
      List.of(
          "outcome",
          "puzzle",
          "solution",
          "proof",
          "engine",
          "steps",
          "seconds",
          "level",
          "score",
          "beyond",
          "explainer",
          "explainerAbout",
          "explainerAtLeast",
          "pearl",
          "diamond",
          "hardest",
          "techniques",
          "board",
          "mask",
          "strategies",
          "wishes",
          "seed",
          "message");

  private final Map<Board, Rater> raters = new HashMap<>();

  /** An object on one line, without a line feed; what does not apply or is unknown is null. */
  public synchronized String of(Outcome outcome, Request request) {
    Map<String, Object> object = new LinkedHashMap<>();
    FIELDS.forEach(name -> object.put(name, null));
    object.put("outcome", outcome.verdict());
    object.put("engine", outcome.engine());
    object.put("seconds", seconds(outcome));
    if (outcome instanceof Outcome.Found found) {
      object.put("puzzle", found.puzzle().line());
      object.put("solution", found.solution().line());
      found.steps().ifPresent(steps -> object.put("steps", steps));
      object.putAll(rating(found.puzzle()));
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      object.put("proof", impossible.proof().kind().id() + ": " + impossible.proof().sentence());
    }
    object.put("board", request.mask().board().name());
    object.put("mask", request.mask().line());
    object.put("strategies", request.strategies().ids());
    object.put("wishes", BatchHeader.words(request.goal()));
    object.put("seed", request.seed());
    object.put("message", outcome.message().toString());
    return JsonLine.of(object);
  }

  private Map<String, Object> rating(Puzzle puzzle) {
    Rating rating = raters.computeIfAbsent(puzzle.board(), Rater::new).rate(puzzle);
    return rating instanceof Rating.Rated rated ? RatingFields.of(rated) : Map.of();
  }

  private static BigDecimal seconds(Outcome outcome) {
    return BigDecimal.valueOf(outcome.elapsed().toMillis(), 3).setScale(3, RoundingMode.HALF_UP);
  }
}
