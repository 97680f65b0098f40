package cluewright.studio.replay;

import cluewright.document.Document;
import cluewright.lab.sets.SetPair;
import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Continuation;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import cluewright.studio.board.Marks;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The solving path of the document's puzzle, and the place in it that is on show. */
public final class ReplayViewModel {
  private final History history;
  private final Ways ways;
  private final ReadOnlyObjectWrapper<Optional<SolvingPath>> pathWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  public final ReadOnlyObjectProperty<Optional<SolvingPath>> path =
      pathWrapper.getReadOnlyProperty();
  private final ObservableList<StepEntry> writableEntries = FXCollections.observableArrayList();
  public final ObservableList<StepEntry> entries =
      FXCollections.unmodifiableObservableList(writableEntries);
  public final ObjectProperty<ReplayMode> mode = new SimpleObjectProperty<>(ReplayMode.HUMAN);

  /** Which state the replay is at: n for qn, from 0 to the number of steps. */
  public final IntegerProperty position = new SimpleIntegerProperty();

  private final ReadOnlyIntegerWrapper shownWrapper = new ReadOnlyIntegerWrapper();

  /** Which state is to be seen: that of the replay's place, or one that is looked at meanwhile. */
  public final ReadOnlyIntegerProperty shown = shownWrapper.getReadOnlyProperty();

  /** The deduction whose reason is drawn, when a step has several. */
  public final ObjectProperty<Optional<Deduction>> chosen =
      new SimpleObjectProperty<>(Optional.empty());

  public final BooleanProperty candidatesShown = new SimpleBooleanProperty(true);
  private final ReadOnlyBooleanWrapper workingWrapper = new ReadOnlyBooleanWrapper();

  /** True if the steps are still being worked out. */
  public final ReadOnlyBooleanProperty working = workingWrapper.getReadOnlyProperty();

  private final ReadOnlyBooleanWrapper ownWayWrapper = new ReadOnlyBooleanWrapper();

  /** True if the path on show is one that the person chose. */
  public final ReadOnlyBooleanProperty ownWay = ownWayWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<Obstacle>> obstacleWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The obstacle in the state on show, if the strategies get stuck there. */
  public final ReadOnlyObjectProperty<Optional<Obstacle>> obstacle =
      obstacleWrapper.getReadOnlyProperty();

  /** The number of steps. */
  public final IntegerBinding length = Bindings.createIntegerBinding(this::length, pathWrapper);

  private Document document;
  private boolean cutting;

  /** The state that the person went to last, to be found again in steps that are cut otherwise. */
  private Optional<GridState> anchor = Optional.empty();

  public ReplayViewModel(History history, Background background) {
    this.history = history;
    this.ways = new Ways(background);
    ways.original.addListener(change -> wayChanged());
    ways.own.addListener(change -> wayChanged());
    ways.doing.addListener(change -> doingChanged());
    shownWrapper.addListener(change -> look());
    history.document.addListener((property, before, after) -> documentChanged(after));
    mode.addListener(change -> compute());
    position.addListener(change -> moved());
    documentChanged(history.document());
  }

  /** The way that the puzzle's digits are written. */
  DigitSet digits() {
    return history.document().digitSet();
  }

  /** The path that is on show: to its end, by guesses if there is no other way. */
  public Optional<SolvingPath> path() {
    return pathWrapper.get();
  }

  /** The path of the strategies, whatever way is on show: what a verdict may rest on. */
  public ObservableValue<Optional<SolvingPath>> originalProperty() {
    return ways.original.map(way -> way.map(Continuation::path));
  }

  /** Allows the strategy that helps where the chosen ones get stuck. */
  public void allowHelp() {
    obstacleWrapper.get().flatMap(Obstacle::help).ifPresent(this::allow);
  }

  private void allow(Strategy strategy) {
    history.apply(
        Phrase.of("design.act-allow", strategy.name()),
        document.allowing(StrategySet.of(List.of(strategy))));
  }

  /** Takes another deduction in the state of the replay's place, and goes on from there. */
  void choose(Deduction choice) {
    int state = position.get();
    if (path().isPresent()) {
      anchor = Optional.of(after(path().get().state(state), choice));
      ways.choose(path().get(), state, choice);
    }
  }

  private static GridState after(GridState state, Deduction choice) {
    int[] changes = choice.changes().stream().mapToInt(Integer::intValue).toArray();
    return choice.places()
        ? state.place(state.board().cellOf(changes[0]), state.board().digitOf(changes[0]))
        : state.eliminate(changes);
  }

  /** Goes back to the way of the strategies, to the state there that is nearest to this one. */
  public void returnToOriginal() {
    ways.returnToOriginal();
  }

  /** Shows another state without going there, until the replay moves or the preview ends. */
  public void preview(int state) {
    shownWrapper.set(within(state));
  }

  public void endPreview() {
    shownWrapper.set(position.get());
  }

  private void moved() {
    anchor = cutting ? anchor : path().map(known -> known.state(within(position.get())));
    chosen.set(Optional.empty());
    endPreview();
  }

  public int length() {
    return path().map(SolvingPath::length).orElse(0);
  }

  public boolean isAtEnd() {
    return position.get() >= length();
  }

  public void first() {
    goTo(0);
  }

  public void back() {
    goTo(position.get() - 1);
  }

  public void forward() {
    goTo(position.get() + 1);
  }

  public void last() {
    goTo(length());
  }

  /** Shows a state; beyond the ends, the nearest. */
  public void goTo(int state) {
    position.set(within(state));
    endPreview();
  }

