package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * A sequence of almost locked sets, cells with one more candidate than cells: each has digits that
 * cannot be in it and in the next set as well, and a set that lacks one digit needs all its others.
 *
 * <p>Not monotone: a set that loses a candidate is a naked set, which others have to use first.
 */
public final class LinkedSets {

  /** How many sets there are, and how they are linked. */
  public enum Kind {
    /**
     * Two disjoint sets with a common digit x that cannot be in both: one lacks it and needs its
     * other digits, so another common digit z is eliminated from what sees all its cells in both.
     *
     * <p>Where there are two such digits x, each set holds just one of them: so each may play z for
     * the other, and the other digits of each set leave whatever sees them all.
     */
    XZ,
    /**
     * Three sets: x cannot be in both the first and the middle one, nor y in both the middle one
     * and the last. The middle one cannot do without x and without y, so the first lacks x or the
     * last lacks y, and needs all its other digits: a third digit z of first and last leaves what
     * sees all its cells in both, even in the middle one. Sets may share cells, as a form that
     * HoDoKu does not use by itself; but not first or last all of the other's.
     */
    XY_WING,
    /**
     * Four or more sets: if the first lacks a digit z it takes the others, so the second lacks one
     * and takes its others, and so on until the last takes z. So z leaves what sees all its cells
     * in first and last.
     *
     * <p>A chain keeps the order of the list of all sets, as HoDoKu's do. A link takes its
     * restricted digits without the first of those that the link before takes; the first link takes
     * only one. z is taken neither by the first link nor by the last.
     */
    XY_CHAIN
  }

  private LinkedSets() {}

  /** A strategy with one form; the XY-Wing has another for overlapping sets. */
  public static Strategy of(Kind kind, Variant... variants) {
    int otherNames = kind == Kind.XY_CHAIN ? 1 : 0;
    return Strategy.of(
        new About(variants[0].id(), Group.CHAINS, otherNames, List.of(variants)).notMonotone(),
        (strategy, board) -> finder(strategy, kind, board));
  }

  private static Finder finder(Strategy strategy, Kind kind, Board board) {
    return switch (kind) {
      case XZ -> new LockedSetPairs(strategy, board);
      case XY_WING -> new LockedSetWings(strategy, board);
      case XY_CHAIN -> new LockedSetChains(strategy, board);
    };
  }
}
