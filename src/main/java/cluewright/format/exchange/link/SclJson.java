package cluewright.format.exchange.link;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A puzzle in SudokuPad's own JSON, with the names that SudokuPad shortens.
 *
 * <p>The JSON has {@code cellSize}, {@link SclMetadata}, {@code cells} in rows with their {@code
 * value}, and {@code regions}, each a list of rows and columns from 0. Shortened, names are those
 * of {@link SclNames} and have no quotes, and texts have single ones; {@code true} and {@code
 * false} are {@code t} and {@code f}; colours have no quotes; and where an empty cell stood,
 * nothing stands.
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
      Set.of("color", "backgroundColor", "borderColor", "highlight");

  static final List<String> LISTS =
      List.of(
          "regions",
          SclDrawing.CAGES,
          SclDrawing.LINES,
          SclDrawing.ARROWS,
          SclDrawing.UNDERLAYS,
          SclDrawing.OVERLAYS);

  private static final KnownFields PUZZLE =
      new KnownFields(
          with(
              LISTS,
              "cells",
              SclDecoration.LIGHTS,
              "global",
              SclMetadata.FIELDS.get(0),
              SclMetadata.FIELDS.get(1),
              "title",
              "author",
              "rules",
              OnlySolution.FIELD),
          Set.of("cellSize", "id", "settings"),
          with(COLOURS, "videos", "duration", "triggereffect", "foglink"));

  private static final KnownFields CELL =
      new KnownFields(
          Set.of("value", "given", "centremarks"),
          Set.of("width", "height", "fontSize"),
          with(COLOURS, "cornermarks", "pencilMarks"));

  private SclJson() {}

  private static Set<String> with(Collection<String> names, String... more) {
    return Stream.concat(names.stream(), Stream.of(more)).collect(Collectors.toSet());
  }

  static Item read(TextSpan packed, LinkContext context) {
    return read(PackedJson.of(packed, lengthened(LzText.unpack(packed)), context));
  }

  /** The puzzle in unpacked JSON. */
  static Item read(PackedJson written) {
    PackedJson json = written.renamed(SclNames.LONG);
    JsonNode rows = json.root().path("cells");
    int size = json.size(rows);
    json.judge(json.root(), PUZZLE);
    json.refuseOtherThanLists(LISTS);
    Board plain = plain(json, size);
    Optional<Board> own = SclOwn.read(json, plain);
    LinkBoard houses = new LinkBoard(json, plain);
    SclDecoration decoration = new SclDecoration(json, plain);
    decoration.readLights();
    SclCages cages = own.isPresent() ? SclCages.NONE : SclCages.of(json, houses, decoration);
    SclMetadata metadata = new SclMetadata(json, cages);
    BoardBuilder builder =
        new BoardBuilder(own.orElseGet(() -> SclDrawing.board(json, metadata, houses, decoration)));
    for (int cell = 0; cell < size * size; cell++) {
      JsonNode node = rows.path(cell / size).path(cell % size);
      json.judge(node, CELL);
      fill(json, builder, cell, node);
    }
    Content content = builder.content();
    OnlySolution.passOver(json, content, metadata.text(OnlySolution.FIELD));
    Metadata about =
        Metadata.of(
            metadata.text("title"),
            metadata.text("author"),
            SclRules.notes(json, builder.board(), metadata.text("rules")));
    return new Item(content, about);
  }

  /** Reads values, which are clues unless marked otherwise. */
  private static void fill(PackedJson json, BoardBuilder builder, int cell, JsonNode node) {
    int digit = json.digit(builder.board(), cell, node.path("value"));
    if (digit != 0 && node.path("given").asBoolean(true)) {
      builder.clue(cell, digit);
      return;
    }
    builder.place(cell, digit);
    json.fillMarks(builder, cell, node.path("centremarks"));
  }

  /** The board with only its regions. */
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
    for (JsonNode region : json.root().path("regions")) {
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

  /** Restores the quotes of values after a colon that are not JSON. */
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
    return "{"
        + metadata(item.about(), puzzle.clues())
        + "cs:"
        + CELL_SIZE
        + ",ce:"
        + cells
        + ","
        + fields(board)
        + "}";
  }

  /** All that is drawn of a board. */
  static String drawing(Board board) {
    return "{" + fields(board) + "}";
  }

  private static String fields(Board board) {
    return board.houses(Kinds.BOX).stream()
            .map(box -> SclDrawing.places(board, box.cells()))
            .collect(Collectors.joining(",", "re:[", "]"))
        + SclDrawing.of(board);
  }

  /** Cluewright's own shortened JSON, with long names. */
  static PackedJson unpacked(String shortened, LinkContext context) {
    return PackedJson.ofFile(lengthened(shortened), context).renamed(SclNames.LONG);
  }

  private static String metadata(Metadata about, Puzzle clues) {
    List<String> fields = new ArrayList<>(SclDrawing.flags(clues.board()));
    addIfThere(fields, "author", about.author());
    addIfThere(fields, "rules", OwnRules.told(about.notes(), clues.board()));
    addIfThere(fields, SclOwn.FIELD, SclOwn.name(clues.board()));
    addIfThere(fields, OnlySolution.FIELD, OnlySolution.of(clues).orElse(""));
    addIfThere(fields, "t", about.title());
    return "metadata:{" + String.join(",", fields) + "},";
  }

  private static void addIfThere(List<String> fields, String name, String text) {
    if (!text.isEmpty()) {
      fields.add(name + ":" + quoted(text));
    }
  }

  /** A text in single quotes, with those within it by their numbers. */
  static String quoted(String text) {
    String json = String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text));
    return "'"
        + json.replace("\\\"", "\\u0022").replace("'", "\\u0027").replace("’", "\\u2019")
        + "'";
  }

  private static String row(Clues puzzle, int row) {
    return IntStream.range(0, puzzle.board().columns())
        .map(column -> puzzle.clues().digit(puzzle.board().cell(row, column)))
        .mapToObj(digit -> digit == 0 ? "" : "{v:" + digit + "}")
        .collect(Collectors.joining(",", "[", "]"));
  }
}
