package cluewright.strategy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.ContractBoards;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Links between nodes as their definitions say, followed without any shortcut. */
public abstract class SlowChains extends LiteralReading {
  private final Map<Integer, int[]> strong = new HashMap<>();
  private final Map<Integer, int[]> weak = new HashMap<>();

  /** Calls {@link #eliminate} for whatever the definition eliminates. */
  public abstract void readChains();

  @Override
  public final void read() {
    strong.clear();
    weak.clear();
    int[] nodes = nodes();
    for (int one : nodes) {
      strong.put(one, linked(nodes, other -> other != one && isStrong(one, other)));
      weak.put(one, linked(nodes, other -> other != one && isWeak(one, other)));
    }
    readChains();
  }

  private static int[] linked(int[] nodes, IntPredicate condition) {
    return IntStream.of(nodes).filter(condition).toArray();
  }

  /** The nodes of chains, as numbers; each candidate has its own. */
  public int[] nodes() {
    return open(any -> true);
  }

  /** Eliminates every candidate whose truth leads to its own falsehood. */
  public final void eliminateRefuted() {
    for (int candidate : open(any -> true)) {
      Set<Integer> isTrue = madeTrue(weakFrom(candidate));
      if (IntStream.of(weakFrom(candidate)).anyMatch(isTrue::contains)) {
        eliminate(board().cellOf(candidate), board().digitOf(candidate));
      }
    }
  }

  public int[] weakFrom(int candidate) {
    return weak.get(candidate);
  }

  /** True if one of two candidates is true, as far as the strategy uses that. */
  public abstract boolean isStrong(int one, int another);

  /** True if at most one of two different candidates is true, as far as the strategy uses that. */
  public boolean isWeak(int one, int another) {
    return isWeakInHouse(one, another);
  }

  public boolean isWeakInHouse(int one, int another) {
    Board board = board();
    return board.digitOf(one) == board.digitOf(another)
        && see(board.cellOf(one), board.cellOf(another));
  }

  /** True if a relation bars one of two candidates beside the other. */
  public boolean areRelated(int one, int another) {
    Board board = board();
    return board.pairs().stream()
        .anyMatch(pair -> bars(pair, one, another) || bars(pair, another, one));
  }

  private boolean bars(Board.RulePair pair, int from, int to) {
    return pair.first() == board().cellOf(from)
        && pair.second() == board().cellOf(to)
        && !pair.allows(board().digitOf(from), board().digitOf(to));
  }

  /** Random states of small boards with relations of all kinds. */
  public static List<States.Given> statesWithRelations(int seed) {
    List<States.Given> states = new ArrayList<>();
    for (Board board : ContractBoards.ALL) {
      if (board.hasPairs()) {
        states.addAll(States.weakened(board, 60, Tries.random(seed)));
        states.addAll(States.of(board, 6, Tries.random(seed + 1)));
      }
    }
    return states;
  }

  public boolean isStrongInHouse(int one, int another) {
    Board board = board();
    return board.digitOf(one) == board.digitOf(another)
        && areOnlyPlaces(board.cellOf(one), board.cellOf(another), board.digitOf(one));
  }

  public boolean areInOneCell(int one, int another) {
    return one != another && board().cellOf(one) == board().cellOf(another);
  }

  public boolean isStrongInCell(int one, int another) {
    return areInOneCell(one, another) && Integer.bitCount(state().open(board().cellOf(one))) == 2;
  }

  public int[] open(IntPredicate condition) {
    return IntStream.range(0, board().candidates())
        .filter(c -> state().isOpen(board().cellOf(c), board().digitOf(c)))
        .filter(condition)
        .toArray();
  }

  /** The candidates that are true if all of some are false. */
  public Set<Integer> madeTrue(int... starts) {
    Set<Integer> isFalse = new HashSet<>();
    Set<Integer> isTrue = new HashSet<>();
    Deque<Integer> agenda = new ArrayDeque<>();
    for (int start : starts) {
      isFalse.add(start);
      agenda.add(start);
    }
    while (!agenda.isEmpty()) {
      int off = agenda.remove();
      for (int on : strong.get(off)) {
        if (isTrue.add(on)) {
          for (int next : weak.get(on)) {
            if (isFalse.add(next)) {
              agenda.add(next);
            }
          }
        }
      }
    }
    return isTrue;
  }
}
