package cluewright.studio.play;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.board.Sheet;
import java.util.ArrayDeque;
import java.util.Deque;

/** One puzzle being played: what was written, act by act, how long it took, and the help it had. */
final class Game {
  private record Act(Phrase name, Sheet before, Sheet after) {}

  private final Stopwatch stopwatch;
  private final Deque<Act> done = new ArrayDeque<>();
  private final Deque<Act> undone = new ArrayDeque<>();
  private Sheet sheet;
  private int hints;

  Game(Puzzle puzzle, Stopwatch stopwatch) {
    this.sheet = Sheet.of(puzzle);
    this.stopwatch = stopwatch;
  }

  Sheet sheet() {
    return sheet;
  }

  boolean isSolved() {
    return sheet.isComplete() && SheetScan.conflicts(sheet).isEmpty();
  }

  Stopwatch stopwatch() {
    return stopwatch;
  }

  /** The number of steps that were told, whatever the grades. */
  int hints() {
    return hints;
  }

  void countHint() {
    hints++;
  }

  Phrase undoName() {
    return done.isEmpty() ? Phrase.NOTHING : done.element().name();
  }

  Phrase redoName() {
    return undone.isEmpty() ? Phrase.NOTHING : undone.element().name();
  }

  /**
   * Writes.
   *
   * @return whether that changed anything
   */
  boolean apply(Phrase act, Sheet next) {
    if (next.equals(sheet)) {
      return false;
    }
    done.push(new Act(act, sheet, next));
    undone.clear();
    sheet = next;
    return true;
  }

  void undo() {
    if (!done.isEmpty()) {
      undone.push(done.pop());
      sheet = undone.element().before();
    }
  }

  void redo() {
    if (!undone.isEmpty()) {
      done.push(undone.pop());
      sheet = done.element().after();
    }
  }

  /** Begins anew, which can be undone; the time and the hints begin anew as well. */
  void restart(Phrase act) {
    apply(act, Sheet.of(sheet.clues()));
    stopwatch.reset();
    hints = 0;
  }
}
