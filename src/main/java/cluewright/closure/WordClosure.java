package cluewright.closure;

import cluewright.model.Board;
import cluewright.strategy.word.WordWays;
import java.util.List;

/**
 * A closure that also applies {@link cluewright.strategy.word.RuleCombinations}.
 *
 * <p>Where the closure inside is stuck, each word whose candidates are not what the last look at it
 * left is looked at again. After a state is taken back most of them are, so the candidates
 * themselves are compared, which need not be kept with the state.
 */
final class WordClosure extends AlternatingClosure {
  private final List<WordWays> words;

  /** By word, the candidates of its cells after the last look. */
  private final int[][] left;

  WordClosure(Closure fast) {
    super(fast);
    Board board = fast.board();
    this.words = board.words().stream().map(WordWays::new).toList();
    this.left = words.stream().map(word -> new int[word.cells().length]).toArray(int[][]::new);
  }

  /** Looks at every word; true if anything changed. */
  @Override
  boolean conclude() {
    boolean changed = false;
    for (int word = 0; word < left.length; word++) {
      changed |= !isAsLeft(word) && narrow(word);
    }
    return changed;
  }

  private boolean isAsLeft(int word) {
    int[] cells = words.get(word).cells();
    for (int i = 0; i < cells.length; i++) {
      if (left[word][i] != fast.candidates(cells[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean narrow(int number) {
    WordWays word = words.get(number);
    int[] cells = word.cells();
    word.look(fast::candidates);
    boolean changed = false;
    for (int i = 0; i < cells.length; i++) {
      int gone = fast.candidates(cells[i]) & ~word.possible(i);
      if (gone != 0 && fast.placed(cells[i]) == 0) {
        fast.eliminate(cells[i], gone);
        changed = true;
      }
      left[number][i] = fast.candidates(cells[i]);
    }
    return changed;
  }
}