  /** Shows the next of some states, or the first after the last of them. */
  public void goToNext(List<Integer> states) {
    states.stream()
        .filter(state -> state > position.get())
        .findFirst()
        .or(() -> states.stream().findFirst())
        .ifPresent(this::goTo);
  }

  /** The strategies that the puzzle must need. */
  ObservableValue<StrategySet> required() {
    return history.document.map(Document::required);
  }

  private int within(int state) {
    return Math.max(0, Math.min(length(), state));
  }

  /** The deductions of the step that led to the state on show. */
  public List<Deduction> deductions() {
    int state = shownWrapper.get();
    return path()
        .filter(known -> state >= 1 && state <= known.length())
        .map(known -> known.steps().get(state - 1).deductions())
        .orElse(List.of());
  }

  /**
   * The step on show said the other way round, if it is one naked or hidden set: within its house,
   * a naked set is a hidden one of the other cells and digits.
   */
  public Phrase dual() {
    int state = shownWrapper.get();
    List<Deduction> deductions = deductions();
    return deductions.size() == 1
        ? path()
            .flatMap(known -> SetPair.of(known.state(state - 1), deductions.get(0)))
            .map(pair -> dual(pair, deductions.get(0)))
            .orElse(Phrase.NOTHING)
        : Phrase.NOTHING;
  }

  private static Phrase dual(SetPair pair, Deduction deduction) {
    Board board = deduction.board();
    boolean isNaked = deduction.evidence().cells(board).equals(pair.nakedCells());
    return isNaked
        ? Phrase.of("replay.dual-hidden", pair.hidden(board))
        : Phrase.of("replay.dual-naked", pair.naked(board));
  }

  /** The marks of the step that led to the state on show. */
  public Marks marks() {
    List<Deduction> deductions = deductions();
    return chosen.get().filter(deductions::contains).map(Marks::of).orElse(marks(deductions));
  }

  /** The marks of a step: the whole argument if it is one alone. */
  static Marks marks(List<Deduction> deductions) {
    return deductions.size() == 1 ? Marks.of(deductions.get(0)) : Marks.changes(deductions);
  }

  /** The place in words: steps for a person, states as in the paper where all goes at once. */
  public Phrase place() {
    if (path().isEmpty()) {
      return Phrase.NOTHING;
    }
    String key = mode.get() == ReplayMode.PARALLEL ? "replay.place-state" : "replay.place-step";
    return Phrase.of(key, position.get(), length());
  }

  /** A remark besides the deductions of the step on show. */
  public Phrase summary() {
    if (workingWrapper.get()) {
      return Phrase.of("replay.working");
    }
    if (path().isEmpty()) {
      return Phrase.of("replay.nothing");
    }
    SolvingPath known = path().get();
    if (shownWrapper.get() == 0 && known.length() > 0) {
      return Phrase.of("replay.begin");
    }
    return shownWrapper.get() >= known.length() ? ending(known) : Phrase.NOTHING;
  }

  private static Phrase ending(SolvingPath path) {
    return switch (path.end()) {
      case SOLVED -> Phrase.of("replay.end-solved");
      case ASSISTED ->
          path.guesses() > 0
              ? Phrase.of("replay.end-guessed", path.guesses())
              : Phrase.of("replay.end-assisted");
      case STUCK ->
          path.solutions() == Solutions.ONE
              ? Phrase.NOTHING
              : Phrase.of("replay.end-stuck-" + path.solutions().name().toLowerCase(Locale.ROOT));
      case CONTRADICTORY -> Phrase.of("replay.end-contradictory");
    };
  }

  private void look() {
    obstacleWrapper.set(
        path().flatMap(known -> Obstacle.of(known, shownWrapper.get(), help(), isSeekingHelp())));
  }

  private Optional<Deduction> help() {
    return way().flatMap(Continuation::help);
  }

  private boolean isSeekingHelp() {
    return ways.doing.get() == Ways.Doing.HELP;
  }

  private void documentChanged(Document next) {
    boolean same =
        document != null
            && next.puzzle().equals(document.puzzle())
            && next.strategies().equals(document.strategies());
    Optional<Puzzle> before = document == null ? Optional.empty() : document.puzzle();
    document = next;
    if (same) {
      return;
    }
    if (!next.puzzle().equals(before)) {
      anchor = Optional.empty();
      ways.forget();
    }
    compute();
  }

  private void compute() {
    if (document.puzzle().isPresent()) {
      ways.find(document.puzzle().get(), document.strategies(), mode.get().pace());
    } else {
      ways.forget();
    }
  }

  private void doingChanged() {
    workingWrapper.set(ways.doing.get() == Ways.Doing.STEPS);
    look();
  }

  private Optional<Continuation> way() {
    return ways.own.get().or(ways.original::get);
  }

  private void wayChanged() {
    ownWayWrapper.set(ways.own.get().isPresent());
    Optional<SolvingPath> next = way().map(Continuation::path);
    if (!next.equals(pathWrapper.get())) {
      show(next);
    }
    look();
  }

  private void show(Optional<SolvingPath> next) {
    cutting = true;
    writableEntries.setAll(
        next.map(
                known ->
                    IntStream.range(0, known.length())
                        .mapToObj(i -> StepEntry.of(i + 1, known.steps().get(i)))
                        .toList())
            .orElse(List.of()));
    pathWrapper.set(next);
    chosen.set(Optional.empty());
    position.set(next.flatMap(known -> anchor.map(known::nearest)).orElse(0));
    endPreview();
    cutting = false;
  }
}
