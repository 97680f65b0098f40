package cluewright.studio.puzzles;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The difficulty of the puzzles of the project, worked out one after the other away from the UI
 * thread: first those on display, then the results.
 */
public final class RatingsViewModel {
  /** On larger boards a rating can take minutes: only the puzzle on the board is rated. */
  private static final int MOST_CELLS = 81;

  private final History history;
  private final Background background;
  private final Map<Puzzle, Rating> known = new HashMap<>();
  private final ReadOnlyObjectWrapper<Map<Puzzle, Rating>> ratings =
      new ReadOnlyObjectWrapper<>(Map.of());
  private boolean isBusy;

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

  /** Keeps a rating that was worked out elsewhere, whatever the board. */
  public void learn(Puzzle puzzle, Rating rating) {
    known.put(puzzle, rating);
    ratings.set(Map.copyOf(known));
  }

  private void goOn() {
    if (isBusy) {
      return;
    }
    known.keySet().retainAll(present());
    wanted().stream()
        .filter(puzzle -> !known.containsKey(puzzle))
        .findFirst()
        .ifPresent(this::rate);
  }

  private void rate(Puzzle puzzle) {
    isBusy = true;
    background.run(
        () -> new Rater(puzzle.board()).rate(puzzle),
        rating -> {
          known.put(puzzle, rating);
          ratings.set(Map.copyOf(known));
          isBusy = false;
          goOn();
        });
  }

  private Set<Puzzle> wanted() {
    Set<Puzzle> wanted = present();
    wanted.removeIf(puzzle -> !isRatable(puzzle));
    return wanted;
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
