package cluewright.plan;

import cluewright.batch.BatchException;
import cluewright.choice.Kind;
import cluewright.format.Faults;
import cluewright.format.FormatException;
import cluewright.format.OrdinaryFile;
import cluewright.format.PuzzleText;
import cluewright.format.TextSource;
import cluewright.format.WholeFile;
import cluewright.format.exchange.Formats;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.plan.shape.Range;
import cluewright.plan.shape.Shape;
import cluewright.plan.shape.Shapes;
import cluewright.replay.Condition;
import cluewright.strategy.Spelling;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Plans of books as JSON files.
 *
 * <pre>
 * {"title": "Kites", "subtitle": "", "author": "", "seed": 7, "print": {"paper": "6x9"}, "rows": [
 *   {"name": "Warm-up", "board": "9x9", "lot": "regions" | {"cages": "28..34"}, "level": "easy..medium", "count": 14,
 *    "symmetry": "half-turn" | "shapes": ["hearts"] | "letters": "ABC" | "list": "masks.txt",
 *    "clues": "26..30", "contains": ["x-wing"], "reasons": "2..3",
 *    "repeat-masks": true,
 *    "puzzles": [{"clues": "53..7...", "locked": true}]}]}
 * </pre>
 *
 * <p>Cells are written row by row, after the name of their board and a colon where they do not tell
 * it. Only rows and their counts are needed; a field that is {@code null} is as good as none. A
 * fault is a {@link BatchException} that names its place.
 */
public final class PlanFile {
  private static final int LARGEST = 16 << 20;
  private static final String ROW = "{\"level\": \"easy\", \"count\": 14}";

  /** The place of a fault in the plan as a whole. */
  private static final Phrase NOWHERE = Phrase.NOTHING;

  private static final Phrase WHOLE_NUMBER = Phrase.of("plan.must-whole-number");
  private static final String AFTER_BOARD = ":";

  /** How many cells each shape has that is drawn by lot. */
  private static final String CELLS = "cells";

  private static final List<String> FIELDS =
      List.of("title", "subtitle", "author", "seed", "print", "rows");
  private static final List<String> SOURCES = List.of("symmetry", "shapes", "letters", "list");
  private static final List<String> FIELDS_OF_ROWS =
      Stream.of(
              List.of("name", "board", "lot", "level", "count"),
              SOURCES,
              List.of("clues", "contains", "reasons", "repeat-masks", "puzzles"))
          .flatMap(List::stream)
          .toList();
  private static final List<String> FIELDS_OF_PUZZLES = List.of("clues", "locked");

  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(SerializationFeature.INDENT_OUTPUT);

  private final Path folder;
  private final Demand demand;

  /** What a plan must be to be read. */
  private enum Demand {
    FILLABLE,
    ANY
  }

  private PlanFile(Path folder, Demand demand) {
    this.folder = folder;
    this.demand = demand;
  }

  /**
   * Reads a plan; files that it names lie where it lies.
   *
   * @throws IOException if a file cannot be read, with one sentence that says why
   * @throws BatchException if it is no plan, or no such book can be made, with one sentence that
   *     names the file and the place
   */
  public static BookPlan read(Path file) throws IOException {
    return read(file, Demand.FILLABLE);
  }

  /**
   * Reads a plan that is being worked on, even if no such book can be made yet, or printed as it
   * says: {@link PlanPages#faults} knows.
   *
   * @throws IOException as {@link #read(Path)}
   * @throws BatchException if it is no plan
   */
  public static BookPlan readDraft(Path file) throws IOException {
    return read(file, Demand.ANY);
  }

  private static BookPlan read(Path file, Demand demand) throws IOException {
    try {
      return read(OrdinaryFile.text(file, LARGEST), file.toAbsolutePath().getParent(), demand);
    } catch (BatchException e) {
      throw new BatchException(
          Phrase.of("plan.at", String.valueOf(file.getFileName()), e.phrase()));
    }
  }

  /**
   * Reads the text of a plan.
   *
   * @param folder where the files lie that it names
   * @throws BatchException as {@link #read(Path)}, without the file
   */
  public static BookPlan read(String text, Path folder) throws IOException {
    return read(text, folder, Demand.FILLABLE);
  }

  private static BookPlan read(String text, Path folder, Demand demand) throws IOException {
    JsonNode tree;
    try {
      tree = MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new BatchException(
          Phrase.of("plan.broken", e.getLocation().getLineNr(), e.getLocation().getColumnNr()));
    }
    dropNulls(tree);
    return new PlanFile(folder, demand).plan(tree);
  }

