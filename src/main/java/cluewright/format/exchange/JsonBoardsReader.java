package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.TextSource;
import cluewright.format.exchange.cells.ArrayFormat;
import cluewright.format.exchange.cells.Regions;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.JsonPlace;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.RuleField;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads objects with puzzles at any depth.
 *
 * <p>The puzzle of an object is the field that is a board with empty cells; of several such fields,
 * the one whose name says that it is. Full boards are solutions where there is another. A choice
 * that nothing tells is refused, and so is a puzzle that cannot be read beside its solution.
 */
final class JsonBoardsReader {
  private static final ArrayFormat ARRAY = new ArrayFormat();

  /** The lower-case names of fields that hold a puzzle. */
  private static final Set<String> PUZZLE =
      Set.of(
          "puzzle",
          "puzzles",
          "quiz",
          "quizzes",
          "sudoku",
          "board",
          "grid",
          "clues",
          "givens",
          "unsolved",
          "question",
          "problem",
          "mission",
          "value",
          "values",
          "cells",
          "initial");

  private static final int SHORTEST_BOARD = 16;

  /** The longest board, with numbers, blanks and line ends. */
  private static final int LONGEST_BOARD = 1 << 14;

  private static final String NAME = "board";

  private final String text;
  private final ItemCollector items = new ItemCollector();
  private final PassedOver passed = new PassedOver();

  /** The first rule that cannot be read and is not empty. */
  private Optional<FormatException> rule = Optional.empty();

  JsonBoardsReader(String text) {
    this.text = TextSource.withoutMark(text);
  }

  /** A field that may be a board. */
  private record Board(List<Item> items, List<Phrase> remarks) {
    boolean isOpen() {
      return items.stream()
          .allMatch(
              item -> !(item.content() instanceof Clues puzzle) || !puzzle.clues().isComplete());
    }

    /** This board with other regions, if their number of cells matches. */
    Board on(cluewright.model.Board regions) {
      boolean fits =
          items.stream().allMatch(item -> item.content().board().cells() == regions.cells());
      if (!fits) {
        throw FormatException.at(
            1, 1, Phrase.of("exchange.other-board", items.get(0).content().board().toString()));
      }
      return new Board(items.stream().map(item -> item.on(regions)).toList(), remarks);
    }
  }

  Reading reading() {
    try (JsonParser json = JsonPlace.parser(text)) {
      while (json.nextToken() != null) {
        value(json, "", new LinkedHashMap<>());
      }
    } catch (JsonProcessingException damaged) {
      throw JsonPlace.fault(damaged);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    if (items.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of("exchange.json-without-board"));
    }
    FormatException.throwIf(rule);
    return new Reading(items.all(), passed.remarks());
  }

  /** Reads the current value, and keeps by name what may be a board or describe one. */
  private void value(JsonParser json, String name, Map<String, TextSpan> fields)
      throws IOException {
    switch (json.currentToken()) {
      case START_OBJECT -> object(json);
      case START_ARRAY -> array(json, name, fields);
      case VALUE_STRING -> fields.put(name, JsonPlace.of(json));
      case VALUE_NULL -> {
        // says nothing
      }
      default -> {
        TextSpan place = JsonPlace.of(json);
        fields.put(name, new TextSpan(json.getText(), place.line(), place.column()));
      }
    }
  }

  /** Reads an array: without objects it may be a board; objects in it have their own fields. */
  private void array(JsonParser json, String name, Map<String, TextSpan> fields)
      throws IOException {
    TextSpan start = JsonPlace.of(json);
    int from = Math.toIntExact(json.currentTokenLocation().getCharOffset());
    boolean hasObjects = false;
    for (int depth = 1; depth > 0; ) {
      JsonToken token = json.nextToken();
      if (token == null) {
        return;
      }
      if (token == JsonToken.START_OBJECT) {
        hasObjects = true;
        object(json);
      } else {
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      }
    }
    if (!hasObjects) {
      int to = Math.toIntExact(json.currentLocation().getCharOffset());
      fields.put(name, new TextSpan(text.substring(from, to), start.line(), start.column()));
    }
  }

