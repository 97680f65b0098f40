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
 * so many disjoint ones, is found by an AND for each of its members. All sets are also words of
 * bits, in one order for all clues of the first part: those without a cell in the last part, then
 * those with the fewest there. A word is worked out where it is needed only, since the first few
 * mostly have more disjoint sets of the last part than clues are left for it. This closes most
 * branches: the last clue here must lie in one of these sets.
 *
 * <p>The tree is walked without recursion: the compiler would put visits into visits, and take
 * longer for that than most grids do.
 */
final class MiddlePart {
  /** An unavoidable set, as its masks in the first, the middle and the last part. */
  private record Masks(long first, long middle, long last) {}

  private final Masks[] masks;

  /** How many of the masks have no cell in the last part; they come first. */
  private final int within;

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

  // All sets as bits, 64 a word: by cell of the first and of the middle part those it hits, and
  // those that the clues of the first part miss.
  private final int words;
  private final long[][] hitsOfFirst;
  private final long[][] hitsOfMiddle;
  private final long[] missed;

  // By number of clues chosen: the last of them, the sets alone not hit, the cells still to be
  // tried, and those alive.
  private final int[] chosen = new int[Long.SIZE + 1];
  private final long[] open = new long[Long.SIZE + 1];
  private final long[] cells = new long[Long.SIZE + 1];
  private final long[] alive = new long[Long.SIZE + 1];

