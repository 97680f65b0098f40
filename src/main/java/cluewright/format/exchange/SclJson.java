package cluewright.format.exchange;

import cluewright.format.exchange.Content.Clues;
import cluewright.model.Board;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A puzzle in SudokuPad's own JSON, shortened the way that SudokuPad shortens it.
 *
 * <p>The JSON has {@code cellSize}, {@code metadata} with {@code title}, {@code author} and {@code
 * rules}, {@code cells} in rows with their {@code value}, and {@code regions}, each a list of rows
 * and columns from 0. Shortened, {@code cells} is {@code ce}, {@code value} is {@code v}, {@code
 * regions} is {@code re}, {@code cellSize} is {@code cs} and {@code title} is {@code t}; names have
 * no quotes and texts single ones; {@code true} and {@code false} are {@code t} and {@code f};
 * colours have no quotes; and where an empty cell stood, nothing stands.
 *
 * <p>SudokuPad takes either quote within a text for the end of it, so both are written by their
 * numbers. What it draws on a puzzle it knows as lines, arrows, cages and shapes, and not as rules;
 * such a puzzle is refused, since it is no plain one.
 */
final class SclJson {
  private static final int CELL_SIZE = 50;
  private static final int COLOUR = 6;

  /** By their long and their short names. */
  private static final List<String> DRAWINGS =
      List.of("lines", "l", "arrows", "a", "overlays", "o", "underlays", "u");

  private static final List<String> RULES =
      List.of("antiking", "antiknight", "disjointgroups", "global", "thermos");

  private SclJson() {}

  static Item read(Piece packed) {
    PackedJson json = PackedJson.of(packed, lengthened(LzText.unpack(packed)));
    JsonNode rows = PackedJson.field(json.root(), "cells", "ce");
    Board board = json.board(rows);
    json.refuseRules(DRAWINGS);
    json.refuseRules(RULES);
    refuseCages(json);
    json.refuseOtherBoxes(board, regions(json, board));
    Filling filling = new Filling(board);
    for (int cell = 0; cell < board.cells(); cell++) {
      JsonNode node = rows.path(board.row(cell)).path(board.column(cell));
      filling.clue(cell, json.digit(board, cell, PackedJson.field(node, "value", "v")));
    }
    return new Item(filling.content(), about(json.root()));
  }

  /** A cage with a value of its own is a rule; one without cells says something of the puzzle. */
  private static void refuseCages(PackedJson json) {
    for (JsonNode cage : PackedJson.field(json.root(), "cages", "ca")) {
      boolean hasCells = !PackedJson.field(cage, "cells", "ce").isEmpty();
      boolean hasValue = !PackedJson.text(PackedJson.field(cage, "value", "v")).isEmpty();
      if (hasCells && (hasValue || cage.has("sum"))) {
        throw json.fault(Phrase.of("exchange.rule", "cages"));
      }
    }
  }

  private static Map<Integer, String> regions(PackedJson json, Board board) {
    Map<Integer, String> regions = new TreeMap<>();
    int number = 0;
    for (JsonNode region : PackedJson.field(json.root(), "regions", "re")) {
      number++;
      for (JsonNode place : region) {
        int row = place.path(0).asInt(-1);
        int column = place.path(1).asInt(-1);
        if (row < 0 || row >= board.rows() || column < 0 || column >= board.columns()) {
          throw json.fault(Phrase.of("exchange.region-outside", number, board.toString()));
        }
        regions.put(board.cell(row, column), String.valueOf(number));
      }
    }
    return regions;
  }

  private static About about(JsonNode root) {
    JsonNode metadata = root.path("metadata");
    return new About(
        said(root, "title", PackedJson.text(PackedJson.field(metadata, "title", "t"))),
        said(root, "author", PackedJson.text(metadata.path("author"))),
        said(root, "rules", rules(metadata.path("rules"))),
        "",
        "",
        "",
        "");
  }

  private static String rules(JsonNode rules) {
    List<String> lines = new ArrayList<>();
    rules.forEach(line -> lines.add(PackedJson.text(line)));
    return lines.isEmpty() ? PackedJson.text(rules) : String.join("\n", lines);
  }

  /** Older puzzles say it in a cage without cells: {@code title: Kite}. */
  private static String said(JsonNode root, String name, String text) {
    if (!text.isEmpty()) {
      return text;
    }
    String start = name + ":";
    for (JsonNode cage : PackedJson.field(root, "cages", "ca")) {
      String value = PackedJson.text(PackedJson.field(cage, "value", "v"));
      if (value.toLowerCase(Locale.ROOT).startsWith(start)) {
        return value.substring(start.length()).strip();
      }
    }
    return "";
  }

  /** Gives what stands after a colon and is no JSON its quotes back. */
  private static String lengthened(String shortened) {
    StringBuilder json = new StringBuilder(shortened.length() + 16);
    char quote = 0;
    for (int i = 0; i < shortened.length(); i++) {
      char c = shortened.charAt(i);
      json.append(c);
      if (quote != 0 && c == '\\' && i + 1 < shortened.length()) {
        json.append(shortened.charAt(++i));
      } else if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '\'' || c == '"') {
        quote = c;
      } else if (c == ':') {
        int end = wordEnd(shortened, i + 1);
        json.append(word(shortened.substring(i + 1, end)));
        i = end - 1;
      }
    }
    return json.toString();
  }

  private static int wordEnd(String text, int start) {
    int end = start;
    while (end < text.length()
        && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '#')) {
      end++;
    }
    return end;
  }

  private static String word(String word) {
    if (word.equals("t") || word.equals("f")) {
      return word.equals("t") ? "true" : "false";
    }
    boolean isColour =
        word.startsWith("#")
            || (word.length() == COLOUR && word.chars().allMatch(c -> Character.digit(c, 16) >= 0));
    return isColour ? "\"" + word + "\"" : word;
  }

  static String write(Item item) {
    Clues puzzle = (Clues) item.content();
    Board board = puzzle.board();
    String cells =
        IntStream.range(0, board.rows())
            .mapToObj(row -> row(puzzle, row))
            .collect(Collectors.joining(",", "[", "]"));
    String regions =
        board.houses(House.Kind.BOX).stream()
            .map(box -> region(board, box))
            .collect(Collectors.joining(",", "[", "]"));
    return "{"
        + metadata(item.about())
        + "cs:"
        + CELL_SIZE
        + ",ce:"
        + cells
        + ",re:"
        + regions
        + "}";
  }

  private static String metadata(About about) {
    List<String> fields = new ArrayList<>();
    addIfThere(fields, "author", about.author());
    addIfThere(fields, "rules", about.notes());
    addIfThere(fields, "t", about.title());
    return fields.isEmpty() ? "" : "metadata:{" + String.join(",", fields) + "},";
  }

  private static void addIfThere(List<String> fields, String name, String text) {
    if (!text.isEmpty()) {
      String json = String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text));
      fields.add(
          name
              + ":'"
              + json.replace("\\\"", "\\u0022").replace("'", "\\u0027").replace("’", "\\u2019")
              + "'");
    }
  }

  private static String row(Clues puzzle, int row) {
    return IntStream.range(0, puzzle.board().columns())
        .map(column -> puzzle.clues().digit(puzzle.board().cell(row, column)))
        .mapToObj(digit -> digit == 0 ? "" : "{v:" + digit + "}")
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String region(Board board, House box) {
    return box.cells().stream()
        .mapToObj(cell -> "[" + board.row(cell) + "," + board.column(cell) + "]")
        .collect(Collectors.joining(",", "[", "]"));
  }
}
