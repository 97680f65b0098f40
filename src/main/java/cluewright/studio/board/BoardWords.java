package cluewright.studio.board;

import static java.util.stream.Collectors.joining;

import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.CellSum;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A cell in words, for the status line and for screen readers. */
public final class BoardWords {
  /** The most ways to make a sum that a line has room for. */
  private static final int MOST_WAYS = 5;

  private BoardWords() {}

  /** The board and its focused cell. */
  static Phrase board(BoardPicture picture, int cell) {
    return Phrase.of(
        "board.board", picture.board().toString(), picture.mask().size(), cell(picture, cell));
  }

  /** A cell's contents, for example {@code r4c7: clue 5} or {@code r1c2: candidates 3 8}. */
  public static Phrase cell(BoardPicture picture, int cell) {
    return Phrase.of("board.cell", picture.board().label(cell), content(picture, cell));
  }

  /** The same in fewer and fewer words, for places that have no room for more. */
  public static List<Phrase> cells(BoardPicture picture, int cell) {
    List<Phrase> rules =
        picture.rules().isPresent() ? said(picture.board(), cell) : List.<Phrase>of();
    Stream<Phrase> shorter =
        IntStream.range(1, rules.size())
            .mapToObj(left -> some(rules, rules.size() - left))
            .map(words -> Phrase.of("board.cell", picture.board().label(cell), words));
    return Stream.concat(Stream.of(cell(picture, cell)), shorter).toList();
  }

  private static Phrase some(List<Phrase> rules, int number) {
    return Phrase.of(
        "board.more-rules", Phrase.apart(rules.subList(0, number)), rules.size() - number);
  }

  private static Phrase content(BoardPicture picture, int cell) {
    if (picture.regions().isPresent()) {
      return ofRegion(picture.regions().get(), cell);
    }
    if (picture.rules().isPresent()) {
      return ofRules(picture.board(), cell);
    }
    int digit = picture.digit(cell);
    Phrase written = withSums(written(picture, cell, digit), picture, cell);
    int colors = picture.colors(cell);
    return colors == 0 ? written : Phrase.of("board.colored", written, colors(colors));
  }

  /** The words with what is left of the sums of the cell's cages, for who solves. */
  private static Phrase withSums(Phrase words, BoardPicture picture, int cell) {
    Phrase all = words;
    if (picture.playing().isPresent()) {
      for (CellSum cage : picture.board().sums()) {
        if (cage.cells().contains(cell)) {
          all = withSum(all, cage, SumLeft.of(picture.playing().get().sheet(), cage));
        }
      }
    }
    return all;
  }

  private static Phrase withSum(Phrase words, CellSum cage, SumLeft left) {
    if (left.isMissed()) {
      return Phrase.of("board.sum-missed", words, cage.total());
    }
    if (left.cells() == 0) {
      return words;
    }
    Phrase ways =
        left.number() > MOST_WAYS
            ? Phrase.of("board.sum-ways", left.number())
            : Phrase.verbatim(
                left.ways().stream()
                    .map(way -> way.stream().map(String::valueOf).collect(joining("+")))
                    .collect(joining(" | ")));
    return Phrase.of("board.sum-left", words, cage.total(), left.sum(), left.cells(), ways);
  }

  private static Phrase ofRules(Board board, int cell) {
    List<Phrase> rules = said(board, cell);
    return rules.isEmpty() ? Phrase.of("board.no-rule") : Phrase.apart(rules);
  }

  private static List<Phrase> said(Board board, int cell) {
    return board.drawn().stream()
        .filter(rule -> rule.cells().contains(cell))
        .map(rule -> ofRule(board, rule, cell))
        .toList();
  }

  private static Phrase ofRule(Board board, Rule rule, int cell) {
    Phrase said = known(board, rule, cell);
    return rule.isOpen() ? Phrase.of("board.at-open", said) : said;
  }

