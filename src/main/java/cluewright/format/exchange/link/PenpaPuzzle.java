package cluewright.format.exchange.link;

import cluewright.format.Quoted;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The puzzle in the text of a Penpa-Edit link. Its lines are a {@link PenpaHeader}, the margins,
 * how it is edited, the puzzle in JSON, the answer in the same form, the cells of the grid, and
 * more on how it looks and is checked.
 *
 * <p>The puzzle is a drawing and nothing else. What is drawn in a way that has a usual meaning on
 * Sudoku boards is read so; anything else, and all that may be a rule, is refused by its name.
 */
final class PenpaPuzzle {
  private static final int PUZZLE = 3;
  private static final int ANSWER = 4;
  private static final int CELLS = 5;
  private static final int OWN_COLOURS = 13;
  private static final int COLOURS = 14;
  private static final int AFTER_COLOURS = 16;
  private static final int TAGS = 17;

  /** Cluewright's own line after those of Penpa-Edit, which passes over it: the board's name. */
  private static final int BOARD = 19;

  private static final String SURFACE = "surface";
  private static final String HISTORY = "command_";
  private static final String LIST = "list";
  private static final Set<String> KNOWN =
      Set.of(
          SURFACE,
          PenpaSigns.NUMBERS,
          PenpaSigns.SYMBOLS,
          PenpaSigns.THERMOMETERS,
          PenpaEdges.FIELD,
          PenpaCages.CELLS,
          PenpaCages.OUTLINE,
          PenpaCages.SUMS);

  /** The layers in which a custom colour does not change the meaning. */
  private static final Set<String> MAY_BE_COLOURED =
      Set.of(SURFACE, PenpaSigns.THERMOMETERS, PenpaCages.CELLS, PenpaCages.OUTLINE);

  /** The sizes used for clues. */
  private static final Set<String> CLUES = Set.of("1", "10");

  /** The visible colours without a circle. */
  private static final Set<Integer> INKS = Set.of(1, 2, 3, 8, 9, 10);

  private static final int SHADE = 3;

  /** The colour and size of a clue, and of one beside a cage's sum. */
  private static final String USUAL = "1,\"1\"";

  private static final String SMALLER = "1,\"10\"";

  /** A small letter on a white disc; colour 6 would add a ring like that of a dot. */
  private static final String LETTER = "5,\"5\"";

  private final TextSpan link;
  private final List<String> lines;
  private final PenpaHeader header;
  private final PackedJson json;
  private final LinkContext context;
  private final PenpaPoints points;

  private PenpaPuzzle(TextSpan link, List<String> lines, LinkContext context) {
    this.link = link;
    this.lines = lines;
    this.context = context;
    this.header = PenpaHeader.of(lines.get(0));
    header.judge(link, context.budget());
    this.json = json(line(PUZZLE));
    this.points = points();
  }

  static Item read(TextSpan packed, LinkContext context) {
    String text = PenpaText.unpack(packed);
    context.budget().takeMore(text.length(), packed.line());
    List<String> lines = List.of(text.split("\n", -1));
    return new PenpaPuzzle(packed, lines, context).read();
  }

  private String line(int index) {
    return index < lines.size() ? lines.get(index) : "";
  }

  private PackedJson json(String text) {
    return PackedJson.of(link, text, context);
  }

  private JsonNode list(String text) {
    return json("{\"" + LIST + "\":" + (text.isBlank() ? "[]" : text) + "}").root().path(LIST);
  }

  /**
   * Finds the board in the grid, a square of cells each given by its distance from the last. It is
   * not at the edge of the grid, which has a margin, so that its corners have numbers of their own.
   */
  private PenpaPoints points() {
    int width = header.width(link);
    int height = header.height(link);
    Set<Integer> cells = new TreeSet<>();
    long point = 0;
    for (JsonNode step : list(line(CELLS))) {
      point += step.asInt(0);
      if (!step.isInt() || point < 0 || point >= (long) width * height) {
        throw link.fault(Phrase.of("exchange.broken-link"));
      }
      cells.add((int) point);
    }
    if (cells.isEmpty()) {
      throw link.fault(Phrase.of("exchange.no-grid"));
    }
    int top = cells.stream().mapToInt(cell -> cell / width).min().orElseThrow();
    int left = cells.stream().mapToInt(cell -> cell % width).min().orElseThrow();
    if (top < 1 || left < 1) {
      throw link.fault(Phrase.of("exchange.broken-link"));
    }
    int size = (int) cells.stream().filter(cell -> cell / width == top).count();
    PenpaPoints found = new PenpaPoints(width, height, top, left, size);
    boolean isSquare =
        cells.size() == size * size && cells.stream().allMatch(cell -> found.cell(cell) >= 0);
    if (!isSquare) {
      throw link.fault(Phrase.of("exchange.penpa-square"));
    }
    json.size(size);
    return found;
  }

