package cluewright.strategy.als;

import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;

/**
 * The eliminations of a chain of {@link PlaceLinks}, whose nodes are alternately false and true.
 */
final class SetChainEliminations {
  private final int digits;
  private final int words;
  private final PlaceLinks links;
  private final AlmostLockedSets sets;

  SetChainEliminations(Geometry geometry, PlaceLinks links) {
    this.digits = geometry.board().digits();
    this.words = geometry.words();
    this.links = links;
    this.sets = links.sets();
  }

  /** The number of candidates that two nodes in different cells both exclude. */
  int count(SolvingState state, int one, int other) {
    int first = links.digit(one);
    int second = links.digit(other);
    int count = count(state, one, other, first);
    return first == second ? count : count + count(state, one, other, second);
  }

  private int count(SolvingState state, int one, int other, int digit) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      long both = links.excluded(one, digit, word) & links.excluded(other, digit, word);
      count += Long.bitCount(both & state.cells(digit, word));
    }
    return count;
  }

  /** Adds what both ends of a chain exclude, one of which is true. */
  void byEnds(Eliminations eliminations, int one, int other) {
    for (int digit = 1; digit <= digits; digit++) {
      for (int word = 0; word < words; word++) {
        eliminations.addCells(
            digit, word, links.excluded(one, digit, word) & links.excluded(other, digit, word));
      }
    }
  }

  /**
   * Adds the eliminations of a loop: exactly one end of each link is true, so what both ends of a
   * weak link exclude is eliminated, and what the set of a strong link needs in either case.
   */
  void byLoop(Eliminations eliminations, int[] chain) {
    byEnds(eliminations, chain[chain.length - 1], chain[0]);
    for (int i = 1; i + 1 < chain.length; i += 2) {
      byEnds(eliminations, chain[i], chain[i + 1]);
    }
    for (int i = 0; i < chain.length; i += 2) {
      byLockedDigits(eliminations, chain[i], chain[i + 1]);
    }
  }

  private void byLockedDigits(Eliminations eliminations, int one, int other) {
    int set = links.through(one, other);
    int used = 1 << (links.digit(one) - 1) | 1 << (links.digit(other) - 1);
    for (int rest = set < 0 ? 0 : sets.digits(set) & ~used; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int word = 0; word < words; word++) {
        eliminations.addCells(digit, word, sets.seen(set, digit, word));
      }
    }
  }
}
