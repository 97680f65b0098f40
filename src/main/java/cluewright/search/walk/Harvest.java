package cluewright.search.walk;

import cluewright.model.Puzzle;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.verify.DigitNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** The puzzles found so far for {@link Many}, collected by several walks. */
public final class Harvest {
  private final int count;
  private final Consumer<Outcome.Found> sink;
  private final Set<Puzzle> names = ConcurrentHashMap.newKeySet();
  private final Set<Puzzle> brought = new HashSet<>();
  private final List<Puzzle> puzzles = new ArrayList<>();

  /**
   * An empty harvest.
   *
   * @param sink gets the puzzles, one at a time, on the threads of those who bring them
   */
  public Harvest(Request request, Many many, Consumer<Outcome.Found> sink) {
    this.count = many.count();
    this.sink = sink;
    request.known().forEach(puzzle -> names.add(DigitNames.canonical(puzzle)));
  }

  /** Claims a puzzle up to relabelling; true if nobody had claimed it before. */
  public boolean claim(Puzzle puzzle) {
    return names.add(DigitNames.canonical(puzzle));
  }

  /** Adds a claimed puzzle, unless there are enough or it was added before. */
  public synchronized void bring(Outcome.Found found) {
    if (!isFull() && brought.add(DigitNames.canonical(found.puzzle()))) {
      puzzles.add(found.puzzle());
      handOn(found);
    }
  }

  /**
   * Passes a puzzle on; if memory is too short for that, the run must fail, since the puzzle would
   * be lost.
   */
  private void handOn(Outcome.Found found) {
    try {
      sink.accept(found);
    } catch (OutOfMemoryError e) {
      throw new IllegalStateException("a puzzle could not be handed on", e);
    }
  }

  /** Claims and adds a puzzle unless it was claimed before; true if more are needed. */
  public boolean take(Outcome.Found found) {
    if (claim(found.puzzle())) {
      bring(found);
    }
    return !isFull();
  }

  public synchronized boolean isFull() {
    return puzzles.size() >= count;
  }

  public synchronized List<Puzzle> puzzles() {
    return List.copyOf(puzzles);
  }
}
