package cluewright.studio.play;

import cluewright.document.Document;
import cluewright.document.Sheet;
import cluewright.format.BoardKinds;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.studio.board.LineHandler;
import cluewright.studio.board.Marks;
import cluewright.studio.board.Playing;
import cluewright.studio.board.SelectionHandler;
import cluewright.studio.document.History;
import cluewright.studio.why.WhyViewModel;
import cluewright.studio.work.Background;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;

/**
 * Lets the designer solve the current puzzle as its solvers will.
 *
 * <p>Each puzzle has a game of its own, which stays as it is when the designer goes back to design,
 * changes the title, or takes another puzzle: whenever that puzzle is on display again, by undo or
 * by choice, so is its game. Games are kept in the project ({@link Games}).
 */
public final class PlayViewModel implements SelectionHandler {
  private final History history;
  private final PlaySwitch onOff;
  private final Games games;
  private final ReadOnlyObjectWrapper<Optional<Playing>> playingWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The game on the board; empty in the design. */
  public final ReadOnlyObjectProperty<Optional<Playing>> playing =
      playingWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Phrase> undoNameWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** The act that {@link #undo} would undo. */
  public final ReadOnlyObjectProperty<Phrase> undoName = undoNameWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Phrase> redoNameWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** The act that {@link #redo} would redo. */
  public final ReadOnlyObjectProperty<Phrase> redoName = redoNameWrapper.getReadOnlyProperty();

  public final ObjectProperty<PencilMode> mode = new SimpleObjectProperty<>(PencilMode.DIGIT);

  /** Whether placing a digit removes marks from its peers. */
  public final BooleanProperty tidy = new SimpleBooleanProperty(true);

  /** Whether candidates stand in their fixed places, rather than in the middle of the cell. */
  public final BooleanProperty fixedPlaces = new SimpleBooleanProperty();

  /** Whether the window is active; otherwise the clock is stopped. */
  public final BooleanProperty watched = new SimpleBooleanProperty(true);

  private final Tutor tutor;

  /** The test plays of this puzzle. */
  public final TestPlaysViewModel plays;

  private final LineStroke stroke;

  /** Whether the board is being played on. */
  public final ReadOnlyBooleanProperty active;

  /** Whether there is a puzzle to play. */
  public final ReadOnlyBooleanProperty available;

  /** The current message: a hint, the result of a check, or that the puzzle is solved. */
  public final ReadOnlyObjectProperty<Phrase> message;

  /** Whether the whole next step was revealed, so that {@link #follow} makes it. */
  public final ObservableBooleanValue told;

  /** The lines in which the argument of that step unfolds. */
  public final WhyViewModel why;

  /** The rules of the board, and what the setter says of them; empty of a usual one. */
  public final ObservableValue<Phrase> rules;

  /** The marks of the hint given so far. */
  public final ObservableValue<Marks> marks;

  /** The handler for lines while the mouse draws them. */
  public final ObservableValue<Optional<LineHandler>> drawing;

  private Optional<Game> game = Optional.empty();
  private Selection selection = Selection.FIRST;
  private Selection before = Selection.FIRST;

  /**
   * @param busy as long as it is true, no game is begun: another puzzle may take its place
   * @param later runs a task after a few seconds, in the thread of the UI
   */
  public PlayViewModel(
      History history, Background background, ObservableBooleanValue busy, Executor later) {
    this(history, background, busy, later, System::nanoTime, InstantSource.system());
  }

  PlayViewModel(
      History history,
      Background background,
      ObservableBooleanValue busy,
      Executor later,
      LongSupplier nanos,
      InstantSource clock) {
    this.history = history;
    this.onOff = new PlaySwitch(() -> history.document().puzzle().isPresent(), busy);
    this.active = onOff.active;
    this.available = onOff.available;
    this.games = new Games(history, nanos, later);
    this.tutor = new Tutor(background, () -> history.document().strategies(), this::refresh);
    this.message = tutor.message;
    this.told = tutor.adviser.told;
    this.marks = tutor.adviser.marks;
    this.why = new WhyViewModel(background, tutor.adviser::told, tutor.adviser.given);
    this.rules = history.document.map(PlayViewModel::rules);
    this.plays = new TestPlaysViewModel(history, background, clock);
    this.stroke =
        new LineStroke(
            () -> game.orElseThrow().sheet().lines(),
            lines -> act(pen -> pen.lines(lines)),
            this::refresh);
    this.drawing = Bindings.createObjectBinding(this::lineHandler, mode, onOff.active);
    history.document.addListener(change -> dealAnew());
    history.document.addListener((property, before, after) -> documentChanged(before));
    watched.addListener(change -> watchedChanged());
    fixedPlaces.addListener(change -> refresh());
  }

  private static Phrase rules(Document document) {
    Phrase rules = BoardKinds.rules(document.mask().board());
    Phrase notes = Phrase.verbatim(document.notes());
    if (rules.isNothing() || notes.isNothing()) {
      return rules.isNothing() ? notes : rules;
    }
    return Phrase.together(List.of(rules, "\n", notes));
  }

  public void toggle() {
    if (onOff.isOn()) {
      leave();
    } else {
      enter();
    }
  }

  public void enter() {
    if (onOff.canTurnOn()) {
      onOff.turnOn();
      deal();
    }
  }

  public void leave() {
    onOff.turnOff();
    refresh();
    putDown();
  }

  /** Stores the current games in the project. */
  public void putDown() {
    games.putDown();
  }

  public void close() {
    why.close();
    games.close();
  }

  private void watchedChanged() {
    runStopwatch();
    if (!watched.get()) {
      putDown();
    }
  }

  /** Deselects cells or, if none are selected, leaves. */
  public void back() {
    if (selection.cells().isEmpty()) {
      leave();
    } else {
      selection = selection.cleared();
      refresh();
    }
  }

  /** Loads the game again for another project, which may have its own of the same puzzle. */
  private void dealAnew() {
    if (game.filter(now -> !games.has(now)).isPresent()) {
      deal();
    }
  }

  private void documentChanged(Document before) {
    onOff.refresh();
    if (!before.puzzle().equals(history.document().puzzle())) {
      deal();
    } else if (!before.strategies().equals(history.document().strategies())) {
      tutor.forget();
      refresh();
    }
  }

  /** Puts the game of the current puzzle on the board. */
  private void deal() {
    game.ifPresent(last -> last.stopwatch().pause());
    game = history.document().puzzle().filter(puzzle -> onOff.isOn()).map(games::of);
    tutor.forget();
    plays.watch(game.map(now -> now.sheet().clues()));
    game.ifPresent(now -> selection = selection.on(now.sheet().board()));
    game.ifPresent(tutor::look);
    refresh();
  }

  /** The time taken, for example {@code 3:07}. */
  public String time() {
    return game.map(now -> TimeText.text(now.stopwatch().elapsed())).orElse("");
  }

  private void refresh() {
    undoNameWrapper.set(game.map(Game::undoName).orElse(Phrase.NOTHING));
    redoNameWrapper.set(game.map(Game::redoName).orElse(Phrase.NOTHING));
    playingWrapper.set(game.filter(now -> onOff.isOn()).map(now -> playing(now.sheet())));
    runStopwatch();
  }

  private Playing playing(Sheet sheet) {
    return new Playing(
        stroke.lines().map(sheet::withLines).orElse(sheet),
        selection.cells(),
        SheetScan.conflicts(sheet),
        tutor.adviser.stillWrong(sheet),
        selection.cells().isEmpty()
            ? CellSet.empty()
            : SheetScan.with(sheet, sheet.digit(selection.last())),
        fixedPlaces.get() ? Playing.Places.FIXED : Playing.Places.MIDDLE);
  }

  private void runStopwatch() {
    game.ifPresent(
        now -> {
          if (onOff.isOn() && watched.get() && !now.isSolved()) {
            now.stopwatch().run();
          } else {
            now.stopwatch().pause();
          }
        });
  }

  @Override
  public void begin() {
    before = selection;
  }

  @Override
  public void cancel() {
    game.ifPresent(now -> selection = before.on(now.sheet().board()));
    refresh();
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
    game.ifPresent(now -> choose(SheetScan.alike(now.sheet(), cell)));
  }

  @Override
  public void selectNone() {
    selection = selection.cleared();
    refresh();
  }

  @Override
  public void invertSelection() {
    game.ifPresent(
        now ->
            choose(
                CellSet.where(now.sheet().board().cells(), cell -> true).minus(selection.cells())));
  }

  /** Takes the next or the former mode, but not that of lines, in which digits are digits. */
  @Override
  public boolean turnMode(int places) {
    List<PencilMode> turned = PencilMode.OF_DIGITS;
    int now = Math.max(0, turned.indexOf(mode.get()));
    mode.set(turned.get(Math.floorMod(now + places, turned.size())));
    return true;
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
  public boolean isColoring() {
    return mode.get() == PencilMode.COLOR;
  }

  @Override
  public void color(int number) {
    act(pen -> pen.color(selection.cells(), number));
  }

  private Optional<LineHandler> lineHandler() {
    return onOff.isOn() && mode.get() == PencilMode.LINE ? Optional.of(stroke) : Optional.empty();
  }

  @Override
  public void erase() {
    act(pen -> pen.erase(selection.cells(), mode.get()));
  }

  /** Writes all candidates into all empty cells. */
  public void fillCandidates() {
    act(Pen::fillCandidates);
  }

  private void act(Function<Pen, Pen.Act> how) {
    game.ifPresent(
        now -> {
          Pen.Act act = how.apply(pen(now.sheet()));
          Sheet before = now.sheet();
          if (now.apply(act.name(), act.after())) {
            written(now, before);
            plays.solved(now);
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

  /** Erases everything, which can be undone, and starts another play; the former one is kept. */
  public void restart() {
    game.ifPresent(plays::abandoned);
    change(now -> now.restart(Phrase.of("play.act-restart")));
  }

  private void change(Consumer<Game> how) {
    game.ifPresent(
        now -> {
          Sheet before = now.sheet();
          how.accept(now);
          written(now, before);
        });
  }

  /** Tells the tutor about a change, unless it is only colours and lines. */
  private void written(Game now, Sheet before) {
    if (!now.sheet().saysTheSame(before)) {
      tutor.look(now);
    }
    games.wentOn();
    refresh();
  }

  /** Compares what was written with the solution, and marks the differences. */
  public void check() {
    game.ifPresent(tutor::check);
  }

  /** Reveals a little more of the next step: the strategy, the region, the whole step. */
  public void hint() {
    game.ifPresent(tutor::hint);
    games.wentOn();
  }

  /** Makes the revealed step, and says so if nothing visible changes. */
  public void follow() {
    tutor.adviser.told().ifPresent(step -> follow(step, game.orElseThrow()));
  }

  private void follow(Deduction step, Game now) {
    Sheet before = now.sheet();
    act(pen -> new FollowedStep(step).on(pen, before));
    if (!FollowedStep.isSeen(before, now.sheet())) {
      tutor.say(Phrase.of("play.noted", step.effect()));
    }
  }
}
