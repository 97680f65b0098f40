package cluewright.cli.lab;

import cluewright.format.Numbered;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.SolveRow;
import cluewright.lab.solve.Solved;
import cluewright.lab.solve.Solver;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs methods in turn on one puzzle after the other. */
final class SolveTrial {
  private final List<Method> methods;
  private final int limit;
  private final Duration time;
  private final long seed;
  private final int seeds;
  private final Watch watch;
  private final Map<Key, Solver> solvers = new HashMap<>();
  private boolean backwards;

  private record Key(Board board, Method method, long seed) {}

  SolveTrial(List<Method> methods, int limit, Duration time, long seed, int seeds, Watch watch) {
    this.methods = List.copyOf(methods);
    this.limit = limit;
    this.time = time;
    this.seed = seed;
    this.seeds = seeds;
    this.watch = watch;
  }

  /** The rows for a puzzle; the order of methods changes from one to the next. */
  List<SolveRow> of(Numbered<Puzzle> puzzle) {
    List<Method> order = new ArrayList<>(methods);
    if (backwards) {
      Collections.reverse(order);
    }
    backwards = !backwards;
    List<SolveRow> rows = new ArrayList<>();
    for (Method method : order) {
      for (int i = 0; i < (method.isRandom() ? seeds : 1) && !watch.isStopped(); i++) {
        Solved solved = solve(puzzle.value(), method, seed + i, time);
        rows.add(SolveRow.of(puzzle.line(), puzzle.value(), method, seed + i, solved));
      }
    }
    return rows;
  }

  private Solved solve(Puzzle puzzle, Method method, long withSeed, Duration atMost) {
    return solvers
        .computeIfAbsent(
            new Key(puzzle.board(), method, withSeed), key -> method.on(key.board, key.seed))
        .solve(puzzle, limit, new Run(atMost, watch));
  }

  /** Warms up by solving with each method for some time. */
  void warmUp(List<Numbered<Puzzle>> puzzles, Optional<Duration> each) {
    for (Method method : each.isPresent() ? methods : List.<Method>of()) {
      Run run = new Run(each.orElseThrow(), watch);
      for (int i = 0; !run.isStopped(); i = (i + 1) % puzzles.size()) {
        method
            .on(puzzles.get(i).value().board(), seed)
            .solve(puzzles.get(i).value(), limit, new Run(run.left(), watch));
      }
    }
  }
}
