package cluewright.format.exchange.core;

import cluewright.format.BoardKinds;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Content.Drawing;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reasons for which several formats refuse items. */
public final class Refusals {
  private Refusals() {}

  /** Refuses anything but one puzzle. */
  public static Optional<Phrase> allButOnePuzzle(List<Item> items) {
    return severalItems(items).or(() -> masks(items));
  }

  /** Refuses several items. */
  static Optional<Phrase> severalItems(List<Item> items) {
    return items.size() == 1
        ? Optional.empty()
        : Optional.of(Phrase.of("exchange.one-only", items.size()));
  }

  /** Refuses masks, and what is no puzzle yet, for formats of puzzles. */
  public static Optional<Phrase> masks(List<Item> items) {
    return items.stream().allMatch(item -> item.content() instanceof Clues)
        ? openValues(items)
        : Optional.of(Phrase.of("exchange.no-masks"));
  }

  /** Refuses digits on boards with open values. */
  public static Optional<Phrase> openValues(List<Item> items) {
    return items.stream()
            .map(Item::content)
            .anyMatch(content -> content instanceof Clues && content.board().isOpen())
        ? Optional.of(Phrase.of("exchange.open-values"))
        : Optional.empty();
  }

  /** Refuses puzzles, for formats of masks. */
  public static Optional<Phrase> puzzles(List<Item> items) {
    return items.stream().allMatch(item -> item.content() instanceof Drawing)
        ? Optional.empty()
        : Optional.of(Phrase.of("exchange.no-puzzles"));
  }

  /** Refuses boards that bare cells cannot tell by their number. */
  public static Optional<Phrase> cells(List<Item> items) {
    return unless(items, board -> Boards.TOLD_BY_CELLS.contains(board) || isToldBySize(board));
  }

  /**
   * Refuses boards that links have no words for: those with gaps, without boxes or regions, of
   * other rows than columns, or with other digits than 1 to their number.
   */
  public static Optional<Phrase> unlessOfRegions(List<Item> items) {
    return unless(items, Refusals::isOfRegions);
  }

  /** Refuses boards that formats of full boards cannot tell by the number of cells. */
  public static Optional<Phrase> sizes(List<Item> items) {
    return unless(items, Refusals::isToldBySize);
  }

  private static boolean isOfRegions(Board board) {
    return board.isFull()
        && board.rows() == board.columns()
        && hasDigits(board, board.rows(), 1)
        && !board.houses(Kinds.BOX).isEmpty();
  }

  private static boolean isToldBySize(Board board) {
    return board.isFull()
        && Boards.withCells(board.cells())
            .filter(usual -> usual.rows() == board.rows())
            .filter(usual -> hasDigits(board, usual.digits(), usual.layout().leastValue()))
            .isPresent();
  }

  private static boolean hasDigits(Board board, int digits, int leastValue) {
    return board.digits() == digits && board.layout().leastValue() == leastValue;
  }

  /**
   * Refuses a board with a rule that a format cannot say, by the name of its kind.
   *
   * @param isSaid whether the format can say a rule
   */
  public static Optional<Phrase> unsaid(Board board, Predicate<Rule> isSaid) {
    return board.rules().stream()
        .filter(rule -> !isSaid.test(rule))
        .findFirst()
        .map(rule -> noPlace(board, rule));
  }

  private static Phrase noPlace(Board board, Rule rule) {
    Phrase kind = BoardKinds.name(rule.kind());
    return rule.cells().isEmpty()
        ? Phrase.of("exchange.no-place-for", kind)
        : Phrase.of(
            "exchange.no-place",
            kind,
            rule.cells().stream().map(board::label).collect(Collectors.joining(" ")));
  }

  /** Refuses all boards but the given ones. */
  public static Optional<Phrase> boardsBut(Set<Board> boards, List<Item> items) {
    return unless(items, boards::contains);
  }

  private static Optional<Phrase> unless(List<Item> items, Predicate<Board> isKnown) {
    return items.stream()
        .map(item -> item.content().board())
        .filter(board -> !isKnown.test(board))
        .findFirst()
        .map(board -> Phrase.of("exchange.no-board", board.toString()));
  }

  /** Refuses cells without candidates, for formats in which they mean all candidates. */
  public static Optional<Phrase> emptyCells(List<Item> items) {
    return items.stream()
        .map(Item::content)
        .flatMap(
            content ->
                content instanceof Clues puzzle ? puzzle.position().stream() : Stream.empty())
        .flatMap(Refusals::emptyCells)
        .findFirst()
        .map(cell -> Phrase.of("exchange.empty-cell", cell));
  }

  private static Stream<String> emptyCells(GridState state) {
    return IntStream.range(0, state.board().cells())
        .filter(cell -> state.placed(cell) == 0 && state.candidates(cell) == 0)
        .mapToObj(state.board()::label);
  }
}
