package cluewright.studio.generate;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolvingPath;
import cluewright.search.Goal;
import cluewright.search.Outcome;
import cluewright.search.feasibility.Judgement;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.strategy.Words;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** What is known about the mask at this moment, after each edit and each run. */
public final class VerdictViewModel {
  private static final Verdict NOT_YET =
      Verdict.of(Verdict.Kind.POSSIBLE, "Possible so far.", "Nothing known rules this mask out.");

  private static final int MOST_LISTED = 3;

  private final History history;
  private final GenerationViewModel generation;
  private final ObservableValue<Optional<SolvingPath>> path;
  private final ObservableValue<Optional<Judgement>> judgement;
  private final ObservableValue<Optional<Lack>> lack;
  private final ReadOnlyObjectWrapper<Verdict> verdict = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<CellSet> marked =
      new ReadOnlyObjectWrapper<>(CellSet.empty());
  private final ReadOnlyBooleanWrapper repairable = new ReadOnlyBooleanWrapper();

  /**
   * @param path the solving path of the puzzle on display
   * @param judgement what is known about the mask that is being painted
   * @param lack what the puzzle on display lacks of what is required and wished for
   */
  public VerdictViewModel(
      History history,
      GenerationViewModel generation,
      ObservableValue<Optional<SolvingPath>> path,
      ObservableValue<Optional<Judgement>> judgement,
      ObservableValue<Optional<Lack>> lack) {
    this.history = history;
    this.generation = generation;
    this.path = path;
    this.judgement = judgement;
    this.lack = lack;
    history.documentProperty().addListener(change -> documentChanged());
    judgement.addListener(change -> refresh());
    generation.runningProperty().addListener(change -> refresh());
    generation.activityProperty().addListener(change -> refresh());
    generation.answerProperty().addListener(change -> answered());
    path.addListener(change -> refresh());
    lack.addListener(change -> refresh());
    documentChanged();
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

  /** Whether the mask may be in need of more cells. */
  public ReadOnlyBooleanProperty repairableProperty() {
    return repairable.getReadOnlyProperty();
  }

  private void documentChanged() {
    marked.set(CellSet.empty());
    refresh();
  }

  private void answered() {
    refresh();
    if (verdict.get().kind() == Verdict.Kind.IMPOSSIBLE) {
      marked.set(verdict.get().cells());
    }
  }

  private void refresh() {
    Document document = history.document();
    verdict.set(judge(document));
    repairable.set(
        verdict.get().kind().isRepairable()
            && document.puzzle().isEmpty()
            && judgement.getValue().filter(Judgement.Possible.class::isInstance).isEmpty());
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
    return judgement.getValue().map(known -> of(known, document.goal())).orElse(NOT_YET);
  }

  /** Judgements are about the allowed strategies alone: what they refute stays impossible. */
  private static Verdict of(Judgement judgement, Goal goal) {
    if (judgement instanceof Judgement.Possible && !goal.isNone()) {
      return Verdict.of(
          Verdict.Kind.POSSIBLE,
          "A puzzle exists; one as "
              + (goal.required().isEmpty() ? "wished for" : "required")
              + " is not known yet.",
          "Press Generate to look for one as asked for: " + listed(goal.words()) + ".");
    }
    if (judgement instanceof Judgement.Possible) {
      return Verdict.of(
          Verdict.Kind.EXISTS, "A puzzle exists.", "Press Generate to see one for this mask.");
    }
    if (judgement instanceof Judgement.Impossible impossible) {
      return new Verdict(
          Verdict.Kind.IMPOSSIBLE,
          "Impossible: " + impossible.proof().sentence(),
          "",
          impossible.proof().cells());
    }
    Duration searched = ((Judgement.Open) judgement).searched();
    return searched.isZero() ? NOT_YET : open(searched);
  }

  private static Verdict open(Duration searched) {
    return Verdict.of(
        Verdict.Kind.OPEN,
        "Open: neither a puzzle nor a proof yet.",
        String.format(
            Locale.ROOT,
            "Looked for %.1f s; Generate looks longer.",
            searched.toMillis() / 1000.0));
  }

  private Verdict of(Outcome outcome) {
    if (outcome instanceof Outcome.Found found) {
      return Verdict.of(
          Verdict.Kind.FOUND,
          outcome.message().toString(),
          steps(found) + needs(history.document()));
    }
    if (outcome instanceof Outcome.Impossible impossible) {
      return new Verdict(
          Verdict.Kind.IMPOSSIBLE, outcome.message().toString(), "", impossible.proof().cells());
    }
    return Verdict.of(
        Verdict.Kind.UNDECIDED, outcome.message().toString(), "Your mask is as it was.");
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
            history.document().goal().isNone()
                ? "No new puzzle is left for this mask."
                : "No new puzzle of this mask is as asked for.",
            capital(impossible.proof().sentence().toString()))
        : Verdict.of(
            Verdict.Kind.UNDECIDED, "No other puzzle was found.", outcome.message().toString());
  }

  private Verdict solved(String sentence) {
    Optional<Lack> known = lack.getValue();
    if (known.isPresent() && !known.get().isNothing()) {
      return Verdict.of(Verdict.Kind.HINT, sentence, words(known.get()));
    }
    String needs = known.isPresent() ? needs(history.document()) : "";
    return Verdict.of(Verdict.Kind.FOUND, sentence, "These strategies solve it." + needs);
  }

  private static String words(Lack lack) {
    if (lack.unneeded().isEmpty()) {
      return "It is not as wished for: "
          + listed(lack.unmet())
          + ". Press Generate for one that is.";
    }
    String besides =
        lack.unmet().isEmpty() ? "" : ", and is not as wished for: " + listed(lack.unmet());
    return "It is solved even without "
        + names(lack.unneeded())
        + besides
        + ": press Generate for one as required.";
  }

  /** The first few of a list, as the box has little room. */
  private static String listed(List<Phrase> words) {
    int more = words.size() - MOST_LISTED;
    return Phrase.apart(words.stream().limit(MOST_LISTED).toList())
        + (more > 0 ? "; and " + more + " more" : "");
  }

  private static String needs(Document document) {
    return (document.required().isEmpty() ? "" : " It needs " + names(document.required()) + ".")
        + (document.wishes().isNone() ? "" : " It is as wished for.");
  }

  private static String names(StrategySet set) {
    return Words.list(set.strategies().stream().map(Strategy::name).toList()).toString();
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
      case SOLVED -> solved(sentence);
      case STUCK ->
          Verdict.of(
              Verdict.Kind.UNDECIDED,
              sentence,
              "These strategies get stuck: allow more, or press Generate for another puzzle.");
      case CONTRADICTORY -> Verdict.of(Verdict.Kind.IMPOSSIBLE, sentence, "It has no solution.");
    };
  }
}
