package cluewright.cli.solve;

import cluewright.format.RatingFields;
import cluewright.replay.Solutions;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRating;
import cluewright.strategy.core.Level;
import cluewright.strategy.reason.FewReasons;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Summarizes the ratings of many puzzles. */
final class RateSummary {
  private final Map<Level, List<Integer>> scores = new EnumMap<>(Level.class);
  private final List<Double> explainer = new ArrayList<>();
  private final Map<String, int[]> strategies = new LinkedHashMap<>();
  private int puzzles;
  private int beyond;
  private int notUnique;
  private int uncounted;
  private int bounds;
  private final List<Double> reasons = new ArrayList<>();
  private int unreasoned;

  private final RateScale scale;

  /** A summary of one scale or both. */
  RateSummary(RateScale scale) {
    this.scale = scale;
  }

  void add(Rating rating) {
    puzzles++;
    if (!(rating instanceof Rating.Rated rated)) {
      boolean isUncounted = ((Rating.NotUnique) rating).solutions() == Solutions.UNKNOWN;
      notUnique += isUncounted ? 0 : 1;
      uncounted += isUncounted ? 1 : 0;
      return;
    }
    scores.computeIfAbsent(rated.level(), level -> new ArrayList<>()).add(rated.score());
    rated
        .explainer()
        .ifPresent(
            known -> {
              if (known.ended()) {
                explainer.add(known.hardest());
              } else {
                bounds++;
              }
            });
    rated.reasons().ifPresent(this::add);
    beyond += rated.isComplete() ? 0 : 1;
    RatingFields.techniques(rated).forEach(this::count);
  }

  private void add(ReasonRating rating) {
    if (rating instanceof ReasonRating.Rated rated) {
      reasons.add(rated.number());
    } else {
      unreasoned++;
    }
  }

  private void count(String strategy, int steps) {
    int[] counts = strategies.computeIfAbsent(strategy, name -> new int[2]);
    counts[0]++;
    counts[1] += steps;
  }

  /** The counts and medians as tables. */
  String text(String name) {
    StringBuilder text = new StringBuilder();
    text.append(line("%s: %,d puzzles", name, puzzles));
    if (scale.hasHodoku()) {
      addLevels(text);
    }
    if (notUnique > 0) {
      text.append(line("not rated, since they do not have exactly one solution: %,d", notUnique));
    }
    if (uncounted > 0) {
      text.append(line("not rated, since counting solutions takes too long: %,d", uncounted));
    }
    if (bounds > 0) {
      text.append(line("%s: %,d with a bound from below only", scale.explainerName(), bounds));
    }
    if (scale.hasExplainer()) {
      text.append(explainerLine());
    }
    if (scale.hasReasons()) {
      text.append(reasonsLines());
    }
    return text.append(scale.hasHodoku() ? strategyTable() : "").toString();
  }

  private void addLevels(StringBuilder text) {
    text.append(line(StrategyColumn.then("%9s %14s"), "HoDoKu level", "puzzles", "median score"));
    List<Integer> all = new ArrayList<>();
    for (Level level : Level.values()) {
      List<Integer> mine = scores.getOrDefault(level, List.of());
      text.append(row(level.label().toString(), mine));
      all.addAll(mine);
    }
    text.append(row("all", all));
    if (beyond > 0) {
      text.append(line("beyond the strategies, so incomplete: %,d of these", beyond));
    }
  }

  private static String row(String title, List<Integer> scores) {
    String median = scores.isEmpty() ? "-" : String.format(Locale.ROOT, "%,d", median(scores));
    return line(StrategyColumn.then("%,9d %14s"), title, scores.size(), median);
  }

  private String explainerLine() {
    if (explainer.isEmpty()) {
      return line("%s: none rated", scale.explainerName());
    }
    return line(
        "%s: %,d rated, median %.1f, maximum %.1f",
        scale.explainerName(),
        explainer.size(),
        median(explainer),
        explainer.stream().mapToDouble(Double::doubleValue).max().orElseThrow());
  }

  private String reasonsLines() {
    String rated =
        reasons.isEmpty()
            ? line("Reasons: none rated")
            : line(
                "Reasons: %,d rated, median %.2f, maximum %.2f",
                reasons.size(), median(reasons), Collections.max(reasons));
    return unreasoned == 0
        ? rated
        : rated + line("beyond sets of %d reasons: %,d", FewReasons.MOST, unreasoned);
  }

  private String strategyTable() {
    StringBuilder text = new StringBuilder();
    text.append(line(StrategyColumn.then("%9s %14s"), "strategy", "puzzles", "steps"));
    strategies.entrySet().stream()
        .sorted((a, b) -> Integer.compare(b.getValue()[0], a.getValue()[0]))
        .forEach(
            entry ->
                text.append(
                    line(
                        StrategyColumn.then("%,9d %,14d"),
                        entry.getKey(),
                        entry.getValue()[0],
                        entry.getValue()[1])));
    return text.toString();
  }

  /** The median, the lower one of two. */
  private static <T extends Comparable<T>> T median(List<T> values) {
    return values.stream().sorted().skip((values.size() - 1) / 2).findFirst().orElseThrow();
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values) + "\n";
  }
}
