package cluewright.studio.printing;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.Answer;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.studio.work.Background;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Solutions of puzzles and ways to them, worked out away from the UI thread and kept; to be used on
 * the UI thread. The work goes in turns, short enough for what is known to show early.
 */
final class SolutionCache {
  private static final long TURN = TimeUnit.MILLISECONDS.toNanos(150);

  private record Way(Puzzle puzzle, StrategySet strategies) {
    static Way of(PrintedPuzzle pick) {
      return new Way(pick.puzzle(), pick.strategies());
    }
  }

  private final Background background;
  private final Runnable changed;
  private final Map<Puzzle, Answer> answers = new HashMap<>();
  private final Map<Way, SolvingPath> walks = new HashMap<>();
  private List<Supplier<Runnable>> waiting = List.of();
  private boolean isBusy;
  private AtomicBoolean stopped = new AtomicBoolean();

  /**
   * Knows nothing yet.
   *
   * @param changed is run on the UI thread whenever more is known
   */
  SolutionCache(Background background, Runnable changed) {
    this.background = background;
    this.changed = changed;
  }

  /** The solutions, as far as they are known. */
  Answer answer(PrintedPuzzle pick) {
    return answers.getOrDefault(pick.puzzle(), Answer.UNKNOWN);
  }

  /**
   * The steps of a person who uses the strategies and, where these get stuck, whatever else leads
   * to the end; empty if they are not known yet.
   */
  Optional<SolvingPath> walk(PrintedPuzzle pick) {
    return Optional.ofNullable(walks.get(Way.of(pick)));
  }

  /** The number of these that were not looked at yet. */
  long unsolved(Collection<PrintedPuzzle> picks) {
    return picks.stream().filter(pick -> !answers.containsKey(pick.puzzle())).count();
  }

  /** The number of these that have a way that is not known yet. */
  long unwalked(Collection<PrintedPuzzle> picks) {
    return picks.stream().filter(pick -> !walks.containsKey(Way.of(pick))).count();
  }

  /** Sees to it that these become known; what else was waiting is given up. */
  void want(Collection<PrintedPuzzle> toSolve, Collection<PrintedPuzzle> toWalk) {
    List<Supplier<Runnable>> work = new ArrayList<>();
    AtomicBoolean mine = stopped;
    toSolve.stream()
        .map(PrintedPuzzle::puzzle)
        .filter(puzzle -> !answers.containsKey(puzzle))
        .distinct()
        .forEach(puzzle -> work.add(() -> solved(puzzle)));
    toWalk.stream()
        .map(Way::of)
        .filter(way -> !walks.containsKey(way))
        .distinct()
        .forEach(way -> work.add(() -> walked(way, mine)));
    waiting = work;
    goOn();
  }

  /** Keeps nothing any longer. */
  void forget() {
    waiting = List.of();
    stopped.set(true);
    stopped = new AtomicBoolean();
    answers.clear();
    walks.clear();
  }

  private void goOn() {
    if (isBusy || waiting.isEmpty()) {
      return;
    }
    isBusy = true;
    List<Supplier<Runnable>> taken = waiting;
    background.attempt(() -> turn(taken), this::done, this::failed);
  }

  private static List<Runnable> turn(List<Supplier<Runnable>> work) {
    long end = System.nanoTime() + TURN;
    List<Runnable> results = new ArrayList<>();
    for (Supplier<Runnable> each : work) {
      results.add(each.get());
      if (System.nanoTime() > end) {
        break;
      }
    }
    return results;
  }

  private void done(List<Runnable> results) {
    isBusy = false;
    results.forEach(Runnable::run);
    waiting = List.of();
    changed.run();
  }

  private void failed(Throwable failure) {
    isBusy = false;
    throw new IllegalStateException("a puzzle was not solved", failure);
  }

  private Runnable solved(Puzzle puzzle) {
    Answer answer = new SolutionCounter(puzzle.board()).answer(puzzle);
    return () -> answers.put(puzzle, answer);
  }

  /** A path that was stopped on its way is forgotten. */
  private Runnable walked(Way way, AtomicBoolean mine) {
    Board board = way.puzzle.board();
    SolvingPath path = new Replay(board, way.strategies).human(way.puzzle);
    SolvingPath whole =
        new Explorer(board, way.strategies, mine::get).finish(path, Replay.Pace.SINGLE);
    return () -> {
      if (!mine.get()) {
        walks.put(way, whole);
      }
    };
  }
}
