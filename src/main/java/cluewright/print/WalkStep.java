package cluewright.print;

import cluewright.phrase.Phrase;
import cluewright.print.PuzzlePicture.Extra;
import cluewright.print.WalkPlan.Singles;
import cluewright.replay.SolvingPath;
import cluewright.replay.Step;
import cluewright.strategy.Deduction;
import cluewright.strategy.Group;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A part of a walk-through: a step, or some singles that follow each other.
 *
 * @param first its number, from 1
 * @param last that of the last one
 * @param title the name of the strategy
 * @param words what is concluded, and why
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
      return new WalkStep(first, last, alone.variant().name(), List.of(alone.argument()), picture);
    }
    return new WalkStep(first, last, title(deductions), words(deductions), picture);
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

  /** A sentence for each strategy, with what it concludes; the title names one alone. */
  private static List<Phrase> words(List<Deduction> deductions) {
    Map<Phrase, List<Phrase>> effects = new LinkedHashMap<>();
    for (Deduction each : deductions) {
      effects
          .computeIfAbsent(each.variant().name(), name -> new ArrayList<>())
          .add(each.conclusion());
    }
    if (effects.size() == 1) {
      Phrase row = Phrase.row(effects.values().iterator().next());
      return List.of(Phrase.of("print.walk-row", row));
    }
    return effects.entrySet().stream()
        .map(each -> Phrase.of("print.walk-group", each.getKey(), Phrase.row(each.getValue())))
        .toList();
  }

  /** Its number, or the first and the last one. */
  String number() {
    return first == last ? String.valueOf(first) : first + "–" + last;
  }
}