  private static void dropNulls(JsonNode tree) {
    if (tree instanceof ObjectNode object) {
      object.properties().removeIf(field -> field.getValue().isNull());
    }
    tree.forEach(PlanFile::dropNulls);
  }

  private BookPlan plan(JsonNode tree) throws IOException {
    if (!tree.isObject()) {
      throw new BatchException(Phrase.of("plan.no-plan", "{\"rows\": [" + ROW + "]}"));
    }
    refuseUnknown(tree, FIELDS, NOWHERE);
    JsonNode rows = tree.path("rows");
    if (!rows.isArray() || (rows.isEmpty() && demand == Demand.FILLABLE)) {
      throw new BatchException(Phrase.of("plan.no-field-rows", "\"rows\": [" + ROW + "]"));
    }
    OptionalLong seed = OptionalLong.empty();
    if (tree.has("seed")) {
      if (!tree.get("seed").canConvertToLong() || !tree.get("seed").isIntegralNumber()) {
        throw wrong(NOWHERE, "seed", tree, WHOLE_NUMBER);
      }
      seed = OptionalLong.of(tree.get("seed").asLong());
    }
    List<PlanRow> all = new ArrayList<>();
    for (JsonNode row : rows) {
      all.add(row(row, Phrase.of("plan.row", all.size() + 1)));
    }
    BookPlan plan =
        new BookPlan(
            text(NOWHERE, tree, "title").orElse(""),
            text(NOWHERE, tree, "subtitle").orElse(""),
            text(NOWHERE, tree, "author").orElse(""),
            seed,
            print(tree),
            all);
    Optional<Phrase> objection =
        demand == Demand.FILLABLE ? PlanRun.objection(plan) : Optional.empty();
    if (objection.isPresent()) {
      throw new BatchException(objection.get());
    }
    if (demand == Demand.FILLABLE) {
      PlanPages.of(plan, Locale.ENGLISH);
    }
    return plan;
  }

  private static Map<String, String> print(JsonNode tree) {
    Map<String, String> print = new LinkedHashMap<>();
    if (!tree.has("print")) {
      return print;
    }
    if (!tree.get("print").isObject()) {
      throw wrong(NOWHERE, "print", tree, Phrase.of("plan.must-options", "{\"paper\": \"6x9\"}"));
    }
    tree.get("print")
        .properties()
        .forEach(
            option -> {
              JsonNode value = option.getValue();
              if (value.isObject()) {
                throw wrong(
                    Phrase.verbatim("print"),
                    option.getKey(),
                    tree.get("print"),
                    Phrase.of("plan.must-text-or-number"));
              }
              print.put(
                  option.getKey(),
                  value.isArray()
                      ? elements(value).map(JsonNode::asText).collect(Collectors.joining(","))
                      : value.asText());
            });
    return print;
  }

  private PlanRow row(JsonNode row, Phrase at) throws IOException {
    if (!row.isObject()) {
      throw fault(at, Phrase.of("plan.no-row", ROW));
    }
    refuseUnknown(row, FIELDS_OF_ROWS, at);
    if (!row.path("count").isInt()) {
      throw row.has("count")
          ? wrong(at, "count", row, WHOLE_NUMBER)
          : fault(at, Phrase.of("plan.no-field-count"));
    }
    Optional<Board> board = text(at, row, "board").map(name -> boardOf(name, at));
    PlanRow read =
        new PlanRow(
            text(at, row, "name").orElse(""),
            board,
            lot(row, at, board.orElse(Boards.NINE)),
            value(at, row, "level", Condition.Levels::of),
            row.get("count").asInt(),
            masks(row, at, board),
            value(at, row, "clues", ClueRange::of),
            contains(row, at),
            value(at, row, "reasons", Condition.Reasons::of),
            flag(row, "repeat-masks", at),
            List.of());
    List<PlannedPuzzle> puzzles = puzzles(row, at, read.usualBoard());
    if (puzzles.size() > read.count()) {
      throw fault(at, Phrase.of("plan.too-many", puzzles.size(), read.count()));
    }
    return read.withPuzzles(puzzles);
  }

  /** What is drawn by lot: the name of a kind of it, or numbers of shapes. */
  private static Optional<Lot> lot(JsonNode row, Phrase at, Board board) {
    if (row.path("lot").isObject()) {
      return Optional.of(new Lot.Some(shapesByLot(row.get("lot"), at)));
    }
    return value(at, row, "lot", text -> Lot.named(text, board));
  }

