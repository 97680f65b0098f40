package cluewright.studio.generate;

import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.SolvingPath;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** What is known about the mask at this moment, after each edit and each run. */
public final class VerdictViewModel {
  private final History history;
  private final GenerationViewModel generation;
  private final ObservableValue<Optional<SolvingPath>> path;
  private final BiFunction<Mask, StrategySet, List<Proof>> arguments;
  private final Latest work;
  private final ReadOnlyObjectWrapper<Verdict> verdict = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<CellSet> marked =
      new ReadOnlyObjectWrapper<>(CellSet.empty());
  private List<Proof> proofs = List.of();

  /**
   * @param path the solving path of the puzzle on display
   * @param arguments gives every known reason why a mask is impossible
   */
  public VerdictViewModel(
      History history,
      GenerationViewModel generation,
      ObservableValue<Optional<SolvingPath>> path,
      BiFunction<Mask, StrategySet, List<Proof>> arguments,
      Background background) {
    this.history = history;
    this.generation = generation;
    this.path = path;
    this.arguments = arguments;
    this.work = new Latest(background);
    history.documentProperty().addListener((property, before, after) -> documentChanged(after));
    generation.runningProperty().addListener(change -> refresh());
    generation.activityProperty().addListener(change -> refresh());
    generation.answerProperty().addListener(change -> answered());
    path.addListener(change -> refresh());
    documentChanged(history.document());
  }

  public ReadOnlyObjectProperty<Verdict> verdictProperty() {
    return verdict.getReadOnlyProperty();
  }

  /** The cells of the verdict that the designer asked to see. */
  public ReadOnlyObjectProperty<CellSet> markedProperty() {
    return marked.getReadOnlyProperty();
  }

  /** Marks the cells that the verdict is about, or stops marking them. */
  public void toggleMarked() {
    marked.set(marked.get().isEmpty() ? verdict.get().cells() : CellSet.empty());
  }

  private void documentChanged(Document document) {
    marked.set(CellSet.empty());
    proofs = List.of();
    refresh();
    work.run(
        () -> arguments.apply(document.mask(), document.strategies()),
        known -> {
          proofs = known;
          refresh();
        });
  }

  private void answered() {
    refresh();
    if (verdict.get().kind() == Verdict.Kind.IMPOSSIBLE) {
      marked.set(verdict.get().cells());
    }
  }

  private void refresh() {
    verdict.set(judge(history.document()));
  }

  private Verdict judge(Document document) {
    if (generation.runningProperty().get()) {
      return Verdict.of(
          Verdict.Kind.RUNNING, generation.activityProperty().get(), "Press Esc to stop.");
    }
    Optional<Answer> answer =
        generation.answerProperty().get().filter(last -> last.isAbout(document));
    if (answer.isPresent()) {
      return isSolved(document) ? besides(answer.get().outcome()) : of(answer.get().outcome());
    }
    if (document.puzzle().isPresent()) {
      return of(document.puzzle().get());
    }
    if (document.mask().clues().isEmpty()) {
      return Verdict.of(
          Verdict.Kind.HINT,
          "Paint the cells that will hold clues, or choose a shape.",
          "Drag to paint; the right button erases.");
    }
    return ofProofs();
  }

  private Verdict ofProofs() {
    if (proofs.isEmpty()) {
      return Verdict.of(
          Verdict.Kind.POSSIBLE,
          "Possible so far.",
          "Nothing known rules this mask out: press Generate to find out.");
    }
    Proof first = proofs.get(0);
    String more = proofs.size() == 1 ? "" : "Other reasons known: " + (proofs.size() - 1) + ".";
    return new Verdict(
        Verdict.Kind.IMPOSSIBLE, "Impossible: " + first.sentence(), more, first.cells());
  }

  private Verdict of(Outcome outcome) {
    if (outcome instanceof Outcome.Found found) {
      return Verdict.of(Verdict.Kind.FOUND, outcome.message(), steps(found));
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      return new Verdict(
          Verdict.Kind.IMPOSSIBLE, outcome.message(), "", impossible.proof().cells());
    }
    return Verdict.of(Verdict.Kind.UNDECIDED, outcome.message(), "Your mask is as it was.");
  }

  private boolean isSolved(Document document) {
    return path.getValue()
        .filter(known -> document.puzzle().filter(known.puzzle()::equals).isPresent())
        .filter(known -> known.end() == SolvingPath.End.SOLVED)
        .isPresent();
  }

  /** An outcome while a solved puzzle is on display, which shows that the mask is possible. */
  private Verdict besides(Outcome outcome) {
    if (outcome instanceof Outcome.Found) {
      return of(outcome);
    }
    return outcome instanceof Outcome.Impossible impossible
        ? Verdict.of(
            Verdict.Kind.HINT,
            "No new puzzle is left for this mask.",
            capital(impossible.proof().sentence()))
        : Verdict.of(Verdict.Kind.UNDECIDED, "No other puzzle was found.", outcome.message());
  }

  private static String capital(String sentence) {
    return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }

  private static String steps(Outcome.Found found) {
    return "One solution, in "
        + found.steps()
        + (found.steps() == 1 ? " parallel step." : " parallel steps.");
  }

  private Verdict of(Puzzle puzzle) {
    int clues = puzzle.mask().size();
    String sentence = "A puzzle with " + clues + (clues == 1 ? " clue." : " clues.");
    Optional<SolvingPath.End> end = path.getValue().map(SolvingPath::end);
    if (end.isEmpty()) {
      return Verdict.of(Verdict.Kind.HINT, sentence, "");
    }
    return switch (end.get()) {
      case SOLVED -> Verdict.of(Verdict.Kind.FOUND, sentence, "These strategies solve it.");
      case STUCK ->
          Verdict.of(
              Verdict.Kind.UNDECIDED,
              sentence,
              "These strategies get stuck: allow more, or press Generate for another puzzle.");
      case CONTRADICTORY -> Verdict.of(Verdict.Kind.IMPOSSIBLE, sentence, "It has no solution.");
    };
  }
}
