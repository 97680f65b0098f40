package cluewright.print;

import cluewright.choice.Choice;
import cluewright.choice.Kind.OneOf;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The chapters of a book and the order of the puzzles within them.
 *
 * @param plans in their order; none for a chapter of each level
 */
public record ChapterOrder(List<ChapterPlan> plans, Curve curve) {
  public static final ChapterOrder USUAL = new ChapterOrder(List.of(), Curve.AS_GIVEN);

  public static final Choice<ChapterOrder, Curve> CURVE =
      Choice.of("curve", new OneOf<>(Curve.class), ChapterOrder::curve, ChapterOrder::withCurve)
          .said(
              "CURVE",
              "The difficulty within a chapter: as-given, rising, or waves (up and down, six puzzles"
                  + " or so each way). Default: as-given.")
          .shown("book");

  public ChapterOrder {
    plans = List.copyOf(plans);
  }

  public ChapterOrder withPlans(List<ChapterPlan> next) {
    return new ChapterOrder(next, curve);
  }

  public ChapterOrder withCurve(Curve next) {
    return new ChapterOrder(plans, next);
  }

  /**
   * The plan for a puzzle: the first that picks it, or else the first for all remaining ones.
   *
   * @param number its place in the list that was given, from 1
   */
  public OptionalInt planOf(int number, Entry entry) {
    OptionalInt own =
        IntStream.range(0, plans.size()).filter(i -> plans.get(i).takes(number, entry)).findFirst();
    return own.isPresent()
        ? own
        : IntStream.range(0, plans.size()).filter(i -> plans.get(i).takesRest()).findFirst();
  }

  /** True if the chapters depend on the difficulty of the puzzles. */
  boolean chaptersTellGrades() {
    return plans.isEmpty()
        || plans.stream().flatMap(plan -> plan.picks().stream()).anyMatch(Pick::tellsGrades);
  }
}
