package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;

/** A run of consecutive steps of one strategy, or of singles. */
record StepRun(List<StepEntry> steps) {
  StepRun {
    steps = List.copyOf(steps);
  }

  /** Divides steps into the longest possible runs. */
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

  /** The heading, for example {@code 12 × Hidden single}. */
  Phrase heading() {
    return Phrase.of("replay.times", steps.size(), name());
  }

  private Phrase name() {
    return isOfOneStrategy() ? first().strategy().name() : Phrase.of("replay.singles");
  }

  /** An explanation of the heading. */
  Phrase explanation() {
    return isOfOneStrategy() ? first().strategy().explanation() : Phrase.NOTHING;
  }

  boolean isOfOneStrategy() {
    return steps.stream().allMatch(step -> step.strategies().equals(first().strategies()));
  }

  /** True if its steps are obvious and need not be listed. */
  boolean isEasy() {
    return hasHeading() && first().isSingle();
  }
}
