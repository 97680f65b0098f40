package cluewright.studio.rating;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.replay.explainer.Edition;
import cluewright.replay.profile.Profile;
import cluewright.replay.profile.Profiler;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The difficulty of the puzzles of the project, each worked out once, whoever asks first. Those
 * that nobody asks for are worked out one after the other: first those on display, then the
 * results.
 */
public final class RatingsViewModel {
  /** On larger boards a rating can take minutes: only the puzzle on the board is rated. */
  private static final int MOST_CELLS = 81;

  private final History history;
  private final Background background;
  private final Map<Puzzle, CompletableFuture<Rating>> asked = new ConcurrentHashMap<>();
  private final ReadOnlyObjectWrapper<Map<Puzzle, Rating>> ratings =
      new ReadOnlyObjectWrapper<>(Map.of());
  private boolean isBusy;
  private volatile boolean isClosed;

  public RatingsViewModel(History history, Background background) {
    this.history = history;
    this.background = background;
    history.projectProperty().addListener(change -> goOn());
    goOn();
  }

  /** The ratings that are known so far. */
  public ReadOnlyObjectProperty<Map<Puzzle, Rating>> ratingsProperty() {
    return ratings.getReadOnlyProperty();
  }

  /** The ratings of this moment, for any thread. */
  public Function<Puzzle, Optional<Rating>> known() {
    Map<Puzzle, Rating> now = ratings.get();
    return puzzle -> Optional.ofNullable(now.get(puzzle));
  }

  /**
   * The rating of a puzzle, whatever the board; waits until it is worked out, so it is not for the
   * UI thread.
   */
  public Rating of(Puzzle puzzle) {
    CompletableFuture<Rating> mine = new CompletableFuture<>();
    CompletableFuture<Rating> first = asked.putIfAbsent(puzzle, mine);
    if (first != null) {
      return first.join();
    }
    try {
      mine.complete(new Rater(puzzle.board(), Edition.SUCCESSOR, () -> isClosed).rate(puzzle));
    } catch (RuntimeException | Error e) {
      mine.completeExceptionally(e);
    }
    background.ui().execute(this::publish);
    return mine.join();
  }

  /** What a puzzle is like to solve, if it has one solution and the board is not too large. */
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
    ratings.set(Map.copyOf(done));
  }

  private void goOn() {
    if (isBusy || isClosed) {
      return;
    }
    Set<Puzzle> present = present();
    asked.keySet().retainAll(present);
    present.stream()
        .filter(puzzle -> isRatable(puzzle) && !asked.containsKey(puzzle))
        .findFirst()
        .ifPresent(this::rate);
  }

  private void rate(Puzzle puzzle) {
    isBusy = true;
    background.run(
        () -> of(puzzle),
        rating -> {
          isBusy = false;
          goOn();
        });
  }

  /** Works out no more by itself. */
  public void close() {
    isClosed = true;
  }

  /** The puzzles of the project, those on display first. */
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
    return present;
  }

  /** Tests whether the board is not too large for a rating. */
  public static boolean isRatable(Puzzle puzzle) {
    return puzzle.board().cells() <= MOST_CELLS;
  }
}
