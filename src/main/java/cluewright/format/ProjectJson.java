package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Wishes;
import cluewright.strategy.Catalogue;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.strategy.Words;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A project as JSON.
 *
 * <p>{@code cluewright} is the version of the format; {@code board} is a board's name; {@code mask}
 * has one text a row, {@code x} for a clue cell and {@code .} for an open one; {@code puzzle},
 * where there is one, has the digits on the same cells; {@code strategies} are ids, and so are
 * {@code required}, where there are any, which the puzzle must need; {@code wishes}, where there
 * are any, is described in {@link WishesJson}. Fields of other names are passed over, so a later
 * program can add some without a new version.
 */
final class ProjectJson {
  /** The version that is written, and the newest that is read. */
  static final int VERSION = 1;

  private static final int DEEPEST = 50;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private ProjectJson() {}

  /** The file's fields, before anything is known about what they say. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Fields(
      int cluewright,
      String title,
      String author,
      String board,
      List<String> mask,
      List<String> strategies,
      List<String> required,
      WishesJson wishes,
      List<String> puzzle) {}

  /** The one field that every version has. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Version(JsonNode cluewright) {}

  static String write(Design project) {
    Board board = project.mask().board();
    Fields fields =
        new Fields(
            VERSION,
            project.title(),
            project.author(),
            board.name(),
            rows(board, project.mask().line()),
            ids(project.strategies()),
            project.required().isEmpty() ? null : ids(project.required()),
            WishesJson.of(project.wishes()),
            project.puzzle().map(puzzle -> rows(board, puzzle.line())).orElse(null));
    try {
      return MAPPER.writer(new OneItemALine()).writeValueAsString(fields) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> ids(StrategySet set) {
    return set.strategies().stream().map(Strategy::id).toList();
  }

  private static List<String> rows(Board board, String line) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      rows.add(line.substring(row * board.columns(), (row + 1) * board.columns()));
    }
    return rows;
  }

  /**
   * Reads what {@link #write} writes.
   *
   * @throws JsonProcessingException if the text is not JSON, or a field is not of its kind
   * @throws FormatException if the version is unknown, or the fields do not fit together
   */
  static Design read(String json) throws JsonProcessingException {
    requireKnown(MAPPER.readValue(json, Version.class));
    Fields fields = MAPPER.readValue(json, Fields.class);
    Board board = board(require("board", fields.board()));
    Mask mask = mask(board, cells(board, "mask", require("mask", fields.mask())));
    StrategySet strategies = strategies(require("strategies", fields.strategies()));
    return new Design(
        Optional.ofNullable(fields.title()).orElse(""),
        Optional.ofNullable(fields.author()).orElse(""),
        mask,
        strategies,
        required(strategies, Optional.ofNullable(fields.required()).orElse(List.of())),
        Optional.ofNullable(fields.wishes()).map(WishesJson::wishes).orElse(Wishes.NONE),
        Optional.ofNullable(fields.puzzle()).map(rows -> puzzle(mask, rows)));
  }

  private static void requireKnown(Version version) {
    JsonNode number = version == null ? null : version.cluewright();
    if (number == null || !number.isIntegralNumber()) {
      throw new FormatException(
          "it is no Cluewright project, as its field \"cluewright\" holds no version.");
    }
    if (number.bigIntegerValue().signum() <= 0) {
      throw new FormatException("its version " + Quoted.of(number.asText()) + " never existed.");
    }
    if (!number.canConvertToInt() || number.intValue() > VERSION) {
      throw new FormatException(
          "its version "
              + Quoted.of(number.asText())
              + " is newer than this program, which reads up to version "
              + VERSION
              + "; please update Cluewright.");
    }
  }

  private static <T> T require(String field, T value) {
    if (value == null) {
      throw new FormatException("the field \"" + field + "\" is missing.");
    }
    return value;
  }

  private static Board board(String name) {
    return Boards.named(name)
        .orElseThrow(
            () ->
                new FormatException(
                    "there is no board "
                        + Quoted.of(name)
                        + "; the boards are "
                        + Words.list(Boards.ALL.stream().map(Board::name).toList())
                        + "."));
  }

  private static String cells(Board board, String field, List<String> rows) {
    if (rows.size() != board.rows()) {
      throw new FormatException(
          "the %s has %d rows, and the %s board has %d."
              .formatted(field, rows.size(), board, board.rows()));
    }
    for (int row = 0; row < rows.size(); row++) {
      int length = rows.get(row) == null ? 0 : rows.get(row).length();
      if (length != board.columns()) {
        throw new FormatException(
            "row %d of the %s has %d cells, and the %s board has %d."
                .formatted(row + 1, field, length, board, board.columns()));
      }
    }
    return String.join("", rows);
  }

  private static Mask mask(Board board, String cells) {
    for (int cell = 0; cell < cells.length(); cell++) {
      if (cells.charAt(cell) != 'x' && cells.charAt(cell) != '.') {
        throw new FormatException(
            "the mask has %s at %s, where only x and . are known."
                .formatted(Quoted.of(cells.substring(cell, cell + 1)), board.label(cell)));
      }
    }
    return new Mask(board, CellSet.where(cells.length(), cell -> cells.charAt(cell) == 'x'));
  }

  private static Puzzle puzzle(Mask mask, List<String> rows) {
    Board board = mask.board();
    String cells = cells(board, "puzzle", rows);
    int[] digits = new int[cells.length()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = board.digitOf(cells.charAt(cell));
      if (digits[cell] == 0 && cells.charAt(cell) != '.') {
        throw new FormatException(
            "the puzzle has %s at %s, which is no digit of the %s board."
                .formatted(Quoted.of(cells.substring(cell, cell + 1)), board.label(cell), board));
      }
      if ((digits[cell] != 0) != mask.contains(cell)) {
        throw new FormatException(
            "the puzzle's clues are not on the cells of the mask: they differ at %s."
                .formatted(board.label(cell)));
      }
    }
    return new Puzzle(board, digits);
  }

  private static StrategySet strategies(List<String> ids) {
    return StrategySet.of(ids.stream().map(ProjectJson::strategy).toList());
  }

  private static StrategySet required(StrategySet strategies, List<String> ids) {
    StrategySet required = strategies(ids);
    required.without(strategies).strategies().stream()
        .findFirst()
        .ifPresent(
            strategy -> {
              throw new FormatException(
                  "it requires the strategy "
                      + Quoted.of(strategy.id())
                      + ", which is not among its strategies.");
            });
    return required;
  }

  static Strategy strategy(String id) {
    return Optional.ofNullable(id)
        .flatMap(Catalogue::withId)
        .orElseThrow(
            () ->
                new FormatException(
                    "it names the strategy "
                        + Quoted.of(String.valueOf(id))
                        + ", which this program does not know."));
  }
}
