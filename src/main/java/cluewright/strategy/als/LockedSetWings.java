package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.EliminationSets;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds the conclusions of {@link LinkedSets.Kind#XY_WING}, each set of eliminations once: for each
 * pair of sets p before q with a restricted digit, first p and then q is the middle set, in
 * HoDoKu's order. Sets that share cells come after all others.
 *
 * <p>With the first set and the middle one given, the last ones that conclude something are found
 * 64 at a time: they meet the first in a digit z that is restricted on neither side, and share a
 * restricted digit with the middle one that is not the only one between that and the first.
 */
final class LockedSetWings extends BoardFinder {
  private final LockedSetGraph graph;
  private final AlmostLockedSets sets;
  private final Eliminations eliminations;
  private final EliminationSets met = new EliminationSets();
  private Predicate<Deduction> sink;
  private SolvingState state;
  private boolean mayShareCells;

  LockedSetWings(Strategy strategy, Board board) {
    super(strategy, board);
    this.graph = new LockedSetGraph(geometry);
    this.sets = graph.sets();
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState in, Predicate<Deduction> to) {
    state = in;
    sink = to;
    met.clear();
    graph.lay(state);
    mayShareCells = false;
    if (findAll()) {
      return true;
    }
    mayShareCells = true;
    return findAll();
  }

  private boolean findAll() {
    for (int p = 0; p < sets.size(); p++) {
      for (int word = p >> 6; word < graph.words(); word++) {
        long rest = near(p, word) & LockedSetGraph.after(p, word);
        for (; rest != 0; rest &= rest - 1) {
          int q = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
          if (offerLast(q, p, q) || offerLast(p, q, p)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private long near(int set, int word) {
    return mayShareCells ? graph.linked(set, word) : graph.near(set, word);
  }

  /** Offers the wings with a first and a middle set, for each last set after a given one. */
  private boolean offerLast(int first, int middle, int after) {
    int restricted = graph.restricted(first, middle);
    int exclusive = Integer.bitCount(restricted) == 1 ? restricted : 0;
    int shared = sets.digits(first) & ~restricted;
    for (int word = after >> 6; word < graph.words(); word++) {
      long far = near(middle, word) & LockedSetGraph.after(after, word);
      far &= mayShareCells ? -1L : graph.apart(first, word);
      long rest = far == 0 ? 0 : far & lasts(first, middle, exclusive, shared, word);
      for (; rest != 0; rest &= rest - 1) {
        int last = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (offer(first, middle, last, restricted)) {
          return true;
        }
      }
    }
    return false;
  }

  private long lasts(int first, int middle, int exclusive, int shared, int word) {
    long linked = 0;
    for (int rest = sets.digits(middle) & ~exclusive; rest != 0; rest &= rest - 1) {
      linked |= graph.excluded(middle, Integer.numberOfTrailingZeros(rest) + 1, word);
    }
    long lasts = 0;
    for (int rest = linked == 0 ? 0 : shared; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      long meeting = graph.meeting(first, digit, word);
      if ((sets.digits(middle) & rest & -rest) != 0) {
        meeting &= ~graph.excluded(middle, digit, word);
      }
      lasts |= meeting & linked;
    }
    return lasts;
  }

  private boolean offer(int first, int middle, int last, int restricted) {
    if (mayShareCells && graph.isWithin(first, last)) {
      return false;
    }
    int also = graph.restricted(middle, last);
    int common = sets.digits(first) & sets.digits(last) & ~restricted & ~also;
    sets.addSeenByBoth(eliminations.in(state), first, last, common);
    return met.add(eliminations) && sink.test(deduction(first, middle, last, restricted, also));
  }

  private Deduction deduction(int first, int middle, int last, int restricted, int also) {
    LockedSet a = sets.keep(first);
    LockedSet b = sets.keep(last);
    LockedSet c = sets.keep(middle);
    return eliminate(
        strategy.variants().get(mayShareCells ? 1 : 0),
        eliminations.toArray(),
        () -> evidence(a, b, c, restricted, also));
  }

  private Evidence evidence(LockedSet a, LockedSet b, LockedSet c, int restricted, int also) {
    List<Evidence.Mark> marks = new ArrayList<>(a.marks(Evidence.Role.PATTERN));
    marks.addAll(b.marks(Evidence.Role.PATTERN));
    marks.addAll(c.marks(Evidence.Role.SECOND));
    return new Evidence(
        List.of(),
        List.of(),
        marks,
        List.of(),
        Phrase.of(
            "strategies.reason-als-xy-wing",
            c.words(),
            Words.digits(board, restricted),
            a.words(),
            Words.digits(board, also),
            b.words()));
  }
}
