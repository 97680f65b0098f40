package cluewright.studio.play;

import cluewright.document.Document;
import cluewright.document.TestPlay;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.solve.UniqueSolution;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * The test plays of the current puzzle: each one that was solved, or given up after the first
 * digit, is kept with the puzzle.
 */
public final class TestPlaysViewModel {
  private final History history;
  private final Background background;
  private final InstantSource clock;

  /** The tester's name, which may be empty. */
  public final StringProperty tester = new SimpleStringProperty("");

  private final ObservableList<TestPlay> writablePlays = FXCollections.observableArrayList();
  public final ObservableList<TestPlay> plays =
      FXCollections.unmodifiableObservableList(writablePlays);
  private Optional<Puzzle> played = Optional.empty();
  private Optional<Puzzle> solution = Optional.empty();

  /**
   * @param clock what time it is
   */
  TestPlaysViewModel(History history, Background background, InstantSource clock) {
    this.history = history;
    this.background = background;
    this.clock = clock;
    Changes.callNow(this::show, history.document);
  }

  private void show() {
    List<TestPlay> now = new ArrayList<>(history.document().playsOfPuzzle());
    if (!now.equals(plays)) {
      writablePlays.setAll(now);
    }
  }

  /** The median time of solved plays; for an even number, the mean of the middle two. */
  public Optional<Duration> median() {
    List<Duration> times =
        plays.stream().filter(TestPlay::isSolved).map(TestPlay::time).sorted().toList();
    int middle = times.size() / 2;
    if (times.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        times.size() % 2 == 1
            ? times.get(middle)
            : times.get(middle - 1).plus(times.get(middle)).dividedBy(2));
  }

  /** Prepares for plays of another puzzle, or none, to be compared with its solution. */
  void watch(Optional<Puzzle> puzzle) {
    if (puzzle.equals(played)) {
      return;
    }
    played = puzzle;
    solution = Optional.empty();
    puzzle.ifPresent(
        now ->
            background.run(
                () -> UniqueSolution.of(now).solution(),
                found -> solution = played.filter(now::equals).isPresent() ? found : solution));
  }

  /** Keeps a play that was just solved, once. */
  void solved(Game game) {
    if (game.isSolved() && !game.isNoted()) {
      keep(game, TestPlay.End.SOLVED, Optional.of(game.sheet().placements()));
    }
  }

  /** Keeps a play that is given up, unless nothing was done. */
  void abandoned(Game game) {
    if (game.hasBegun() && !game.isNoted()) {
      keep(game, TestPlay.End.ABANDONED, solution);
    }
  }

  private void keep(Game game, TestPlay.End end, Optional<Puzzle> right) {
    game.note();
    TestPlay play =
        new TestPlay(
            game.sheet().clues(),
            clock.instant(),
            tester.get().strip(),
            game.stopwatch().elapsed(),
            game.hints(),
            right.isPresent() ? OptionalInt.of(game.mistakes(right.get())) : OptionalInt.empty(),
            end);
    List<TestPlay> all = new ArrayList<>(document().plays());
    all.add(play);
    history.apply(Phrase.of("play.act-keep-play"), document().withPlays(all));
  }

  private Document document() {
    return history.document();
  }

  public void delete(TestPlay play) {
    List<TestPlay> all = new ArrayList<>(document().plays());
    all.remove(play);
    history.apply(Phrase.of("play.act-delete-play"), document().withPlays(all));
  }

  /** Sets or clears the tester's name of a play. */
  public void sign(TestPlay play, String name) {
    List<TestPlay> all = new ArrayList<>(document().plays());
    int index = all.indexOf(play);
    if (index >= 0) {
      all.set(index, play.by(name.strip()));
      history.apply(Phrase.of("play.act-sign-play"), document().withPlays(all));
    }
  }
}
