package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.CellWord;
import cluewright.replay.guess.Branch.Conclusion;
import cluewright.strategy.cage.SumWays;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.word.WordWays;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Looks at the rules that demand something of several cells together, the sums and then the words
 * of a board, numbered from 0: which candidates have no way to keep one. For one thread.
 */
final class RuleLooks {
  private final Board board;
  private final SumWays sums;
  private final List<WordWays> words;

  RuleLooks(Board board) {
    this.board = board;
    this.sums = new SumWays(board);
    this.words = board.words().stream().map(WordWays::new).toList();
  }

  /** The cells of a rule. */
  static CellSet cells(Board board, int rule) {
    int sums = board.sums().size();
    return rule < sums ? board.sums().get(rule).cells() : board.words().get(rule - sums).cells();
  }

  /**
   * Takes away what has no way to keep the first rule that leaves less than there is.
   *
   * @return the rule, if nothing is left of it
   */
  Optional<DeadEnd> follow(SolvingState state, List<Conclusion> conclusions) {
    int before = conclusions.size();
    for (int sum = 0; sum < board.sums().size() && conclusions.size() == before; sum++) {
      int[] open = open(board.sums().get(sum), state);
      if (!isKept(board.sums().get(sum), open, state)) {
        return Optional.of(end(board.sums().get(sum), state));
      }
      for (int i = 0; i < open.length; i++) {
        takeAway(open[i], sums.possible(i), sum, before, state, conclusions);
      }
    }
    for (int word = 0; word < words.size() && conclusions.size() == before; word++) {
      WordWays ways = words.get(word);
      if (!ways.look(state::candidates)) {
        return Optional.of(end(board.words().get(word), state));
      }
      for (int i = 0; i < ways.cells().length; i++) {
        int rule = board.sums().size() + word;
        takeAway(ways.cells()[i], ways.possible(i), rule, before, state, conclusions);
      }
    }
    return Optional.empty();
  }

  private void takeAway(
      int cell,
      int possible,
      int rule,
      int before,
      SolvingState state,
      List<Conclusion> conclusions) {
    int gone = state.open(cell) & ~possible;
    for (int candidate : Candidates.ofEach(board, new int[] {cell}, gone)) {
      conclusions.add(new Conclusion(candidate, Conclusion.RULED - rule, before));
    }
    state.eliminate(cell, gone);
  }

  /** A rule that has no way left. */
  Optional<DeadEnd> breach(SolvingState state) {
    for (CellSum sum : board.sums()) {
      if (!isKept(sum, open(sum, state), state)) {
        return Optional.of(end(sum, state));
      }
    }
    return words.stream()
        .filter(ways -> !ways.look(state::candidates))
        .findFirst()
        .map(ways -> end(board.words().get(words.indexOf(ways)), state));
  }

  private static int[] open(CellSum sum, SolvingState state) {
    return sum.cells().stream().filter(cell -> state.placed(cell) == 0).toArray();
  }

  private boolean isKept(CellSum sum, int[] open, SolvingState state) {
    int rest = sum.total() - sum.cells().stream().map(state::placed).sum();
    return sums.look(open, open.length, rest, state::open);
  }

  private DeadEnd end(CellSum sum, SolvingState state) {
    return new DeadEnd.Sum(sum, gone(sum.cells(), state));
  }

  private DeadEnd end(CellWord word, SolvingState state) {
    return new DeadEnd.Breach(word, gone(word.cells(), state));
  }

  private List<Integer> gone(CellSet cells, SolvingState state) {
    return cells.stream()
        .flatMap(
            cell ->
                Arrays.stream(
                    Candidates.ofEach(
                        board, new int[] {cell}, board.allDigits() & ~state.candidates(cell))))
        .boxed()
        .toList();
  }
}
