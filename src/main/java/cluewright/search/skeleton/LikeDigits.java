package cluewright.search.skeleton;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.OpenRule;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import cluewright.model.rule.Automaton;
import cluewright.model.rule.PairTable;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * The digits that no rule of a skeleton tells apart, whatever the open values are.
 *
 * <p>Let names be a permutation of the digits that leaves what each known rule says as it is, and
 * what each open one says with each of its values. Then it turns a solution of a puzzle of the
 * skeleton into another one around renamed clues. If it leaves the digits of all clues as they are
 * and some house holds every digit, the puzzle has both, which are different.
 */
final class LikeDigits {
  /** The most digits of which all sets are looked at. */
  private static final int MOST_DIGITS = 16;

  private final int digits;
  private final List<int[]> exchanges = new ArrayList<>();
  private final boolean isReversible;

  /**
   * @param stop ends the work with a {@link CancellationException}
   */
  LikeDigits(Skeleton skeleton, List<OpenRule> open, Stop stop) {
    Board board = skeleton.board();
    this.digits = board.digits();
    List<int[]> all = new ArrayList<>();
    boolean isApt =
        digits <= MOST_DIGITS && board.houses().stream().anyMatch(House::holdsEveryDigit);
    for (int d = 1; d <= digits && isApt; d++) {
      for (int e = d + 1; e <= digits; e++) {
        all.add(exchange(d, e));
      }
    }
    int[] reversed = IntStream.rangeClosed(0, digits).map(d -> digits + 1 - d).toArray();
    if (isApt && digits > 1) {
      all.add(reversed);
    }
    Set<Primitive> seen = new HashSet<>();
    KeptByMoves.known(skeleton).forEach(said -> removeUnlike(all, said, seen));
    for (OpenRule rule : unlike(board, open)) {
      for (int value : spread(rule)) {
        stop.throwIfStopped();
        if (!all.isEmpty()) {
          rule.meaning(value).forEach(said -> removeUnlike(all, said, seen));
        }
      }
    }
    this.isReversible = all.remove(reversed);
    this.exchanges.addAll(all);
  }

  /** One rule of each shape, since others say the same elsewhere; all of kinds that do not. */
  private static List<OpenRule> unlike(Board board, List<OpenRule> open) {
    Set<Object> shapes = new HashSet<>();
    return open.stream()
        .filter(
            each -> each.rule().kind().dependsOnPlace() || shapes.add(shape(board, each.rule())))
        .toList();
  }

  /** Its values, first some from everywhere between: these tell digits apart the soonest. */
  private static int[] spread(OpenRule rule) {
    int[] values = rule.values().toArray();
    return IntStream.range(0, values.length)
        .boxed()
        .sorted(Comparator.comparing(i -> Integer.reverse(i) >>> 1))
        .mapToInt(i -> values[i])
        .toArray();
  }

  private void removeUnlike(List<int[]> all, Primitive said, Set<Primitive> seen) {
    if (!all.isEmpty() && seen.add(said)) {
      all.removeIf(names -> !leaves(said, names));
    }
  }

  private static Object shape(Board board, Rule rule) {
    int row = board.row(rule.cells().get(0));
    int column = board.column(rule.cells().get(0));
    return List.of(
        rule.kind(),
        rule.cells().stream()
            .map(cell -> List.of(board.row(cell) - row, board.column(cell) - column))
            .toList());
  }

  private int[] exchange(int d, int e) {
    int[] names = IntStream.rangeClosed(0, digits).toArray();
    names[d] = e;
    names[e] = d;
    return names;
  }

  /** True if small digits can be exchanged with large ones, 1 with the largest and so on. */
  boolean areReversible() {
    return isReversible;
  }

  /** The sets of digits of which every two can be exchanged, two digits or more in each. */
  List<List<Integer>> groups() {
    List<List<Integer>> groups = new ArrayList<>();
    for (int d = 1; d <= digits; d++) {
      int first = d;
      List<Integer> group =
          IntStream.concat(
                  IntStream.of(d),
                  exchanges.stream().mapToInt(names -> names[first]).filter(e -> e != first))
              .sorted()
              .boxed()
              .toList();
      if (group.size() > 1 && group.get(0) == d) {
        groups.add(group);
      }
    }
    return groups;
  }

  /** True if a primitive says the same of renamed digits. */
  private boolean leaves(Primitive said, int[] names) {
    if (said instanceof Primitive.Pair pair) {
      return leaves(pair.table(), names);
    }
    if (said instanceof Primitive.Sum sum) {
      return leaves(sum, names);
    }
    if (said instanceof Primitive.Allow allow) {
      return IntStream.rangeClosed(1, digits)
          .allMatch(d -> (allow.digits() >> (d - 1) & 1) == (allow.digits() >> (names[d] - 1) & 1));
    }
    return !(said instanceof Primitive.Word word) || leaves(word.automaton(), names);
  }

  private boolean leaves(PairTable table, int[] names) {
    return IntStream.rangeClosed(1, digits)
        .allMatch(
            a ->
                IntStream.rangeClosed(1, digits)
                    .allMatch(b -> table.allows(a, b) == table.allows(names[a], names[b])));
  }

  /** True if the sets of different digits with a sum are renamed to such sets. */
  private boolean leaves(Primitive.Sum sum, int[] names) {
    return IntStream.range(0, 1 << digits)
        .filter(set -> Integer.bitCount(set) == sum.cells().size())
        .filter(set -> total(set, 0, names) == sum.total())
        .allMatch(set -> total(set, 1, names) == sum.total());
  }

  private int total(int set, int renamings, int[] names) {
    return IntStream.rangeClosed(1, digits)
        .filter(d -> (set >> (d - 1) & 1) != 0)
        .map(d -> renamings == 0 ? d : names[d])
        .sum();
  }

  /** True if the renamed words are accepted, too; every state leads to the end. */
  private boolean leaves(Automaton automaton, int[] names) {
    Set<List<Integer>> pairs = automaton.isEmpty() ? Set.of() : Set.of(List.of(0, 0));
    for (int place = 0; place < automaton.length(); place++) {
      Set<List<Integer>> after = new HashSet<>();
      for (List<Integer> pair : pairs) {
        for (int d = 1; d <= digits; d++) {
          int one = automaton.next(place, pair.get(0), d);
          int other = automaton.next(place, pair.get(1), names[d]);
          if ((one == Automaton.NONE) != (other == Automaton.NONE)) {
            return false;
          }
          if (one != Automaton.NONE) {
            after.add(List.of(one, other));
          }
        }
      }
      pairs = after;
    }
    return true;
  }
}
