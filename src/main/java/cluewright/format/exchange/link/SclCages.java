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
 * Kite}. One with cells is a rule, at least that no digit stands there twice; only one around a
 * whole house says nothing new, unless it has a value.
 *
 * @param words what is said, by its name in lower case
 */
record SclCages(Map<String, String> words) {
  private static final Set<String> KNOWN = Set.of("title", "author", "rules");
  private static final Set<String> LEFT = Set.of("solution", "msgcorrect", "source", "date", "url");

  /**
   * Reads them.
   *
   * @throws cluewright.format.FormatException if one is a rule, or may be one
   */
  static SclCages of(PackedJson json, Board board) {
    SclCages cages = new SclCages(new HashMap<>());
    for (JsonNode cage : PackedJson.field(json.root(), "cages", "ca")) {
      JsonNode cells = PackedJson.field(cage, "cells", "ce");
      String value = PackedJson.text(PackedJson.field(cage, "value", "v"));
      if (!cells.isEmpty() || !PackedJson.text(cells).isEmpty()) {
        refuseRule(json, board, cells, value + PackedJson.text(cage.path("sum")));
      } else if (!value.isBlank()) {
        cages.hear(json, value);
      }
    }
    return cages;
  }

  private static void refuseRule(PackedJson json, Board board, JsonNode cells, String value) {
    CellSet caged = CellSet.empty();
    for (JsonNode place : cells) {
      int row = place.path(0).asInt(-1);
      int column = place.path(1).asInt(-1);
      boolean isOn = row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
      caged = isOn ? caged.with(board.cell(row, column)) : CellSet.empty();
    }
    CellSet all = caged;
    boolean isHouse = board.houses().stream().anyMatch(house -> house.cells().equals(all));
    if (!isHouse || !value.isBlank()) {
      throw json.rule("cages");
    }
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
