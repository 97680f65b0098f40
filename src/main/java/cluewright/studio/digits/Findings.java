package cluewright.studio.digits;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is known about digits on a board.
 *
 * @param candidates for each cell the digits that it has in some solution, as far as they are known
 * @param deciding of few solutions, the candidates that occur in one alone, numbered by the board
 * @param spare of digits with one solution, the clues without which there would still be one; of
 *     digits without any, the clues without which there would be one
 * @param signs of digits with one solution, the drawn rules without which there would still be it
 * @param flaw why there is no solution, if that can be seen
 * @param undecided the number of candidates or clues that took too long to decide
 * @param isComplete whether nothing more will be found out
 */
public record Findings(
    Puzzle digits,
    SolutionCount solutions,
    List<Integer> candidates,
    Set<Integer> deciding,
    CellSet spare,
    Signs signs,
    Optional<Flaw> flaw,
    int undecided,
    boolean isComplete) {

  /**
   * Signs that are redundant.
   *
   * @param redundant those that are known, each by itself
   * @param undecided how many took too long to decide
   */
  public record Signs(List<Rule> redundant, int undecided) {
    static final Signs NONE = new Signs(List.of(), 0);

    public Signs {
      redundant = List.copyOf(redundant);
    }
  }

  public Findings {
    candidates = List.copyOf(candidates);
    deciding = Set.copyOf(deciding);
  }

  /** The empty cells whose digits differ between solutions. */
  public CellSet differing() {
    return CellSet.where(
        candidates.size(),
        cell -> digits.digit(cell) == 0 && Integer.bitCount(candidates.get(cell)) > 1);
  }
}
