package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.word.RuleWays;
import cluewright.strategy.word.Ways;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Tries to satisfy some reasons beside a candidate: it chooses one alternative of each, and follows
 * what every choice leaves of the others. Knows nothing else of the board. For one thread.
 */
final class Trial {
  enum Result {
    /** There is no way, so the reasons exclude the candidate. */
    EXCLUDED,
    /** There is a way, which can be read. */
    POSSIBLE,
    /** Too many ways were tried. */
    UNKNOWN
  }

  private static final int NONE = -1;
  private static final int SEVERAL = -2;

  private final Reasons reasons;
  private final Board board;
  private final int[] cellOf;
  private final int[] bitOf;

  /** By rule, made on first use, the looks at it. */
  private final Ways[][] ways;

  /** By cell, the candidates of the state, and the digits placed. */
  private final int[] candidates;

  private final int[] placed;

  /** By depth and cell, the digits that are left, and the digit that was chosen, 0 for none. */
  private final int[][] left;

  private final int[][] chosen;

  /** The reasons of this trial that have alternatives; those of the rules are their cells'. */
  private final int[] truths;

  private int truthCount;

  /** By reason, the last trial of which it was a part; and by truth, the reason that says it. */
  private final int[] lastTrial;

  private final int[] saidBy;

  /** The reasons of this trial that may have lost something since they were looked at. */
  private final Waiting waitingTruths;

  private final Waiting waitingRules;

  private final Causes causes;

  /** Whether it is kept what contradictions need, which costs about a quarter of the time. */
  private boolean isExplained;

  private Stop stop = Stop.NEVER;

  private int trials;
  private int choices;
  private int mostChoices;

  /** By cell, the digit to try first, 0 for none. */
  private int[] preferred;

  /** The depth at which a way was found. */
  private int end;

  Trial(Reasons reasons) {
    this.reasons = reasons;
    this.board = reasons.board();
    int cells = board.cells();
    this.cellOf = new int[board.candidates()];
    this.bitOf = new int[board.candidates()];
    Arrays.setAll(cellOf, board::cellOf);
    Arrays.setAll(bitOf, candidate -> 1 << (board.digitOf(candidate) - 1));
    this.ways = new Ways[reasons.size()][];
    this.candidates = new int[cells];
    this.placed = new int[cells];
    this.left = new int[cells + 1][cells];
    this.chosen = new int[cells + 1][cells];
    this.truths = new int[reasons.size()];
    this.lastTrial = new int[reasons.size()];
    this.saidBy = new int[reasons.size()];
    this.waitingTruths = new Waiting(reasons.size());
    this.waitingRules = new Waiting(reasons.size());
    this.causes = new Causes(reasons);
    this.preferred = new int[cells];
  }

  void load(SolvingState state) {
    Arrays.setAll(candidates, state::candidates);
    Arrays.setAll(placed, state::placed);
    stop = state.stop();
  }

  /** Leaves if the work in the state must end. */
  void throwIfStopped() {
    stop.throwIfStopped();
  }

  /** True if a state is the one that was loaded. */
  boolean isAt(SolvingState state) {
    for (int cell = 0; cell < candidates.length; cell++) {
      if (candidates[cell] != state.candidates(cell) || placed[cell] != state.placed(cell)) {
        return false;
      }
    }
    return true;
  }

  /** True if the state that was loaded has all candidates of another, and more. */
  boolean isBefore(SolvingState state) {
    boolean isMore = false;
    for (int cell = 0; cell < candidates.length; cell++) {
      int gone = candidates[cell] ^ state.candidates(cell);
      if ((gone & state.candidates(cell)) != 0) {
        return false;
      }
      isMore |= gone != 0;
    }
    return isMore;
  }

  boolean isOpen(int candidate) {
    return (candidates[cellOf[candidate]] & bitOf[candidate]) != 0;
  }

  /** Tries from now on some digits first; by cell, 0 for none. */
  void prefer(int[] digits) {
    preferred = digits;
  }

  /**
   * Tries some reasons beside a candidate.
   *
   * @param some by number
   * @param most the most choices
   */
  Result beside(int candidate, int[] some, int most) {
    return beside(candidate, some, most, /* explains= */ false);
  }

