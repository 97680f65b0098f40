package cluewright.search.dual;

import java.util.Arrays;

/** An array of sets of places that allocates nothing after its creation. */
final class PlaceSets {
  private final int words;
  private final long[] bits;

  PlaceSets(int sets, int places) {
    this.words = (places + Long.SIZE - 1) / Long.SIZE;
    this.bits = new long[sets * words];
  }

  void clear(int set) {
    Arrays.fill(bits, set * words, (set + 1) * words, 0);
  }

  void add(int set, int place) {
    bits[set * words + place / Long.SIZE] |= 1L << place;
  }

  void remove(int set, int place) {
    bits[set * words + place / Long.SIZE] &= ~(1L << place);
  }

  boolean has(int set, int place) {
    return (bits[set * words + place / Long.SIZE] >> place & 1) != 0;
  }

  /** Adds all elements of another set. */
  void addAll(int set, int other) {
    for (int word = 0; word < words; word++) {
      bits[set * words + word] |= bits[other * words + word];
    }
  }

  int size(int set) {
    int size = 0;
    for (int word = 0; word < words; word++) {
      size += Long.bitCount(bits[set * words + word]);
    }
    return size;
  }

  /** The last place in a set before a given one; -1 if there is none. */
  int before(int set, int place) {
    for (int word = place / Long.SIZE; word >= 0; word--) {
      long here = word < words ? bits[set * words + word] : 0;
      long rest = word == place / Long.SIZE ? here & ((1L << place) - 1) : here;
      if (rest != 0) {
        return word * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
      }
    }
    return -1;
  }
}
