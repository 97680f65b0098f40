package cluewright.format;

import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRating;
import java.util.LinkedHashMap;
import java.util.Map;

/** Presents a rating as the fields of a row or an object, each with one type of value. */
public final class RatingFields {
  private RatingFields() {}

  /** The fields by name; those that do not apply are left out. */
  public static Map<String, Object> of(Rating.Rated rated) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("level", rated.level().label().toString());
    fields.put("score", rated.score());
    fields.put("beyond", rated.guesses());
    fields.putAll(ofExplainer(rated));
    rated.hardest().ifPresent(name -> fields.put("hardest", name.toString()));
    fields.put("techniques", techniques(rated));
    fields.putAll(ofReasons(rated));
    return fields;
  }

  /** The fields of the rating by reasons alone. */
  public static Map<String, Object> ofReasons(Rating.Rated rated) {
    Map<String, Object> fields = new LinkedHashMap<>();
    rated.reasons().ifPresent(reasons -> add(reasons, fields));
    return fields;
  }

  private static void add(ReasonRating rating, Map<String, Object> fields) {
    if (rating instanceof ReasonRating.Rated rated) {
      fields.put("reasons", rated.number());
      fields.put("reasonsSteps", rated.steps());
      fields.put("reasonsWeight", rated.weight());
    }
    if (rating instanceof ReasonRating.Open open && open.why() == ReasonRating.Why.MORE) {
      fields.put("reasonsBeyond", open.reasons());
    }
  }

  /** The fields of Sudoku Explainer's ratings alone. */
  public static Map<String, Object> ofExplainer(Rating.Rated rated) {
    Map<String, Object> fields = new LinkedHashMap<>();
    rated.explainer().ifPresent(explainer -> add(explainer, fields));
    return fields;
  }

  private static void add(ExplainerRating explainer, Map<String, Object> fields) {
    fields.put(name(explainer), explainer.hardest());
    explainer.pearl().ifPresent(value -> fields.put("pearl", value));
    explainer.diamond().ifPresent(value -> fields.put("diamond", value));
  }

  private static String name(ExplainerRating explainer) {
    if (!explainer.ended()) {
      return "explainerAtLeast";
    }
    return explainer.isExact() ? "explainer" : "explainerAbout";
  }

  /** The number of steps by technique, easiest first. */
  public static Map<String, Integer> techniques(Rating.Rated rated) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    rated
        .uses()
        .forEach(use -> counts.merge(use.variant().name().toString(), use.count(), Integer::sum));
    return counts;
  }
}
