package cluewright.search;

import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The gate that every puzzle passes before it is called found. */
final class Verification {
  private final Request request;
  private final SolutionCounter counter;
  private final Set<Puzzle> known = new HashSet<>();

  Verification(Request request) {
    this.request = request;
    this.counter = new SolutionCounter(request.mask().board());
    request.known().forEach(puzzle -> known.add(DigitNames.canonical(puzzle)));
  }

  /** Whether the puzzle is one of the request's known ones but for the names of its digits. */
  boolean isKnown(Puzzle puzzle) {
    return known.contains(DigitNames.canonical(puzzle));
  }

  /**
   * The outcome for a puzzle that an engine claims.
   *
   * @throws IllegalStateException if replay or count contradict the engine, which is a fault of
   *     ours
   */
  Outcome.Found found(Puzzle claimed, String engine, Duration elapsed) {
    Puzzle puzzle = DigitNames.drawn(claimed, request.seed());
    if (!puzzle.mask().equals(request.mask())) {
      throw new IllegalStateException(engine + " put clues beside the mask: " + puzzle);
    }
    SolvingPath path = new Replay(puzzle.board(), request.strategies()).parallel(puzzle);
    List<Puzzle> solutions = counter.solutions(puzzle, 2);
    if (!path.isSolved()) {
      throw new IllegalStateException(engine + " claims a puzzle that is not solvable: " + puzzle);
    }
    if (!solutions.equals(List.of(path.solution().orElseThrow()))) {
      throw new IllegalStateException(engine + " claims a puzzle that is not unique: " + puzzle);
    }
    return new Outcome.Found(puzzle, solutions.get(0), path.length(), engine, elapsed);
  }
}