  private Item read() {
    return line(BOARD).isBlank() ? readDrawing() : readOwn(line(BOARD));
  }

  /**
   * Reads the clues of a board that the link names, since its drawing does not tell all rules.
   *
   * @throws cluewright.format.FormatException if the drawing is not the one of this board
   */
  private Item readOwn(String name) {
    Board board =
        Boards.named(name)
            .orElseThrow(() -> link.fault(Phrase.of("exchange.own-board", Quoted.bare(name))));
    BoardBuilder builder = new BoardBuilder(board);
    for (Map.Entry<String, JsonNode> number : json.root().path(PenpaSigns.NUMBERS).properties()) {
      int cell = points.cell(point(number.getKey(), PenpaSigns.NUMBERS));
      if (cell >= 0 && cell < board.cells() && isClue(number.getValue())) {
        builder.clue(cell, json.digit(board, cell, number.getValue().path(0)));
      }
    }
    Content content = builder.content();
    if (!drawing((Clues) content).equals(lines.subList(PUZZLE, AFTER_COLOURS))) {
      throw link.fault(Phrase.of("exchange.penpa-changed"));
    }
    return new Item(content, about(SclRules.notes(json, board, header.rules())));
  }

  private Item readDrawing() {
    refuseOtherLayers();
    refuseColours();
    PenpaEdges edges = new PenpaEdges(json, points);
    if (!edges.hasBorders()) {
      throw link.fault(Phrase.of("exchange.penpa-no-regions"));
    }
    LinkBoard rules = new LinkBoard(json, json.board(points.size(), edges.regions()));
    edges.addTo(rules, header.isFalling(), header.isRising());
    PenpaSigns.readThermometers(json, points, rules);
    PenpaCages.read(json, points, rules);
    readSymbols(rules);
    Map<Integer, JsonNode> clues = readNumbers(rules);
    OwnRules words = OwnRules.of(header.rules());
    PenpaWords.add(words, rules);
    Board board = rules.board();
    boolean isOwn = words.isOf(board);
    if (!isOwn) {
      PenpaWords.judge(json, board, header.title() + "\n" + header.rules(), tags());
    }
    refuseOtherShades(isOwn ? PenpaWords.shaded(board) : Set.of());
    BoardBuilder builder = new BoardBuilder(board);
    clues.forEach((cell, value) -> builder.clue(cell, json.digit(board, cell, value)));
    passOverAnswer();
    return new Item(builder.content(), about(isOwn ? words.notes() : header.rules()));
  }

  private Metadata about(String notes) {
    return new Metadata(header.title(), header.author(), notes, "", "", header.address(), "");
  }

  private List<String> tags() {
    List<String> tags = new ArrayList<>();
    list(line(TAGS)).forEach(tag -> tags.add(PackedJson.text(tag)));
    return tags;
  }

  private void refuseOtherLayers() {
    for (Map.Entry<String, JsonNode> layer : json.root().properties()) {
      String name = layer.getKey();
      boolean isRead = KNOWN.contains(name) && hasShape(name, layer.getValue());
      if (!isRead && !name.startsWith(HISTORY) && hasInk(layer.getValue())) {
        throw json.rule(name);
      }
    }
  }

  private static boolean hasShape(String layer, JsonNode value) {
    return PenpaLook.isList(layer) ? value.isArray() : value.isObject();
  }

  /** True if something is drawn; empty lists are left where it was deleted. */
  private static boolean hasInk(JsonNode node) {
    if (node.isContainerNode()) {
      for (JsonNode each : node) {
        if (hasInk(each)) {
          return true;
        }
      }
      return false;
    }
    return node.isTextual() ? !node.asText().isBlank() : !node.isNull();
  }

