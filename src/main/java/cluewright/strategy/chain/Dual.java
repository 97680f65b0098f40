package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Two single-digit patterns with a common core, reported as one step as in HoDoKu's documentation.
 * They stand before the single pattern: else that one would always be taken first. Finds all single
 * patterns, and joins each with later ones that share its core. Not monotone, as the single
 * patterns are not.
 */
public final class Dual implements Finder {

  /** The two patterns. */
  public enum Kind {
    /** 2-String Kites, of one digit or two, with the same two cells in the box. */
    KITES(TwoStringKite.STRATEGY, "turbot-fish") {
      @Override
      Object heart(Board board, Evidence kite) {
        return Set.of(
            board.cellOf(kite.marks().get(1).candidate()),
            board.cellOf(kite.marks().get(2).candidate()));
      }
    },
    /** Empty rectangles of the same digit in the same box. */
    EMPTY_RECTANGLES(EmptyRectangle.STRATEGY) {
      @Override
      Object heart(Board board, Evidence rectangle) {
        int digit = board.digitOf(rectangle.marks().get(0).candidate());
        return List.of(rectangle.houses().get(0), digit);
      }
    };

    private final Strategy single;
    private final String[] impliedBy;

    Kind(Strategy single, String... others) {
      this.single = single;
      this.impliedBy =
          Stream.concat(Stream.of(single.id()), Arrays.stream(others)).toArray(String[]::new);
    }

    /** What the two patterns must share. */
    abstract Object heart(Board board, Evidence pattern);
  }

  private final Strategy strategy;
  private final Kind kind;
  private final Board board;
  private final Finder singles;

  /** The strategy of two patterns. */
  public static Strategy of(Kind kind, Variant variant) {
    return Strategy.of(
        About.of(Group.SINGLE_DIGIT, variant)
            .monotoneBeside(kind.impliedBy[0])
            .impliedBy(kind.impliedBy),
        (strategy, board) -> new Dual(strategy, kind, board));
  }

  private Dual(Strategy strategy, Kind kind, Board board) {
    this.strategy = strategy;
    this.kind = kind;
    this.board = board;
    this.singles = kind.single.finder(board);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    List<Deduction> found = new ArrayList<>();
    singles.find(state, single -> !found.add(single));
    Set<Set<Integer>> told = new HashSet<>();
    for (int i = 0; i < found.size(); i++) {
      for (int j = i + 1; j < found.size(); j++) {
        if (areDual(found.get(i), found.get(j))
            && told.add(union(found.get(i), found.get(j)))
            && sink.test(join(found.get(i), found.get(j)))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean areDual(Deduction one, Deduction other) {
    return !one.changes().containsAll(other.changes())
        && !other.changes().containsAll(one.changes())
        && kind.heart(board, one.evidence()).equals(kind.heart(board, other.evidence()));
  }

  private Set<Integer> union(Deduction one, Deduction other) {
    Set<Integer> all = new TreeSet<>(one.changes());
    all.addAll(other.changes());
    return all;
  }

  private Deduction join(Deduction one, Deduction other) {
    int[] changes = union(one, other).stream().mapToInt(Integer::intValue).toArray();
    return Deduction.eliminate(
        board,
        strategy,
        strategy.variants().get(0),
        changes,
        () -> join(one.evidence(), other.evidence()));
  }

  /** Joins the evidence; what both contain is kept once, as in the first. */
  private Evidence join(Evidence one, Evidence other) {
    List<Evidence.Mark> marks = new ArrayList<>(one.marks());
    other.marks().stream()
        .filter(mark -> marks.stream().noneMatch(m -> m.candidate() == mark.candidate()))
        .forEach(marks::add);
    return new Evidence(
        Stream.concat(one.houses().stream(), other.houses().stream()).distinct().toList(),
        Stream.concat(one.covers().stream(), other.covers().stream()).distinct().toList(),
        marks,
        Stream.concat(one.links().stream(), other.links().stream()).distinct().toList(),
        Phrase.of("strategies.reason-dual", one.reason(), other.reason()));
  }
}
