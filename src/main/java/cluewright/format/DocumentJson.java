package cluewright.format;

import cluewright.document.Document;
import cluewright.document.Sketches;
import cluewright.document.UnfinishedPlay;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.replay.Conditions;
import cluewright.replay.rating.Rating;
import cluewright.strategy.StrategySet;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One puzzle of a project, with its fields not yet checked; absent ones are null.
 *
 * @param board a board's name
 * @param skeleton the name of the board with the values that were open before the puzzle was found
 * @param mask one text a row, {@code x} for a clue cell and {@code .} for an open one
 * @param digits how people see the digits, if that is a usual way
 * @param letters the characters that stand for the digits, if these are the designer's own
 * @param fixed the digits that are fixed, in rows
 * @param strategies ids, or {@code any} alone
 * @param required ids
 * @param forbidden ids
 * @param puzzle the digits on the mask's cells, in rows
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
record DocumentJson(
    String title,
    String author,
    String notes,
    String board,
    String skeleton,
    List<String> mask,
    String digits,
    String letters,
    List<String> fixed,
    List<String> strategies,
    List<String> required,
    List<String> forbidden,
    @JsonProperty("wishes") ConditionsJson conditions,
    List<String> puzzle,
    RatingJson rating,
    List<ResultJson> results,
    List<PlayJson> plays,
    List<UnfinishedJson> unfinished,
    SketchesJson sketches,
    DecorationJson decoration) {

  static DocumentJson of(Document document, Function<Puzzle, Optional<Rating>> ratings) {
    Board board = document.mask().board();
    return new DocumentJson(
        document.title(),
        document.author(),
        document.notes().isEmpty() ? null : document.notes(),
        board.name(),
        document.skeleton().map(Board::name).orElse(null),
        BoardRows.of(board, document.mask().line()),
        JsonNames.of(document.digitSet()),
        document.digitSet().letters().isEmpty() ? null : document.digitSet().letters(),
        document.fixed().mask().size() == 0 ? null : BoardRows.of(board, document.fixed().line()),
        JsonNames.of(document.chosen()),
        document.required().isEmpty() ? null : JsonNames.of(document.required()),
        document.forbidden().isEmpty() ? null : JsonNames.of(document.forbidden()),
        ConditionsJson.of(document.conditions()),
        document.puzzle().map(puzzle -> BoardRows.of(board, puzzle.line())).orElse(null),
        document.puzzle().map(puzzle -> RatingJson.of(puzzle, ratings)).orElse(null),
        document.results().isEmpty()
            ? null
            : document.results().stream()
                .map(result -> ResultJson.of(result, board, ratings))
                .toList(),
        document.plays().isEmpty()
            ? null
            : document.plays().stream().map(play -> PlayJson.of(play, board)).toList(),
        document.unfinished().isEmpty()
            ? null
            : document.unfinished().stream().map(play -> UnfinishedJson.of(play, board)).toList(),
        SketchesJson.of(document.sketches(), board),
        DecorationJson.of(board));
  }

  /**
   * Reads what {@link #of} writes.
   *
   * @throws FormatException if the fields do not fit together
   */
  Document document() {
    Board bare = JsonNames.drawn(require("board", this.board));
    Board board =
        Optional.ofNullable(decoration)
            .map(all -> bare.decorated(all.decoration(bare)))
            .orElse(bare);
    Mask mask = BoardRows.mask(board, require("mask", this.mask));
    StrategySet strategies = JsonNames.allowed(require("strategies", this.strategies));
    Puzzle fixed =
        Optional.ofNullable(this.fixed)
            .map(rows -> BoardRows.fixed(mask, rows))
            .orElse(Puzzle.empty(board));
    return new Document(
        Optional.ofNullable(title).orElse(""),
        Optional.ofNullable(author).orElse(""),
        Optional.ofNullable(notes).orElse(""),
        mask,
        skeleton(board),
        JsonNames.digits(board, Optional.ofNullable(digits), Optional.ofNullable(letters)),
        fixed,
        strategies,
        required(strategies, Optional.ofNullable(required).orElse(List.of())),
        forbidden(strategies, Optional.ofNullable(forbidden).orElse(List.of())),
        Optional.ofNullable(conditions).map(each -> each.conditions(board)).orElse(Conditions.NONE),
        Optional.ofNullable(puzzle).map(rows -> agreeing(BoardRows.puzzle(mask, rows), fixed)),
        JsonList.each(
            "result", Phrase.of("formats.result"), results, result -> result.result(board)),
        JsonList.each("play", Phrase.of("formats.play"), plays, play -> play.play(board)),
        unfinished(board),
        Optional.ofNullable(sketches).map(all -> all.sketches(board)).orElse(Sketches.NONE));
  }

  private Optional<Board> skeleton(Board board) {
    Optional<Board> open =
        Optional.ofNullable(skeleton)
            .map(name -> JsonNames.drawn(name).decorated(board.decoration()));
    if (puzzle != null && board.isOpen()) {
      throw new FormatException(Phrase.of("formats.puzzle-without-values"));
    }
    open.ifPresent(drawn -> refuseUnlessFilled(drawn, board));
    return open;
  }

  private void refuseUnlessFilled(Board drawn, Board board) {
    if (puzzle == null) {
      throw new FormatException(Phrase.of("formats.skeleton-alone"));
    }
    if (!drawn.isFilledBy(board)) {
      throw new FormatException(Phrase.of("formats.other-skeleton", difference(drawn, board)));
    }
  }

  /** The boards without rules, or the first rule of one for which the other has none. */
  private static String difference(Board drawn, Board board) {
    if (!drawn.base().equals(board.base())) {
      return drawn.base();
    }
    return Stream.concat(
            drawn.rules().stream()
                .filter(rule -> board.rules().stream().noneMatch(filled -> isLike(rule, filled))),
            board.rules().stream()
                .filter(filled -> drawn.rules().stream().noneMatch(rule -> isLike(rule, filled))))
        .findFirst()
        .map(rule -> rule.in(board.layout()))
        .orElse(drawn.base());
  }

  private static boolean isLike(Rule drawn, Rule filled) {
    return drawn.isOpen() ? drawn.isAt(filled) : drawn.equals(filled);
  }

  /** Reads the plays, one per puzzle and not too many. */
  private List<UnfinishedPlay> unfinished(Board board) {
    if (unfinished != null && unfinished.size() > Document.MOST_UNFINISHED) {
      throw new FormatException(
          Phrase.of("formats.many-unfinished", unfinished.size(), Document.MOST_UNFINISHED));
    }
    List<UnfinishedPlay> all =
        JsonList.each(
            "unfinished", Phrase.of("formats.unfinished"), unfinished, play -> play.play(board));
    if (all.stream().map(UnfinishedPlay::puzzle).distinct().count() < all.size()) {
      throw new FormatException(Phrase.of("formats.twice-unfinished"));
    }
    return all;
  }

  static <T> T require(String field, T value) {
    if (value == null) {
      throw new FormatException(Phrase.of("formats.missing", field));
    }
    return value;
  }

  private static Puzzle agreeing(Puzzle puzzle, Puzzle fixed) {
    fixed
        .mask()
        .clues()
        .forEach(
            cell -> {
              if (puzzle.digit(cell) != fixed.digit(cell)) {
                throw new FormatException(
                    Phrase.of("formats.other-than-fixed", puzzle.board().label(cell)));
              }
            });
    return puzzle;
  }

  private static StrategySet required(StrategySet strategies, List<String> ids) {
    StrategySet required = JsonNames.strategies(ids);
    if (strategies.isAny() && !required.isEmpty()) {
      throw new FormatException(Phrase.of("formats.required-of-any", Quoted.of(ids.get(0))));
    }
    refuse("formats.not-among", required.without(strategies));
    return required;
  }

  private static void refuse(String key, StrategySet unfit) {
    FormatException.throwIf(
        unfit.strategies().stream()
            .findFirst()
            .map(strategy -> new FormatException(Phrase.of(key, Quoted.of(strategy.id())))));
  }

  private static StrategySet forbidden(StrategySet strategies, List<String> ids) {
    StrategySet forbidden = JsonNames.strategies(ids);
    refuse("formats.not-both", forbidden.and(strategies));
    return forbidden;
  }
}
