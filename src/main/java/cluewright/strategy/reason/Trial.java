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

  /** The events that a choice may have, on average; and those before the first one. */
  private static final int EVENTS = 200;

  private static final int FIRST_EVENTS = 20_000;

  /** The events that take as long as to look at a cell of a rule. */
  private static final int OF_LOOK = 10;

  /** The contradictions after which a trial that keeps what it learns begins anew. */
  private static final int RESTART = 100;

  private static final int[] NO_SET = new int[0];

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

  /** True if what is learned is kept for later trials, also of later states. */
  private final boolean isKeeping;

  private final Standing standing = new Standing();
  private final Learned learned;
  private final Causes causes;

  /** The choices that stand, and the events of which the consequences in what is learned stand. */
  private int depth;

  private int followed;

  private Stop stop = Stop.NEVER;

  /** The candidate beside which this trial is, {@link #NONE} if there is none. */
  private int supposed;

  /** The reasons that are no part of this trial. */
  private final BitSet apart = new BitSet();

  /** The set, by number, with which the next trial can go on; null for none. */
  private int[] standingSet;

  private int trials;
  private int choices;
  private int mostChoices;

  /** The contradictions of this trial. */
  private int contradictions;

  /** What was removed and looked at. */
  private long work;

  /** By cell, the digit to try first, 0 for none. */
  private int[] preferred;

  Trial(Reasons reasons) {
    this(reasons, /* isKeeping= */ false);
  }

  /** A trial that keeps what it learns, until it is told to forget it. */
  static Trial keeping(Reasons reasons) {
    return new Trial(reasons, /* isKeeping= */ true);
  }

  private Trial(Reasons reasons, boolean isKeeping) {
    this.isKeeping = isKeeping;
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
    this.learned = new Learned(board.candidates(), standing);
    this.causes = new Causes(reasons, learned);
    this.preferred = new int[cells];
  }

  void load(SolvingState state) {
    Arrays.setAll(candidates, state::candidates);
    Arrays.setAll(placed, state::placed);
    stop = state.stop();
    standingSet = null;
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
   * @param most the most choices, if they have no more consequences than most choices have
   */
  Result beside(int candidate, int[] some, int most) {
    supposed = candidate;
    if (!begin(some, most)) {
      return Result.EXCLUDED;
    }
    if (!isKeeping) {
      choose(candidate, Causes.FREE);
    }
    return run();
  }

  /** Tries some reasons together. */
  Result together(int[] some, int most) {
    supposed = NONE;
    return begin(some, most) ? run() : Result.EXCLUDED;
  }

  /** Begins a trial; false if the set excludes everything. */
  private boolean begin(int[] some, int most) {
    choices = 0;
    contradictions = 0;
    work = 0;
    mostChoices = most;
    if (isKeeping && Arrays.equals(some, standingSet)) {
      backToBegin();
      return true;
    }
    return set(some.clone());
  }

  /** Begins with a set, without any choice. */
  private boolean set(int[] some) {
    standingSet = some;
    trials++;
    causes.restart();
    depth = 0;
    followed = 0;
    truthCount = 0;
    apart.set(0, reasons.size());
    waitingTruths.clear();
    waitingRules.clear();
    System.arraycopy(candidates, 0, left[0], 0, candidates.length);
    System.arraycopy(placed, 0, chosen[0], 0, placed.length);
    for (int number : some) {
      if (reasons.isRule(number)) {
        apart.clear(number);
        lastTrial[number] = trials;
        waitingRules.add(number);
        for (int cell : reasons.cells(number)) {
          addTruth(cell, number);
        }
      } else {
        addTruth(number, number);
      }
    }
    if (isKeeping) {
      return recall();
    }
    learned.clear();
    return true;
  }

  /** Forgets what was learned. */
  void forget() {
    standingSet = null;
    learned.clear();
  }

  /** Takes what was learned from reasons that are all part of this trial. */
  private boolean recall() {
    int against = learned.recall(apart, this::take);
    if (against == NONE) {
      return true;
    }
    causes.analyse(reasons.size() + against);
    standingSet = null;
    return false;
  }

  /** Takes back all choices of the last trial, but not what follows without any. */
  private void backToBegin() {
    if (depth > 0) {
      waitingTruths.clear();
      waitingRules.clear();
      depth = 0;
      causes.backTo(0);
      followed = causes.time();
    }
  }

  private void addTruth(int number, int by) {
    if (lastTrial[number] != trials) {
      apart.clear(number);
      lastTrial[number] = trials;
      saidBy[number] = by;
      truths[truthCount++] = number;
      waitingTruths.add(number);
    }
  }

  private Result run() {
    long most = FIRST_EVENTS + (long) EVENTS * mostChoices;
    while (++choices <= mostChoices && work <= most) {
      stop.throwIfStopped();
      int against = follow();
      if (against != NONE) {
        if (!learn(against)) {
          return Result.EXCLUDED;
        }
        if (isKeeping && ++contradictions % RESTART == 0 && !beginAnew()) {
          return Result.EXCLUDED;
        }
      } else if (isRefuted()) {
        causes.explain(supposed);
        return Result.EXCLUDED;
      } else if (!goOn()) {
        return Result.POSSIBLE;
      }
    }
    return Result.UNKNOWN;
  }

  /** True if what is supposed cannot be, whatever is chosen. */
  private boolean isRefuted() {
    return isKeeping && depth == 0 && supposed != NONE && standing.isFalse(supposed);
  }

  /** Takes back all choices, so that the next ones go by what is learned; false if none is left. */
  private boolean beginAnew() {
    backToBegin();
    return !learned.isFull() || set(standingSet);
  }

  /** Chooses one more candidate; false if there is nothing to choose. */
  private boolean goOn() {
    boolean isSupposed = !isKeeping || supposed == NONE || standing.isTrue(supposed);
    int truth = isSupposed ? narrowest() : NONE;
    if (isSupposed && truth < 0) {
      return false;
    }
    System.arraycopy(left[depth], 0, left[depth + 1], 0, candidates.length);
    System.arraycopy(chosen[depth], 0, chosen[depth + 1], 0, candidates.length);
    depth++;
    causes.begin(depth);
    choose(isSupposed ? next(truth) : supposed, Causes.FREE);
    return true;
  }

  /** Learns from a contradiction, and goes back; false if it needs no choice. */
  private boolean learn(int against) {
    waitingTruths.clear();
    waitingRules.clear();
    int[] literals = causes.analyse(against);
    work += causes.looks();
    if (literals.length == 0) {
      standingSet = null;
      return false;
    }
    int number = learned.size();
    learned.add(literals, causes.needed());
    depth = causes.depthBefore(literals);
    causes.backTo(depth);
    followed = causes.time();
    take(literals[0], number);
    return true;
  }

  private boolean take(int literal, int number) {
    int by = reasons.size() + number;
    if (standing.isFalse(literal)) {
      return false;
    }
    if (literal < 0) {
      remove(~literal, by);
    } else {
      choose(literal, by);
    }
    return true;
  }

  /** The work of the last trial, in choices; more of them if they had many consequences. */
  int work() {
    return Math.max(choices, (int) (work / EVENTS));
  }

  /** By cell, the digit chosen in the way that was found, 0 for none. */
  int[] chosen() {
    return chosen[depth];
  }

  /** By cell, the digits that are left in the way that was found. */
  int[] left() {
    return left[depth];
  }

  /** The reasons that the last trial needed to exclude its candidate, by number. */
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
    choose(candidate, Causes.FREE);
  }

  /**
   * Chooses a candidate.
   *
   * @param by the truth that leaves no other, or what is learned; or {@link Causes#FREE}
   */
  private void choose(int candidate, int by) {
    int cell = cellOf[candidate];
    causes.chosen(candidate, by);
    for (int rest = left[depth][cell] & ~bitOf[candidate]; rest != 0; rest &= rest - 1) {
      int other = board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1);
      remove(other, ~candidate);
    }
    left[depth][cell] = bitOf[candidate];
    chosen[depth][cell] = board.digitOf(candidate);
    for (int other : reasons.excluded(candidate)) {
      remove(other, ~candidate);
    }
  }

  private void remove(int candidate, int by) {
    int cell = cellOf[candidate];
    if ((left[depth][cell] & bitOf[candidate]) == 0) {
      return;
    }
    work++;
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

  private int next(int truth) {
    return isKeeping ? heaviest() : first(truth);
  }

  /** The first alternative that is left of a truth, a preferred one if there is one. */
  private int first(int truth) {
    int first = NONE;
    for (int candidate : reasons.alternatives(truth)) {
      int cell = cellOf[candidate];
      if ((left[depth][cell] & bitOf[candidate]) != 0) {
        if (preferred[cell] == board.digitOf(candidate)) {
          return candidate;
        }
        first = first == NONE ? candidate : first;
      }
    }
    return first;
  }

  /** The truth with the fewest alternatives left that is not satisfied; -1 if all are. */
  private int narrowest() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < truthCount && fewest > 2; i++) {
      int count = count(truths[i]);
      if (count < fewest) {
        fewest = count;
        best = truths[i];
      }
    }
    return best;
  }

  /**
   * The candidate that had most to do with contradictions, of the truths that are not satisfied; of
   * several the one of the narrowest (the heuristic of M. W. Moskewicz et al., Design Automation
   * Conference 2001).
   */
  private int heaviest() {
    int best = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < truthCount; i++) {
      int count = count(truths[i]);
      for (int candidate : count == Integer.MAX_VALUE ? NO_SET : reasons.alternatives(truths[i])) {
        if ((left[depth][cellOf[candidate]] & bitOf[candidate]) != 0
            && (best == NONE || isHeavier(candidate, best, count < fewest))) {
          best = candidate;
          fewest = count;
        }
      }
    }
    return best;
  }

  private boolean isHeavier(int candidate, int other, boolean isNarrower) {
    double weight = causes.weight(candidate);
    return weight > causes.weight(other) || (weight == causes.weight(other) && isNarrower);
  }

  /** The number of alternatives that are left of a truth; the largest number if it is satisfied. */
  private int count(int truth) {
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

  /**
   * Chooses whatever is the only alternative, and looks at the rules.
   *
   * @return the reason that has no way left, or what is learned; {@link #NONE} if all have
   */
  private int follow() {
    while (true) {
      int against = followLearned();
      if (against != NONE) {
        return against;
      }
      if (waitingTruths.isEmpty() && waitingRules.isEmpty()) {
        return NONE;
      }
      boolean isRule = waitingTruths.isEmpty();
      int reason = isRule ? waitingRules.take() : waitingTruths.take();
      if (isRule ? !look(reason) : !chooseOnly(reason)) {
        return reason;
      }
    }
  }

  private int followLearned() {
    int[] against = {NONE};
    while (learned.size() > 0 && followed < causes.time()) {
      boolean isPossible =
          learned.becameFalse(
              causes.event(followed++),
              (literal, number) -> {
                against[0] = reasons.size() + number;
                return take(literal, number);
              });
      work += learned.looks();
      if (!isPossible) {
        return against[0];
      }
    }
    return NONE;
  }

  /** What is true and false at the depth. */
  private final class Standing implements Learned.Values {
    @Override
    public boolean isTrue(int literal) {
      return literal >= 0 ? isChosen(literal) : isGone(~literal);
    }

    @Override
    public boolean isFalse(int literal) {
      return literal >= 0 ? isGone(literal) : isChosen(~literal);
    }

    private boolean isChosen(int candidate) {
      return chosen[depth][cellOf[candidate]] == board.digitOf(candidate);
    }

    private boolean isGone(int candidate) {
      return (left[depth][cellOf[candidate]] & bitOf[candidate]) == 0;
    }
  }

  private boolean chooseOnly(int truth) {
    int only = only(truth);
    if (only != SEVERAL && only != NONE) {
      choose(only, truth);
    }
    return only != NONE;
  }

  /** The only alternative that is left of a truth, if it is not chosen yet. */
  private int only(int truth) {
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

  private boolean look(int rule) {
    int[] digits = left[depth];
    for (Ways look : ways(rule)) {
      if (!look.look(cell -> digits[cell])) {
        return false;
      }
      int[] cells = look.cells();
      work += (long) OF_LOOK * cells.length;
      for (int i = 0; i < cells.length; i++) {
        int barred = digits[cells[i]] & ~look.possible(i);
        if (barred != 0 && chosen[depth][cells[i]] != 0) {
          return false;
        }
        for (int rest = barred; rest != 0; rest &= rest - 1) {
          int candidate = board.candidate(cells[i], Integer.numberOfTrailingZeros(rest) + 1);
          remove(candidate, rule);
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
