package cluewright.search.fewest;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Puts clues into the middle part, once those of the first part are fixed, and hands what is left
 * to the last part.
 *
 * <p>Unhit sets without a cell in the last part must be hit here. The 64 smallest are the bits of a
 * word; a table says for each which others are disjoint from it, so that a set of higher degree, of
 * so many disjoint ones, is found by an AND for each of its members. The unhit sets with cells in
 * the last part are words of bits, smallest there first, one vector for each number of clues
 * chosen.
 *
 * <p>Before the last clue here, disjoint sets of the last part are counted: if there are more than
 * the clues left for it, that clue must lie in one of them. This closes most branches.
 */
final class MiddlePart {
  /** An unavoidable set, as its masks in the first, the middle and the last part. */
  private record Masks(long first, long middle, long last) {}

  private final Masks[] within;
  private final Masks[] beyond;
  private final long all;
  private final long given;
  private final LastPart last;
  private final LastPart.Judge judge;
  private final long livingLast;
  private final long givenLast;
  private final int clues;

  // Sets of the middle part alone: their cells, by cell the sets it hits, by set those disjoint.
  private final PartSets sets;
  private final long[] hits = new long[Long.SIZE];
  private final long[] disjoint = new long[Long.SIZE];

  // Sets with cells in the last part, or beyond the first 64: what they have in both parts, by cell
  // of the middle part the sets it hits, and by number of clues there the sets not yet hit.
  private final long[] middleOf;
  private final long[] lastOf;
  private final long[][] hitsBeyond = new long[Long.SIZE][];
  private final long[][] unhit;
  private int words;

  private long chosen;
  private int left;
  private int least;
  private int most;
  private long nodes;

  /**
   * @param masks of all sets that no given clue hits, in the order of the parts
   * @param thirds in that order
   * @param given the clues given, by part
   * @param clues of a puzzle
   */
  MiddlePart(List<long[]> masks, Thirds thirds, long[] given, int clues, LastPart.Judge judge) {
    this.all = thirds.all(1) & ~given[1];
    this.given = given[1];
    this.livingLast = thirds.all(2) & ~given[2];
    this.givenLast = given[2];
    this.clues = clues;
    this.judge = judge;
    this.last = new LastPart(Long.bitCount(livingLast), masks.size(), judge);
    List<Masks> open =
        masks.stream()
            .map(each -> new Masks(each[0], each[1], each[2]))
            .filter(each -> (each.middle | each.last) != 0)
            .sorted(Comparator.comparingInt(each -> Long.bitCount(each.last)))
            .toList();
    this.within = open.stream().filter(each -> each.last == 0).toArray(Masks[]::new);
    this.beyond = open.stream().filter(each -> each.last != 0).toArray(Masks[]::new);
    this.sets = new PartSets(within.length);
    this.middleOf = new long[masks.size()];
    this.lastOf = new long[masks.size()];
    int width = (masks.size() + Long.SIZE - 1) / Long.SIZE;
    Arrays.setAll(hitsBeyond, cell -> new long[width]);
    this.unhit = new long[Long.SIZE + 1][width];
  }

  /**
   * Walks through the clues of the middle and of the last part that go with some of the first.
   *
   * @param first the clues of the first part
   * @param number how many these are
   * @param least how many the middle part has at least, given ones included
   * @param most how many it has at most
   */
  void walk(long first, int number, int least, int most) {
    sets.clear();
    for (Masks each : within) {
      if ((each.first & first) == 0) {
        sets.add(each.middle);
      }
    }
    int open = most - Long.bitCount(given);
    if (!sets.reduce(all, Integer.MAX_VALUE) || open < 0 || sets.degree(open) > open) {
      return;
    }
    this.chosen = first;
    this.left = clues - number;
    this.least = least;
    int beyondCount = takeBeyond(first);
    this.most = Math.min(most, left - Long.bitCount(givenLast) - degreeOfLast(beyondCount));
    if (this.most < least) {
      return;
    }
    prepare(beyondCount);
    int count = Math.min(sets.size(), Long.SIZE);
    visit(Long.bitCount(given), count == Long.SIZE ? -1L : (1L << count) - 1, all, given);
  }

  /** Takes the sets for which no bit is left, and those with cells in the last part. */
  private int takeBeyond(long first) {
    int count = 0;
    for (int i = Long.SIZE; i < sets.size(); i++) {
      middleOf[count] = sets.get(i);
      lastOf[count++] = 0;
    }
    for (Masks each : beyond) {
      if ((each.first & first) == 0) {
        middleOf[count] = each.middle;
        lastOf[count++] = each.last;
      }
    }
    return count;
  }

  /** How many disjoint sets the last part has that no clue of the middle part hits. */
  private int degreeOfLast(int count) {
    long taken = 0;
    int degree = 0;
    for (int i = 0; i < count; i++) {
      if (middleOf[i] == 0 && (lastOf[i] & taken) == 0) {
        taken |= lastOf[i];
        degree++;
      }
    }
    return degree;
  }

