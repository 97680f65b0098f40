package cluewright.studio.play;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.board.Sheet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** One puzzle being played: what was written, act by act, how long it took, and the help it had. */
final class Game {
  private record Act(Phrase name, Sheet before, Sheet after) {}

  /** A digit that was placed, whether it stayed or not. */
  private record Entry(int cell, int digit) {}

  private final Stopwatch stopwatch;
  private final Deque<Act> done = new ArrayDeque<>();
  private final Deque<Act> undone = new ArrayDeque<>();
  private final List<Entry> entries = new ArrayList<>();
  private Sheet sheet;
  private int hints;
  private boolean noted;

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
    CellSet.where(
            sheet.board().cells(),
            cell -> next.digit(cell) != 0 && next.digit(cell) != sheet.digit(cell))
        .forEach(cell -> entries.add(new Entry(cell, next.digit(cell))));
    sheet = next;
    return true;
  }

  /** True if a digit was placed since the beginning. */
  boolean hasBegun() {
    return !entries.isEmpty();
  }

  /** How many digits were placed that are not a solution's, whether they stayed or not. */
  int mistakes(Puzzle solution) {
    return (int)
        entries.stream().filter(entry -> entry.digit() != solution.digit(entry.cell())).count();
  }

  /** True if this play was noted among the test plays. */
  boolean isNoted() {
    return noted;
  }

  void note() {
    noted = true;
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
    entries.clear();
    noted = false;
  }
}
