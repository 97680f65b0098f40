package cluewright.format.exchange.link;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
 * such a puzzle is refused, as is one with anything else that may be a rule, unless it is what
 * {@link SclDrawing} knows as houses and relations. What these mean is then said in words, too:
 * where the words are not those that Cluewright has for the board, a remark asks for a look.
 */
final class SclJson {
  private static final int CELL_SIZE = 50;
  private static final int COLOUR = 6;

  private static final Set<String> COLOURS =
      Set.of("c", "c1", "c2", "color", "backgroundColor", "borderColor", "highlight");

  private static final List<String> LISTS =
      List.of("regions", "re", "cages", "ca", "lines", "l", "underlays", "u", "overlays", "o");

  private static final KnownFields PUZZLE =
      new KnownFields(
          Set.of(
              "cells",
              "ce",
              "regions",
              "re",
              "cages",
              "ca",
              "lines",
              "l",
              "underlays",
              "u",
              "overlays",
              "o",
              "global",
              "metadata",
              "title",
              "t",
              "author",
              "rules"),
          Set.of("cellSize", "cs", "id", "settings"),
          with(COLOURS, "solution", "videos", "vd", "duration", "d"));

  private static final KnownFields CELL =
      new KnownFields(
          Set.of("value", "v", "given", "centremarks", "cm"),
          Set.of("width", "w", "height", "h", "fontSize", "fs"),
          with(COLOURS, "cornermarks", "pencilMarks"));

  private static final KnownFields METADATA =
      new KnownFields(
          Set.of("title", "t", "author", "rules"),
          Set.of("id"),
          Set.of("solution", "msgcorrect", "source", "date", "url"));

  private SclJson() {}

  private static Set<String> with(Set<String> names, String... more) {
    return Stream.concat(names.stream(), Stream.of(more)).collect(Collectors.toSet());
  }

  static Item read(TextSpan packed, LinkContext context) {
    PackedJson json = PackedJson.of(packed, lengthened(LzText.unpack(packed)), context);
    JsonNode rows = PackedJson.field(json.root(), "cells", "ce");
    int size = json.size(rows);
    json.judge(json.root(), PUZZLE);
    json.refuseOtherThanLists(LISTS);
    json.judge(json.root().path("metadata"), METADATA);
    LinkBoard houses = new LinkBoard(json, plain(json, size));
    SclCages cages = SclCages.of(json, houses);
    SclDrawing.read(json, houses);
    BoardBuilder builder = new BoardBuilder(houses.board());
    for (int cell = 0; cell < size * size; cell++) {
      JsonNode node = rows.path(cell / size).path(cell % size);
      json.judge(node, CELL);
      fill(json, builder, cell, node);
    }
    Metadata about = about(json.root(), cages, builder.board());
    SclRules.judge(json, builder.board(), about.notes());
    return new Item(builder.content(), about);
  }

  /** A value is a clue unless it is said to be none. */
  private static void fill(PackedJson json, BoardBuilder builder, int cell, JsonNode node) {
    int digit = json.digit(builder.board(), cell, PackedJson.field(node, "value", "v"));
    if (digit != 0 && node.path("given").asBoolean(true)) {
      builder.clue(cell, digit);
      return;
    }
    builder.place(cell, digit);
    json.fillMarks(builder, cell, PackedJson.field(node, "centremarks", "cm"));
  }

  /** The board with its regions alone. */
  private static Board plain(PackedJson json, int size) {
    Map<Integer, String> regions = regions(json, size);
    if (regions.size() < size * size) {
      json.passed().say(Phrase.of("exchange.usual-boxes"));
    }
    return json.board(size, regions);
  }

  private static Map<Integer, String> regions(PackedJson json, int size) {
    Map<Integer, String> regions = new TreeMap<>();
    int number = 0;
    for (JsonNode region : PackedJson.field(json.root(), "regions", "re")) {
      number++;
      for (JsonNode place : region) {
        int row = place.path(0).asInt(-1);
        int column = place.path(1).asInt(-1);
        if (row < 0 || row >= size || column < 0 || column >= size) {
          throw json.fault(Phrase.of("exchange.region-outside", number, PackedJson.name(size)));
        }
        regions.put(row * size + column, String.valueOf(number));
      }
    }
    return regions;
  }

  private static Metadata about(JsonNode root, SclCages cages, Board board) {
    JsonNode metadata = root.path("metadata");
    String rules =
        either(rules(metadata.path("rules")), rules(root.path("rules")), cages.said("rules"));
    return new Metadata(
        either(
            PackedJson.text(PackedJson.field(metadata, "title", "t")),
            PackedJson.text(PackedJson.field(root, "title", "t")),
            cages.said("title")),
        either(
            PackedJson.text(metadata.path("author")),
            PackedJson.text(root.path("author")),
            cages.said("author")),
        SclRules.said(rules, board),
        "",
        "",
        "",
        "");
  }

  /** The first that says something. */
  private static String either(String... texts) {
    return Stream.of(texts).filter(text -> !text.isEmpty()).findFirst().orElse("");
  }

  private static String rules(JsonNode rules) {
    List<String> lines = new ArrayList<>();
    rules.forEach(line -> lines.add(PackedJson.text(line)));
    return lines.isEmpty() ? PackedJson.text(rules) : String.join("\n", lines);
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
            .map(box -> SclDrawing.places(board, box.cells()))
            .collect(Collectors.joining(",", "[", "]"));
    return "{"
        + metadata(item.about(), board)
        + "cs:"
        + CELL_SIZE
        + ",ce:"
        + cells
        + ",re:"
        + regions
        + SclDrawing.of(board)
        + "}";
  }

  private static String metadata(Metadata about, Board board) {
    List<String> fields = new ArrayList<>();
    addIfThere(fields, "author", about.author());
    addIfThere(fields, "rules", SclRules.told(about.notes(), board));
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
}
