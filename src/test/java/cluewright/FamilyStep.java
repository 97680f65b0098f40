package cluewright;

import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

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

  /** Those that HoDoKu uses as well: the others would make forcing chains needless. */
  private static final List<Strategy> STRATEGIES =
      Catalogue.all().stream()
          .filter(strategy -> strategy.variants().stream().anyMatch(v -> v.position().isPresent()))
          .toList();

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
      SolvingPath path = new Replay(puzzle.board(), STRATEGIES).human(puzzle);
      for (int state = 1; state <= path.length(); state++) {
        FamilyStep step = new FamilyStep(path, state);
        String name =
            step.deduction().strategy().finder(puzzle.board()).getClass().getPackageName();
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

  /** The same deduction with other evidence. */
  public Deduction with(UnaryOperator<Evidence> change) {
    Deduction deduction = deduction();
    return Deduction.eliminate(
        deduction.board(),
        deduction.strategy(),
        deduction.variant(),
        deduction.changes().stream().mapToInt(Integer::intValue).toArray(),
        () -> change.apply(deduction.evidence()));
  }

  /** The evidence without its covered houses, and so a picture without the hatching. */
  public static Evidence withoutCovers(Evidence evidence) {
    return new Evidence(
        evidence.houses(), List.of(), evidence.marks(), evidence.links(), evidence.reason());
  }

  /** The evidence without its first link. */
  public static Evidence withoutALink(Evidence evidence) {
    return new Evidence(
        evidence.houses(),
        evidence.covers(),
        evidence.marks(),
        evidence.links().subList(1, evidence.links().size()),
        evidence.reason());
  }

  private int links() {
    return deduction().evidence().links().size();
  }
}
