package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Words;
import java.util.List;

/**
 * As much of a deduction as a person wants to be told.
 *
 * @param grade how much that is
 */
public record Hint(Grade grade, Deduction deduction) {

  /** The grades of a hint, least first. */
  public enum Grade {
    /** Only which strategy helps. */
    TECHNIQUE,
    /** Also where on the board. */
    REGION,
    /** The whole step, with its reason. */
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

  /** The houses to look at; none if the grade keeps them back. */
  public List<House> houses() {
    return grade == Grade.TECHNIQUE ? List.of() : region();
  }

  /** The houses of the argument; where it names none, those that hold the cells that it names. */
  private List<House> region() {
    List<House> houses = deduction.evidence().houses();
    return houses.isEmpty() ? around() : houses.stream().distinct().toList();
  }

  /** The boxes of the pattern, or its cells' first houses where they lie in no box. */
  private List<House> around() {
    Board board = deduction.board();
    CellSet named = deduction.evidence().cells(board);
    CellSet cells = named.isEmpty() ? deduction.changedCells() : named;
    List<House> boxes =
        board.houses(House.Kind.BOX).stream()
            .filter(box -> !box.cells().intersect(cells).isEmpty())
            .toList();
    return boxes.isEmpty()
        ? cells.stream().mapToObj(cell -> board.housesOf(cell).get(0)).distinct().toList()
        : boxes;
  }
}