  private long first;
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
    this.masks =
        masks.stream()
            .map(each -> new Masks(each[0], each[1], each[2]))
            .filter(each -> (each.middle | each.last) != 0)
            .sorted(
                Comparator.comparingInt((Masks each) -> Long.bitCount(each.last))
                    .thenComparingInt(each -> Long.bitCount(each.middle)))
            .toArray(Masks[]::new);
    this.within = (int) Arrays.stream(this.masks).filter(each -> each.last == 0).count();
    this.sets = new PartSets(within);
    this.words = (this.masks.length + Long.SIZE - 1) / Long.SIZE;
    this.hitsOfFirst = new long[Long.SIZE][words];
    this.hitsOfMiddle = new long[Long.SIZE][words];
    this.missed = new long[words];
    for (int i = 0; i < this.masks.length; i++) {
      mark(this.masks[i].first, i, hitsOfFirst);
      mark(this.masks[i].middle, i, hitsOfMiddle);
    }
  }

  private static void mark(long cells, int set, long[][] hits) {
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      hits[Long.numberOfTrailingZeros(rest)][set >> 6] |= 1L << set;
    }
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
    this.first = first;
    this.left = clues - number;
    this.least = least;
    takeMissed();
    this.most = Math.min(most, left - Long.bitCount(givenLast) - degreeOfLast());
    int more = this.most - Long.bitCount(given);
    if (this.most < least || more < 0 || isDegreeOver(more)) {
      return;
    }
    sets.clear();
    for (int i = 0; i < within; i++) {
      if (isMissed(i)) {
        sets.add(masks[i].middle);
      }
    }
    if (sets.reduce(all, Integer.MAX_VALUE)) {
      prepare();
      walkAll();
    }
  }

  private void takeMissed() {
    for (int word = 0; word < words; word++) {
      long hit = 0;
      for (long rest = first; rest != 0; rest &= rest - 1) {
        hit |= hitsOfFirst[Long.numberOfTrailingZeros(rest)][word];
      }
      missed[word] = ~hit;
    }
    if ((masks.length & (Long.SIZE - 1)) != 0) {
      missed[words - 1] &= (1L << masks.length) - 1;
    }
  }

  private boolean isMissed(int set) {
    return (missed[set >> 6] >>> set & 1) != 0;
  }

  /** How many disjoint sets the last part has that no clue of the middle part hits. */
  private int degreeOfLast() {
    long taken = 0;
    int degree = 0;
    for (int i = within; i < masks.length; i++) {
      if (masks[i].middle == 0 && (masks[i].last & taken) == 0 && isMissed(i)) {
        taken |= masks[i].last;
        degree++;
      }
    }
    return degree;
  }

  /** True if more sets of this part alone are disjoint than a number. */
  private boolean isDegreeOver(int most) {
    long taken = 0;
    int degree = 0;
    for (int i = 0; i < within && degree <= most; i++) {
      if ((masks[i].middle & taken) == 0 && isMissed(i)) {
        taken |= masks[i].middle;
        degree++;
      }
    }
    return degree > most;
  }

  private void prepare() {
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

  /** Tries, at each number of clues, one cell after the other; one that was tried is dead. */
  private void walkAll() {
    int root = Long.bitCount(given);
    int bits = Math.min(sets.size(), Long.SIZE);
    open[root] = bits == Long.SIZE ? -1L : (1L << bits) - 1;
    alive[root] = all;
    int count = root;
    enter(count, root);
    while (count >= root) {
      long rest = cells[count];
      if (rest == 0 || judge.isOver()) {
        count--;
        continue;
      }
      int cell = Long.numberOfTrailingZeros(rest);
      cells[count] = rest & (rest - 1);
      alive[count] &= ~(1L << cell);
      chosen[count + 1] = cell;
      open[count + 1] = open[count] & ~hits[cell];
      alive[count + 1] = alive[count];
      count++;
      enter(count, root);
    }
  }

  /** Hands the clues so far to the last part if they hit all, and says which cells are next. */
  private void enter(int count, int root) {
    nodes++;
    int more = most - count;
    long unhit = open[count];
    if (unhit == 0 && count >= least) {
      walkLast(count, root);
    }
    if (more <= 0) {
      cells[count] = 0;
    } else if (more == 1) {
      long common = common(unhit, alive[count]);
      cells[count] = common == 0 ? 0 : common & needed(count, root);
    } else if (unhit == 0) {
      cells[count] = alive[count] & needed(count, root);
    } else {
      cells[count] = degree(unhit, more) <= more ? smallest(unhit, alive[count]) : 0;
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

  /** A word of the sets that neither the first part nor the clues chosen here hit. */
  private long unhit(int word, int count, int root) {
    long unhit = missed[word];
    for (int i = root + 1; i <= count; i++) {
      unhit &= ~hitsOfMiddle[chosen[i]][word];
    }
    return unhit;
  }

  /**
   * The cells in one of which a further clue of this part must lie, if there is one, since the last
   * part has too few clues for disjoint sets otherwise.
   */
  private long needed(int count, int root) {
    int atMost = left - Math.max(count + 1, least) - Long.bitCount(givenLast);
    long taken = 0;
    long needed = 0;
    int degree = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = unhit(word, count, root); rest != 0; rest &= rest - 1) {
        Masks set = masks[Long.SIZE * word + Long.numberOfTrailingZeros(rest)];
        if (set.last == 0) {
          return set.middle;
        }
        if ((set.last & taken) == 0) {
          taken |= set.last;
          needed |= set.middle;
          if (++degree > atMost) {
            return needed;
          }
        }
      }
    }
    return -1L;
  }

  /** Hands the sets that are not hit to the last part, unless too many of them are disjoint. */
  private void walkLast(int count, int root) {
    int atMost = left - count - Long.bitCount(givenLast);
    long taken = 0;
    int degree = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = unhit(word, count, root); rest != 0; rest &= rest - 1) {
        long cells = masks[Long.SIZE * word + Long.numberOfTrailingZeros(rest)].last;
        if (cells == 0) {
          return;
        }
        if ((cells & taken) == 0) {
          taken |= cells;
          if (++degree > atMost) {
            return;
          }
        }
      }
    }
    PartSets unhit = last.sets();
    unhit.clear();
    long mine = given;
    for (int i = root + 1; i <= count; i++) {
      mine |= 1L << chosen[i];
    }
    for (int word = 0; word < words; word++) {
      for (long rest = unhit(word, count, root); rest != 0; rest &= rest - 1) {
        unhit.add(masks[Long.SIZE * word + Long.numberOfTrailingZeros(rest)].last);
      }
    }
    last.walk(first, mine, givenLast, livingLast, atMost);
  }

  /** The nodes met here and in the last part. */
  long nodes() {
    return nodes + last.nodes();
  }
}