  private void prepare(int count) {
    words = (count + Long.SIZE - 1) / Long.SIZE;
    for (long[] each : hitsBeyond) {
      Arrays.fill(each, 0, words, 0);
    }
    long[] now = unhit[Long.bitCount(given)];
    Arrays.fill(now, 0, words, 0);
    for (int i = 0; i < count; i++) {
      now[i >> 6] |= 1L << i;
      for (long rest = middleOf[i]; rest != 0; rest &= rest - 1) {
        hitsBeyond[Long.numberOfTrailingZeros(rest)][i >> 6] |= 1L << i;
      }
    }
    Arrays.fill(hits, 0);
    int bits = Math.min(sets.size(), Long.SIZE);
    for (int i = 0; i < bits; i++) {
      disjoint[i] = 0;
      for (int other = 0; other < bits; other++) {
        if ((sets.get(i) & sets.get(other)) == 0) {
          disjoint[i] |= 1L << other;
        }
      }
      for (long rest = sets.get(i); rest != 0; rest &= rest - 1) {
        hits[Long.numberOfTrailingZeros(rest)] |= 1L << i;
      }
    }
  }

  /**
   * @param count the clues chosen in this part
   * @param open the sets of this part alone that they do not hit
   */
  private void visit(int count, long open, long alive, long mine) {
    nodes++;
    int more = most - count;
    if (open == 0) {
      if (count >= least) {
        walkLast(count, mine);
      }
      if (more > 0) {
        branch(count, 0, more == 1 ? alive & needed(count) : alive, alive, mine);
      }
    } else if (more == 1) {
      branch(count, open, common(open, alive) & needed(count), alive, mine);
    } else if (more > 1 && degree(open, more) <= more) {
      branch(count, open, smallest(open, alive), alive, mine);
    }
  }

  private void branch(int count, long open, long cells, long alive, long mine) {
    long living = alive;
    long[] now = unhit[count];
    long[] then = unhit[count + 1];
    for (long rest = cells; rest != 0 && !judge.isOver(); rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      living &= ~(1L << cell);
      for (int word = 0; word < words; word++) {
        then[word] = now[word] & ~hitsBeyond[cell][word];
      }
      visit(count + 1, open & ~hits[cell], living, mine | 1L << cell);
    }
  }

  private long common(long open, long alive) {
    long common = alive;
    for (long rest = open; rest != 0 && common != 0; rest &= rest - 1) {
      common &= sets.get(Long.numberOfTrailingZeros(rest));
    }
    return common;
  }

  /** How many of some sets are disjoint, one more than {@code most} at the most. */
  private int degree(long open, int most) {
    int degree = 0;
    for (long rest = open; rest != 0 && degree <= most; degree++) {
      rest &= disjoint[Long.numberOfTrailingZeros(rest)];
    }
    return degree;
  }

  /** The living cells of the set that has the fewest. */
  private long smallest(long open, long alive) {
    long smallest = -1L;
    for (long rest = open; rest != 0 && smallest != 0; rest &= rest - 1) {
      long living = sets.get(Long.numberOfTrailingZeros(rest)) & alive;
      if (Long.bitCount(living) < Long.bitCount(smallest)) {
        smallest = living;
      }
    }
    return smallest;
  }

  /**
   * The cells in one of which the last clue of this part must lie, since the last part has too few
   * clues for disjoint sets otherwise.
   */
  private long needed(int count) {
    int most = left - (count + 1) - Long.bitCount(givenLast);
    long[] now = unhit[count];
    long taken = 0;
    long cells = 0;
    int degree = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = now[word]; rest != 0; rest &= rest - 1) {
        int set = Long.SIZE * word + Long.numberOfTrailingZeros(rest);
        if (lastOf[set] == 0) {
          return middleOf[set];
        }
        if ((lastOf[set] & taken) == 0) {
          taken |= lastOf[set];
          cells |= middleOf[set];
          if (++degree > most) {
            return cells;
          }
        }
      }
    }
    return -1L;
  }

  /** Hands the sets that are not hit to the last part, unless too many of them are disjoint. */
  private void walkLast(int count, long mine) {
    int most = left - count - Long.bitCount(givenLast);
    long[] now = unhit[count];
    PartSets open = last.sets();
    open.clear();
    for (int word = 0; word < words; word++) {
      for (long rest = now[word]; rest != 0; rest &= rest - 1) {
        long cells = lastOf[Long.SIZE * word + Long.numberOfTrailingZeros(rest)];
        if (cells == 0) {
          return;
        }
        open.add(cells);
      }
    }
    if (open.degree(most) <= most) {
      last.walk(chosen, mine, givenLast, livingLast, most);
    }
  }

  /** The nodes met here and in the last part. */
  long nodes() {
    return nodes + last.nodes();
  }
}
