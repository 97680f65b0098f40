package cluewright.studio.printing;

import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Answer;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.replay.profile.Profile;
import cluewright.search.Watch;
import cluewright.search.solve.UniqueSolution;
import cluewright.strategy.StrategySet;
import cluewright.studio.rating.RatingsViewModel;
import cluewright.studio.work.Background;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Caches the solutions of puzzles with their profiles and paths, computed away from the UI thread;
 * for use on the UI thread. The work goes in turns, short enough for what is known to show early.
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
  private final Map<Puzzle, Optional<Profile>> profiles = new HashMap<>();
  private final Map<Way, SolvingPath> paths = new HashMap<>();
  private final Set<Way> whole = new HashSet<>();
  private Set<Way> finishing = Set.of();
  private Set<Way> next = Set.of();
  private List<Supplier<Runnable>> waiting = List.of();
  private boolean isBusy;
  private Watch watch = Watch.idle();

  /**
   * @param changed is run on the UI thread whenever more is known
   */
  SolutionCache(Background background, Runnable changed) {
    this.background = background;
    this.changed = changed;
  }

  /** What is known about the solutions. */
  Answer answer(PrintedPuzzle pick) {
    return answers.getOrDefault(pick.puzzle(), Answer.UNKNOWN);
  }

  /** The profile of a puzzle, if it is known and exists. */
  Optional<Profile> profile(PrintedPuzzle pick) {
    return profiles.getOrDefault(pick.puzzle(), Optional.empty());
  }

  /** The solving steps so far, with other strategies where these get stuck once known. */
  Optional<SolvingPath> path(PrintedPuzzle pick) {
    return Optional.ofNullable(paths.get(Way.of(pick)));
  }

  /** The number of these not examined yet. */
  long unsolved(Collection<PrintedPuzzle> picks) {
    return picks.stream().filter(pick -> !answers.containsKey(pick.puzzle())).count();
  }

  /** The number of these whose profile was not requested yet. */
  long unprofiled(Collection<PrintedPuzzle> picks) {
    return picks.stream().filter(pick -> !profiles.containsKey(pick.puzzle())).count();
  }

  /** The number of these whose path is not completely known yet. */
  long withoutPath(Collection<PrintedPuzzle> picks) {
    return picks.stream().filter(pick -> !whole.contains(Way.of(pick))).count();
  }

  /** Requests what is missing about these, dropping other pending requests. */
  void want(
      Collection<PrintedPuzzle> toSolve,
      Collection<PrintedPuzzle> toProfile,
      Collection<PrintedPuzzle> toFollow) {
    List<Supplier<Runnable>> work = new ArrayList<>();
    List<Way> ways = toFollow.stream().map(Way::of).filter(way -> !whole.contains(way)).toList();
    if (!ways.containsAll(finishing)) {
      stop();
    }
    missing(toSolve, answers).forEach(puzzle -> work.add(() -> solved(puzzle)));
    missing(toProfile, profiles).forEach(puzzle -> work.add(() -> profiled(puzzle)));
    Watch mine = watch;
    Set<Way> stuck = new LinkedHashSet<>(ways);
    stuck.retainAll(paths.keySet());
    ways.stream()
        .filter(way -> !stuck.contains(way))
        .distinct()
        .forEach(way -> work.add(() -> followed(way)));
    stuck.forEach(way -> work.add(() -> finished(way, paths.get(way), mine)));
    waiting = work;
    next = Set.copyOf(stuck);
    goOn();
  }

  private static Stream<Puzzle> missing(Collection<PrintedPuzzle> picks, Map<Puzzle, ?> known) {
    return picks.stream()
        .map(PrintedPuzzle::puzzle)
        .filter(puzzle -> !known.containsKey(puzzle))
        .distinct();
  }

  /** Stops completing paths, which may take long. */
  private void stop() {
    watch.stop();
    watch = Watch.idle();
  }

  void forget() {
    waiting = List.of();
    stop();
    answers.clear();
    profiles.clear();
    paths.clear();
    whole.clear();
  }

  private void goOn() {
    if (isBusy || waiting.isEmpty()) {
      return;
    }
    isBusy = true;
    List<Supplier<Runnable>> taken = waiting;
    finishing = next;
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
    finishing = Set.of();
    results.forEach(Runnable::run);
    waiting = List.of();
    changed.run();
  }

  private void failed(Throwable failure) {
    isBusy = false;
    throw new IllegalStateException("a puzzle was not solved", failure);
  }

  private Runnable solved(Puzzle puzzle) {
    Answer answer = UniqueSolution.of(puzzle);
    return () -> answers.put(puzzle, answer);
  }

  private Runnable profiled(Puzzle puzzle) {
    Optional<Profile> profile = RatingsViewModel.profile(puzzle);
    return () -> profiles.put(puzzle, profile);
  }

  private Runnable followed(Way way) {
    SolvingPath path = new Replay(way.puzzle.board(), way.strategies).human(way.puzzle);
    boolean isWhole = path.end() != SolvingPath.End.STUCK || path.solutions() != Solutions.ONE;
    return () -> {
      paths.put(way, path);
      if (isWhole) {
        whole.add(way);
      }
    };
  }

  /** Finishes a path; an abandoned one stays as it was. */
  private Runnable finished(Way way, SolvingPath stuck, Stop mine) {
    SolvingPath path =
        new Explorer(way.puzzle.board(), way.strategies, mine).finish(stuck, Replay.Pace.SINGLE);
    return () -> {
      if (!mine.isStopped()) {
        paths.put(way, path);
        whole.add(way);
      }
    };
  }
}
