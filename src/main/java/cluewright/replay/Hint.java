package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * A part of a deduction, revealed as far as a solver wants.
 *
 * @param grade how much that is
 * @param digits the digit of a cell before the step, 0 for none
 */
public record Hint(Grade grade, Deduction deduction, IntUnaryOperator digits) {

  /** How much a hint reveals. */
  public enum Grade {
    /** Which strategy helps. */
    TECHNIQUE,
    /** The strategy and where it applies. */
    REGION,
    /** The whole step with its reason. */
    STEP
  }

  /** The first hint about a step before which a state has some digits, 0 for none. */
  public static Hint first(Deduction deduction, IntUnaryOperator digits) {
    return new Hint(Grade.TECHNIQUE, deduction, digits);
  }

  /** The hint that reveals more, or the same if this one reveals all. */
  public Hint more() {
    Grade next = grade == Grade.TECHNIQUE ? Grade.REGION : Grade.STEP;
    return new Hint(next, deduction, digits);
  }

  /** True if it reveals the whole step. */
  public boolean tellsAll() {
    return grade == Grade.STEP;
  }

  /** The hint in one sentence, and the rules of a variant that the step takes in another. */
  public Phrase text() {
    Phrase said = said();
    Map<Phrase, Kind> behind = RulesBehind.of(deduction, digits);
    List<Phrase> rules =
        grade == Grade.TECHNIQUE
            ? behind.values().stream().distinct().map(Words::kind).toList()
            : behind.keySet().stream().filter(rule -> !isIn(said, rule)).toList();
    return rules.isEmpty() ? said : Phrase.of("reasons.hint-rules", said, Phrase.list(rules));
  }

  /** True if a sentence names a rule; what it says in one language, it says in all. */
  private static boolean isIn(Phrase sentence, Phrase rule) {
    return sentence.toString().contains(rule.toString());
  }

  private Phrase said() {
    return switch (grade) {
      case TECHNIQUE -> about("reasons.hint-technique", deduction.strategy().explanation());
      case REGION -> about("reasons.hint-region", Words.houses(region()));
      case STEP -> deduction.sentence();
    };
  }

  private Phrase about(String key, Phrase said) {
    return Phrase.of(key, deduction.name(), said);
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
