package cluewright.studio.replay;

import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Deduction;
import cluewright.studio.board.Marks;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
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
  private final ObjectProperty<Optional<Deduction>> chosen =
      new SimpleObjectProperty<>(Optional.empty());
  private final BooleanProperty candidatesShown = new SimpleBooleanProperty(true);
  private final ReadOnlyBooleanWrapper working = new ReadOnlyBooleanWrapper();
  private Document document;

  public ReplayViewModel(History history, Background background) {
    this.work = new Latest(background);
    history.documentProperty().addListener((property, before, after) -> documentChanged(after));
    mode.addListener(change -> compute());
    position.addListener(change -> chosen.set(Optional.empty()));
    documentChanged(history.document());
  }

  public ReadOnlyObjectProperty<Optional<SolvingPath>> pathProperty() {
    return path.getReadOnlyProperty();
  }

  /** Whether the steps are still being worked out. */
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

  /** Which state is on show: n for qn, from 0 to the number of steps. */
  public IntegerProperty positionProperty() {
    return position;
  }

  /** The deduction whose reason is drawn, when a step has several. */
  public ObjectProperty<Optional<Deduction>> chosenProperty() {
    return chosen;
  }

  public BooleanProperty candidatesShownProperty() {
    return candidatesShown;
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
    position.set(Math.max(0, Math.min(length(), state)));
  }

  /** The deductions of the step that led to the state on show. */
  public List<Deduction> deductions() {
    int state = position.get();
    return path()
        .filter(known -> state >= 1 && state <= known.length())
        .map(known -> known.steps().get(state - 1).deductions())
        .orElse(List.of());
  }

  /** What the step that led to the state on show points out. */
  public Marks marks() {
    List<Deduction> deductions = deductions();
    Optional<Deduction> explained =
        deductions.size() == 1 ? Optional.of(deductions.get(0)) : chosen.get();
    return explained.map(Marks::of).orElseGet(() -> Marks.changes(deductions));
  }

  /** Which state is on show, in words: steps for a person, states as in the paper otherwise. */
  public String place() {
    if (path().isEmpty()) {
      return "";
    }
    int state = position.get();
    return mode.get() == ReplayMode.HUMAN
        ? "Step " + state + " of " + length()
        : "q" + state + " of q" + length();
  }

  /** What is to be said besides the deductions of the step on show; empty for nothing. */
  public String summary() {
    if (working.get()) {
      return "Working out the steps…";
    }
    if (path().isEmpty()) {
      return "The solution plays here once there is a puzzle.";
    }
    SolvingPath known = path().get();
    if (position.get() == 0 && known.length() > 0) {
      return "The clues alone. Press play, or step forward, to watch how it is solved.";
    }
    return isAtEnd() ? ending(known) : "";
  }

  private static String ending(SolvingPath path) {
    return switch (path.end()) {
      case SOLVED -> "Solved.";
      case STUCK -> "The chosen strategies get stuck here: allow more of them to go on.";
      case CONTRADICTORY -> "A contradiction: this puzzle has no solution.";
    };
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
