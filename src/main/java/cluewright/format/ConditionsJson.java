package cluewright.format;

import cluewright.model.Board;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.Tenths;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * The field {@code wishes} of a project.
 *
 * @param minimal {@code true} for no redundant clue, or null
 * @param level the easiest and the hardest level, or null
 * @param score the least and the most, or null
 * @param atLeast uses by a strategy's id, or null
 * @param atMost uses by a strategy's id, or null
 * @param notBefore steps by a strategy's id, or null
 * @param noBottleneckBefore a step, or null
 * @param explainer Sudoku Explainer's least and highest rating, or null
 * @param hardestEarly {@code pearl} or {@code diamond}, or null
 * @param reasons the fewest and the most reasons of the hardest steps, or null
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record ConditionsJson(
    Boolean minimal,
    List<String> level,
    List<Integer> score,
    Map<String, Integer> atLeast,
    Map<String, Integer> atMost,
    Map<String, Integer> notBefore,
    Integer noBottleneckBefore,
    List<Double> explainer,
    String hardestEarly,
    List<Integer> reasons) {

  /** The field for these conditions; null if there are none. */
  static ConditionsJson of(Conditions conditions) {
    if (conditions.isNone()) {
      return null;
    }
    Map<String, Integer> atLeast = new LinkedHashMap<>();
    Map<String, Integer> atMost = new LinkedHashMap<>();
    Map<String, Integer> notBefore = new LinkedHashMap<>();
    for (Condition condition : conditions.ofPath()) {
      if (condition instanceof Condition.AtLeast least) {
        atLeast.put(least.strategy().id(), least.uses());
      }
      if (condition instanceof Condition.AtMost most) {
        atMost.put(most.strategy().id(), most.uses());
      }
      if (condition instanceof Condition.NotBefore before) {
        notBefore.put(before.strategy().id(), before.step());
      }
    }
    return new ConditionsJson(
        conditions.minimal() ? true : null,
        conditions.level().map(two -> List.of(two.easiest().id(), two.hardest().id())).orElse(null),
        conditions.score().map(two -> List.of(two.least(), two.most())).orElse(null),
        atLeast.isEmpty() ? null : atLeast,
        atMost.isEmpty() ? null : atMost,
        notBefore.isEmpty() ? null : notBefore,
        conditions.bottleneck().map(Condition.NoBottleneckBefore::step).orElse(null),
        conditions
            .explained()
            .map(two -> List.of(Tenths.rating(two.least()), Tenths.rating(two.most())))
            .orElse(null),
        conditions.hardestEarly().map(condition -> condition.gem().id()).orElse(null),
        conditions.reasons().map(two -> List.of(two.least(), two.most())).orElse(null));
  }

  /**
   * Reads what {@link #of} writes.
   *
   * @throws FormatException if a level or a strategy is unknown, or a number makes no sense
   */
  Conditions conditions(Board board) {
    Conditions conditions = Conditions.NONE.withMinimal(Boolean.TRUE.equals(minimal));
    if (level != null) {
      conditions = conditions.with(levels(two("level", level)));
    }
    if (score != null) {
      conditions = conditions.with(possible(two("score", score), Condition.Score::new));
    }
    for (Map.Entry<String, Integer> entry : entries(atLeast)) {
      Strategy strategy = JsonNames.strategy(entry.getKey());
      conditions =
          conditions.with(new Condition.AtLeast(strategy, number(1, "atLeast", entry.getValue())));
    }
    for (Map.Entry<String, Integer> entry : entries(atMost)) {
      Strategy strategy = JsonNames.strategy(entry.getKey());
      conditions =
          conditions.with(new Condition.AtMost(strategy, number(0, "atMost", entry.getValue())));
    }
    for (Map.Entry<String, Integer> entry : entries(notBefore)) {
      Strategy strategy = JsonNames.strategy(entry.getKey());
      conditions =
          conditions.with(
              new Condition.NotBefore(strategy, number(1, "notBefore", entry.getValue())));
    }
    if (noBottleneckBefore != null) {
      int step =
          number(Condition.NoBottleneckBefore.LEAST, "noBottleneckBefore", noBottleneckBefore);
      conditions = conditions.with(new Condition.NoBottleneckBefore(step));
    }
    if (explainer != null) {
      conditions = conditions.with(explained(two("explainer", explainer)));
    }
    if (hardestEarly != null) {
      conditions = conditions.with(new Condition.HardestEarly(gem(hardestEarly)));
    }
    if (reasons != null) {
      conditions = conditions.with(possible(two("reasons", reasons), Condition.Reasons::new));
    }
    FormatException.throwIf(
        conditions
            .objection(board)
            .map(why -> new FormatException("its \"wishes\" are impossible: " + why + ".")));
    return conditions;
  }

  private static List<Map.Entry<String, Integer>> entries(Map<String, Integer> map) {
    return map == null ? List.of() : List.copyOf(map.entrySet());
  }

  private static <T> List<T> two(String field, List<T> ends) {
    if (ends.size() != 2 || ends.contains(null)) {
      throw new FormatException(
          "the field \"" + field + "\" of \"wishes\" must hold two values, from and to.");
    }
    return ends;
  }

  private static int number(int least, String field, Integer number) {
    if (number == null || number < least) {
      throw new FormatException(
          "the field \"%s\" of \"wishes\" holds %s, but must hold at least %d."
              .formatted(field, number, least));
    }
    return number;
  }

  private static Condition possible(
      List<Integer> ends, BiFunction<Integer, Integer, Condition> range) {
    try {
      return range.apply(ends.get(0), ends.get(1));
    } catch (IllegalArgumentException e) {
      throw new FormatException("its \"wishes\" are impossible: " + e.getMessage() + ".", e);
    }
  }

  private static Condition.Explained explained(List<Double> ends) {
    try {
      return new Condition.Explained(Tenths.of(ends.get(0)), Tenths.of(ends.get(1)));
    } catch (IllegalArgumentException e) {
      throw new FormatException("its \"wishes\" are impossible: " + e.getMessage() + ".", e);
    }
  }

  private static Condition.HardestEarly.Gem gem(String name) {
    return Stream.of(Condition.HardestEarly.Gem.values())
        .filter(gem -> gem.id().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new FormatException(
                    "the field \"hardestEarly\" of \"wishes\" holds "
                        + Quoted.of(name)
                        + ", but must hold pearl or diamond."));
  }

  private static Condition.Levels levels(List<String> ends) {
    Level easiest = level(ends.get(0));
    Level hardest = level(ends.get(1));
    try {
      return new Condition.Levels(easiest, hardest);
    } catch (IllegalArgumentException e) {
      throw new FormatException("its \"wishes\" are impossible: " + e.getMessage() + ".", e);
    }
  }

  private static Level level(String name) {
    return Stream.of(Level.values())
        .filter(level -> level.id().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new FormatException(
                    "its \"wishes\" name the level "
                        + Quoted.of(name)
                        + "; the levels are "
                        + Words.list(Stream.of(Level.values()).map(Level::id).toList())
                        + "."));
  }
}
