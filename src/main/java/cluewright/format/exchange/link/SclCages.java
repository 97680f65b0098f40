package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The cages of SudokuPad's puzzles. One without cells says something of the puzzle: {@code title:
 * Kite}. One with cells is a rule, at least that no digit stands there twice: a house, if there are
 * as many cells as digits, and it has no value.
 *
 * @param words what is said, by its name in lower case
 */
record SclCages(Map<String, String> words) {
  private static final String NAME = "cages";
  private static final Set<String> KNOWN = Set.of("title", "author", "rules");
  private static final Set<String> LEFT = Set.of("solution", "msgcorrect", "source", "date", "url");

  /**
   * Reads them.
   *
   * @param houses is told of those that are houses
   * @throws cluewright.format.FormatException if one is a rule, or may be one
   */
  static SclCages of(PackedJson json, LinkBoard houses) {
    SclCages cages = new SclCages(new HashMap<>());
    for (JsonNode cage : PackedJson.field(json.root(), "cages", "ca")) {
      JsonNode cells = PackedJson.field(cage, "cells", "ce");
      String value = PackedJson.text(PackedJson.field(cage, "value", "v"));
      if (!cells.isEmpty() || !PackedJson.text(cells).isEmpty()) {
        refuseRule(json, houses.plain(), cage, value);
        houses.add(cells(houses.plain(), cells), NAME);
      } else if (!value.isBlank()) {
        cages.hear(json, value);
      }
    }
    return cages;
  }

  /** A sum is a rule, but for that of all digits; so is a cage in which digits may repeat. */
  private static void refuseRule(PackedJson json, Board board, JsonNode cage, String value) {
    String sum = PackedJson.text(cage.path("sum"));
    String all = String.valueOf(board.digits() * (board.digits() + 1) / 2);
    if (!value.isBlank() || !(sum.isBlank() || sum.equals(all)) || !mayBeUnique(cage)) {
      throw json.rule(NAME);
    }
  }

  private static boolean mayBeUnique(JsonNode cage) {
    return !cage.has("unique") || cage.path("unique").asBoolean(false);
  }

  /** Empty if one of them is not on the board. */
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
      words.putIfAbsent(name, value.substring(colon + 1).strip());
    } else {
      throw json.rule(name.isEmpty() ? value : name);
    }
  }

  /** Empty if nothing of this name is said. */
  String said(String name) {
    return words.getOrDefault(name, "");
  }
}
