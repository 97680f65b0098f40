package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.format.FormatException;
import cluewright.format.MaskText;
import cluewright.format.PuzzleText;
import cluewright.format.WholeFile;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.search.WalkCut;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Work divided into items: a file of JSON lines, the first with what all have in common, the others
 * with an item each. It holds all that a worker needs to know.
 *
 * <pre>
 * {"cluewright-items":1,"kind":"walk","items":2,"request":{…},"walk":{…},"digest":"5c1f…"}
 * {"item":1,"from":0,"to":120}
 * {"item":2,"from":120,"to":240}
 * </pre>
 *
 * <p>Of grids, the first line has their number of clues instead of a request.
 *
 * <p>The digest is the SHA-256 of everything else in the file. Every answer names it, so that none
 * is taken for that of other work.
 *
 * @param asked the request that items have in common; empty for grids
 * @param walk how the walk is shared out; empty for puzzles and grids
 * @param clues how many the puzzles of grids may have; empty for others
 */
public record Items(
    Kind kind, Optional<Asked> asked, Optional<WalkCut> walk, OptionalInt clues, List<Item> all) {
  private static final String MARK = "cluewright-items";
  private static final int VERSION = 1;
  private static final String DIGEST = "digest";
  private static final ObjectMapper MAPPER = Asked.MAPPER;

  public Items {
    all = List.copyOf(all);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).id() != i + 1) {
        throw new BatchException("item %,d has the number %,d".formatted(i + 1, all.get(i).id()));
      }
    }
    if ((kind == Kind.WALK) != walk.isPresent()) {
      throw new BatchException("only a walk has shares, and every walk has");
    }
    if ((kind == Kind.GRIDS) != clues.isPresent() || (kind == Kind.GRIDS) == asked.isPresent()) {
      throw new BatchException("grids have a number of clues, and all other work has a request");
    }
    for (Item item : all) {
      if ((kind == Kind.GRIDS) == item.grids().isEmpty()) {
        throw new BatchException("item %,d is not of the kind %s".formatted(item.id(), kind));
      }
    }
    if (walk.isPresent()) {
      requireCover(walk.get(), all);
    }
  }

  /** Puzzles of masks, or a walk. */
  public Items(
      Kind kind, Request request, Many.Variety variety, Optional<WalkCut> walk, List<Item> all) {
    this(kind, Optional.of(new Asked(request, variety)), walk, OptionalInt.empty(), all);
  }

  /** Grids whose puzzles of up to so many clues are looked for. */
  static Items ofGrids(int clues, List<Item> all) {
    return new Items(Kind.GRIDS, Optional.empty(), Optional.empty(), OptionalInt.of(clues), all);
  }

  /** The request as the items use it, for one thread; grids have none. */
  public Request request() {
    return asked.orElseThrow().request();
  }

  /** How the puzzles of masks are chosen; grids have none. */
  public Many.Variety variety() {
    return asked.orElseThrow().variety();
  }

  /** Checks that a walk's items cover each share exactly once, in order. */
  private static void requireCover(WalkCut cut, List<Item> items) {
    int next = 0;
    for (Item item : items) {
      if (item.from() != next || item.to() < next) {
        throw new BatchException(
            "item %,d begins with share %,d, but the one before ends with %,d"
                .formatted(item.id(), item.from(), next - 1));
      }
      next = item.to();
    }
    if (next != cut.shares()) {
      throw new BatchException("the items take %,d shares of %,d".formatted(next, cut.shares()));
    }
  }

  public Request on(Item item) {
    return asked.orElseThrow().on(item);
  }

  /** Identifies this work. */
  public String digest() {
    return Digests.of(header("") + lines());
  }

  /** The contents of the file. */
  public String text() {
    return header(digest()) + lines();
  }

  private String header(String digest) {
    ObjectNode object = MAPPER.createObjectNode();
    object.put(MARK, VERSION);
    object.put("kind", kind.toString());
    object.put("items", all.size());
    asked.ifPresent(each -> object.set("request", each.json()));
    clues.ifPresent(most -> object.put("clues", most));
    walk.ifPresent(cut -> object.set("walk", MAPPER.valueToTree(cut)));
    object.put(DIGEST, digest);
    return object + "\n";
  }

  private String lines() {
    StringBuilder text = new StringBuilder();
    for (Item item : all) {
      ObjectNode object = MAPPER.createObjectNode();
      object.put("item", item.id());
      if (item.mask().isPresent()) {
        object.put("board", item.mask().get().board().name());
        object.put("mask", item.mask().get().line());
        object.put("seed", item.seed());
        object.put("count", item.count());
      } else if (!item.grids().isEmpty()) {
        object.put("board", item.grids().get(0).board().name());
        ArrayNode grids = object.putArray("grids");
        item.grids().forEach(grid -> grids.add(grid.line()));
      } else {
        object.put("from", item.from());
        object.put("to", item.to());
      }
      text.append(object).append('\n');
    }
    return text.toString();
  }

  /** Writes the file, completely or not at all. */
  public void write(Path file) throws IOException {
    byte[] bytes = text().getBytes(StandardCharsets.UTF_8);
    WholeFile.write(file, out -> out.write(bytes));
  }

  /**
   * Reads a file.
   *
   * @throws BatchException if it holds no items that this version understands, or is damaged
   */
  public static Items read(Path file) throws IOException {
    try {
      return read(Files.readString(file));
    } catch (BatchException e) {
      throw unreadable(file, e.getMessage());
    } catch (MalformedInputException e) {
      throw unreadable(file, "it is no text");
    }
  }

  private static BatchException unreadable(Path file, String why) {
    return new BatchException("%s: %s; write it anew with split".formatted(file, why));
  }

  /**
   * Reads a file's text.
   *
   * @throws BatchException as above
   */
  public static Items read(String text) {
    List<String> lines = text.lines().toList();
    JsonNode header = lines.isEmpty() ? MAPPER.createObjectNode() : object(lines.get(0), 1);
    int count = header.path("items").asInt(-1);
    if (header.path(MARK).asInt() != VERSION || count < 0) {
      throw new BatchException("line 1: this is no list of items that this version can read");
    }
    if (count != lines.size() - 1) {
      throw new BatchException(
          "it announces %,d items, and has %,d".formatted(count, lines.size() - 1));
    }
    List<Item> items = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      items.add(item(object(lines.get(i), i + 1), i + 1));
    }
    Kind kind =
        Kind.named(header.path("kind").asText())
            .orElseThrow(() -> new BatchException("line 1: its kind is unknown"));
    JsonNode clues = header.path("clues");
    Items read =
        new Items(
            kind,
            kind == Kind.GRIDS ? Optional.empty() : Optional.of(Asked.read(header.path("request"))),
            cut(header.path("walk")),
            clues.isInt() ? OptionalInt.of(clues.asInt()) : OptionalInt.empty(),
            items);
    if (!read.digest().equals(header.path(DIGEST).asText())) {
      throw new BatchException("it is damaged: its digest is not that of its lines");
    }
    return read;
  }

  private static Optional<WalkCut> cut(JsonNode object) {
    try {
      return object.isMissingNode()
          ? Optional.empty()
          : Optional.of(MAPPER.treeToValue(object, WalkCut.class));
    } catch (JsonProcessingException e) {
      Throwable why = e.getCause() == null ? e : e.getCause();
      throw new BatchException("line 1: " + why.getMessage());
    }
  }

  private static JsonNode object(String line, int number) {
    try {
      return MAPPER.readTree(line);
    } catch (JsonProcessingException e) {
      throw new BatchException("line %,d: this is no JSON".formatted(number));
    }
  }

  private static Item item(JsonNode object, int line) {
    int id = object.path("item").asInt();
    if (object.has("grids")) {
      return Item.ofGrids(id, grids(object, line));
    }
    if (!object.has("mask")) {
      return Item.ofShares(id, object.path("from").asInt(), object.path("to").asInt());
    }
    try {
      Mask mask = MaskText.read(object.path("mask").asText(), board(object, line));
      return Item.of(id, mask, object.path("seed").asLong(), object.path("count").asInt());
    } catch (FormatException e) {
      throw new BatchException("line %,d: %s".formatted(line, e.getMessage()));
    }
  }

  private static Board board(JsonNode object, int line) {
    return Boards.named(object.path("board").asText())
        .orElseThrow(() -> new BatchException("line %,d: no board".formatted(line)));
  }

  private static List<Puzzle> grids(JsonNode object, int line) {
    Board board = board(object, line);
    List<Puzzle> grids = new ArrayList<>();
    try {
      object.path("grids").forEach(grid -> grids.add(PuzzleText.read(grid.asText(), board)));
    } catch (FormatException e) {
      throw new BatchException("line %,d: %s".formatted(line, e.getMessage()));
    }
    if (!grids.stream().allMatch(grid -> grid.isComplete() && grid.conflict().isEmpty())) {
      throw new BatchException("line %,d: a grid is no solution".formatted(line));
    }
    return grids;
  }
}