  /** The same, after which {@link #needed} tells what excludes the candidate. */
  Result explained(int candidate, int[] some, int most) {
    return beside(candidate, some, most, /* explains= */ true);
  }

  private Result beside(int candidate, int[] some, int most, boolean explains) {
    begin(some, most);
    isExplained = explains;
    choose(0, candidate, ~0);
    return run();
  }

  /** Tries some reasons together. */
  Result together(int[] some, int most) {
    begin(some, most);
    isExplained = false;
    return run();
  }

  private void begin(int[] some, int most) {
    trials++;
    causes.restart();
    truthCount = 0;
    choices = 0;
    mostChoices = most;
    waitingTruths.clear();
    waitingRules.clear();
    System.arraycopy(candidates, 0, left[0], 0, candidates.length);
    System.arraycopy(placed, 0, chosen[0], 0, placed.length);
    for (int number : some) {
      if (reasons.isRule(number)) {
        lastTrial[number] = trials;
        waitingRules.add(number);
        for (int cell : reasons.cells(number)) {
          addTruth(cell, number);
        }
      } else {
        addTruth(number, number);
      }
    }
  }

  private void addTruth(int number, int by) {
    if (lastTrial[number] != trials) {
      lastTrial[number] = trials;
      saidBy[number] = by;
      truths[truthCount++] = number;
      waitingTruths.add(number);
    }
  }

  private Result run() {
    boolean isPossible = search(0);
    if (choices > mostChoices) {
      return Result.UNKNOWN;
    }
    return isPossible ? Result.POSSIBLE : Result.EXCLUDED;
  }

  /** The number of choices in the last trial. */
  int choices() {
    return choices;
  }

  /** By cell, the digit chosen in the way that was found, 0 for none. */
  int[] chosen() {
    return chosen[end];
  }

  /** By cell, the digits that are left in the way that was found. */
  int[] left() {
    return left[end];
  }

  /** The reasons that the last explained trial needed to exclude its candidate, by number. */
  int[] needed() {
    BitSet marked = causes.needed();
    BitSet set = new BitSet(reasons.size());
    BitSet said = new BitSet(reasons.size());
    marked.stream()
        .filter(reasons::isRule)
        .peek(set::set)
        .forEach(rule -> Arrays.stream(reasons.cells(rule)).forEach(said::set));
    marked.andNot(said);
    marked.stream()
        .map(number -> reasons.isRule(number) ? number : saidBy[number])
        .forEach(set::set);
    return set.stream().toArray();
  }

  /** Chooses a candidate of the way that was found, beside those that it has. */
  void add(int candidate) {
    choose(end, candidate, ~end);
  }

