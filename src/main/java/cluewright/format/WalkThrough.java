package cluewright.format;

import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import cluewright.replay.SolvingPath;
import cluewright.replay.Step;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/** Describes the way from a puzzle to its solution for people, in a given language. */
public final class WalkThrough {
  public static final WalkThrough ENGLISH = new WalkThrough(Locale.ENGLISH);

  /** How far steps below a line are indented. */
  private static final int INDENT = 2;

  private final Locale language;
  private final Detail detail;

  /** How much of an argument is told. */
  public enum Detail {
    SENTENCE,
    /** Below each sentence whose argument unfolds, its lines up to each contradiction. */
    UNFOLDED
  }

  public WalkThrough(Locale language) {
    this(language, Detail.SENTENCE);
  }

  private WalkThrough(Locale language, Detail detail) {
    this.language = Objects.requireNonNull(language);
    this.detail = detail;
  }

  public WalkThrough with(Detail wanted) {
    return new WalkThrough(language, wanted);
  }

  /** The puzzle, every step with its reason, and the solution or the state where the path ends. */
  public String text(SolvingPath path) {
    return text(path, Stop.NEVER, steps -> {});
  }

  /**
   * The same, which may take long.
   *
   * @param told after each step how many are told
   * @throws CancellationException if it is stopped
   */
  public String text(SolvingPath path, Stop stop, IntConsumer told) {
    return head("formats.head-puzzle")
        + PuzzleText.grid(path.puzzle())
        + "\n"
        + head("formats.head-path")
        + steps(path, stop, told)
        + "\n"
        + ending(path);
  }

  /** The steps alone; a step with several deductions is headed by its state. */
  public String steps(SolvingPath path) {
    return steps(path, Stop.NEVER, steps -> {});
  }

  private String steps(SolvingPath path, Stop stop, IntConsumer told) {
    boolean together = path.steps().stream().anyMatch(step -> step.deductions().size() > 1);
    int width = String.valueOf(path.length()).length() + 1;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < path.length(); i++) {
      Step step = path.steps().get(i);
      String state = "q" + (i + 1);
      if (together) {
        text.append(state).append(": ").append(counts(step)).append('\n');
        step.deductions()
            .forEach(
                deduction ->
                    text.append(" ".repeat(INDENT)).append(told(deduction, 2 * INDENT, stop)));
      } else {
        text.append(state).append(" ".repeat(width + 1 - state.length()));
        text.append(told(step.deductions().get(0), width + 1 + INDENT, stop));
      }
      stop.throwIfStopped();
      told.accept(i + 1);
    }
    return text.toString();
  }

  /** How often each strategy is used, for example {@code Hidden single 40, Naked single 12}. */
  public String uses(SolvingPath path) {
    return listed(path.uses());
  }

  /** The end of the path, with a grid. */
  public String ending(SolvingPath path) {
    return switch (path.end()) {
      case SOLVED, ASSISTED ->
          head("formats.head-solution") + PuzzleText.grid(path.last().placements());
      case STUCK -> count(path) + head("formats.head-stuck") + TextGrid.candidates(path.last());
      case CONTRADICTORY ->
          head("formats.head-no-solution", Contradiction.of(path)) + lastGrid(path);
    };
  }

  /** The heading of a stuck path, for a puzzle without exactly one solution. */
  private String count(SolvingPath path) {
    return switch (path.solutions()) {
      case NONE -> head("formats.head-none");
      case ONE -> "";
      case SEVERAL -> head("formats.head-several");
      case UNKNOWN -> head("formats.head-unknown");
    };
  }

  private String head(String key, Object... values) {
    return Phrase.of(key, values).in(language) + "\n";
  }

  /**
   * The sentence of a deduction, and the lines in which it unfolds.
   *
   * @param indent of these lines
   */
  private String told(Deduction deduction, int indent, Stop stop) {
    StringBuilder text = new StringBuilder(deduction.sentence().in(language)).append('\n');
    if (detail == Detail.UNFOLDED) {
      for (Consequence line : deduction.unfolded(stop, lines -> {})) {
        text.append(" ".repeat(indent + INDENT * (line.depth() - 1)))
            .append(line.words().in(language))
            .append('\n');
      }
    }
    return text.toString();
  }

  private String counts(Step step) {
    return listed(
        step.deductions().stream()
            .collect(
                Collectors.groupingBy(
                    Deduction::strategy, LinkedHashMap::new, Collectors.counting())));
  }

  private String listed(Map<Strategy, Long> uses) {
    return Phrase.row(
            uses.entrySet().stream()
                .map(use -> Phrase.of("formats.uses", use.getKey().name(), use.getValue()))
                .toList())
        .in(language);
  }

  /** The last grid; equal clues show best without candidates. */
  private static String lastGrid(SolvingPath path) {
    return path.puzzle().conflict().isPresent()
        ? PuzzleText.grid(path.puzzle())
        : TextGrid.candidates(path.last());
  }
}
