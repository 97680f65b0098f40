package cluewright;

import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A step of a family of strategies.
 *
 * @param state what it leads to
 */
public record FamilyStep(SolvingPath path, int state) {
  /** Together they need strategies of nine families. */
  private static final List<String> PUZZLES =
      List.of(
          "...2.9..3...6..5..263.....8..93.2..5..1.94......17.92.1.5....7..3..........4.3..1",
          "........4.7.....6.28...59....8..16....4..9...5..2...1.1...2.7.3....9..2.9..7..5..");

  private static final class All {
    static final Map<String, FamilyStep> STEPS = find();
  }

  /** The step with the most links of each family, by the name of the family's package. */
  public static Map<String, FamilyStep> all() {
    return All.STEPS;
  }

  private static Map<String, FamilyStep> find() {
    Map<String, FamilyStep> steps = new TreeMap<>();
    for (String line : PUZZLES) {
      Puzzle puzzle = PuzzleText.read(line);
      SolvingPath path = new Replay(puzzle.board(), Catalogue.all()).human(puzzle);
      for (int state = 1; state <= path.length(); state++) {
        FamilyStep step = new FamilyStep(path, state);
        String name = step.deduction().strategy().getClass().getPackageName();
        steps.merge(
            name.substring(name.lastIndexOf('.') + 1),
            step,
            (one, other) -> one.links() >= other.links() ? one : other);
      }
    }
    return steps;
  }

  public Deduction deduction() {
    return path.steps().get(state - 1).deductions().get(0);
  }

  private int links() {
    return deduction().evidence().links().size();
  }
}
