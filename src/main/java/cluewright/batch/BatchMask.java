package cluewright.batch;

import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A mask of a run, which may occur on several lines.
 *
 * <p>Each line is a request of its own. What the destination held before is shared out to the lines
 * in their order: to each the puzzles it wants, or those up to the outcome that ended it. Whatever
 * a later line gets is new to all.
 */
final class BatchMask {
  private final int first;
  private final Deque<BatchRecord> before;
  private final List<Puzzle> puzzles;
  private int lines;
  private Optional<Outcome> proven = Optional.empty();

  /**
   * A mask none of whose lines has been worked on.
   *
   * @param first the number of its first line, from 1
   * @param before what the destination holds of it, in order
   */
  BatchMask(int first, List<BatchRecord> before) {
    this.first = first;
    this.before = new ArrayDeque<>(before);
    this.puzzles = new ArrayList<>(BatchRecord.puzzles(before));
  }

  /**
   * A line's share of what is already there.
   *
   * @param found how many puzzles
   * @param end the outcome that ended it short of what it wants
   */
  record Share(int found, Optional<BatchRecord> end) {}

  /** The share of the next line, which wants a number of puzzles. */
  Share next(int wanted) {
    lines++;
    int found = 0;
    while (found < wanted && !before.isEmpty()) {
      BatchRecord record = before.removeFirst();
      if (record.puzzle().isEmpty()) {
        return new Share(found, Optional.of(record));
      }
      found++;
    }
    return new Share(found, Optional.empty());
  }

  /** All puzzles so far, from whatever line. */
  List<Puzzle> puzzles() {
    return puzzles;
  }

  /** A number that is different for each search. */
  int search() {
    return puzzles.size() + lines - 1;
  }

  /** The proof that no line can have more, if this run found one. */
  Optional<Outcome> proven() {
    return proven;
  }

  /** Records how the search for a line ended. */
  void ended(Outcome outcome) {
    proven = Optional.of(outcome).filter(Outcome.Impossible.class::isInstance);
  }

  /** The line as a prefix for messages, with a colon and a blank. */
  String place(int number) {
    return lines == 1
        ? "mask %,d: ".formatted(number)
        : "mask %,d, the same as mask %,d: ".formatted(number, first);
  }
}
