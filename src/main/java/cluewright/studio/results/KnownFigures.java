package cluewright.studio.results;

import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.replay.rating.Rating;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The figures of results, computed one after the other away from the UI thread, and cached. */
final class KnownFigures {
  private final Function<Puzzle, Rating> rate;
  private final SharedPaths paths;
  private final Background background;
  private final Runnable changed;
  private final Map<Result, Figures> known = new HashMap<>();
  private final Deque<Result> waiting = new ArrayDeque<>();
  private volatile Set<Result> wanted = Set.of();
  private boolean isWorking;

  /**
   * @param rate works a rating out, or knows it
   * @param changed is run on the UI thread whenever more is known
   */
  KnownFigures(
      Function<Puzzle, Rating> rate, SharedPaths paths, Background background, Runnable changed) {
    this.rate = rate;
    this.paths = paths;
    this.background = background;
    this.changed = changed;
  }

  Optional<Figures> of(Result result) {
    return Optional.ofNullable(known.get(result.withKept(false)));
  }

  /** Requests the figures of these results, dropping other pending ones. */
  void want(Collection<Result> results) {
    waiting.clear();
    wanted = results.stream().map(result -> result.withKept(false)).collect(Collectors.toSet());
    results.stream()
        .map(result -> result.withKept(false))
        .filter(result -> !known.containsKey(result))
        .forEach(waiting::add);
    goOn();
  }

  /** Renews ratings that say more than before. */
  void rated(Map<Puzzle, Rating> ratings) {
    boolean isNew = false;
    for (Map.Entry<Result, Figures> each : known.entrySet()) {
      Rating rating = ratings.getOrDefault(each.getKey().puzzle(), each.getValue().rating());
      if (!rating.equals(each.getValue().rating())) {
        each.setValue(each.getValue().with(rating));
        isNew = true;
      }
    }
    if (isNew) {
      changed.run();
    }
  }

  private void goOn() {
    if (isWorking || waiting.isEmpty()) {
      return;
    }
    isWorking = true;
    Result next = waiting.poll();
    background.attempt(
        () -> Figures.of(next, rate, paths, () -> !wanted.contains(next)),
        figures -> done(next, figures),
        this::failed);
  }

  private void done(Result result, Figures figures) {
    isWorking = false;
    known.put(result, figures);
    changed.run();
    goOn();
  }

  private void failed(Throwable failure) {
    isWorking = false;
    goOn();
    if (failure instanceof CancellationException) {
      return; // The result has left the project: if it comes back, it is asked for again.
    }
    throw new IllegalStateException("a result was not rated", failure);
  }
}
