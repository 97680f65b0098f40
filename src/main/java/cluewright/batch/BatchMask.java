package cluewright.batch;

import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * One mask of a run, which may stand in several lines.
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
   * A mask of which no line was worked on.
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
   * The share of a line when its turn comes.
   *
   * @param found how many puzzles
   * @param end the outcome that ended it short of what it wants
   */
  record Share(int found, Optional<BatchRecord> end) {}

  /** The share of the next line, which wants so many. */
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

  /** All puzzles so far, whatever line they are of. */
  List<Puzzle> puzzles() {
    return puzzles;
  }

  /** A number that differs from one search to the next. */
  int search() {
    return puzzles.size() + lines - 1;
  }

  /** Why no line can have more, if that was proven in this run. */
  Optional<Outcome> proven() {
    return proven;
  }

  /** Notes how the search for a line ended. */
  void ended(Outcome outcome) {
    proven = Optional.of(outcome).filter(Outcome.Impossible.class::isInstance);
  }

  /** The line as messages name it, with a colon and a space. */
  String place(int number) {
    return lines == 1
        ? "mask %,d: ".formatted(number)
        : "mask %,d, the same as mask %,d: ".formatted(number, first);
  }
}
