package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Words;
import java.util.List;

/**
 * A part of a deduction, revealed as far as a solver wants.
 *
 * @param grade how much that is
 */
public record Hint(Grade grade, Deduction deduction) {

  /** How much a hint reveals. */
  public enum Grade {
    /** Which strategy helps. */
    TECHNIQUE,
    /** The strategy and where it applies. */
    REGION,
    /** The whole step with its reason. */
    STEP
  }

  /** The hint in one sentence. */
  public Phrase text() {
    return switch (grade) {
      case TECHNIQUE -> about("reasons.hint-technique", deduction.strategy().explanation());
      case REGION -> about("reasons.hint-region", Words.houses(region()));
      case STEP -> deduction.sentence();
    };
  }

  private Phrase about(String key, Phrase said) {
    return Phrase.of(key, deduction.variant().name(), said);
  }

  /** The houses to look at; empty if the grade hides them. */
  public List<House> houses() {
    return grade == Grade.TECHNIQUE ? List.of() : region();
  }

  /** The houses of the argument, or else those that contain its cells. */
  private List<House> region() {
    List<House> houses = deduction.evidence().houses();
    return houses.isEmpty() ? around() : houses.stream().distinct().toList();
  }

  /** The boxes of the pattern, or for cells outside boxes their first houses. */
  private List<House> around() {
    Board board = deduction.board();
    CellSet named = deduction.evidence().cells(board);
    CellSet cells = named.isEmpty() ? deduction.changedCells() : named;
    List<House> boxes =
        board.houses(Kinds.BOX).stream()
            .filter(box -> !box.cells().intersect(cells).isEmpty())
            .toList();
    return boxes.isEmpty()
        ? cells.stream().mapToObj(cell -> board.housesOf(cell).get(0)).distinct().toList()
        : boxes;
  }
}
