package cluewright.print.walk;

import cluewright.phrase.Phrase;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.print.walk.WalkPlan.Singles;
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
 * A part of a walk-through: a step, or some singles that follow each other.
 *
 * @param first its number, from 1
 * @param last that of the last one
 * @param title the name of the strategy
 * @param words what is concluded, and why, in the order of the path
 */
record WalkStep(int first, int last, Phrase title, List<Phrase> words, PuzzlePicture picture) {
  private static final Set<Extra> EXTRAS = EnumSet.of(Extra.CANDIDATES, Extra.COORDINATES);

  /** So many singles share a board that each is still found on it. */
  private static final int MOST_SINGLES = 9;

  /** All steps of a path. */
  static List<WalkStep> all(SolvingPath path, Singles singles) {
    List<WalkStep> all = new ArrayList<>();
    int first = 1;
    while (first <= path.length()) {
      int last = singles == Singles.TOGETHER ? lastSingle(path, first) : first;
      all.add(of(path, first, last));
      first = last + 1;
    }
    return List.copyOf(all);
  }

  /** The last of the singles that share a board; the step itself if it is none. */
  private static int lastSingle(SolvingPath path, int first) {
    int last = first;
    if (isSingle(path, first)) {
      int end = Math.min(path.length(), first + MOST_SINGLES - 1);
      while (last < end && isSingle(path, last + 1)) {
        last++;
      }
    }
    return last;
  }

  private static boolean isSingle(SolvingPath path, int step) {
    return deductions(path, step).stream()
        .allMatch(each -> each.places() && each.strategy().group() == Group.SINGLES);
  }

  private static List<Deduction> deductions(SolvingPath path, int step) {
    return path.steps().get(step - 1).deductions();
  }

  private static WalkStep of(SolvingPath path, int first, int last) {
    List<Deduction> deductions =
        path.steps().subList(first - 1, last).stream()
            .map(Step::deductions)
            .flatMap(List::stream)
            .toList();
    PuzzlePicture picture =
        new PuzzlePicture(
            path.puzzle(), Optional.of(path.state(last)), Optional.empty(), deductions, EXTRAS);
    if (deductions.size() == 1) {
      Deduction alone = deductions.get(0);
      return new WalkStep(first, last, alone.variant().name(), alone(path, first, alone), picture);
    }
    boolean isRow = deductions.size() == last - first + 1;
    return new WalkStep(
        first,
        last,
        title(deductions),
        isRow ? numbered(deductions, first) : words(runs(deductions)),
        isRow ? picture.numbered(first) : picture);
  }

  /** A guess says that it is no strategy's step. */
  private static List<Phrase> alone(SolvingPath path, int step, Deduction deduction) {
    return path.steps().get(step - 1).isGuess()
        ? List.of(Phrase.of("print.walk-guess"), deduction.argument())
        : List.of(deduction.argument());
  }

  /** This as two parts; only of steps that share a board. */
  List<WalkStep> halves(SolvingPath path) {
    int middle = (first + last) / 2;
    return List.of(of(path, first, middle), of(path, middle + 1, last));
  }

  boolean isShared() {
    return first < last;
  }

  /** The name of the one strategy or of the one group, or else how many deductions there are. */
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

  /** Deductions in their order; those of one strategy that follow each other stand together. */
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

  /** A sentence for each run, with what it concludes; the title names the strategy of one alone. */
  private static List<Phrase> words(List<List<Deduction>> runs) {
    return runs.stream()
        .map(
            run ->
                runs.size() == 1
                    ? Phrase.of("print.walk-row", conclusions(run))
                    : Phrase.of("print.walk-group", run.get(0).variant().name(), conclusions(run)))
        .toList();
  }

  /** The same with the numbers of the steps, each of which has one deduction. */
  private static List<Phrase> numbered(List<Deduction> deductions, int first) {
    List<List<Deduction>> runs = runs(deductions);
    if (runs.size() == 1) {
      return words(runs);
    }
    List<Phrase> words = new ArrayList<>();
    int next = first;
    for (List<Deduction> run : runs) {
      int end = next + run.size() - 1;
      words.add(
          Phrase.of(
              "print.walk-run", number(next, end), run.get(0).variant().name(), conclusions(run)));
      next = end + 1;
    }
    return words;
  }

  private static Phrase conclusions(List<Deduction> run) {
    return Phrase.row(run.stream().map(Deduction::conclusion).toList());
  }

  /** Its number, or the first and the last one. */
  String number() {
    return number(first, last);
  }

  private static String number(int first, int last) {
    return first == last ? String.valueOf(first) : first + "–" + last;
  }
}
