package cluewright.format;

import cluewright.replay.SolvingPath;
import cluewright.replay.Step;
import cluewright.strategy.Deduction;
import cluewright.strategy.Strategy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The way from a puzzle to its solution, as text for people. */
public final class WalkThrough {
  private WalkThrough() {}

  /** The puzzle, every step with its reason, and the solution or the state where the path ends. */
  public static String text(SolvingPath path) {
    return "Puzzle\n"
        + PuzzleText.grid(path.puzzle())
        + "\nSolving path\n"
        + steps(path)
        + "\n"
        + ending(path);
  }

  /** The steps alone: those that make several deductions at once head them with their state. */
  public static String steps(SolvingPath path) {
    boolean together = path.steps().stream().anyMatch(step -> step.deductions().size() > 1);
    int width = String.valueOf(path.length()).length() + 1;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < path.length(); i++) {
      Step step = path.steps().get(i);
      String state = "q" + (i + 1);
      if (together) {
        text.append(state).append(": ").append(counts(step)).append('\n');
        step.deductions()
            .forEach(deduction -> text.append("  ").append(deduction.sentence()).append('\n'));
      } else {
        text.append(state).append(" ".repeat(width + 1 - state.length()));
        text.append(step.deductions().get(0).sentence()).append('\n');
      }
    }
    return text.toString();
  }

  /** How often each strategy is used, for example {@code Hidden single 40, Naked single 12}. */
  public static String uses(SolvingPath path) {
    return listed(path.uses());
  }

  private static String counts(Step step) {
    return listed(
        step.deductions().stream()
            .collect(
                Collectors.groupingBy(
                    Deduction::strategy, LinkedHashMap::new, Collectors.counting())));
  }

  private static String listed(Map<Strategy, Long> uses) {
    return uses.entrySet().stream()
        .map(use -> use.getKey().name() + " " + use.getValue())
        .collect(Collectors.joining(", "));
  }

  /** How the path ends, with the grid that shows it. */
  public static String ending(SolvingPath path) {
    return switch (path.end()) {
      case SOLVED -> "Solution\n" + PuzzleText.grid(path.last().placements());
      case STUCK ->
          "No strategy of the set changes this state any more\n" + TextGrid.candidates(path.last());
      case CONTRADICTORY -> "No solution: " + Contradiction.of(path) + "\n" + lastGrid(path);
    };
  }

  /** Equal clues are seen best without candidates. */
  private static String lastGrid(SolvingPath path) {
    return path.puzzle().conflict().isPresent()
        ? PuzzleText.grid(path.puzzle())
        : TextGrid.candidates(path.last());
  }
}
