package cluewright.format.exchange.link;

import cluewright.format.MemoryBudget;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.PassedOver;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Form;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NumericNode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The name of the board in a link to SudokuPad that Cluewright wrote, since a drawing of many kinds
 * of rules does not tell what it means. It counts only as long as the drawing is that of the board:
 * who draws on in another program has other rules.
 */
final class SclOwn {
  /** The field of {@code metadata}, which SudokuPad passes over. */
  static final String FIELD = "cluewright";

  private static final List<String> DRAWN =
      Stream.concat(SclJson.LISTS.stream(), Stream.of(SclDrawing.GLOBAL)).toList();

  private static final Comparator<JsonNode> BY_VALUE =
      (one, other) ->
          one instanceof NumericNode && other instanceof NumericNode
              ? Double.compare(one.doubleValue(), other.doubleValue())
              : one.equals(other) ? 0 : 1;

  private SclOwn() {}

  /** True if the drawing of a rule does not tell its kind. */
  static boolean isBeyondForm(Rule rule) {
    return !SclDrawing.KINDS.knows(rule.kind());
  }

  /** The name that a board needs in a link; empty if its drawing says all. */
  static String name(Board board) {
    boolean isNeeded =
        board.rules().stream().anyMatch(SclOwn::isBeyondForm)
            || !Boards.joined(board).equals(board)
            || SclSigns.manyValued(board).isPresent();
    return isNeeded ? board.name() : "";
  }

  /** True if a rule can be drawn. */
  static boolean isDrawn(Board board, Rule rule) {
    return rule.kind().form() != Form.OUTSIDE || SeenCells.of(board, rule).isPresent();
  }

  /**
   * The board that a link names; empty if it names none.
   *
   * @param json with long names
   * @param plain the board of its regions alone
   * @throws cluewright.format.FormatException if it is drawn otherwise
   */
  static Optional<Board> read(PackedJson json, Board plain) {
    String name = PackedJson.text(json.root().path(SclMetadata.FIELDS.get(0)).path(FIELD));
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Board board =
        Boards.named(name)
            .orElseThrow(() -> json.fault(Phrase.of("exchange.own-board", Quoted.bare(name))));
    if (!isDrawnAs(json, board) || !Boards.ofRegions(board).equals(plain)) {
      throw json.fault(Phrase.of("exchange.own-changed"));
    }
    return Optional.of(board);
  }

  private static boolean isDrawnAs(PackedJson json, Board board) {
    LinkContext context = new LinkContext(new PassedOver(), new MemoryBudget());
    JsonNode own = SclJson.unpacked(SclJson.drawing(board), context).root();
    return DRAWN.stream()
        .allMatch(field -> json.root().path(field).equals(BY_VALUE, own.path(field)));
  }
}
