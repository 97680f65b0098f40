package cluewright.format.exchange.position;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Grids with the candidates of every cell and nothing else, as people copy them between solvers.
 *
 * <p>Whether a digit is placed, and whether it is a clue, such a grid does not say. A lone digit
 * that some peer still has cannot have been placed, since placing it would have eliminated that
 * one; any other lone digit is taken for a clue. Where each cell has several, nothing can have
 * eliminated the candidates that are missing: then those of the grid are given, as in a Sukaku.
 */
final class CandidateGrid {
  private CandidateGrid() {}

  /**
   * The contents of a grid.
   *
   * @param candidates for each cell a set of digits, none empty
   */
  static Item item(Board board, int[] candidates) {
    int[] placed =
        IntStream.range(0, board.cells())
            .map(cell -> isPlaced(board, candidates, cell) ? digit(candidates[cell]) : 0)
            .toArray();
    boolean areGiven =
        IntStream.of(candidates).allMatch(set -> Integer.bitCount(set) > 1)
            && IntStream.of(candidates).anyMatch(set -> set != board.allDigits());
    return areGiven
        ? Item.of(Puzzle.empty(withGiven(board, candidates)))
        : Positions.item(new Puzzle(board, placed), GridState.of(board, placed, candidates));
  }

  private static Board withGiven(Board board, int[] candidates) {
    List<Rule> rules =
        IntStream.of(candidates)
            .distinct()
            .filter(set -> set != board.allDigits())
            .mapToObj(set -> new Rule(Kinds.CANDIDATES, cells(candidates, set), set))
            .toList();
    return Boards.withRules(board, rules);
  }

  private static List<Integer> cells(int[] candidates, int set) {
    return IntStream.range(0, candidates.length)
        .filter(cell -> candidates[cell] == set)
        .boxed()
        .toList();
  }

  /** True if a lone digit counts as placed. */
  static boolean isPlaced(Board board, int[] candidates, int cell) {
    int set = candidates[cell];
    return Integer.bitCount(set) == 1
        && board.peers(cell).stream().noneMatch(peer -> (candidates[peer] & set) != 0);
  }

  static int digit(int set) {
    return Integer.numberOfTrailingZeros(set) + 1;
  }

  /** What remains of items when only their candidates are written. */
  static List<Item> kept(List<Item> items) {
    return items.stream().map(item -> isSukaku(item) ? item : ofCandidates(item)).toList();
  }

  private static Item ofCandidates(Item item) {
    GridState state = Positions.of((Clues) item.content());
    return item(state.board(), candidates(state));
  }

  /** True if a grid of candidates is read as this: given ones are all its rules, and its clues. */
  private static boolean isSukaku(Item item) {
    Clues content = (Clues) item.content();
    Board board = content.board();
    return !board.rules(Kinds.CANDIDATES).isEmpty()
        && content.equals(Item.of(Puzzle.empty(board)).content())
        && Boards.joined(read(board).content().board()).equals(Boards.joined(board));
  }

  private static Item read(Board board) {
    return item(Boards.withoutRules(board), candidates(GridState.initial(Puzzle.empty(board))));
  }

  private static int[] candidates(GridState state) {
    return IntStream.range(0, state.board().cells()).map(state::candidates).toArray();
  }

  /** Refuses all but a puzzle on one of these boards, perhaps with given candidates. */
  static Optional<Phrase> refusal(Set<Board> boards, List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Positions.emptyCell(items))
        .or(() -> Refusals.boardsBut(boards, items.stream().map(CandidateGrid::plain).toList()));
  }

  private static Item plain(Item item) {
    Board board = item.content().board();
    return isSukaku(item) ? Item.of(Puzzle.empty(Boards.withoutRules(board))) : item;
  }

  /** The candidates of a cell, such as {@code 1567}. */
  static String run(GridState state, int cell) {
    Board board = state.board();
    return board
        .digitRange()
        .filter(digit -> state.hasCandidate(cell, digit))
        .mapToObj(digit -> String.valueOf(board.symbol(digit)))
        .collect(Collectors.joining());
  }
}