  private static Shapes shapesByLot(JsonNode lot, Phrase at) {
    List<String> known =
        Stream.concat(Arrays.stream(Shape.values()).map(Shape::id), Stream.of(CELLS)).toList();
    Phrase here = Phrase.of("plan.at", at, Phrase.verbatim("lot"));
    Map<Shape, Range> counts = new EnumMap<>(Shape.class);
    lot.fieldNames()
        .forEachRemaining(
            name -> {
              if (!known.contains(name)) {
                throw unknown(here, "lot", name, known);
              }
            });
    for (Shape shape : Shape.values()) {
      value(here, lot, shape.id(), Range::of).ifPresent(count -> counts.put(shape, count));
    }
    return new Shapes(counts, value(here, lot, CELLS, Range::of));
  }

  private MaskSource masks(JsonNode row, Phrase at, Optional<Board> board) throws IOException {
    List<String> named = SOURCES.stream().filter(row::has).toList();
    if (named.size() > 1) {
      throw fault(at, Phrase.of("plan.two-sources", named.get(0), named.get(1)));
    }
    if (row.has("shapes")) {
      return new MaskSource.Shapes(shapes(row, at));
    }
    if (row.has("list")) {
      return new MaskSource.Listed(list(row.get("list"), at, board));
    }
    return text(at, row, "letters")
        .<MaskSource>map(MaskSource.Letters::new)
        .orElse(
            new MaskSource.Drawn(
                value(at, row, "symmetry", text -> constant(text, Symmetry.values()))
                    .orElse(Symmetry.NONE)));
  }