  private void refuseColours() {
    String isOn = line(OWN_COLOURS).strip();
    boolean hasColours = !isOn.isEmpty() && !isOn.equals("0") && !isOn.contains("false");
    if (!hasColours || line(COLOURS).isBlank()) {
      return;
    }
    for (Map.Entry<String, JsonNode> layer : json(line(COLOURS)).root().properties()) {
      String name = layer.getKey();
      boolean mayBe = MAY_BE_COLOURED.contains(name) || name.startsWith(HISTORY);
      if (!mayBe && hasInk(layer.getValue())) {
        throw link.fault(Phrase.of("exchange.penpa-colours", name));
      }
    }
  }

  private void readSymbols(LinkBoard rules) {
    for (Map.Entry<String, JsonNode> symbol : json.root().path(PenpaSigns.SYMBOLS).properties()) {
      int point = point(symbol.getKey(), PenpaSigns.SYMBOLS);
      if (!isRowMark(point)) {
        PenpaSigns.readSymbol(json, symbol.getValue(), points.border(point), rules);
      }
    }
  }

  /** The point in a name, which may end with a letter for the editing mode. */
  private int point(String name, String field) {
    String number = name.endsWith("E") ? name.substring(0, name.length() - 1) : name;
    if (!PenpaEdges.Pairs.isNumber(number)) {
      throw json.rule(field);
    }
    return Integer.parseInt(number);
  }

  /** The clues by cell. */
  private Map<Integer, JsonNode> readNumbers(LinkBoard rules) {
    Map<Integer, JsonNode> clues = new TreeMap<>();
    Map<String, List<Integer>> texts = new TreeMap<>();
    for (Map.Entry<String, JsonNode> number : json.root().path(PenpaSigns.NUMBERS).properties()) {
      int point = point(number.getKey(), PenpaSigns.NUMBERS);
      JsonNode value = number.getValue();
      int cell = points.cell(point);
      List<Integer> border = points.border(point);
      if (cell >= 0) {
        if (!isClue(value)) {
          throw json.rule(PenpaSigns.NUMBERS);
        }
        JsonNode other = clues.put(cell, value.path(0));
        if (other != null) {
          refuseOtherDigit(rules.plain(), cell, other, value.path(0));
        }
      } else if (!border.isEmpty()) {
        texts.putIfAbsent(PenpaSigns.readText(json, value, border, rules), border);
      } else if (isRowMark(point)) {
        json.passed().add(PackedJson.text(value.path(0)));
      } else {
        throw json.rule(PenpaSigns.NUMBERS);
      }
    }
    PenpaSigns.refuseMixed(json, rules.plain(), texts);
    return clues;
  }

  /** Refuses another digit in a cell, which may be listed twice by different editing modes. */
  private void refuseOtherDigit(Board board, int cell, JsonNode one, JsonNode two) {
    String first = PackedJson.text(one).strip();
    String second = PackedJson.text(two).strip();
    if (!first.equals(second)) {
      throw json.fault(
          Phrase.of(
              "exchange.penpa-two-digits",
              board.label(cell),
              Quoted.bare(first),
              Quoted.bare(second)));
    }
  }

  private static boolean isClue(JsonNode number) {
    return number.path(0).isValueNode()
        && CLUES.contains(PackedJson.text(number.path(2)))
        && INKS.contains(number.path(1).asInt(0));
  }

  /** True for a letter with an arrow beside the board, which marks a row for contest answers. */
  private boolean isRowMark(int point) {
    String name = String.valueOf(point);
    JsonNode letter = json.root().path(PenpaSigns.NUMBERS).path(name);
    JsonNode arrow = json.root().path(PenpaSigns.SYMBOLS).path(name);
    return points.cell(point) < 0
        && points.border(point).isEmpty()
        && PackedJson.text(letter.path(0)).matches("[A-Z]")
        && PackedJson.text(arrow.path(1)).equals(PenpaSigns.ROW_ARROW);
  }

  private void refuseOtherShades(Set<Integer> expected) {
    Set<Integer> shaded = new HashSet<>();
    json.root()
        .path(SURFACE)
        .fieldNames()
        .forEachRemaining(name -> shaded.add(points.cell(point(name, SURFACE))));
    if (!shaded.isEmpty() && !shaded.equals(expected)) {
      throw json.rule(SURFACE);
    }
  }

  private void passOverAnswer() {
    String answer = line(ANSWER);
    boolean hasAnswer =
        !answer.isBlank()
            && json(answer).root().properties().stream()
                .filter(layer -> !layer.getKey().startsWith(HISTORY))
                .anyMatch(layer -> hasInk(layer.getValue()));
    if (hasAnswer) {
      json.passed().add("pu_a");
    }
  }