  /**
   * Chooses a candidate.
   *
   * @param by the truth that leaves no other, or {@code ~depth} as one of several
   */
  private void choose(int depth, int candidate, int by) {
    int cell = cellOf[candidate];
    causes.chosen(cell, by);
    for (int rest = left[depth][cell] & ~bitOf[candidate]; rest != 0; rest &= rest - 1) {
      int other = board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1);
      remove(depth, other, ~candidate);
    }
    left[depth][cell] = bitOf[candidate];
    chosen[depth][cell] = board.digitOf(candidate);
    for (int other : reasons.excluded(candidate)) {
      remove(depth, other, ~candidate);
    }
  }

  private void remove(int depth, int candidate, int by) {
    int cell = cellOf[candidate];
    if ((left[depth][cell] & bitOf[candidate]) == 0) {
      return;
    }
    left[depth][cell] &= ~bitOf[candidate];
    causes.gone(candidate, by);
    for (int truth : reasons.truthsOf(candidate)) {
      if (lastTrial[truth] == trials) {
        waitingTruths.add(truth);
      }
    }
    for (int rule : reasons.rulesOf(cell)) {
      if (lastTrial[rule] == trials) {
        waitingRules.add(rule);
      }
    }
  }

  private boolean search(int depth) {
    stop.throwIfStopped();
    if (++choices > mostChoices || !follow(depth)) {
      waitingTruths.clear();
      waitingRules.clear();
      return false;
    }
    int truth = narrowest(depth);
    if (truth < 0) {
      end = depth;
      return true;
    }
    causes.begin(depth);
    for (int candidate : inOrder(depth, truth)) {
      System.arraycopy(left[depth], 0, left[depth + 1], 0, candidates.length);
      System.arraycopy(chosen[depth], 0, chosen[depth + 1], 0, candidates.length);
      choose(depth + 1, candidate, ~(depth + 1));
      if (search(depth + 1)) {
        return true;
      }
      if (choices > mostChoices || (isExplained && !causes.takeIn(depth))) {
        return false;
      }
    }
    if (isExplained) {
      causes.end(depth, truth, left[depth], candidates);
    }
    return false;
  }

  /** The alternatives that are left of a truth, preferred ones first. */
  private int[] inOrder(int depth, int truth) {
    int[] all = reasons.alternatives(truth);
    int[] ordered = new int[all.length];
    int count = 0;
    for (int pass = 0; pass < 2; pass++) {
      for (int candidate : all) {
        int cell = cellOf[candidate];
        boolean isPreferred = preferred[cell] == board.digitOf(candidate);
        if (isPreferred == (pass == 0) && (left[depth][cell] & bitOf[candidate]) != 0) {
          ordered[count++] = candidate;
        }
      }
    }
    return Arrays.copyOf(ordered, count);
  }

  /** The truth with the fewest alternatives left that is not satisfied; -1 if all are. */
  private int narrowest(int depth) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < truthCount && fewest > 2; i++) {
      int count = count(depth, truths[i]);
      if (count < fewest) {
        fewest = count;
        best = truths[i];
      }
    }
    return best;
  }

  /** The number of alternatives that are left of a truth; the largest number if it is satisfied. */
  private int count(int depth, int truth) {
    int[] digits = left[depth];
    int count = 0;
    for (int candidate : reasons.alternatives(truth)) {
      int cell = cellOf[candidate];
      if ((digits[cell] & bitOf[candidate]) != 0) {
        if (chosen[depth][cell] != 0) {
          return Integer.MAX_VALUE;
        }
        count++;
      }
    }
    return count;
  }

  /** Chooses whatever is the only alternative, and looks at the rules; false if there is no way. */
  private boolean follow(int depth) {
    while (!waitingTruths.isEmpty() || !waitingRules.isEmpty()) {
      boolean isRule = waitingTruths.isEmpty();
      int reason = isRule ? waitingRules.take() : waitingTruths.take();
      if (isRule ? !look(depth, reason) : !chooseOnly(depth, reason)) {
        if (isExplained) {
          causes.begin(depth);
          causes.end(depth, reason, left[depth], candidates);
        }
        return false;
      }
    }
    return true;
  }

  private boolean chooseOnly(int depth, int truth) {
    int only = only(depth, truth);
    if (only != SEVERAL && only != NONE) {
      choose(depth, only, truth);
    }
    return only != NONE;
  }

  /** The only alternative that is left of a truth, if it is not chosen yet. */
  private int only(int depth, int truth) {
    int[] digits = left[depth];
    int only = NONE;
    for (int candidate : reasons.alternatives(truth)) {
      int cell = cellOf[candidate];
      if ((digits[cell] & bitOf[candidate]) != 0) {
        if (only != NONE || chosen[depth][cell] != 0) {
          return SEVERAL;
        }
        only = candidate;
      }
    }
    return only;
  }

  private boolean look(int depth, int rule) {
    int[] digits = left[depth];
    for (Ways look : ways(rule)) {
      if (!look.look(cell -> digits[cell])) {
        return false;
      }
      int[] cells = look.cells();
      for (int i = 0; i < cells.length; i++) {
        for (int rest = digits[cells[i]] & ~look.possible(i); rest != 0; rest &= rest - 1) {
          int candidate = board.candidate(cells[i], Integer.numberOfTrailingZeros(rest) + 1);
          remove(depth, candidate, rule);
        }
      }
    }
    return true;
  }

  private Ways[] ways(int number) {
    if (ways[number] == null) {
      Reason.OfRule of = (Reason.OfRule) reasons.get(number);
      ways[number] = RuleWays.of(board, of.rule(), of.meaning()).toArray(Ways[]::new);
    }
    return ways[number];
  }
}
