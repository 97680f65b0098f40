package cluewright.format.exchange.link;

import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The cages of SudokuPad's puzzles. One without cells says something of the puzzle: {@code title:
 * Kite}. One with cells is a rule, at least that no digit stands there twice: a house of a kind, or
 * a cage; and if it has a value, a cage with that sum. Rules that are said in several stand one
 * below the other; of anything else the last counts.
 *
 * @param words what is said, by its name in lower case
 */
record SclCages(Map<String, String> words) {
  static final SclCages NONE = new SclCages(Map.of());

  private static final String RULES = "rules";
  private static final Set<String> KNOWN =
      Set.of("title", "author", RULES, OnlySolution.FIELD, SclDrawing.KNIGHT, SclDrawing.KING);

  private static final String REGION = "extraregion";

  /** The styles of cages that are no separate rules. */
  private static final Set<String> STYLES = Set.of("", "killer", "box", REGION);

  private static final Set<String> LEFT = Set.of("msgcorrect", "source", "date", "url");

  /**
   * Reads the cages.
   *
   * @param houses is told of those that are houses
   * @param decoration is told of those that say nothing
   * @throws cluewright.format.FormatException if one is a rule, or may be one
   */
  static SclCages of(PackedJson json, LinkBoard houses, SclDecoration decoration) {
    SclCages cages = new SclCages(new HashMap<>());
    for (JsonNode cage : json.root().path(SclDrawing.CAGES)) {
      JsonNode cells = cage.path("cells");
      String value = PackedJson.text(cage.path("value"));
      if (!cells.isEmpty() || !PackedJson.text(cells).isEmpty()) {
        read(json, houses, decoration, cage);
      } else if (!value.isBlank()) {
        cages.hear(json, value);
      }
    }
    return cages;
  }

  /** Reads a cage; one with another style is another rule. */
  private static void read(
      PackedJson json, LinkBoard houses, SclDecoration decoration, JsonNode cage) {
    CellSet cells = cells(houses.plain(), cage.path("cells"));
    String value = PackedJson.text(cage.path("value")).strip();
    String sum = PackedJson.text(cage.path("sum")).strip();
    if (!cells.isEmpty()) {
      refuseOther(json, houses.plain().label(cells.stream().min().orElseThrow()), cage);
    }
    String shown = value.isEmpty() ? sum : value;
    if (!cells.isEmpty() && mayRepeat(cage)) {
      readOpen(houses, decoration, cells, shown, cage.path("hidden").asBoolean(false));
      return;
    }
    boolean isRegion = PackedJson.text(cage.path("style")).equals(REGION);
    boolean isHouse = value.isEmpty() && (isOfAllDigits(houses.plain(), cells, sum) || isRegion);
    if (isHouse && isRegion) {
      houses.addRegion(cells, SclDrawing.CAGES);
    } else {
      houses.addCage(cells, isHouse ? "" : shown, SclDrawing.CAGES);
    }
  }

  private static boolean mayRepeat(JsonNode cage) {
    return cage.has("unique") && !cage.path("unique").asBoolean(false);
  }

  /** Reads cells whose digits may be equal: with a sum they are a cage, and else decoration. */
  private static void readOpen(
      LinkBoard houses, SclDecoration decoration, CellSet cells, String shown, boolean isHidden) {
    int sum = PackedJson.sum(shown);
    if (sum > 0) {
      houses.addKnown(Kinds.OPEN_CAGE, cells.stream().boxed().toList(), sum, SclDrawing.CAGES);
    } else if (!isHidden) {
      decoration.addFrame(cells, shown);
    }
  }

  private static void refuseOther(PackedJson json, String cell, JsonNode cage) {
    String value = PackedJson.text(cage.path("value")).strip();
    String sum = PackedJson.text(cage.path("sum")).strip();
    if (!value.isEmpty() && !sum.isEmpty() && !value.equals(sum)) {
      throw json.fault(
          Phrase.of("exchange.cage-two-sums", cell, Quoted.bare(value), Quoted.bare(sum)));
    }
    String style = PackedJson.text(cage.path("style"));
    if (!STYLES.contains(style)) {
      throw json.fault(Phrase.of("exchange.cage-style", cell, Quoted.bare(style)));
    }
  }

  /** Keeps a cage as decoration. */
  static void addFrame(Board board, JsonNode cage, SclDecoration decoration) {
    CellSet cells = cells(board, cage.path("cells"));
    if (!cells.isEmpty()) {
      decoration.addFrame(cells, PackedJson.text(cage.path("value")).strip());
    }
  }

  private static boolean isOfAllDigits(Board board, CellSet cells, String sum) {
    int all = board.digits() * (board.digits() + 1) / 2;
    return cells.size() == board.digits() && sum.equals(String.valueOf(all));
  }

  /** The cells; empty if one is not on the board. */
  private static CellSet cells(Board board, JsonNode places) {
    CellSet cells = CellSet.empty();
    for (JsonNode place : places) {
      int row = place.path(0).asInt(-1);
      int column = place.path(1).asInt(-1);
      if (row < 0 || row >= board.rows() || column < 0 || column >= board.columns()) {
        return CellSet.empty();
      }
      cells = cells.with(board.cell(row, column));
    }
    return cells;
  }

  private void hear(PackedJson json, String value) {
    int colon = value.indexOf(':');
    String name = value.substring(0, Math.max(0, colon)).strip().toLowerCase(Locale.ROOT);
    if (LEFT.contains(name)) {
      json.passed().add(name);
    } else if (KNOWN.contains(name)) {
      String said = value.substring(colon + 1).strip();
      words.merge(name, said, (one, more) -> name.equals(RULES) ? one + "\n" + more : more);
    } else {
      throw json.rule(name.isEmpty() ? value : name);
    }
  }

  /** The text with this name; empty if there is none. */
  String said(String name) {
    return words.getOrDefault(name, "");
  }
}
