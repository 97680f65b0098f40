package cluewright.studio.play;

import cluewright.document.CellMarks;
import cluewright.document.Sheet;
import cluewright.document.UnfinishedPlay;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.studio.document.Acts;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.IntStream;

/** A puzzle being played: the acts of writing, the time taken, and the help given. */
final class Game {
  /** The share of a counter's patience for whether a full grid has regions. */
  private static final double QUICK = 0.01;

  /**
   * An act of the player.
   *
   * @param other the play on the other side of the act, if it began or ended one
   */
  private record Act(Phrase name, Sheet before, Sheet after, Optional<Run> other)
      implements Acts.Act {}

  /** A play: its time, its help, and the digits tried. */
  private record Run(Duration time, int hints, CellMarks tried, boolean isNoted) {
    static Run fresh(int cells) {
      return new Run(Duration.ZERO, 0, CellMarks.none(cells), false);
    }
  }

  private final Stopwatch stopwatch;
  private final Acts<Act> acts = new Acts<>();
  private Sheet sheet;

  /** The digits that were ever placed. */
  private CellMarks tried;

  private int hints;
  private boolean noted;

  Game(Puzzle puzzle, Stopwatch stopwatch) {
    this.sheet = Sheet.of(puzzle);
    this.tried = CellMarks.none(puzzle.board().cells());
    this.stopwatch = stopwatch;
  }

  /** Continues a play; undo starts over. */
  Game(UnfinishedPlay play, Stopwatch stopwatch) {
    this.sheet = play.sheet();
    this.tried = play.tried();
    this.hints = play.hints();
    this.stopwatch = stopwatch;
    stopwatch.set(play.time());
  }

  /** What can be continued another day; empty once the puzzle was solved. */
  Optional<UnfinishedPlay> unfinished() {
    return Optional.of(new UnfinishedPlay(sheet, stopwatch.elapsed(), hints, tried))
        .filter(play -> !play.isBlank() && !isSolved() && !noted);
  }

  Sheet sheet() {
    return sheet;
  }

  boolean isSolved() {
    return sheet.isComplete() && SheetScan.conflicts(sheet).isEmpty() && mayHaveRegions();
  }

  /** False if the grid, which is full, cannot be cut into the regions that are to be found. */
  private boolean mayHaveRegions() {
    return !sheet.board().layout().tellsRegions()
        || new SolutionCounter(sheet.board()).numberIfQuick(sheet.placements(), QUICK)
            != Solutions.NONE;
  }

  Stopwatch stopwatch() {
    return stopwatch;
  }

  /** The number of steps with a hint of any grade. */
  int hints() {
    return hints;
  }

  void countHint() {
    hints++;
  }

  Phrase undoName() {
    return acts.undoName.get();
  }

  Phrase redoName() {
    return acts.redoName.get();
  }

  /**
   * Writes on the sheet.
   *
   * @return whether that changed anything
   */
  boolean apply(Phrase act, Sheet next) {
    return apply(act, next, Optional.empty());
  }

  private boolean apply(Phrase act, Sheet next, Optional<Run> other) {
    if (next.equals(sheet)) {
      return false;
    }
    acts.add(new Act(act, sheet, next, other));
    CellSet placed =
        CellSet.where(
            sheet.board().cells(),
            cell -> next.digit(cell) != 0 && next.digit(cell) != sheet.digit(cell));
    CellMarks before = tried;
    tried = before.with(placed, cell -> before.of(cell) | SheetScan.bit(next.digit(cell)));
    sheet = next;
    return true;
  }

  /** True if a digit was placed since the start. */
  boolean hasBegun() {
    return !tried.isEmpty();
  }

  /** The number of digits ever placed that differ from the solution. */
  int mistakes(Puzzle solution) {
    return IntStream.range(0, solution.board().cells())
        .map(cell -> tried.of(cell) & ~SheetScan.bit(solution.digit(cell)))
        .map(Integer::bitCount)
        .sum();
  }

  /** True if this play is recorded among the test plays. */
  boolean isNoted() {
    return noted;
  }

  void note() {
    noted = true;
  }

  void undo() {
    acts.undo(this::turned).ifPresent(act -> sheet = act.before());
  }

  void redo() {
    acts.redo(this::turned).ifPresent(act -> sheet = act.after());
  }

  /** The act seen from the other side, as the game moves there. */
  private Act turned(Act act) {
    Optional<Run> here = act.other().map(other -> run(noted));
    act.other().ifPresent(this::take);
    return new Act(act.name(), act.before(), act.after(), here);
  }

  private Run run(boolean isNoted) {
    return new Run(stopwatch.elapsed(), hints, tried, isNoted);
  }

  private void take(Run run) {
    stopwatch.set(run.time());
    hints = run.hints();
    noted = run.isNoted();
    tried = run.tried();
  }

  /**
   * Starts another play. That can be undone: then the one before goes on, with its time and its
   * hints, and is noted when it is solved, even if it was noted as given up.
   */
  void restart(Phrase act) {
    apply(act, Sheet.of(sheet.clues()), Optional.of(run(isSolved())));
    take(Run.fresh(sheet.board().cells()));
  }
}
