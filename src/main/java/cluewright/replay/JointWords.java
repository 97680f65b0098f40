package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellWord;
import cluewright.model.Stop;
import cluewright.model.rule.Automaton;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * For the cells of a rule, everything that a board says about them alone, as one word: houses,
 * pairs, and words that are read in the same order. The state behind some cells is what their
 * digits leave of each cell to come.
 *
 * <p>This takes away far more than each condition by itself, and takes time to make: it is worth
 * that where a search fails often.
 */
public final class JointWords {
  /**
   * What some cells obey.
   *
   * @param cells in the order in which they are read
   */
  public record Word(List<Integer> cells, Automaton automaton) {
    public Word {
      cells = List.copyOf(cells);
    }
  }

  private static final int ANY = -1;
  private static final int LEAST_CELLS = 3;
  private static final int MOST_CELLS = 12;

  /** The most states met while a word is made, and the most that it may keep. */
  private static final int MOST_MET = 20_000;

  private static final int MOST_KEPT = 3_000;

  /** The states met in all after which other rules are left as they are. */
  private static final int MOST_IN_ALL = 60_000;

  private final Board board;
  private final int[] cells;
  private final List<CellWord> words;

  /**
   * By state, the states of the words, the sum so far, and the digits left in the cells to come.
   */
  private final List<int[]> states = new ArrayList<>();

  private final Map<List<Integer>, Long> known = new HashMap<>();

  /** What the digits add up to, or {@link #ANY}. */
  private final int total;

  private JointWords(Board board, List<Integer> cells, int total) {
    this.board = board;
    this.cells = cells.stream().mapToInt(Integer::intValue).toArray();
    this.total = total;
    this.words = board.words().stream().filter(word -> isInOrder(word.path(), cells)).toList();
  }

  /**
   * The words of a board's rules that have few states, and its other words as they are.
   *
   * @throws java.util.concurrent.CancellationException if it is stopped
   */
  public static List<Word> of(Board board, Stop stop) {
    List<Word> found = new ArrayList<>();
    int met = 0;
    Set<CellWord> covered = new LinkedHashSet<>();
    Set<List<Integer>> done = new LinkedHashSet<>();
    for (Rule rule : board.rules()) {
      for (List<Integer> cells : paths(board, rule)) {
        JointWords joint = new JointWords(board, cells, ANY);
        stop.throwIfStopped();
        if (met < MOST_IN_ALL && done.add(cells)) {
          joint
              .word()
              .ifPresent(
                  word -> {
                    found.add(word);
                    covered.addAll(joint.words);
                  });
          met += joint.states.size();
        }
      }
    }
    HouseSums.of(board)
        .forEach(
            (cells, total) -> new JointWords(board, cells, total).word().ifPresent(found::add));
    board.words().stream()
        .filter(word -> !covered.contains(word) && !RegionsBond.says(word))
        .forEach(word -> found.add(new Word(word.path(), word.automaton())));
    return found;
  }

  /** The cells of a rule in the orders of its words, or in its own. */
  private static List<List<Integer>> paths(Board board, Rule rule) {
    if (!rule.kind().form().isDrawn()) {
      return List.of();
    }
    Set<List<Integer>> paths =
        board.words().stream()
            .filter(word -> word.rule().equals(rule))
            .map(CellWord::path)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    if (paths.isEmpty() && saysPairs(board, rule)) {
      paths.add(rule.cells());
    }
    return paths.stream()
        .filter(path -> path.size() >= LEAST_CELLS && path.size() <= MOST_CELLS)
        .toList();
  }

  private static boolean saysPairs(Board board, Rule rule) {
    return rule.meaning(board.layout(), board.rules()).stream()
        .anyMatch(Primitive.Pair.class::isInstance);
  }

  private static boolean isInOrder(List<Integer> path, List<Integer> cells) {
    int before = -1;
    for (int cell : path) {
      int at = cells.indexOf(cell);
      if (at <= before) {
        return false;
      }
      before = at;
    }
    return true;
  }

  /** The word; empty if it has too many states. */
  private Optional<Word> word() {
    int[] start = new int[words.size() + 1 + cells.length];
    for (int i = 0; i < cells.length; i++) {
      start[words.size() + 1 + i] = board.allowed(cells[i]);
    }
    try {
      Automaton automaton =
          Automaton.of(board.digits(), cells.length, number(start), this::next, state -> true);
      int kept = IntStream.range(0, cells.length).map(automaton::states).sum();
      return kept > MOST_KEPT
          ? Optional.empty()
          : Optional.of(new Word(Arrays.stream(cells).boxed().toList(), automaton));
    } catch (TooManyStates e) {
      return Optional.empty();
    }
  }

  private long number(int[] state) {
    Long before = known.putIfAbsent(Arrays.stream(state).boxed().toList(), (long) states.size());
    if (before != null) {
      return before;
    }
    if (states.size() == MOST_MET) {
      throw new TooManyStates();
    }
    states.add(state);
    return states.size() - 1L;
  }

  private long next(int position, long number, int digit) {
    int[] state = states.get((int) number);
    int read = words.size() + 1;
    if ((state[read] >>> (digit - 1) & 1) == 0) {
      return Automaton.NONE;
    }
    int[] next = new int[state.length - 1];
    int made = total == ANY ? 0 : state[words.size()] + digit;
    boolean isLast = position == cells.length - 1;
    if (total != ANY && (made > total || (isLast && made < total))) {
      return Automaton.NONE;
    }
    next[words.size()] = made;
    for (int i = 0; i < words.size(); i++) {
      next[i] = after(words.get(i), position, state[i], digit);
      if (next[i] == Automaton.NONE) {
        return Automaton.NONE;
      }
    }
    for (int i = position + 1; i < cells.length; i++) {
      int at = read + i - position - 1;
      next[at] = state[at + 1] & ~excluded(cells[position], digit, cells[i]);
      if (next[at] == 0) {
        return Automaton.NONE;
      }
    }
    return number(next);
  }

  private int after(CellWord word, int position, int state, int digit) {
    int at = word.path().indexOf(cells[position]);
    if (at < 0) {
      return state;
    }
    return word.automaton().isEmpty() ? Automaton.NONE : word.automaton().next(at, state, digit);
  }

  /** The digits that one in a cell excludes from another. */
  private int excluded(int cell, int digit, int other) {
    int excluded = board.peers(cell).contains(other) ? 1 << (digit - 1) : 0;
    for (int candidate : board.related(board.candidate(cell, digit)).toArray()) {
      if (board.cellOf(candidate) == other) {
        excluded |= 1 << (board.digitOf(candidate) - 1);
      }
    }
    return excluded;
  }

  /** Ends the making of a word; it has no trace, since it is caught at once. */
  private static final class TooManyStates extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyStates() {
      super(null, null, false, false);
    }
  }
}
