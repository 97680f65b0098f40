package cluewright.studio.replay;

import cluewright.document.Document;
import cluewright.lab.sets.SetPair;
import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.picture.Pencil;
import cluewright.replay.Continuation;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import cluewright.studio.board.Marks;
import cluewright.studio.document.History;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
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

/** The solving path of the current puzzle, and the position in it. */
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

  /** The state the replay is at: n for qn, from 0 to the number of steps. */
  public final IntegerProperty position = new SimpleIntegerProperty();

  private final ReadOnlyIntegerWrapper shownWrapper = new ReadOnlyIntegerWrapper();

  /** The displayed state: that of the replay, or a previewed one. */
  public final ReadOnlyIntegerProperty shown = shownWrapper.getReadOnlyProperty();

  /** The deduction whose reason is drawn if a step has several. */
  public final ObjectProperty<Optional<Deduction>> chosen =
      new SimpleObjectProperty<>(Optional.empty());

  public final BooleanProperty candidatesShown = new SimpleBooleanProperty(true);

  /** Whether empty cells show the digits that they cannot have, in place of candidates. */
  public final BooleanProperty excludedShown = new SimpleBooleanProperty();

  private final ReadOnlyBooleanWrapper workingWrapper = new ReadOnlyBooleanWrapper();

  /** True while the steps are being computed. */
  public final ReadOnlyBooleanProperty working = workingWrapper.getReadOnlyProperty();

  private final ReadOnlyBooleanWrapper ownWayWrapper = new ReadOnlyBooleanWrapper();

  /** True if the displayed path is one that the user chose. */
  public final ReadOnlyBooleanProperty ownWay = ownWayWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<Obstacle>> obstacleWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The obstacle in the displayed state, if the strategies get stuck there. */
  public final ReadOnlyObjectProperty<Optional<Obstacle>> obstacle =
      obstacleWrapper.getReadOnlyProperty();

  public final IntegerBinding length = Bindings.createIntegerBinding(this::length, pathWrapper);

  private Document document;
  private boolean cutting;

  /** The state that the user last went to, to be found again when steps are divided differently. */
  private Optional<GridState> anchor = Optional.empty();

  /** The state that it left for the clues, since a game took the board. */
  private Optional<GridState> left = Optional.empty();

  public ReplayViewModel(History history, SharedPaths paths, Background background) {
    onlyOneOf(candidatesShown, excludedShown);
    onlyOneOf(excludedShown, candidatesShown);
    this.history = history;
    this.ways = new Ways(paths, background);
    Changes.call(this::wayChanged, ways.original, ways.own);
    ways.doing.addListener(change -> doingChanged());
    shownWrapper.addListener(change -> look());
    history.document.addListener((property, before, after) -> documentChanged(after));
    mode.addListener(change -> compute());
    position.addListener(change -> moved());
    documentChanged(history.document());
  }

  /** How the puzzle's digits are shown. */
  DigitSet digits() {
    return history.document().digitSet();
  }

  /** The displayed path, complete, with guesses if necessary. */
  private static void onlyOneOf(BooleanProperty one, BooleanProperty other) {
    one.addListener(
        (property, before, now) -> {
          if (now) {
            other.set(false);
          }
        });
  }

  /** What empty cells show. */
  public Pencil pencil() {
    if (excludedShown.get()) {
      return Pencil.EXCLUDED;
    }
    return candidatesShown.get() ? Pencil.CANDIDATES : Pencil.NOTHING;
  }

  public Optional<SolvingPath> path() {
    return pathWrapper.get();
  }

  /** The path of the strategies, whichever is displayed, on which verdicts may rest. */
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

  /** Takes another deduction in the current state, and continues from there. */
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

  /** Returns to the path of the strategies, at the state most similar to the current one. */
  public void returnToOriginal() {
    ways.returnToOriginal();
  }

  /** Previews another state until the replay moves or the preview ends. */
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

  /** Goes to the clues until {@link #comeBack}. */
  public void giveWay() {
    left = path().map(known -> known.state(within(position.get())));
    first();
  }

  /** Goes back to where it was, or to the nearest state if the steps are others now. */
  public void comeBack() {
    path().ifPresent(known -> left.map(known::nearest).ifPresent(this::goTo));
    left = Optional.empty();
  }

  /** Goes to a state, limited to the ends. */
  public void goTo(int state) {
    position.set(within(state));
    endPreview();
  }

  /** Goes to the next of some states, and after the last to the first. */
  public void goToNext(List<Integer> states) {
    states.stream()
        .filter(state -> state > position.get())
        .findFirst()
        .or(() -> states.stream().findFirst())
        .ifPresent(this::goTo);
  }

  /** The strategies that the puzzle must require. */
  ObservableValue<StrategySet> required() {
    return history.document.map(Document::required);
  }

  private int within(int state) {
    return Math.max(0, Math.min(length(), state));
  }

  /** The deductions of the step that led to the displayed state. */
  public List<Deduction> deductions() {
    int state = shownWrapper.get();
    return path()
        .filter(known -> state >= 1 && state <= known.length())
        .map(known -> known.steps().get(state - 1).deductions())
        .orElse(List.of());
  }

  /**
   * The dual of the displayed step if it is a single naked or hidden set: within its house, a naked
   * set is a hidden one of the other cells and digits.
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

  /** The marks of the step that led to the displayed state. */
  public Marks marks() {
    List<Deduction> deductions = deductions();
    return chosen.get().filter(deductions::contains).map(Marks::of).orElse(marks(deductions));
  }

  /** The marks of a step, with the whole argument of a single deduction. */
  static Marks marks(List<Deduction> deductions) {
    return deductions.size() == 1 ? Marks.of(deductions.get(0)) : Marks.changes(deductions);
  }

  /**
   * The position in words: steps for people; states, as in the paper, where all happens at once.
   */
  public Phrase place() {
    if (path().isEmpty()) {
      return Phrase.NOTHING;
    }
    String key = mode.get() == ReplayMode.PARALLEL ? "replay.place-state" : "replay.place-step";
    return Phrase.of(key, position.get(), length());
  }

  /** A remark in addition to the displayed step's deductions. */
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
      left = Optional.empty();
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
