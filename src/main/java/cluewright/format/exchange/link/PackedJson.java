package cluewright.format.exchange.link;

import cluewright.format.BoardKinds;
import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.JsonPlace;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The JSON packed in a link, whose faults are reported at the link's position.
 *
 * <p>Tolerates what SudokuPad leaves out: quotes around names, double quotes around texts, and
 * empty cells between commas.
 */
final class PackedJson {
  private static final int DEEPEST = 20;
  private static final int FEWEST_ROWS = 4;
  private static final int MOST_ROWS = 25;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .build())
          .enable(
              JsonReadFeature.ALLOW_SINGLE_QUOTES,
              JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES,
              JsonReadFeature.ALLOW_MISSING_VALUES,
              JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
          .build();

  private final TextSpan link;
  private final JsonNode root;

  private final PassedOver passed;

  private PackedJson(TextSpan link, JsonNode root, PassedOver passed) {
    this.link = link;
    this.root = root;
    this.passed = passed;
  }

  /**
   * @param json what the link unpacks to
   * @param context is told what is passed over, and has room for what is unpacked
   * @throws FormatException if it is no JSON object
   */
  static PackedJson of(TextSpan link, String json, LinkContext context) {
    context.budget().takeMore(json.length(), link.line());
    try {
      JsonNode root = MAPPER.readTree(json);
      if (root.isObject()) {
        return new PackedJson(link, root, context.passed());
      }
    } catch (JsonProcessingException damaged) {
      throw link.fault(Phrase.of("exchange.broken-link"));
    }
    throw link.fault(Phrase.of("exchange.broken-link"));
  }

  /**
   * The same JSON unpacked in a file.
   *
   * @throws FormatException if it is no JSON from some place on
   */
  static PackedJson ofFile(String json, LinkContext context) {
    TextSpan file = new TextSpan("", 1, 1);
    context.budget().takeMore(json.length(), file.line());
    try {
      return new PackedJson(file, MAPPER.readTree(json), context.passed());
    } catch (JsonProcessingException damaged) {
      throw JsonPlace.fault(damaged);
    }
  }

  JsonNode root() {
    return root;
  }

  /**
   * The same JSON with fields renamed at any depth. One whose new name is taken keeps its own.
   *
   * @param names by the names in the link
   */
  PackedJson renamed(Map<String, String> names) {
    return new PackedJson(link, renamed(root, names), passed);
  }

  private static JsonNode renamed(JsonNode node, Map<String, String> names) {
    if (node.isArray()) {
      ArrayNode list = MAPPER.createArrayNode();
      node.forEach(each -> list.add(renamed(each, names)));
      return list;
    }
    if (!node.isObject()) {
      return node;
    }
    ObjectNode object = MAPPER.createObjectNode();
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      String name = names.getOrDefault(field.getKey(), field.getKey());
      object.set(node.has(name) ? field.getKey() : name, renamed(field.getValue(), names));
    }
    return object;
  }

  FormatException fault(Phrase what) {
    return link.fault(what);
  }

  /** A field under one of its names, or a missing node. */
  static JsonNode field(JsonNode object, String name, String shortName) {
    return object.has(name) ? object.path(name) : object.path(shortName);
  }

  /** A text or number as text; otherwise empty. */
  static String text(JsonNode value) {
    return value.isValueNode() && !value.isNull() && !value.isBoolean() ? value.asText() : "";
  }

  /** The sum of a cage; 0 if the text is not one. */
  static int sum(String text) {
    boolean isNumber = text.matches("[0-9]{1,3}");
    return isNumber ? Integer.parseInt(text) : 0;
  }

  /** The number of rows of a grid, whose rows have as many cells. */
  int size(JsonNode rows) {
    if (!rows.isArray()) {
      throw fault(Phrase.of("exchange.no-grid"));
    }
    int size = size(rows.size());
    for (int row = 0; row < size; row++) {
      int length = rows.path(row).size();
      if (length != size) {
        throw fault(Phrase.of("exchange.row-length", row + 1, length, name(size), size));
      }
    }
    return size;
  }

  /** A valid number of rows. */
  int size(int rows) {
    if (rows < FEWEST_ROWS || rows > MOST_ROWS) {
      throw fault(Phrase.of("exchange.no-size", rows, FEWEST_ROWS, MOST_ROWS));
    }
    return rows;
  }

  /** The default board with boxes of this size; empty if there is none. */
  static Optional<Board> usual(int size) {
    return Boards.named(name(size)).filter(board -> !board.houses(Kinds.BOX).isEmpty());
  }

  static String name(int size) {
    return size + "x" + size;
  }

  /**
   * The board with these regions instead of boxes; the default boxes if regions are missing for
   * some or all cells.
   *
   * @param regions by cell, by whatever name
   * @throws FormatException if these are no regions of such a board
   */
  Board board(int size, Map<Integer, String> regions) {
    if (regions.size() < size * size) {
      Board board =
          usual(size)
              .orElseThrow(
                  () ->
                      fault(
                          Phrase.of(
                              "exchange.regions-missing",
                              name(size),
                              regions.size(),
                              size * size)));
      refuseOtherBoxes(board, regions);
      return board;
    }
    Map<String, Integer> counts = new TreeMap<>();
    regions.values().forEach(name -> counts.merge(name, 1, Integer::sum));
    counts.forEach(
        (name, cells) -> {
          if (cells != size) {
            throw fault(
                Phrase.of("exchange.odd-region", Quoted.bare(name), cells, name(size), size));
          }
        });
    List<String> names = List.copyOf(counts.keySet());
    String symbols =
        IntStream.range(0, size * size)
            .mapToObj(cell -> String.valueOf((char) ('A' + names.indexOf(regions.get(cell)))))
            .collect(Collectors.joining());
    return Boards.jigsaw(symbols, Set.of());
  }

  /** The digit for a value; 0 for none. */
  int digit(Board board, int cell, JsonNode value) {
    String text = text(value).strip();
    if (text.isEmpty()) {
      return 0;
    }
    boolean isNumber = text.length() <= 2 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    int digit = isNumber ? Integer.parseInt(text) : -1;
    if (digit < 0 || digit > board.digits()) {
      throw fault(
          Phrase.of(
              "exchange.odd-value",
              board.label(cell),
              Quoted.bare(text),
              board.toString(),
              board.digits()));
    }
    return digit;
  }

  /** Refuses an object with fields that may be rules, and notes the other unknown ones. */
  void judge(JsonNode object, KnownFields fields) {
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      String name = field.getKey();
      boolean isQuiet = fields.known().contains(name) || fields.settings().contains(name);
      if (!isQuiet && isUsed(field.getValue())) {
        leave(name, fields);
      }
    }
  }

  private void leave(String name, KnownFields fields) {
    if (!fields.left().contains(name)) {
      throw rule(name);
    }
    passed.add(name);
  }

  /** The fault that the puzzle has a rule with this name. */
  FormatException rule(String name) {
    List<Phrase> known = Kinds.ALL.stream().map(BoardKinds::name).toList();
    return fault(Phrase.of("exchange.rule", Quoted.bare(name), Phrase.list(known)));
  }

  /** Refuses a top-level field that has contents but is not a list. */
  void refuseOtherThanLists(Collection<String> fields) {
    for (String field : fields) {
      if (isUsed(root.path(field))) {
        refuseOtherThanList(root.path(field), field);
      }
    }
  }

  /** Refuses a value that is not a list in a field of lists. */
  void refuseOtherThanList(JsonNode value, String field) {
    if (!value.isArray() && !value.isNull()) {
      throw rule(field);
    }
  }

  PassedOver passed() {
    return passed;
  }

  /** True if a field is switched on, has contents, or lists places. */
  static boolean isUsed(JsonNode field) {
    if (field.isContainerNode()) {
      return !field.isEmpty();
    }
    return field.isTextual() ? !field.asText().isBlank() : field.asBoolean(false);
  }

  /** Takes the digits noted in an empty cell, if any, as its candidates. */
  void fillMarks(BoardBuilder builder, int cell, JsonNode marks) {
    int candidates = 0;
    for (JsonNode mark : marks) {
      int candidate = digit(builder.board(), cell, mark);
      candidates |= candidate == 0 ? 0 : 1 << (candidate - 1);
    }
    if (candidates != 0) {
      builder.candidates(cell, candidates);
    }
  }

  /** Refuses regions other than the board's boxes, whatever their names. */
  private void refuseOtherBoxes(Board board, Map<Integer, String> regions) {
    Map<String, House> boxes = new HashMap<>();
    Map<House, String> names = new HashMap<>();
    regions.forEach(
        (cell, name) -> {
          House box = box(board, cell);
          boolean isOther = !boxes.getOrDefault(name, box).equals(box);
          if (isOther || !names.getOrDefault(box, name).equals(name)) {
            throw fault(Phrase.of("exchange.other-boxes", board.label(cell), board.toString()));
          }
          boxes.put(name, box);
          names.put(box, name);
        });
  }

  /** True if the boxes are those that links assume by default. */
  static boolean hasUsualBoxes(Board board) {
    return usual(board.rows())
        .map(usual -> usual.houses(Kinds.BOX))
        .filter(board.houses(Kinds.BOX)::equals)
        .isPresent();
  }

  static House box(Board board, int cell) {
    return board.housesOf(cell).stream()
        .filter(house -> house.kind() == Kinds.BOX)
        .findFirst()
        .orElseThrow();
  }
}