  private void object(JsonParser json) throws IOException {
    Map<String, TextSpan> fields = new LinkedHashMap<>();
    TextSpan start = JsonPlace.of(json);
    Map<String, TextSpan> rules = new LinkedHashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      TextSpan place = JsonPlace.of(json);
      int from = Math.toIntExact(json.currentTokenLocation().getCharOffset());
      value(json, name, fields);
      String value =
          json.currentToken().isStructEnd()
              ? text.substring(from, Math.toIntExact(json.currentLocation().getCharOffset()))
              : json.getText();
      if (RuleField.is(name, value)) {
        rules.put(name, new TextSpan(value, place.line(), place.column()));
        fields.remove(name);
      }
    }
    Map<String, Board> boards = new LinkedHashMap<>();
    fields.forEach((name, value) -> board(name, value).ifPresent(at -> boards.put(name, at)));
    Optional<String> puzzle = puzzle(boards, start);
    Optional<cluewright.model.Board> regions = puzzle.flatMap(name -> regions(rules));
    puzzle
        .map(boards::get)
        .ifPresent(board -> add(regions.map(board::on).orElse(board), fields, start.line()));
    rules.entrySet().stream()
        .filter(each -> regions.isEmpty() || board(each.getValue()).isEmpty())
        .findFirst()
        .filter(first -> rule.isEmpty())
        .ifPresent(
            unread -> rule = Optional.of(RuleField.unread(unread.getKey(), unread.getValue())));
    fields.keySet().stream()
        .filter(name -> !puzzle.equals(Optional.of(name)))
        .filter(name -> puzzle.isEmpty() || !isSaid(name))
        .filter(name -> !isNamed(name, fields, puzzle.map(boards::get)))
        .forEach(passed::add);
  }

  /** The board that one of these fields specifies. */
  private static Optional<cluewright.model.Board> regions(Map<String, TextSpan> rules) {
    return rules.values().stream().flatMap(value -> board(value).stream()).findFirst();
  }

  /** The board that a field specifies by the region of each cell. */
  private static Optional<cluewright.model.Board> board(TextSpan value) {
    return value.text().length() <= LONGEST_BOARD ? Regions.ofJson(value.text()) : Optional.empty();
  }

  private void add(Board board, Map<String, TextSpan> fields, int line) {
    board.remarks().forEach(passed::say);
    for (Item item : board.items()) {
      Item on = named(fields).filter(name -> fits(name, item)).map(item::on).orElse(item);
      items.add(on.with(about(fields)), line);
    }
  }

  /** The board that a field names in Cluewright's terms. */
  private static Optional<cluewright.model.Board> named(Map<String, TextSpan> fields) {
    return Optional.ofNullable(fields.get(NAME)).flatMap(name -> Boards.named(name.text()));
  }

  private static boolean isNamed(
      String name, Map<String, TextSpan> fields, Optional<Board> puzzle) {
    return name.equals(NAME)
        && named(fields)
            .filter(
                on ->
                    puzzle.isPresent()
                        && puzzle.get().items().stream().allMatch(item -> fits(on, item)))
            .isPresent();
  }

  private static boolean fits(cluewright.model.Board board, Item item) {
    return board.cells() == item.content().board().cells();
  }

  /** The name of the field that holds the puzzle. */
  private static Optional<String> puzzle(Map<String, Board> boards, TextSpan start) {
    List<String> open = boards.keySet().stream().filter(name -> boards.get(name).isOpen()).toList();
    List<String> all = open.isEmpty() ? List.copyOf(boards.keySet()) : open;
    List<String> named = all.stream().filter(JsonBoardsReader::isOfPuzzle).toList();
    List<String> meant = all.size() > 1 && named.size() == 1 ? named : all;
    if (meant.size() > 1) {
      throw start.fault(
          Phrase.of(
              "exchange.json-several", Phrase.row(meant.stream().map(Phrase::verbatim).toList())));
    }
    return meant.stream().findFirst();
  }

  private static boolean isOfPuzzle(String name) {
    return PUZZLE.contains(name.toLowerCase(Locale.ROOT));
  }

  /**
   * The board in a field, if it holds one.
   *
   * @throws FormatException if its name says that it is the puzzle, and it cannot be read: no other
   *     field takes its place
   */
  private static Optional<Board> board(String name, TextSpan value) {
    boolean isArray = value.text().startsWith("[");
    int length = value.text().length();
    if (length < SHORTEST_BOARD
        || (!isArray && (length > LONGEST_BOARD || !isOfCells(value.text())))) {
      return Optional.empty();
    }
    try {
      Reading reading =
          isArray
              ? ARRAY.reading(" ".repeat(value.column() - 1) + value.text())
              : Formats.reading(value.text(), "");
      return Optional.of(new Board(reading.items(), reading.remarks()));
    } catch (FormatException noBoard) {
      if (isOfPuzzle(name)) {
        throw noBoard.below(value.line() - 1);
      }
      return Optional.empty();
    }
  }

  /**
   * False for links and words: more than half of the characters must fit into cells or separate
   * them.
   */
  private static boolean isOfCells(String value) {
    long cells =
        value.chars().filter(c -> Character.isDigit(c) || " \n.-_*?|+,".indexOf(c) >= 0).count();
    return !value.contains("://") && 2 * cells > value.length();
  }

  private static boolean isSaid(String name) {
    return Stream.of("title", "author", "notes", "level", "difficulty", "source", "url", "date")
        .anyMatch(name.toLowerCase(Locale.ROOT)::equals);
  }

  private static Metadata about(Map<String, TextSpan> fields) {
    return new Metadata(
        said(fields, "title"),
        said(fields, "author"),
        said(fields, "notes"),
        said(fields, "level", "difficulty"),
        said(fields, "source"),
        said(fields, "url"),
        said(fields, "date"));
  }

  private static String said(Map<String, TextSpan> fields, String... names) {
    return Stream.of(names)
        .flatMap(
            name ->
                fields.entrySet().stream()
                    .filter(field -> field.getKey().equalsIgnoreCase(name))
                    .map(field -> field.getValue().text()))
        .findFirst()
        .orElse("");
  }
}