  private static List<String> shapes(JsonNode row, Phrase at) {
    List<String> names = texts(row, "shapes", at, Phrase.of("plan.must-shapes"));
    List<String> known =
        ShapeLibrary.all().stream()
            .flatMap(shape -> Stream.of(shape.name(), shape.group()))
            .distinct()
            .toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw unknown(at, "shape", name, known);
      }
    }
    return names;
  }

  private List<Mask> list(JsonNode list, Phrase at, Optional<Board> board) throws IOException {
    if (list.isTextual()) {
      Path file = folder.resolve(list.asText());
      try {
        return Formats.reading(TextSource.read(file).text(), list.asText()).items().stream()
            .map(item -> item.content().mask())
            .toList();
      } catch (FormatException e) {
        throw fault(at, Phrase.of("plan.at", list.asText(), e.phrase()));
      } catch (IOException e) {
        throw fault(at, Faults.phrase(e));
      }
    }
    if (!list.isArray() || !elements(list).allMatch(JsonNode::isTextual)) {
      throw fault(at, Phrase.of("plan.no-list"));
    }
    List<Mask> masks = new ArrayList<>();
    for (JsonNode mask : list) {
      masks.add(mask(mask.asText(), Phrase.of("plan.of-mask", at, masks.size() + 1), board));
    }
    return masks;
  }

  private static Mask mask(String text, Phrase at, Optional<Board> usual) {
    int colon = text.lastIndexOf(AFTER_BOARD);
    String cells = text.substring(colon + 1);
    Board board =
        colon >= 0
            ? drawn(text.substring(0, colon), at)
            : usual
                .filter(each -> each.cells() == cells.length())
                .or(() -> Boards.withCells(cells.length()))
                .orElseThrow(() -> fault(at, Phrase.of("plan.no-board-with", cells.length())));
    if (board.cells() != cells.length()) {
      throw fault(
          at, Phrase.of("plan.other-cells", cells.length(), board.toString(), board.cells()));
    }
    return new Mask(
        board, CellSet.where(cells.length(), cell -> ".0".indexOf(cells.charAt(cell)) < 0));
  }

  private static Board named(String name, Phrase at) {
    return Boards.named(name).orElseThrow(() -> fault(at, noBoard(name)));
  }

  /** A board of a mask, whose rules may have open values. */
  private static Board drawn(String name, Phrase at) {
    return Boards.drawn(name).orElseThrow(() -> fault(at, noBoard(name)));
  }

  private static Board boardOf(String name, Phrase at) {
    return Boards.drawn(name)
        .orElseThrow(() -> fault(at, Phrase.of("plan.in-field", "board", noBoard(name))));
  }

  private static Phrase noBoard(String name) {
    return Phrase.of("plan.no-board", name);
  }

  private static List<Strategy> contains(JsonNode row, Phrase at) {
    if (!row.has("contains")) {
      return List.of();
    }
    String names = String.join(",", texts(row, "contains", at, Phrase.of("plan.must-strategies")));
    try {
      return names.isEmpty() ? List.of() : StrategySet.parse(names).strategies();
    } catch (IllegalArgumentException e) {
      throw fault(at, Phrase.of("plan.in-field", "contains", Phrase.verbatim(e.getMessage())));
    }
  }

  private static List<PlannedPuzzle> puzzles(JsonNode row, Phrase at, Board usual) {
    List<PlannedPuzzle> puzzles = new ArrayList<>();
    if (!row.has("puzzles")) {
      return puzzles;
    }
    if (!row.get("puzzles").isArray()) {
      throw wrong(
          at, "puzzles", row, Phrase.of("plan.must-puzzles", "[{\"clues\": \"53..7...\"}]"));
    }
    for (JsonNode puzzle : row.get("puzzles")) {
      Phrase here = Phrase.of("plan.of-puzzle", at, puzzles.size() + 1);
      if (!puzzle.isObject()) {
        throw fault(here, Phrase.of("plan.no-puzzle", "{\"clues\": \"53..7...\"}"));
      }
      refuseUnknown(puzzle, FIELDS_OF_PUZZLES, here);
      String clues =
          text(here, puzzle, "clues")
              .orElseThrow(() -> fault(here, Phrase.of("plan.no-field-clues")));
      puzzles.add(new PlannedPuzzle(clues(clues, here, usual), flag(puzzle, "locked", here)));
    }
    return puzzles;
  }

  private static Puzzle clues(String text, Phrase at, Board usual) {
    int colon = text.lastIndexOf(AFTER_BOARD);
    String cells = text.substring(colon + 1);
    Board board = colon >= 0 ? named(text.substring(0, colon), at) : usual;
    try {
      return PuzzleText.read(cells, board);
    } catch (FormatException e) {
      throw fault(at, e.phrase());
    }
  }

  private static BatchException fault(Phrase at, Phrase what) {
    return new BatchException(at.equals(NOWHERE) ? what : Phrase.of("plan.at", at, what));
  }

  private static void refuseUnknown(JsonNode object, List<String> known, Phrase at) {
    object
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!known.contains(name)) {
                throw unknown(at, "field", name, known);
              }
            });
  }

  /** A name that is not known, with the nearest that is, or all of them. */
  private static BatchException unknown(Phrase at, String what, String name, List<String> known) {
    Phrase wayOut =
        Spelling.likely(name, known)
            .map(likely -> Phrase.of("plan.did-you-mean", likely))
            .orElse(Phrase.of("plan.all-of-" + what, String.join(", ", known)));
    return fault(at, Phrase.of("plan.unknown-" + what, name, wayOut));
  }

  private static BatchException wrong(Phrase at, String field, JsonNode in, Phrase needed) {
    return fault(at, Phrase.of("plan.must-be", field, String.valueOf(in.get(field)), needed));
  }

  private static Optional<String> text(Phrase at, JsonNode in, String field) {
    if (!in.has(field)) {
      return Optional.empty();
    }
    if (!in.get(field).isTextual()) {
      throw wrong(at, field, in, Phrase.of("plan.must-text"));
    }
    return Optional.of(in.get(field).asText());
  }

  private static List<String> texts(JsonNode in, String field, Phrase at, Phrase needed) {
    JsonNode list = in.get(field);
    if (list.isTextual()) {
      return List.of(list.asText());
    }
    if (!list.isArray() || !elements(list).allMatch(JsonNode::isTextual)) {
      throw wrong(at, field, in, needed);
    }
    return elements(list).map(JsonNode::asText).toList();
  }

  private static boolean flag(JsonNode in, String field, Phrase at) {
    if (in.has(field) && !in.get(field).isBoolean()) {
      throw wrong(at, field, in, Phrase.of("plan.must-flag"));
    }
    return in.path(field).asBoolean();
  }

  /** A value that is read from a text, or from a number written as one. */
  private static <T> Optional<T> value(
      Phrase at, JsonNode in, String field, Function<String, T> read) {
    Optional<String> text =
        in.path(field).isInt() ? Optional.of(in.get(field).asText()) : text(at, in, field);
    try {
      return text.map(read);
    } catch (IllegalArgumentException e) {
      throw fault(at, Phrase.of("plan.in-field", field, Phrase.verbatim(e.getMessage())));
    }
  }

  private static <E extends Enum<E>> E constant(String text, E[] all) {
    return Arrays.stream(all)
        .filter(each -> Kind.word(each).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\"%s\" is not one of %s"
                        .formatted(
                            text,
                            Arrays.stream(all).map(Kind::word).collect(Collectors.joining(", ")))));
  }

  private static Stream<JsonNode> elements(JsonNode list) {
    List<JsonNode> all = new ArrayList<>();
    list.forEach(all::add);
    return all.stream();
  }

  /** Writes a plan with its puzzles, whole or not at all. */
  public static void write(Path file, BookPlan plan) throws IOException {
    byte[] json = text(plan).getBytes(StandardCharsets.UTF_8);
    WholeFile.write(file, out -> out.write(json));
  }

  /** The text of a plan with its puzzles, as {@link #read(String, Path)} reads it. */
  public static String text(BookPlan plan) {
    ObjectNode object = MAPPER.createObjectNode();
    put(object, "title", plan.title());
    put(object, "subtitle", plan.subtitle());
    put(object, "author", plan.author());
    plan.seed().ifPresent(seed -> object.put("seed", seed));
    if (!plan.print().isEmpty()) {
      ObjectNode print = object.putObject("print");
      plan.print().forEach(print::put);
    }
    ArrayNode rows = object.putArray("rows");
    plan.rows().forEach(row -> rows.add(object(row)));
    return written(object) + "\n";
  }

  /** What a row asks for, as text that is only compared. */
  static String words(PlanRow row) {
    return written(object(row.withName("").withPuzzles(List.of()).withCount(1)));
  }

  private static String written(ObjectNode object) {
    try {
      return MAPPER.writeValueAsString(object);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree can always be written", e);
    }
  }

  private static void put(ObjectNode object, String field, String text) {
    if (!text.isEmpty()) {
      object.put(field, text);
    }
  }

  private static ObjectNode object(PlanRow row) {
    ObjectNode object = MAPPER.createObjectNode();
    put(object, "name", row.name());
    row.board().ifPresent(board -> object.put("board", board.name()));
    row.lot().ifPresent(lot -> put(object, lot));
    row.level().ifPresent(level -> object.put("level", level.written()));
    object.put("count", row.count());
    put(object, row.masks());
    row.clues().ifPresent(clues -> object.put("clues", clues.toString()));
    if (!row.contains().isEmpty()) {
      ArrayNode contains = object.putArray("contains");
      row.contains().forEach(strategy -> contains.add(strategy.id()));
    }
    row.reasons().ifPresent(reasons -> object.put("reasons", reasons.written()));
    if (row.repeats()) {
      object.put("repeat-masks", true);
    }
    if (!row.puzzles().isEmpty()) {
      ArrayNode puzzles = object.putArray("puzzles");
      for (PlannedPuzzle each : row.puzzles()) {
        ObjectNode puzzle = puzzles.addObject();
        Board board = each.puzzle().board();
        puzzle.put("clues", cells(board, board.equals(row.usualBoard()), each.puzzle().line()));
        if (each.locked()) {
          puzzle.put("locked", true);
        }
      }
    }
    return object;
  }

  private static void put(ObjectNode object, Lot lot) {
    if (lot instanceof Lot.All all) {
      object.put("lot", all.id());
    }
    if (lot instanceof Lot.Some some) {
      ObjectNode shapes = object.putObject("lot");
      some.shapes().counts().forEach((shape, count) -> shapes.put(shape.id(), count.toString()));
      some.shapes().cells().ifPresent(cells -> shapes.put(CELLS, cells.toString()));
    }
  }

  private static void put(ObjectNode object, MaskSource masks) {
    if (masks instanceof MaskSource.Drawn drawn) {
      object.put("symmetry", Kind.word(drawn.symmetry()));
    }
    if (masks instanceof MaskSource.Letters letters) {
      object.put("letters", letters.text());
    }
    if (masks instanceof MaskSource.Shapes shapes) {
      ArrayNode names = object.putArray("shapes");
      shapes.names().forEach(names::add);
    }
    if (masks instanceof MaskSource.Listed listed) {
      ArrayNode list = object.putArray("list");
      listed
          .masks()
          .forEach(
              mask -> list.add(cells(mask.board(), Boards.isUsual(mask.board()), mask.line())));
    }
  }

  private static String cells(Board board, boolean isTold, String cells) {
    return isTold ? cells : board.name() + AFTER_BOARD + cells;
  }
}
