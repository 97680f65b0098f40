package cluewright.studio.replay;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Deduction;
import cluewright.studio.board.Marks;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
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
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The solving path of the document's puzzle, and the place in it that is on show. */
public final class ReplayViewModel {
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<SolvingPath>> path =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObservableList<StepEntry> entries = FXCollections.observableArrayList();
  private final ObservableList<StepEntry> shownEntries =
      FXCollections.unmodifiableObservableList(entries);
  private final ObjectProperty<ReplayMode> mode = new SimpleObjectProperty<>(ReplayMode.HUMAN);
  private final IntegerProperty position = new SimpleIntegerProperty();
  private final ReadOnlyIntegerWrapper shown = new ReadOnlyIntegerWrapper();
  private final ObjectProperty<Optional<Deduction>> chosen =
      new SimpleObjectProperty<>(Optional.empty());
  private final BooleanProperty candidatesShown = new SimpleBooleanProperty(true);
  private final ReadOnlyBooleanWrapper working = new ReadOnlyBooleanWrapper();
  private final IntegerBinding length = Bindings.createIntegerBinding(this::length, path);
  private Document document;

  public ReplayViewModel(History history, Background background) {
    this.work = new Latest(background);
    history.documentProperty().addListener((property, before, after) -> documentChanged(after));
    mode.addListener(change -> compute());
    position.addListener(change -> moved());
    documentChanged(history.document());
  }

  public ReadOnlyObjectProperty<Optional<SolvingPath>> pathProperty() {
    return path.getReadOnlyProperty();
  }

  /** True if the steps are still being worked out. */
  public ReadOnlyBooleanProperty workingProperty() {
    return working.getReadOnlyProperty();
  }

  public Optional<SolvingPath> path() {
    return path.get();
  }

  /** The steps, in order. */
  public ObservableList<StepEntry> entries() {
    return shownEntries;
  }

  public ObjectProperty<ReplayMode> modeProperty() {
    return mode;
  }

  /** Which state the replay is at: n for qn, from 0 to the number of steps. */
  public IntegerProperty positionProperty() {
    return position;
  }

  /** Which state is to be seen: that of the replay's place, or one that is looked at meanwhile. */
  public ReadOnlyIntegerProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Shows another state without going there, until the replay moves or the preview ends. */
  public void preview(int state) {
    shown.set(within(state));
  }

  public void endPreview() {
    shown.set(position.get());
  }

  private void moved() {
    chosen.set(Optional.empty());
    endPreview();
  }

  /** The deduction whose reason is drawn, when a step has several. */
  public ObjectProperty<Optional<Deduction>> chosenProperty() {
    return chosen;
  }

  public BooleanProperty candidatesShownProperty() {
    return candidatesShown;
  }

  /** How many steps there are. */
  public IntegerBinding lengthProperty() {
    return length;
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

  private int within(int state) {
    return Math.max(0, Math.min(length(), state));
  }

  /** The deductions of the step that led to the state on show. */
  public List<Deduction> deductions() {
    int state = shown.get();
    return path()
        .filter(known -> state >= 1 && state <= known.length())
        .map(known -> known.steps().get(state - 1).deductions())
        .orElse(List.of());
  }

  /** What the step that led to the state on show points out. */
  public Marks marks() {
    List<Deduction> deductions = deductions();
    return chosen.get().filter(deductions::contains).map(Marks::of).orElse(marks(deductions));
  }

  /** What a step points out: the whole argument if it is one alone. */
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

  /** What is to be said besides the deductions of the step on show. */
  public Phrase summary() {
    if (working.get()) {
      return Phrase.of("replay.working");
    }
    if (path().isEmpty()) {
      return Phrase.of("replay.nothing");
    }
    SolvingPath known = path().get();
    if (shown.get() == 0 && known.length() > 0) {
      return Phrase.of("replay.begin");
    }
    return shown.get() >= known.length() ? ending(known) : Phrase.NOTHING;
  }

  private static Phrase ending(SolvingPath path) {
    return Phrase.of(
        switch (path.end()) {
          case SOLVED, ASSISTED -> "replay.end-solved";
          case STUCK -> "replay.end-stuck-" + path.solutions().name().toLowerCase(Locale.ROOT);
          case CONTRADICTORY -> "replay.end-contradictory";
        });
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
      show(Optional.empty());
    }
    compute();
  }

  private void compute() {
    if (document.puzzle().isEmpty()) {
      work.forget();
      working.set(false);
      show(Optional.empty());
      return;
    }
    Puzzle puzzle = document.puzzle().get();
    Document asked = document;
    ReplayMode how = mode.get();
    working.set(true);
    work.run(
        () -> how.path(new Replay(puzzle.board(), asked.strategies()), puzzle),
        found -> {
          working.set(false);
          show(Optional.of(found));
        });
  }

  private void show(Optional<SolvingPath> next) {
    int cellsPlaced = placedNow();
    entries.setAll(
        next.map(
                known ->
                    IntStream.range(0, known.length())
                        .mapToObj(i -> StepEntry.of(i + 1, known.steps().get(i)))
                        .toList())
            .orElse(List.of()));
    path.set(next);
    chosen.set(Optional.empty());
    position.set(next.map(known -> stateWith(known, cellsPlaced)).orElse(0));
    endPreview();
  }

  /** How many digits the state on show has beyond the clues. */
  private int placedNow() {
    return path().map(known -> placed(known, Math.min(position.get(), known.length()))).orElse(0);
  }

  /** The first state with so many digits, so that another way to cut the steps stays in place. */
  private static int stateWith(SolvingPath path, int digits) {
    int state = 0;
    while (state < path.length() && placed(path, state) < digits) {
      state++;
    }
    return state;
  }

  private static int placed(SolvingPath path, int state) {
    return path.state(state).placements().mask().size() - path.puzzle().mask().size();
  }
}
