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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The name of the board in a link to SudokuPad that Cluewright wrote, since a drawing of many kinds
 * of rules does not tell what it means. It counts only as long as the drawing begins with that of
 * the board, and what follows is decoration.
 */
final class SclOwn {
  /** The field of {@code metadata}, which SudokuPad passes over. */
  static final String FIELD = "cluewright";

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
            || !board.decoration().isEmpty()
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
    return Optional.of(decorated(json, board));
  }

  private static boolean isDrawnAs(PackedJson json, Board board) {
    JsonNode own = own(board);
    JsonNode metadata = json.root().path(SclMetadata.FIELDS.get(0));
    return SclJson.LISTS.stream()
            .allMatch(field -> isBeginning(own.path(field), json.root().path(field)))
        && SclDrawing.switchedOn(json.root().path(SclDrawing.GLOBAL))
            .equals(SclDrawing.switchedOn(own.path(SclDrawing.GLOBAL)))
        && SclDrawing.FLAGS.stream()
            .filter(flag -> PackedJson.isUsed(metadata.path(flag)))
            .allMatch(SclDrawing.KINDS.on(board)::contains);
  }

  private static JsonNode own(Board board) {
    LinkContext context = new LinkContext(new PassedOver(), new MemoryBudget());
    return SclJson.unpacked(SclJson.drawing(board), context).root();
  }

  private static boolean isBeginning(JsonNode own, JsonNode all) {
    boolean isAlike = all.size() >= own.size();
    for (int i = 0; isAlike && i < own.size(); i++) {
      isAlike = own.path(i).equals(BY_VALUE, all.path(i));
    }
    return isAlike;
  }

  /** The board with what the link draws after its rules. */
  private static Board decorated(PackedJson json, Board board) {
    SclDecoration decoration = new SclDecoration(json, board);
    decoration.readLights();
    JsonNode own = own(board);
    more(json, own, SclDrawing.LINES).forEach(line -> decoration.addLine(line, false));
    more(json, own, SclDrawing.ARROWS).forEach(line -> decoration.addLine(line, true));
    more(json, own, SclDrawing.UNDERLAYS).forEach(shape -> decoration.addShape(shape, false));
    more(json, own, SclDrawing.OVERLAYS).forEach(shape -> decoration.addShape(shape, true));
    more(json, own, SclDrawing.CAGES).forEach(cage -> SclCages.addFrame(board, cage, decoration));
    return decoration.on(board);
  }

  private static List<JsonNode> more(PackedJson json, JsonNode own, String field) {
    List<JsonNode> more = new ArrayList<>();
    for (int i = own.path(field).size(); i < json.root().path(field).size(); i++) {
      more.add(json.root().path(field).path(i));
    }
    return more;
  }
}
