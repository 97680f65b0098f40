package cluewright.strategy.reason;

/** Numbers that wait, each once. */
final class Waiting {
  private final int[] numbers;
  private final boolean[] isIn;
  private int count;

  Waiting(int most) {
    this.numbers = new int[most];
    this.isIn = new boolean[most];
  }

  boolean isEmpty() {
    return count == 0;
  }

  void add(int number) {
    if (!isIn[number]) {
      isIn[number] = true;
      numbers[count++] = number;
    }
  }

  /** The number that came last. */
  int take() {
    int number = numbers[--count];
    isIn[number] = false;
    return number;
  }

  void clear() {
    while (count > 0) {
      isIn[numbers[--count]] = false;
    }
  }
}
