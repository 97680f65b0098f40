package cluewright.strategy.forcing;

/** A queue of candidates with fixed capacity, for reuse. */
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

  /** Copies the entries of another queue of the same capacity. */
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

  /** Removes the first entry; the queue must not be empty. */
  int remove() {
    return entries[head++];
  }

  int size() {
    return tail - head;
  }

  /** The i-th entry, which stays in the queue. */
  int get(int i) {
    return entries[head + i];
  }
}
