package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Steps that follow each other and are of one strategy. */
record StepRun(List<StepEntry> steps) {
  StepRun {
    steps = List.copyOf(steps);
  }

  /** Cuts steps into runs, as long as they can be. */
  static List<StepRun> of(List<StepEntry> entries) {
    List<StepRun> runs = new ArrayList<>();
    int begin = 0;
    for (int i = 1; i <= entries.size(); i++) {
      if (i == entries.size() || !entries.get(i - 1).continuesInto(entries.get(i))) {
        runs.add(new StepRun(entries.subList(begin, i)));
        begin = i;
      }
    }
    return runs;
  }

  StepEntry first() {
    return steps.get(0);
  }

  /** True if it is long enough for a heading. */
  boolean hasHeading() {
    return steps.size() > 1;
  }

  boolean contains(int number) {
    return number >= first().number() && number < first().number() + steps.size();
  }

  /** The strategy and how many steps it has here, for example {@code Hidden single × 12}. */
  Phrase heading() {
    return Phrase.of("replay.times", first().strategy().name(), count());
  }

  Phrase count() {
    return Phrase.of("replay.count", steps.size());
  }
}
