package cluewright.studio.laboratory;

import cluewright.choice.Choice;
import cluewright.choice.Kind.OneOf;
import cluewright.choice.Kind.Range;

/**
 * What is compared, but for the methods.
 *
 * @param count how many masks; of a source that has fewer, all of these
 * @param seconds how long each method may take for each mask
 */
record Comparison(MaskSource source, int count, int seconds) {
  static final Comparison USUAL = new Comparison(MaskSource.RANDOM, 20, 5);

  static final Choice<Comparison, MaskSource> MASKS =
      Choice.of(
          "masks",
          new OneOf<>(MaskSource.class),
          Comparison::source,
          (now, next) -> new Comparison(next, now.count, now.seconds));

  static final Choice<Comparison, Integer> COUNT =
      Choice.of(
          "count",
          new Range(1, MaskSource.RANDOM.most()),
          Comparison::count,
          (now, next) -> new Comparison(now.source, next, now.seconds));

  static final Choice<Comparison, Integer> SECONDS =
      Choice.of(
          "seconds",
          new Range(1, 3600),
          Comparison::seconds,
          (now, next) -> new Comparison(now.source, now.count, next));
}
