package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellWord;
import cluewright.model.Stop;
import cluewright.model.rule.Automaton;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
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

  /**
   * The automata made last, also those that would have too many states. One board's rules have the
   * same cells as another's in different places or with different totals, so where many boards are
   * looked at, as in a search for values, nearly all are known, and counting takes a fifth less.
   */
  private static final Map<Question, Made> MADE = Collections.synchronizedMap(new Latest());

  private static final int MOST_MADE = 1_000;

  private final int digits;
  private final int[] cells;
  private final List<CellWord> words;

  /** By position and digit, what the digit there takes from a later position. */
  private final int[][][] excluded;

  private final int[] start;

  /**
   * By state, the states of the words, the sum so far, and the digits left in the cells to come.
   */
  private final List<int[]> states = new ArrayList<>();

  private final Map<List<Integer>, Long> known = new HashMap<>();

  /** What the digits add up to, or {@link #ANY}. */
  private final int total;

  /** All that an automaton depends on. */
  private record Question(
      int digits, int total, List<Integer> start, List<Integer> excluded, List<Read> words) {}

  /**
   * What was made.
   *
   * @param automaton empty if it would have too many states
   * @param met the states met on the way
   */
  private record Made(Optional<Automaton> automaton, int met) {}

  /** A word and the positions of its cells. */
  private record Read(Automaton automaton, List<Integer> at) {}

  /** Forgets what was not asked for longest. */
  private static final class Latest extends LinkedHashMap<Question, Made> {
    private static final long serialVersionUID = 1L;

    Latest() {
      super(16, 0.75f, /* accessOrder= */ true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Question, Made> eldest) {
      return size() > MOST_MADE;
    }
  }

  private JointWords(Board board, List<Integer> cells, int total) {
    this.digits = board.digits();
    this.cells = cells.stream().mapToInt(Integer::intValue).toArray();
    this.total = total;
    this.words = board.words().stream().filter(word -> isInOrder(word.path(), cells)).toList();
    this.start = new int[words.size() + 1 + cells.size()];
    Arrays.setAll(
        start, i -> i <= words.size() ? 0 : board.allowed(cells.get(i - words.size() - 1)));
    this.excluded = new int[cells.size()][digits][cells.size()];
    for (int at = 0; at < cells.size(); at++) {
      for (int digit = 1; digit <= digits; digit++) {
        exclude(board, at, digit);
      }
    }
  }

  private void exclude(Board board, int at, int digit) {
    int[] mine = excluded[at][digit - 1];
    for (int later = at + 1; later < cells.length; later++) {
      if (board.peers(cells[at]).contains(cells[later])) {
        mine[later] |= 1 << (digit - 1);
      }
    }
    board
        .related(board.candidate(cells[at], digit))
        .forEach(
            candidate -> {
              for (int later = at + 1; later < cells.length; later++) {
                if (board.cellOf(candidate) == cells[later]) {
                  mine[later] |= 1 << (board.digitOf(candidate) - 1);
                }
              }
            });
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
          Made made = joint.made();
          made.automaton()
              .ifPresent(
                  automaton -> {
                    found.add(joint.word(automaton));
                    covered.addAll(joint.words);
                  });
          met += made.met();
        }
      }
    }
    HouseSums.of(board)
        .forEach(
            (cells, total) -> {
              JointWords joint = new JointWords(board, cells, total);
              joint.made().automaton().ifPresent(each -> found.add(joint.word(each)));
            });
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

  /** What its cells obey, made unless it is known. */
  private Made made() {
    Question question =
        new Question(
            digits,
            total,
            listed(start),
            Arrays.stream(excluded)
                .flatMap(Arrays::stream)
                .flatMapToInt(Arrays::stream)
                .boxed()
                .toList(),
            words.stream()
                .map(word -> new Read(word.automaton(), positions(word.path())))
                .toList());
    Made known = MADE.get(question);
    if (known == null) {
      known = new Made(automaton(), states.size());
      MADE.put(question, known);
    }
    return known;
  }

  private Word word(Automaton automaton) {
    return new Word(listed(cells), automaton);
  }

  private List<Integer> positions(List<Integer> path) {
    List<Integer> all = listed(cells);
    return path.stream().map(all::indexOf).toList();
  }

  private static List<Integer> listed(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  private Optional<Automaton> automaton() {
    try {
      Automaton automaton =
          Automaton.of(digits, cells.length, number(start), this::next, state -> true);
      int kept = IntStream.range(0, cells.length).map(automaton::states).sum();
      return kept > MOST_KEPT ? Optional.empty() : Optional.of(automaton);
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
      next[at] = state[at + 1] & ~excluded[position][digit - 1][i];
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

  /** Ends the making of a word; it has no trace, since it is caught at once. */
  private static final class TooManyStates extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyStates() {
      super(null, null, false, false);
    }
  }
}
