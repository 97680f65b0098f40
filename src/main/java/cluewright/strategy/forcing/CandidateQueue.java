package cluewright.strategy.forcing;

/** Candidates, first in, first out, of which there is room for a given number; reused. */
final class CandidateQueue {
  private final int[] entries;
  private int head;
  private int tail;

  CandidateQueue(int room) {
    this.entries = new int[room];
  }

  void clear() {
    head = 0;
    tail = 0;
  }

  /** Takes the same entries as another queue with as much room. */
  void load(CandidateQueue other) {
    System.arraycopy(other.entries, other.head, entries, other.head, other.tail - other.head);
    head = other.head;
    tail = other.tail;
  }

  void add(int candidate) {
    entries[tail++] = candidate;
  }

  boolean isEmpty() {
    return head == tail;
  }

  /** Takes the first one out; there must be one. */
  int remove() {
    return entries[head++];
  }

  int size() {
    return tail - head;
  }

  /** The i-th from the first on, which stays. */
  int get(int i) {
    return entries[head + i];
  }
}