  private static Phrase known(Board board, Rule rule, int cell) {
    List<Integer> cells = rule.cells();
    int place = cells.indexOf(cell);
    return switch (rule.kind().form()) {
      case REGION ->
          rule.kind() == Kinds.CAGE
              ? Phrase.of("board.at-cage", cells.size(), rule.value())
              : Words.rule(board, rule);
      case LINE, OUTSIDE ->
          Phrase.of("board.at-line", Words.rule(board, rule), place + 1, cells.size());
      default -> {
        if (rule.hasValue()) {
          yield Words.rule(board, rule);
        }
        boolean isLarger = rule.kind().isDirected() && place == 1;
        String key = "board.at-" + rule.kind().words() + (isLarger ? "-second" : "");
        yield Phrase.of(key, board.label(cells.get(1 - place)));
      }
    };
  }

  private static Phrase ofRegion(RegionsShown regions, int cell) {
    int region = regions.of().get(cell);
    return region == 0
        ? Phrase.of("board.no-region")
        : Phrase.of("board.region", regions.names().get(region));
  }

  private static Phrase colors(int colors) {
    return Phrase.row(
        IntStream.rangeClosed(1, Sheet.COLORS)
            .filter(number -> (colors & 1 << (number - 1)) != 0)
            .mapToObj(number -> Phrase.of("board.color-" + number))
            .toList());
  }

  private static Phrase written(BoardPicture picture, int cell, int digit) {
    if (!picture.hasDigits()) {
      return digit == 0 ? ofMask(picture, cell) : digit("fixed", picture, digit);
    }
    boolean isClue = picture.mask().contains(cell);
    if (digit == 0) {
      return isClue ? ofMask(picture, cell) : marks(picture, cell);
    }
    if (!isClue) {
      return placed(picture, cell, digit);
    }
    return digit(ofClue(picture, cell), picture, digit);
  }

  private static Phrase digit(String what, BoardPicture picture, int digit) {
    return Phrase.of("board." + what, Words.digit(picture.board(), digit));
  }

  /** The word for a conflict: of a house, or else of another rule. */
  private static String conflict(BoardPicture picture, int cell) {
    int digit = picture.digit(cell);
    boolean isRepeated =
        picture.board().peers(cell).stream().anyMatch(peer -> picture.digit(peer) == digit);
    return isRepeated ? "conflict" : "against-rule";
  }

  private static String ofClue(BoardPicture picture, int cell) {
    if (picture.playing().filter(now -> now.conflicts().contains(cell)).isPresent()) {
      return conflict(picture, cell);
    }
    if (picture.marks().spare().contains(cell)) {
      return "spare";
    }
    return picture.isFixed(cell) ? "fixed" : "clue";
  }

  private static Phrase ofMask(BoardPicture picture, int cell) {
    boolean isSuggested = picture.marks().suggested().contains(cell);
    if (picture.mask().contains(cell)) {
      return Phrase.of(isSuggested ? "board.added" : "board.tile");
    }
    return Phrase.of(isSuggested ? "board.suggested" : "board.open");
  }

  private static Phrase placed(BoardPicture picture, int cell, int digit) {
    if (picture.playing().filter(now -> now.conflicts().contains(cell)).isPresent()) {
      return digit(conflict(picture, cell), picture, digit);
    }
    return digit(isWrong(picture, cell) ? "wrong" : "placed", picture, digit);
  }

  private static boolean isWrong(BoardPicture picture, int cell) {
    return picture.playing().filter(now -> now.wrong().contains(cell)).isPresent();
  }

  private static Phrase marks(BoardPicture picture, int cell) {
    int candidates =
        picture.playing().isPresent() || picture.state().isEmpty()
            ? picture.pencilled(cell)
            : picture.state().get().candidates(cell);
    Phrase written =
        candidates == 0
            ? Phrase.of(picture.playing().isPresent() ? "board.empty" : "board.no-candidate")
            : Phrase.of(
                isWrong(picture, cell) ? "board.wrong-candidates" : "board.candidates",
                symbols(picture.board(), candidates));
    int corners = picture.corners(cell);
    return corners == 0
        ? written
        : Phrase.of("board.corners", written, symbols(picture.board(), corners));
  }

  private static Phrase symbols(Board board, int digits) {
    List<Object> all = new ArrayList<>();
    for (int left = digits; left != 0; left &= left - 1) {
      all.add(all.isEmpty() ? "" : " ");
      all.add(Words.digit(board, Integer.numberOfTrailingZeros(left) + 1));
    }
    return Phrase.together(all);
  }
}
