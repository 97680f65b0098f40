package cluewright.proof.check;

/** A set of places in the order in which cells are filled, counted from 0. */
final class Places {
  private final long[] words;

  /**
   * @param most how many places there are
   */
  Places(int most) {
    this.words = new long[Math.max(1, (most + Long.SIZE - 1) / Long.SIZE)];
  }

  void clear() {
    for (int i = 0; i < words.length; i++) {
      words[i] = 0;
    }
  }

  void add(int place) {
    words[place / Long.SIZE] |= 1L << place;
  }

  void addAll(Places others) {
    for (int i = 0; i < words.length; i++) {
      words[i] |= others.words[i];
    }
  }

  /** Adds all places before one. */
  void addBefore(int place) {
    for (int i = 0; i < place; i++) {
      add(i);
    }
  }

  void remove(int place) {
    words[place / Long.SIZE] &= ~(1L << place);
  }

  boolean has(int place) {
    return (words[place / Long.SIZE] >>> place & 1) != 0;
  }

  int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** The last place of the set before one; -1 if there is none. */
  int before(int place) {
    int at = place / Long.SIZE;
    long word = at < words.length ? words[at] & ((1L << place) - 1) : 0;
    while (word == 0 && at > 0) {
      word = words[--at];
    }
    return word == 0 ? -1 : at * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(word);
  }
}
