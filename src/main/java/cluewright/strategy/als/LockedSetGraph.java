package cluewright.strategy.als;

import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * The links between almost locked sets as bit sets: word w of a row stands for sets 64w to 64w +
 * 63, so that a search handles 64 at a time.
 *
 * <p>A digit of two sets is restricted if it cannot be in both, since all of its cells in the one
 * see all of its cells in the other. Two sets meet in a digit if one of its open places sees all of
 * its cells in both. Both hold for all sets that have a digit in the same places, so there is a row
 * for each of these. Mutable and reused.
 */
final class LockedSetGraph {
  private final Geometry geometry;
  private final AlmostLockedSets sets;
  private SolvingState state;
  private int words;
  private long[] having = new long[0];
  private long[] excluded = new long[0];
  private long[] meeting = new long[0];
  private long[] holders = new long[0];
  private long[] apart = new long[0];
  private long[] near = new long[0];

  LockedSetGraph(Geometry geometry) {
    this.geometry = geometry;
    this.sets = new AlmostLockedSets(geometry);
  }

  AlmostLockedSets sets() {
    return sets;
  }

  /** The number of words per row. */
  int words() {
    return words;
  }

  void lay(SolvingState next) {
    state = next;
    sets.lookAt(state);
    words = (sets.size() + Long.SIZE - 1) / Long.SIZE;
    having = cleared(having, sets.places().size() * words);
    excluded = cleared(excluded, sets.places().size() * words);
    meeting = cleared(meeting, sets.places().size() * words);
    holders = cleared(holders, geometry.board().cells() * words);
    apart = cleared(apart, sets.size() * words);
    near = cleared(near, sets.size() * words);
    for (int set = 0; set < sets.size(); set++) {
      note(set);
    }
    for (int one = 0; one < sets.places().size(); one++) {
      for (int another = one; another >= 0; another = sets.places().before(another)) {
        compare(one, another);
      }
    }
    for (int set = 0; set < sets.size(); set++) {
      layRows(set);
    }
  }

  /** An array of at least a number of words, all zero. */
  static long[] cleared(long[] rows, int count) {
    if (rows.length < count) {
      return new long[count];
    }
    Arrays.fill(rows, 0, count, 0);
    return rows;
  }

  private void note(int set) {
    for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
      int places = sets.places(set, Integer.numberOfTrailingZeros(rest) + 1);
      having[places * words + (set >> 6)] |= 1L << set;
    }
    for (int word = 0; word < geometry.words(); word++) {
      for (long rest = sets.cells(set, word); rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        holders[cell * words + (set >> 6)] |= 1L << set;
      }
    }
  }

  private void compare(int one, int another) {
    if (one != another && sets.places().exclude(one, another)) {
      join(excluded, one, another);
    }
    if (sets.places().meet(state, one, another)) {
      join(meeting, one, another);
    }
  }

  private void join(long[] rows, int one, int another) {
    for (int word = 0; word < words; word++) {
      rows[one * words + word] |= having[another * words + word];
      rows[another * words + word] |= having[one * words + word];
    }
  }

  private void layRows(int set) {
    int base = set * words;
    Arrays.fill(apart, base, base + words, -1L);
    for (int word = 0; word < geometry.words(); word++) {
      for (long rest = sets.cells(set, word); rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        for (int w = 0; w < words; w++) {
          apart[base + w] &= ~holders[cell * words + w];
        }
      }
    }
    for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int w = 0; w < words; w++) {
        near[base + w] |= excluded(set, digit, w) & apart[base + w];
      }
    }
  }

  /** The sets that have a digit of a set only where its places see all of them. */
  long excluded(int set, int digit, int word) {
    return excluded[sets.places(set, digit) * words + word];
  }

  /** The sets that meet a set in one of its digits, possibly overlapping it. */
  long meeting(int set, int digit, int word) {
    return meeting[sets.places(set, digit) * words + word];
  }

  /** The sets that do not overlap a set. */
  long apart(int set, int word) {
    return apart[set * words + word];
  }

  /** The sets that share a restricted digit with a set and do not overlap it. */
  long near(int set, int word) {
    return near[set * words + word];
  }

  /** The sets that share a restricted digit with a set, possibly overlapping it. */
  long linked(int set, int word) {
    long linked = 0;
    for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
      linked |= excluded(set, Integer.numberOfTrailingZeros(rest) + 1, word);
    }
    return linked;
  }

  /** True if one of two sets contains all cells of the other. */
  boolean isWithin(int one, int another) {
    boolean isIn = true;
    boolean holds = true;
    for (int word = 0; word < geometry.words(); word++) {
      isIn &= (sets.cells(one, word) & ~sets.cells(another, word)) == 0;
      holds &= (sets.cells(another, word) & ~sets.cells(one, word)) == 0;
    }
    return isIn || holds;
  }

  /** The digits that cannot be in both sets. */
  int restricted(int one, int another) {
    int restricted = 0;
    for (int rest = sets.digits(one) & sets.digits(another); rest != 0; rest &= rest - 1) {
      long row = excluded(one, Integer.numberOfTrailingZeros(rest) + 1, another >> 6);
      restricted |= (row >>> another & 1) != 0 ? rest & -rest : 0;
    }
    return restricted;
  }

  /** The bits of a word that stand for sets after a given one. */
  static long after(int set, int word) {
    if (word != set >> 6) {
      return word > set >> 6 ? -1L : 0;
    }
    return -2L << set;
  }
}