  static String write(Item item) {
    Clues puzzle = (Clues) item.content();
    Board board = puzzle.board();
    Metadata about = item.about();
    int around = PenpaPoints.around(board);
    List<String> before =
        List.of(
            PenpaHeader.write(board, about, OwnRules.told(about.notes(), board)),
            "[%1$d,%1$d,%1$d,%1$d]".formatted(around),
            PenpaLook.MODE);
    List<String> after = new ArrayList<>(List.of(PenpaLook.CHECK_ANY, "[]", ""));
    if (PenpaPicture.isNeeded(board)) {
      after.add(board.name());
    }
    return Stream.of(before, drawing(puzzle), after)
        .flatMap(List::stream)
        .collect(Collectors.joining("\n"));
  }

  /** The lines from the puzzle to its colours. */
  private static List<String> drawing(Clues puzzle) {
    PenpaPicture picture = new PenpaPicture(puzzle.board());
    boolean isColoured = !picture.lineColours.isEmpty() || !picture.symbolColours.isEmpty();
    return List.of(
        layers(puzzle, picture),
        PenpaLook.NO_LAYERS,
        cells(PenpaPoints.of(puzzle.board())),
        "[]",
        PenpaLook.CHECK_ALL,
        "\"x\"",
        "\"x\"",
        PenpaLook.VERSION,
        PenpaLook.MODE,
        "\"x\"",
        isColoured ? "1" : "0",
        PenpaLook.layers(
            Map.of(
                PenpaPicture.LINES,
                object(picture.lineColours),
                PenpaSigns.SYMBOLS,
                object(picture.symbolColours))),
        PenpaLook.NO_LAYERS);
  }

  private static String layers(Clues puzzle, PenpaPicture picture) {
    Board board = puzzle.board();
    PenpaPoints points = PenpaPoints.of(board);
    Set<Integer> withSum = PenpaCages.cellsWithSum(puzzle.clues());
    Map<Integer, String> numbers = new TreeMap<>(picture.numbers);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (puzzle.clues().digit(cell) != 0) {
        String style = withSum.contains(cell) ? SMALLER : USUAL;
        numbers.put(points.center(cell), number(puzzle.clues().digit(cell), style));
      }
    }
    PenpaSigns.letters(board).forEach((point, text) -> numbers.put(point, number(text, LETTER)));
    Map<Integer, String> symbols = new TreeMap<>(picture.symbols);
    symbols.putAll(PenpaSigns.symbols(board));
    Map<Integer, String> shades = new TreeMap<>(picture.surface);
    PenpaWords.shaded(board)
        .forEach(cell -> shades.putIfAbsent(points.center(cell), String.valueOf(SHADE)));
    return PenpaLook.layers(
        Map.ofEntries(
            Map.entry(SURFACE, object(shades)),
            Map.entry(PenpaSigns.NUMBERS, object(numbers)),
            Map.entry(PenpaCages.SUMS, object(PenpaCages.sums(puzzle.clues()).stream())),
            Map.entry(PenpaSigns.SYMBOLS, object(symbols)),
            Map.entry(PenpaSigns.THERMOMETERS, array(PenpaSigns.thermometers(board))),
            Map.entry(PenpaPicture.ARROWS, array(picture.arrows)),
            Map.entry(PenpaPicture.DIRECTIONS, array(picture.directions)),
            Map.entry(PenpaPicture.LINES, object(picture.lines)),
            Map.entry(PenpaEdges.FIELD, object(PenpaEdges.of(board).stream())),
            Map.entry(PenpaCages.OUTLINE, object(PenpaCages.outlines(board).stream())),
            Map.entry(PenpaCages.CELLS, array(PenpaCages.cells(board)))));
  }

  private static String number(Object text, String style) {
    return "[\"" + text + "\"," + style + "]";
  }

  private static String object(Map<?, String> entries) {
    return object(
        entries.entrySet().stream().map(each -> "\"" + each.getKey() + "\":" + each.getValue()));
  }

  private static String object(Stream<String> entries) {
    return entries.collect(Collectors.joining(",", "{", "}"));
  }

  private static String array(List<String> elements) {
    return "[" + String.join(",", elements) + "]";
  }

  /** The first cell, then the distance of each from the one before. */
  private static String cells(PenpaPoints points) {
    return IntStream.range(0, points.size() * points.size())
        .map(cell -> points.center(cell) - (cell == 0 ? 0 : points.center(cell - 1)))
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(",", "[", "]"));
  }
}
