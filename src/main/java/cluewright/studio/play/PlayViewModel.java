package cluewright.studio.play;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.board.Marks;
import cluewright.studio.board.Playing;
import cluewright.studio.board.SelectionHandler;
import cluewright.studio.board.Sheet;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;

/**
 * Solving the puzzle on display oneself, as its solvers will.
 *
 * <p>Each puzzle has a game of its own, which stays as it is when the designer goes back to design,
 * changes the title, or takes another puzzle to the desk: whenever that puzzle is on display again,
 * by undo or by choice, so is its game. Games last until the studio closes.
 */
public final class PlayViewModel implements SelectionHandler {
  private final History history;
  private final ObservableBooleanValue busy;
  private final LongSupplier nanos;
  private final Map<Puzzle, Game> games = new HashMap<>();
  private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper available = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<Playing>> playing =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Phrase> undoName =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  private final ReadOnlyObjectWrapper<Phrase> redoName =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  private final ReadOnlyObjectWrapper<Phrase> message = new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  private final ObjectProperty<PencilMode> mode = new SimpleObjectProperty<>(PencilMode.DIGIT);
  private final BooleanProperty tidy = new SimpleBooleanProperty(true);
  private final BooleanProperty watched = new SimpleBooleanProperty(true);
  private final Adviser adviser;
  private Optional<Game> game = Optional.empty();
  private Selection selection = Selection.FIRST;

  /**
   * @param busy as long as it is true, no game is begun: another puzzle may take its place
   */
  public PlayViewModel(History history, Background background, ObservableBooleanValue busy) {
    this(history, background, busy, System::nanoTime);
  }

  PlayViewModel(
      History history, Background background, ObservableBooleanValue busy, LongSupplier nanos) {
    this.history = history;
    this.busy = busy;
    this.nanos = nanos;
    this.adviser = new Adviser(background);
    history.documentProperty().addListener((property, before, after) -> documentChanged(before));
    busy.addListener(change -> refreshAvailable());
    watched.addListener(change -> runStopwatch());
    adviser.hintProperty().addListener(change -> refresh());
    refreshAvailable();
  }

  /** Whether the board is being played on. */
  public ReadOnlyBooleanProperty activeProperty() {
    return active.getReadOnlyProperty();
  }

  /** Whether there is a puzzle to play. */
  public ReadOnlyBooleanProperty availableProperty() {
    return available.getReadOnlyProperty();
  }

  /** Whether somebody looks at the window; the time stands still meanwhile. */
  public BooleanProperty watchedProperty() {
    return watched;
  }

  public void toggle() {
    if (active.get()) {
      leave();
    } else {
      enter();
    }
  }

  public void enter() {
    if (available.get() && !active.get()) {
      active.set(true);
      deal();
    }
  }

  public void leave() {
    active.set(false);
    refresh();
  }

  private void documentChanged(Document before) {
    refreshAvailable();
    if (!before.puzzle().equals(history.document().puzzle())) {
      deal();
    } else if (!before.strategies().equals(history.document().strategies())) {
      adviser.forget();
    }
  }

  private void refreshAvailable() {
    boolean hasPuzzle = history.document().puzzle().isPresent();
    available.set(hasPuzzle && (active.get() || !busy.get()));
    if (!hasPuzzle) {
      active.set(false);
    }
  }

  /** Puts the game of the puzzle on display onto the board. */
  private void deal() {
    game.ifPresent(last -> last.stopwatch().pause());
    game =
        history
            .document()
            .puzzle()
            .filter(puzzle -> active.get())
            .map(puzzle -> games.computeIfAbsent(puzzle, this::begun));
    adviser.forget();
    message.set(Phrase.NOTHING);
    game.ifPresent(now -> selection = selection.on(now.sheet().board()));
    refresh();
    tellIfFull();
  }

  private Game begun(Puzzle puzzle) {
    return new Game(puzzle, new Stopwatch(nanos));
  }

  /** The game on the board; empty in design. */
  public ReadOnlyObjectProperty<Optional<Playing>> playingProperty() {
    return playing.getReadOnlyProperty();
  }

  /** What a hint points out. */
  public Marks marks() {
    return adviser.marks();
  }

  /** What there is to say: a hint, what a check found, that the puzzle is solved. */
  public ReadOnlyObjectProperty<Phrase> messageProperty() {
    return message.getReadOnlyProperty();
  }

  public ObjectProperty<PencilMode> modeProperty() {
    return mode;
  }

  /** Whether a placed digit takes the marks from its peers. */
  public BooleanProperty tidyProperty() {
    return tidy;
  }

  /** How long the game has taken, in words such as {@code 3:07}. */
  public String time() {
    return game.map(now -> Times.text(now.stopwatch().elapsed())).orElse("");
  }

