package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds the conclusions of {@link LinkedSets.Kind#XZ}, pairing each set with those after it. */
final class LockedSetPairs extends BoardFinder {
  private final LockedSetGraph graph;
  private final AlmostLockedSets sets;
  private final Eliminations eliminations;

  LockedSetPairs(Strategy strategy, Board board) {
    super(strategy, board);
    this.graph = new LockedSetGraph(geometry);
    this.sets = graph.sets();
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    graph.lay(state);
    for (int one = 0; one < sets.size(); one++) {
      for (int word = one >> 6; word < graph.words(); word++) {
        long rest = hopeful(one, word) & LockedSetGraph.after(one, word);
        for (; rest != 0; rest &= rest - 1) {
          int another = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
          if (offer(one, another, state, sink)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The sets with two restricted digits, or with one and another in which they meet. */
  private long hopeful(int one, int word) {
    long once = 0;
    long twice = 0;
    for (int rest = sets.digits(one); rest != 0; rest &= rest - 1) {
      long excluded = graph.excluded(one, Integer.numberOfTrailingZeros(rest) + 1, word);
      twice |= once & excluded;
      once |= excluded;
    }
    long hopeful = twice;
    for (int rest = once == 0 ? 0 : sets.digits(one); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      hopeful |= graph.meeting(one, digit, word) & once & ~graph.excluded(one, digit, word);
    }
    return hopeful & graph.apart(one, word);
  }

  private boolean offer(int one, int another, SolvingState state, Predicate<Deduction> sink) {
    int restricted = graph.restricted(one, another);
    boolean isDouble = Integer.bitCount(restricted) > 1;
    int common = sets.digits(one) & sets.digits(another);
    eliminations.in(state);
    sets.addSeenByBoth(eliminations, one, another, isDouble ? common : common & ~restricted);
    if (isDouble) {
      addLocked(one, another, restricted);
      addLocked(another, one, restricted);
    }
    return !eliminations.isEmpty() && sink.test(deduction(one, another, restricted));
  }

  /** Adds the digits that a set certainly needs, outside both sets. */
  private void addLocked(int set, int other, int restricted) {
    for (int rest = sets.digits(set) & ~restricted; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int word = 0; word < geometry.words(); word++) {
        eliminations.addCells(digit, word, sets.seen(set, digit, word) & ~sets.cells(other, word));
      }
    }
  }

  private Deduction deduction(int one, int another, int restricted) {
    LockedSet first = sets.keep(one);
    LockedSet second = sets.keep(another);
    return eliminate(
        strategy.variants().get(0),
        eliminations.toArray(),
        () -> evidence(first, second, restricted));
  }

  private Evidence evidence(LockedSet first, LockedSet second, int restricted) {
    List<Evidence.Mark> marks = new ArrayList<>(first.marks(Evidence.Role.PATTERN));
    marks.addAll(second.marks(Evidence.Role.SECOND));
    String key =
        Integer.bitCount(restricted) > 1
            ? "strategies.reason-als-xz-double"
            : "strategies.reason-als-xz";
    return new Evidence(
        List.of(),
        List.of(),
        marks,
        List.of(),
        Phrase.of(key, first.words(), second.words(), Words.digits(board, restricted)));
  }
}
