package cluewright.print.steps;

import cluewright.phrase.Phrase;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.replay.SolvingPath;
import cluewright.replay.Step;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A part of a walk-through: a step, or a run of consecutive singles.
 *
 * @param first its number, from 1
 * @param last that of the last one
 * @param title the name of the strategy
 * @param words what is concluded, and why, in the order of the path
 * @param alone the only deduction, if it is one
 */
record StepPart(
    int first,
    int last,
    Phrase title,
    List<Sentence> words,
    PuzzlePicture picture,
    Optional<Deduction> alone) {
  private static final Set<Extra> EXTRAS = EnumSet.of(Extra.CANDIDATES, Extra.COORDINATES);

  /** What boards of several singles show: no candidates. */
  private static final Set<Extra> EXTRAS_OF_SINGLES = EnumSet.of(Extra.COORDINATES);

  /**
   * A sentence.
   *
   * @param moves those that it lists; none if it is no list
   */
  record Sentence(Phrase whole, List<Phrase> moves) {
    private static Sentence of(Phrase whole) {
      return new Sentence(whole, List.of());
    }
  }

  /** All steps of a path, with runs of singles joined. */
  static List<StepPart> all(SolvingPath path) {
    List<StepPart> all = new ArrayList<>();
    int first = 1;
    while (first <= path.length()) {
      int last = lastSingle(path, first);
      all.add(of(path, first, last));
      first = last + 1;
    }
    return List.copyOf(all);
  }

  /** A sample picture with the same settings as those of all steps. */
  static PuzzlePicture sample(SolvingPath path) {
    return PuzzlePicture.of(path.puzzle(), Optional.empty(), EXTRAS);
  }

  /** The last single of a run that shares a board; the step itself if it is not a single. */
  private static int lastSingle(SolvingPath path, int first) {
    int next = first;
    while (next <= path.length() && isSingle(path, next)) {
      next++;
    }
    return Math.max(first, next - 1);
  }

  private static boolean isSingle(SolvingPath path, int step) {
    return deductions(path, step).stream()
        .allMatch(each -> each.places() && each.strategy().group() == Group.SINGLES);
  }

  private static List<Deduction> deductions(SolvingPath path, int step) {
    return path.steps().get(step - 1).deductions();
  }

  private static StepPart of(SolvingPath path, int first, int last) {
    List<Deduction> deductions =
        path.steps().subList(first - 1, last).stream()
            .map(Step::deductions)
            .flatMap(List::stream)
            .toList();
    boolean isRow = first < last && deductions.size() == last - first + 1;
    PuzzlePicture picture =
        new PuzzlePicture(
            path.puzzle(),
            Optional.of(path.state(last)),
            Optional.empty(),
            deductions,
            isRow ? EXTRAS_OF_SINGLES : EXTRAS);
    if (deductions.size() == 1) {
      Deduction alone = deductions.get(0);
      return new StepPart(
          first, last, alone.name(), alone(path, first, alone), picture, Optional.of(alone));
    }
    return new StepPart(
        first,
        last,
        title(deductions),
        isRow ? numbered(deductions, first) : words(runs(deductions)),
        isRow ? picture.numbered(first) : picture,
        Optional.empty());
  }

  /** The sentences of a guess, which say that it is not a strategy's step. */
  private static List<Sentence> alone(SolvingPath path, int step, Deduction deduction) {
    Sentence why = Sentence.of(deduction.argument());
    return path.steps().get(step - 1).isGuess()
        ? List.of(Sentence.of(Phrase.of("print.walk-guess")), why)
        : List.of(why);
  }

  /** Halves this step, which must be a run of singles. */
  List<StepPart> halves(SolvingPath path) {
    int middle = (first + last) / 2;
    return List.of(of(path, first, middle), of(path, middle + 1, last));
  }

  /** True if its argument unfolds. */
  boolean unfolds() {
    return alone.filter(Deduction::unfolds).isPresent();
  }

  boolean isShared() {
    return first < last;
  }

  /** The name of the strategy or group if there is only one, otherwise the number of deductions. */
  private static Phrase title(List<Deduction> deductions) {
    List<Phrase> names = deductions.stream().map(each -> each.variant().name()).distinct().toList();
    List<Group> groups =
        deductions.stream().map(each -> each.strategy().group()).distinct().toList();
    if (names.size() == 1) {
      return names.get(0);
    }
    return groups.size() == 1
        ? groups.get(0).label()
        : Phrase.of("print.walk-several", deductions.size());
  }

  /** Groups consecutive deductions of the same strategy. */
  private static List<List<Deduction>> runs(List<Deduction> deductions) {
    List<List<Deduction>> runs = new ArrayList<>();
    Optional<Phrase> before = Optional.empty();
    for (Deduction each : deductions) {
      Optional<Phrase> name = Optional.of(each.variant().name());
      if (!name.equals(before)) {
        runs.add(new ArrayList<>());
      }
      runs.get(runs.size() - 1).add(each);
      before = name;
    }
    return runs;
  }

  /**
   * A sentence for each run with its conclusions; if there is only one strategy, the title names
   * it.
   */
  private static List<Sentence> words(List<List<Deduction>> runs) {
    return runs.stream()
        .map(
            run ->
                runs.size() == 1
                    ? list("print.walk-row", run)
                    : list("print.walk-group", run, run.get(0).variant().name()))
        .toList();
  }

  /** The sentences with the numbers of the steps, each of which has one deduction. */
  private static List<Sentence> numbered(List<Deduction> deductions, int first) {
    List<List<Deduction>> runs = runs(deductions);
    if (runs.size() == 1) {
      return words(runs);
    }
    List<Sentence> words = new ArrayList<>();
    int next = first;
    for (List<Deduction> run : runs) {
      int end = next + run.size() - 1;
      words.add(list("print.walk-run", run, number(next, end), run.get(0).variant().name()));
      next = end + 1;
    }
    return words;
  }

  /** A sentence that ends with the list of a run's conclusions. */
  private static Sentence list(String key, List<Deduction> run, Object... before) {
    List<Phrase> moves = run.stream().map(Deduction::conclusion).toList();
    List<Object> all = new ArrayList<>(List.of(before));
    all.add(Phrase.row(moves));
    return new Sentence(Phrase.of(key, all.toArray()), moves);
  }

  /** The number, or the first and last numbers. */
  String number() {
    return number(first, last);
  }

  private static String number(int first, int last) {
    return first == last ? String.valueOf(first) : first + "–" + last;
  }
}
