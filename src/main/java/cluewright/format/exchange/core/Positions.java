package cluewright.format.exchange.core;

import cluewright.format.Contradiction;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Positions in formats that record placed digits and further eliminations. */
public final class Positions {
  private Positions() {}

  /** A puzzle with a position, unless this adds nothing to the clues. */
  public static Item item(Puzzle clues, GridState state) {
    return state.equals(GridState.initial(clues)) ? Item.of(clues) : Item.of(clues, state);
  }

  /** The position of a puzzle, by default that of its clues. */
  public static GridState of(Clues puzzle) {
    return puzzle.position().orElseGet(() -> GridState.initial(puzzle.clues()));
  }

  /** The candidates of empty cells that are eliminated although no placed digit excludes them. */
  public static int[] eliminated(GridState state) {
    Board board = state.board();
    GridState full = GridState.initial(state.placements());
    return IntStream.range(0, board.candidates())
        .filter(candidate -> state.placed(board.cellOf(candidate)) == 0)
        .filter(candidate -> has(full, candidate) && !has(state, candidate))
        .toArray();
  }

  private static boolean has(GridState state, int candidate) {
    return state.hasCandidate(state.board().cellOf(candidate), state.board().digitOf(candidate));
  }

  /** The contradiction in a position: equal digits, an empty cell, or a digit without a place. */
  public static Optional<Phrase> fault(GridState state) {
    return state
        .placements()
        .conflict()
        .map(conflict -> Contradiction.of(conflict, state.board()))
        .or(() -> state.placements().breach().map(b -> Words.breach(state.placements(), b)))
        .or(() -> Contradiction.of(state));
  }

  /** Refuses contradictory positions, for formats that would lose part of them. */
  public static Optional<Phrase> refusal(List<Item> items) {
    return items.stream().allMatch(item -> isSound((Clues) item.content()))
        ? Optional.empty()
        : Optional.of(Phrase.of("exchange.no-broken"));
  }

  private static boolean isSound(Clues puzzle) {
    GridState state = of(puzzle);
    Puzzle placed = state.placements();
    return placed.restrictedTo(puzzle.clues().mask()).equals(puzzle.clues())
        && GridState.initial(placed).eliminate(eliminated(state)).equals(state);
  }

  /** Refuses cells without candidates, for formats that show cells by their candidates. */
  public static Optional<Phrase> emptyCell(List<Item> items) {
    return items.stream()
        .map(item -> of((Clues) item.content()))
        .flatMap(
            state ->
                IntStream.range(0, state.board().cells())
                    .filter(cell -> state.candidates(cell) == 0)
                    .mapToObj(state.board()::label))
        .findFirst()
        .map(cell -> Phrase.of("exchange.no-empty-cell", cell));
  }
}
