package cluewright.strategy.word;

import cluewright.model.Board;
import cluewright.model.Board.RulePair;
import cluewright.model.CellWord;
import cluewright.model.rule.Automaton;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/** What a rule leaves its cells, as one look after another. */
public final class RuleWays {
  /** The most digits of a board on which sums are read together with the digits that they took. */
  private static final int MOST_DIGITS = 12;

  private RuleWays() {}

  /** Ways to look at what a rule means; where all are content with filled cells, it is obeyed. */
  public static List<Ways> of(Board board, Rule rule, List<Primitive> meaning) {
    List<Ways> ways = new ArrayList<>();
    List<RulePair> pairs = new ArrayList<>();
    for (Primitive each : meaning) {
      if (each instanceof Primitive.Pair pair) {
        pairs.add(new RulePair(rule, pair));
      } else if (each instanceof Primitive.Differ differ) {
        ways.add(new DifferentWays(differ.cells().stream().mapToInt(cell -> cell).toArray()));
      } else if (each instanceof Primitive.Sum sum) {
        ways.add(word(rule, sum.cells(), automaton(board.digits(), sum)));
      } else if (each instanceof Primitive.Word word) {
        ways.add(word(rule, word.cells(), word.automaton()));
      }
    }
    if (!pairs.isEmpty()) {
      ways.add(0, new PairWays(pairs, board.digits()));
    }
    return ways;
  }

  private static Ways word(Rule rule, List<Integer> cells, Automaton automaton) {
    return new WordWays(new CellWord(rule, cells, automaton));
  }

  /** The words of different digits with a sum; on large boards, of any digits with it. */
  private static Automaton automaton(int digits, Primitive.Sum sum) {
    int cells = sum.cells().size();
    if (digits > MOST_DIGITS) {
      return Automaton.of(
          digits,
          cells,
          0,
          (position, soFar, digit) -> soFar + digit > sum.total() ? Automaton.NONE : soFar + digit,
          soFar -> soFar == sum.total());
    }
    LongPredicate hasSum = taken -> total(taken) == sum.total();
    return Automaton.of(
        digits,
        cells,
        0,
        (position, taken, digit) ->
            (taken >>> digit & 1) != 0 ? Automaton.NONE : taken | 1L << digit,
        hasSum);
  }

  private static int total(long taken) {
    int total = 0;
    for (long rest = taken; rest != 0; rest &= rest - 1) {
      total += Long.numberOfTrailingZeros(rest);
    }
    return total;
  }
}
