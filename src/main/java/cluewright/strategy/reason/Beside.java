package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.strategy.reason.Unfolding.Effect;
import cluewright.strategy.reason.Unfolding.Move;
import cluewright.strategy.word.RuleWays;
import cluewright.strategy.word.Ways;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What is left of the candidates beside what is supposed and what follows from it. */
final class Beside {
  private final Looks looks;
  private final Reasons reasons;
  private final Board board;

  /** By cell, the candidates that are left, and the digit that is chosen, 0 for none. */
  private final int[] left;

  private final int[] chosen;

  /**
   * What copies share.
   *
   * @param ways by rule, made on first use
   * @param fillings by rule, made on first use
   * @param stop ends the work
   */
  private record Looks(
      Reasons reasons, Map<Integer, List<Ways>> ways, Map<Integer, Fillings> fillings, Stop stop) {

    List<Ways> ways(int rule) {
      stop.throwIfStopped();
      return ways.computeIfAbsent(rule, this::read);
    }

    private List<Ways> read(int number) {
      Reason.OfRule of = (Reason.OfRule) reasons.get(number);
      return RuleWays.of(reasons.board(), of.rule(), of.meaning());
    }

    Fillings fillings(int rule) {
      stop.throwIfStopped();
      return fillings.computeIfAbsent(
          rule, number -> new Fillings(reasons, reasons.cells(number), ways(number)));
    }
  }

  private Beside(Looks looks, int[] left, int[] chosen) {
    this.looks = looks;
    this.reasons = looks.reasons;
    this.board = reasons.board();
    this.left = left;
    this.chosen = chosen;
  }

  /**
   * Nothing is supposed yet.
   *
   * @param candidates by cell
   * @param placed by cell, 0 for none
   */
  static Beside nothing(Reasons reasons, int[] candidates, int[] placed) {
    Looks looks = new Looks(reasons, new HashMap<>(), new HashMap<>(), Stop.NEVER);
    return new Beside(looks, candidates.clone(), placed.clone());
  }

  /**
   * The same, where looks at it and what follows from it can be stopped.
   *
   * @throws CancellationException from then on, whenever it is looked at
   */
  Beside stoppedBy(Stop stop) {
    Looks stopped = new Looks(reasons, looks.ways, looks.fillings, stop);
    return new Beside(stopped, left.clone(), chosen.clone());
  }

  Beside copy() {
    looks.stop.throwIfStopped();
    return new Beside(looks, left.clone(), chosen.clone());
  }

  Reasons reasons() {
    return reasons;
  }

  /** By cell, the digit that is chosen, 0 for none. */
  int[] chosen() {
    return chosen.clone();
  }

  int left(int cell) {
    return left[cell];
  }

  boolean isLeft(int candidate) {
    return (left[board.cellOf(candidate)] & bit(candidate)) != 0;
  }

  private int bit(int candidate) {
    return 1 << (board.digitOf(candidate) - 1);
  }

  /** The alternatives of a truth that are left. */
  int[] alternatives(int truth) {
    return Arrays.stream(reasons.alternatives(truth)).filter(this::isLeft).toArray();
  }

  boolean isSatisfied(int truth) {
    return Arrays.stream(alternatives(truth))
        .anyMatch(each -> chosen[board.cellOf(each)] == board.digitOf(each));
  }

  void apply(Move move) {
    if (move.effect() == Effect.CHOSEN) {
      choose(move.candidate());
    } else {
      remove(move.candidate());
    }
  }

  void choose(int candidate) {
    int cell = board.cellOf(candidate);
    left[cell] &= bit(candidate);
    chosen[cell] = board.digitOf(candidate);
    Arrays.stream(reasons.excluded(candidate)).forEach(this::remove);
  }

  void remove(int candidate) {
    left[board.cellOf(candidate)] &= ~bit(candidate);
  }

  /** The same with other candidates of a cell. */
  Beside with(int cell, int digits) {
    Beside other = copy();
    other.left[cell] = digits;
    return other;
  }

  /** True if a move follows from its reason and what is left. */
  boolean follows(Move move) {
    return move.effect() == Effect.CHOSEN
        ? isOnly(move.candidate(), move.truth())
        : isBarred(move.candidate(), move.by()) || isUnfillable(move.candidate(), move.by());
  }

  private boolean isOnly(int candidate, int truth) {
    int[] left = alternatives(truth);
    return left.length == 1 && left[0] == candidate;
  }

  /** True if a look at a rule alone leaves no way for a candidate. */
  boolean isBarred(int candidate, int rule) {
    int cell = board.cellOf(candidate);
    return looks.ways(rule).stream()
        .anyMatch(
            each ->
                !each.look(other -> left[other])
                    || isAt(each, cell, digits -> (digits & bit(candidate)) == 0));
  }

  private static boolean isAt(Ways ways, int cell, IntPredicate possible) {
    int[] cells = ways.cells();
    return IntStream.range(0, cells.length)
        .anyMatch(i -> cells[i] == cell && possible.test(ways.possible(i)));
  }

  private boolean isUnfillable(int candidate, int rule) {
    return Arrays.stream(unfillable(rule)).anyMatch(each -> each == candidate);
  }

  /** True if a truth has no alternative left, or a rule no way. */
  boolean isImpossible(int reason) {
    return reasons.isRule(reason)
        ? isBreached(reason) || hasNoFilling(reason)
        : alternatives(reason).length == 0;
  }

  /** True if a look at a rule alone leaves no way to obey it. */
  boolean isBreached(int rule) {
    return looks.ways(rule).stream().anyMatch(each -> !each.look(cell -> left[cell]));
  }

  /** True if no filling of a rule's cells obeys it. */
  boolean hasNoFilling(int rule) {
    return Arrays.stream(looks.fillings(rule).possible(this::left)).anyMatch(digits -> digits == 0);
  }

  /** What a look at a rule that has a way leaves none. */
  int[] barred(int rule) {
    List<Integer> barred = new ArrayList<>();
    for (Ways look : looks.ways(rule)) {
      look.look(cell -> left[cell]);
      int[] cells = look.cells();
      for (int i = 0; i < cells.length; i++) {
        addOthers(cells[i], look.possible(i), barred);
      }
    }
    return barred.stream().mapToInt(Integer::intValue).distinct().toArray();
  }

  /** What is in no filling of the cells of a rule. */
  int[] unfillable(int rule) {
    List<Integer> barred = new ArrayList<>();
    int[] cells = looks.fillings(rule).cells();
    int[] possible = looks.fillings(rule).possible(this::left);
    for (int i = 0; i < cells.length; i++) {
      addOthers(cells[i], possible[i], barred);
    }
    return barred.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Adds what is left in a cell but not among some digits. */
  private void addOthers(int cell, int digits, List<Integer> others) {
    for (int rest = left[cell] & ~digits; rest != 0; rest &= rest - 1) {
      others.add(board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1));
    }
  }
}