  private void refresh() {
    undoName.set(game.map(Game::undoName).orElse(Phrase.NOTHING));
    redoName.set(game.map(Game::redoName).orElse(Phrase.NOTHING));
    playing.set(game.filter(now -> active.get()).map(now -> playing(now.sheet())));
    runStopwatch();
  }

  private Playing playing(Sheet sheet) {
    return new Playing(
        sheet,
        selection.cells(),
        Look.conflicts(sheet),
        adviser.stillWrong(sheet),
        Look.with(sheet, sheet.digit(selection.last())));
  }

  private void runStopwatch() {
    game.ifPresent(
        now -> {
          if (active.get() && watched.get() && !isSolved(now.sheet())) {
            now.stopwatch().run();
          } else {
            now.stopwatch().pause();
          }
        });
  }

  private static boolean isSolved(Sheet sheet) {
    return sheet.isComplete() && Look.conflicts(sheet).isEmpty();
  }

  @Override
  public void select(int cell, Extent extent) {
    selection = selection.with(cell, extent);
    refresh();
  }

  @Override
  public void selectAll() {
    game.ifPresent(now -> choose(CellSet.where(now.sheet().board().cells(), cell -> true)));
  }

  @Override
  public void selectAlike(int cell) {
    game.ifPresent(now -> choose(Look.alike(now.sheet(), cell)));
  }

  private void choose(CellSet cells) {
    selection = new Selection(cells, selection.last());
    refresh();
  }

  @Override
  public void write(int digit, Writing writing) {
    PencilMode meant =
        switch (writing) {
          case AS_SET -> mode.get();
          case CORNER -> PencilMode.CORNER;
          case CANDIDATE -> PencilMode.CANDIDATE;
        };
    act(pen -> pen.write(selection.cells(), digit, meant));
  }

  @Override
  public void erase() {
    act(pen -> pen.erase(selection.cells()));
  }

  /** Writes all candidates into all open cells. */
  public void fillCandidates() {
    act(Pen::fillCandidates);
  }

  private void act(Function<Pen, Pen.Act> how) {
    game.ifPresent(
        now -> {
          Pen.Act act = how.apply(pen(now.sheet()));
          if (now.apply(act.name(), act.after())) {
            written();
          }
        });
  }

  private Pen pen(Sheet sheet) {
    return new Pen(sheet, tidy.get() ? Pen.Tidiness.TIDY : Pen.Tidiness.AS_WRITTEN);
  }

  public void undo() {
    change(Game::undo);
  }

  public void redo() {
    change(Game::redo);
  }

  /** Takes everything that was written away; undo brings it back. */
  public void restart() {
    change(now -> now.restart(Phrase.of("play.act-restart")));
  }

  private void change(Consumer<Game> how) {
    game.ifPresent(
        now -> {
          how.accept(now);
          written();
        });
  }

  /** What {@link #undo} would take back. */
  public ReadOnlyObjectProperty<Phrase> undoNameProperty() {
    return undoName.getReadOnlyProperty();
  }

  /** What {@link #redo} would do again. */
  public ReadOnlyObjectProperty<Phrase> redoNameProperty() {
    return redoName.getReadOnlyProperty();
  }

  private void written() {
    adviser.forgetHint();
    message.set(Phrase.NOTHING);
    refresh();
    tellIfFull();
  }

  private void tellIfFull() {
    game.filter(now -> now.sheet().isComplete())
        .ifPresent(
            now ->
                message.set(
                    isSolved(now.sheet())
                        ? Phrase.of(
                            "play.solved", Times.words(now.stopwatch().elapsed()), now.hints())
                        : Phrase.of("play.full")));
  }

  /** Compares what was written with the solution, and marks what differs. */
  public void check() {
    game.ifPresent(
        now ->
            adviser.ask(
                now.sheet(), history.document().strategies(), advice -> checked(now, advice)));
  }

  private void checked(Game now, Advice advice) {
    message.set(adviser.check(now.sheet(), advice));
    refresh();
  }

  /** Tells a little more about the next step: the technique, where, the whole step. */
  public void hint() {
    game.ifPresent(
        now ->
            adviser.ask(
                now.sheet(), history.document().strategies(), advice -> advised(now, advice)));
  }

  private void advised(Game now, Advice advice) {
    if (isSolved(now.sheet())) {
      tellIfFull();
      return;
    }
    boolean isFirst = adviser.hintProperty().get().isEmpty();
    message.set(adviser.more(now.sheet(), advice));
    if (isFirst && adviser.hintProperty().get().isPresent()) {
      now.countHint();
    }
    refresh();
  }

  /** Whether the whole next step was told, so that {@link #follow} does it. */
  public ObservableBooleanValue toldProperty() {
    return adviser.toldProperty();
  }

  /** Does the step that was told. */
  public void follow() {
    adviser
        .told()
        .ifPresent(step -> act(pen -> new Followed(step).on(pen, game.orElseThrow().sheet())));
  }
}
