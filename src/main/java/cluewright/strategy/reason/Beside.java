package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.strategy.reason.Unfolding.Effect;
import cluewright.strategy.reason.Unfolding.Move;
import cluewright.strategy.word.RuleWays;
import cluewright.strategy.word.Ways;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What is left of the candidates beside what is supposed and what follows from it. */
final class Beside {
  private final Reasons reasons;
  private final Board board;

  /** By rule, made on first use and shared by copies. */
  private final Map<Integer, List<Ways>> ways;

  /** By cell, the candidates that are left, and the digit that is chosen, 0 for none. */
  private final int[] left;

  private final int[] chosen;

  private Beside(Reasons reasons, Map<Integer, List<Ways>> ways, int[] left, int[] chosen) {
    this.reasons = reasons;
    this.board = reasons.board();
    this.ways = ways;
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
    return new Beside(reasons, new HashMap<>(), candidates.clone(), placed.clone());
  }

  Beside copy() {
    return new Beside(reasons, ways, left.clone(), chosen.clone());
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
        : isBarred(move.candidate(), move.by());
  }

  private boolean isOnly(int candidate, int truth) {
    int[] left = alternatives(truth);
    return left.length == 1 && left[0] == candidate;
  }

  private boolean isBarred(int candidate, int rule) {
    int cell = board.cellOf(candidate);
    return ways(rule).stream()
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

  /** True if a truth has no alternative left, or a rule no way. */
  boolean isImpossible(int reason) {
    return reasons.isRule(reason)
        ? ways(reason).stream().anyMatch(each -> !each.look(cell -> left[cell]))
        : alternatives(reason).length == 0;
  }

  /** What a rule that has a way leaves none. */
  int[] barred(int rule) {
    List<Integer> barred = new ArrayList<>();
    for (Ways look : ways(rule)) {
      look.look(cell -> left[cell]);
      int[] cells = look.cells();
      for (int i = 0; i < cells.length; i++) {
        for (int rest = left[cells[i]] & ~look.possible(i); rest != 0; rest &= rest - 1) {
          barred.add(board.candidate(cells[i], Integer.numberOfTrailingZeros(rest) + 1));
        }
      }
    }
    return barred.stream().mapToInt(Integer::intValue).distinct().toArray();
  }

  private List<Ways> ways(int rule) {
    return ways.computeIfAbsent(
        rule,
        number -> {
          Reason.OfRule of = (Reason.OfRule) reasons.get(number);
          return RuleWays.of(board, of.rule(), of.meaning());
        });
  }
}
