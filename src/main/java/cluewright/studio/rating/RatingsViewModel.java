package cluewright.studio.rating;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.explainer.Edition;
import cluewright.replay.profile.Profile;
import cluewright.replay.profile.Profiler;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.solve.UniqueSolution;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import cluewright.studio.work.Latest;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * The ratings of the project's puzzles, each computed once for all who ask. Those that nobody asks
 * for are worked out one after the other: first those on display, then the results. What has left
 * the project is given up. By reasons, which takes longer, the puzzle on display is rated at once,
 * and the others when all have their other ratings.
 */
public final class RatingsViewModel {
  /**
   * The largest board whose puzzles are all rated; on larger ones, where a rating can take minutes,
   * only the current puzzle is.
   */
  private static final int MOST_CELLS = 81;

  private final History history;
  private final Background background;
  private final Latest display;
  private final Map<Puzzle, CompletableFuture<Rating>> asked = new ConcurrentHashMap<>();

  /** Preliminary ratings, where Sudoku Explainer's or that by reasons takes longer. */
  private final Map<Puzzle, Rating> begun = new ConcurrentHashMap<>();

  private final ReadOnlyObjectWrapper<Map<Puzzle, Rating>> ratingsWrapper =
      new ReadOnlyObjectWrapper<>(Map.of());
  public final ReadOnlyObjectProperty<Map<Puzzle, Rating>> ratings =
      ratingsWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Map<Puzzle, Rating>> soFar =
      new ReadOnlyObjectWrapper<>(Map.of());

  /**
   * What is known about the current puzzle; empty if there is none. Sudoku Explainer's rating and
   * that by reasons may be bounds for some seconds.
   */
  public final ObservableValue<Optional<Rating>> onDisplay;

  private volatile Set<Puzzle> wanted = Set.of();
  private Optional<Puzzle> displayed = Optional.empty();
  private List<Puzzle> others = List.of();
  private boolean isBusy;
  private volatile boolean isClosed;

  /**
   * @param background for one puzzle after the other
   * @param display for the puzzle on display, which comes first
   */
  public RatingsViewModel(History history, Background background, Background display) {
    this.history = history;
    this.background = background;
    this.display = new Latest(display);
    this.onDisplay =
        Bindings.createObjectBinding(
            () -> history.document().puzzle().flatMap(this::latest),
            ratingsWrapper,
            soFar,
            history.document);
    Changes.callNow(this::projectChanged, history.project);
  }

  private Optional<Rating> latest(Puzzle puzzle) {
    return Optional.ofNullable(soFar.get().getOrDefault(puzzle, ratingsWrapper.get().get(puzzle)));
  }

  /** The current ratings, for use by any thread. */
  public Function<Puzzle, Optional<Rating>> known() {
    Map<Puzzle, Rating> now = ratingsWrapper.get();
    return puzzle -> Optional.ofNullable(now.get(puzzle));
  }

  /**
   * The rating of a puzzle on any board; waits until it is computed, so not for the UI thread.
   *
   * @throws CancellationException if the puzzle leaves the project meanwhile
   */
  public Rating of(Puzzle puzzle) {
    CompletableFuture<Rating> mine = new CompletableFuture<>();
    CompletableFuture<Rating> first = asked.putIfAbsent(puzzle, mine);
    if (first != null) {
      return first.join();
    }
    try {
      Stop stop = () -> isClosed || mine.isCancelled();
      mine.complete(
          rater(puzzle, stop).rate(puzzle, rating -> begin(puzzle, mine::isCancelled, rating)));
    } catch (RuntimeException | Error e) {
      mine.completeExceptionally(e);
    }
    begun.remove(puzzle);
    background.ui().execute(this::publish);
    return mine.join();
  }

  private static Rater rater(Puzzle puzzle, Stop stop) {
    return new Rater(
        puzzle.board(), Edition.SUCCESSOR, stop, each -> UniqueSolution.of(each, stop));
  }

  private void begin(Puzzle puzzle, Stop stop, Rating rating) {
    if (!stop.isStopped()) {
      begun.put(puzzle, rating);
      background.ui().execute(this::publish);
    }
  }

  /** The profile of a puzzle with one solution, if the board is not too large. */
  public static Optional<Profile> profile(Puzzle puzzle) {
    return isRatable(puzzle) ? new Profiler(puzzle.board()).profile(puzzle) : Optional.empty();
  }

