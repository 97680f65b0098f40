package cluewright.search.feasibility;

import cluewright.model.CellSet;
import cluewright.search.Arguments;
import cluewright.search.Proof;
import java.util.ArrayList;
import java.util.List;

/**
 * The cells of which every repair must add some, according to the arguments against the mask.
 *
 * <p>Two lines that could be swapped need a clue in one of them. Where counting never reaches some
 * cells, clues elsewhere change nothing, so one of those is needed. And the clues must be enough.
 *
 * @param among of each of these sets at least one cell is needed
 * @param cells at least so many cells are needed in all
 * @param isHopeless whether no cells help: no strategy places digits
 */
record Needs(List<CellSet> among, int cells, boolean isHopeless) {

  static Needs of(Question question) {
    List<CellSet> among = new ArrayList<>();
    boolean isHopeless = false;
    for (Proof proof : Arguments.against(question.mask(), question.strategies())) {
      switch (proof.kind()) {
        case SWAPPABLE_LINES, COUNTING_CLOSURE -> among.add(proof.cells());
        case NO_PLACEMENT -> isHopeless = true;
        default -> {}
      }
    }
    int fewest = Arguments.fewestClues(question.mask().board());
    int missing = Math.max(0, fewest - question.mask().size());
    return new Needs(List.copyOf(among), missing, isHopeless);
  }

  /** The first set that contains none of the cells, or the empty set. */
  CellSet unmet(CellSet added) {
    return among.stream().filter(set -> !set.intersects(added)).findFirst().orElse(CellSet.empty());
  }
}