  private void publish() {
    Map<Puzzle, Rating> done = new HashMap<>();
    asked.forEach(
        (puzzle, rating) -> {
          if (rating.isDone() && !rating.isCompletedExceptionally()) {
            done.put(puzzle, rating.join());
          }
        });
    ratingsWrapper.set(Map.copyOf(done));
    begun.keySet().retainAll(asked.keySet());
    soFar.set(Map.copyOf(begun));
  }

  /** Rates these puzzles, too, which are in no document; those of an earlier call no longer. */
  public void alsoRate(List<Puzzle> puzzles) {
    others = List.copyOf(puzzles);
    projectChanged();
  }

  private void projectChanged() {
    if (isClosed) {
      return;
    }
    Set<Puzzle> present = present();
    wanted = present;
    asked.entrySet().stream()
        .filter(one -> !present.contains(one.getKey()))
        .forEach(one -> one.getValue().cancel(false));
    asked.keySet().retainAll(present);
    rateDisplayed();
    goOn(present);
  }

  private void rateDisplayed() {
    Optional<Puzzle> puzzle = history.project().document().puzzle();
    if (!puzzle.equals(displayed)) {
      displayed = puzzle;
      display.forget();
      puzzle.ifPresent(shown -> display.run(stop -> rateWhole(shown, stop), rated -> {}));
    }
  }

  /** Rates a puzzle by all scales; that by reasons is given up when it is told to stop. */
  private Optional<Rating> rateWhole(Puzzle puzzle, Stop stop) {
    Optional<Rating> rating = attempt(puzzle);
    rating
        .filter(Rating.Rated.class::isInstance)
        .map(Rating.Rated.class::cast)
        .filter(rated -> rated.reasons().isEmpty())
        .ifPresent(rated -> addReasons(puzzle, rated, () -> isClosed || stop.isStopped()));
    return rating;
  }

  private void addReasons(Puzzle puzzle, Rating.Rated rating, Stop stop) {
    Rating whole =
        rater(puzzle, stop).withReasons(puzzle, rating, bound -> begin(puzzle, stop, bound));
    if (!stop.isStopped()) {
      asked.replace(puzzle, CompletableFuture.completedFuture(whole));
    }
    begun.remove(puzzle);
    background.ui().execute(this::publish);
  }

  private void goOn(Set<Puzzle> present) {
    if (isBusy || isClosed) {
      return;
    }
    present.stream()
        .filter(this::isUnrated)
        .findFirst()
        .ifPresentOrElse(this::rate, () -> addReasons(present));
  }

  private boolean isUnrated(Puzzle puzzle) {
    return isRatable(puzzle) && !asked.containsKey(puzzle);
  }

  /** Rates a puzzle by reasons as well, until there is one without any rating. */
  private void addReasons(Set<Puzzle> present) {
    for (Puzzle puzzle : present) {
      if (ratingsWrapper.get().get(puzzle) instanceof Rating.Rated rated
          && rated.reasons().isEmpty()
          && !displayed.equals(Optional.of(puzzle))) {
        Stop stop =
            () -> isClosed || !wanted.contains(puzzle) || wanted.stream().anyMatch(this::isUnrated);
        work(
            () -> {
              addReasons(puzzle, rated, stop);
              return rated;
            });
        return;
      }
    }
  }

  private void rate(Puzzle puzzle) {
    work(() -> attempt(puzzle));
  }

  private void work(Supplier<?> rate) {
    isBusy = true;
    background.attempt(
        rate,
        rating -> goOnAfterThis(),
        failure -> {
          goOnAfterThis();
          throw new IllegalStateException("a puzzle was not rated", failure);
        });
  }

  private void goOnAfterThis() {
    isBusy = false;
    goOn(present());
  }

  /** The rating, unless the puzzle leaves the project in the meantime. */
  private Optional<Rating> attempt(Puzzle puzzle) {
    if (!wanted.contains(puzzle)) {
      return Optional.empty();
    }
    try {
      return Optional.of(of(puzzle));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  /** Cancels pending work, and starts no more by itself. */
  public void close() {
    isClosed = true;
    asked.values().forEach(rating -> rating.cancel(false));
  }

  /** The puzzles of the project, displayed ones first. */
  private Set<Puzzle> present() {
    Set<Puzzle> present = new LinkedHashSet<>();
    history.project().documents().stream()
        .map(Document::puzzle)
        .flatMap(Optional::stream)
        .forEach(present::add);
    history.project().documents().stream()
        .flatMap(document -> document.results().stream())
        .map(Result::puzzle)
        .forEach(present::add);
    present.addAll(others);
    return present;
  }

  /** True if the board is not too large for a rating. */
  public static boolean isRatable(Puzzle puzzle) {
    return puzzle.board().cells() <= MOST_CELLS;
  }
}
