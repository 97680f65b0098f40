package cluewright.studio.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class StepRunTest {
  private static final Strategy FIRST = Catalogue.all().get(4);
  private static final Strategy SECOND = Catalogue.all().get(5);

  @SafeVarargs
  private static List<StepEntry> steps(List<Strategy>... strategies) {
    List<StepEntry> steps = new ArrayList<>();
    for (List<Strategy> each : strategies) {
      steps.add(
          new StepEntry(steps.size() + 1, each, Phrase.verbatim("title"), Phrase.verbatim("text")));
    }
    return steps;
  }

  private static List<Integer> lengths(List<StepEntry> steps) {
    return StepRun.of(steps).stream().map(run -> run.steps().size()).toList();
  }

  @Test
  void stepsOfOneStrategyThatFollowEachOtherAreARun() {
    List<Strategy> first = List.of(FIRST);
    List<Strategy> second = List.of(SECOND);
    assertThat(lengths(steps(first, first, second, first, second, second, second)))
        .containsExactly(2, 1, 1, 3);
    assertThat(StepRun.of(List.of())).isEmpty();
  }

  @Test
  void stepsOfSeveralStrategiesStandAlone() {
    List<Strategy> both = List.of(FIRST, SECOND);
    assertThat(lengths(steps(both, both, both))).containsExactly(1, 1, 1);
  }

  @Test
  void aRunKnowsItsSteps() {
    StepRun run = StepRun.of(steps(List.of(FIRST), List.of(SECOND), List.of(SECOND))).get(1);
    assertThat(run.contains(1)).isFalse();
    assertThat(run.contains(2)).isTrue();
    assertThat(run.contains(3)).isTrue();
    assertThat(run.contains(4)).isFalse();
    assertThat(run.heading()).hasToString("2 × " + SECOND.name());
    assertThat(run.isEasy()).isFalse();
  }

  @Test
  void singlesOfAnyKindAreOneRunThatIsEasy() {
    Strategy hidden = Catalogue.HIDDEN_SINGLE;
    Strategy naked = Catalogue.NAKED_SINGLE;
    List<StepRun> runs =
        StepRun.of(
            steps(List.of(hidden), List.of(naked), List.of(FIRST), List.of(naked), List.of(naked)));
    assertThat(runs).extracting(run -> run.steps().size()).containsExactly(2, 1, 2);
    assertThat(runs.get(0).heading()).hasToString("2 × Singles");
    assertThat(runs.get(0).isOfOneStrategy()).isFalse();
    assertThat(runs.get(2).heading()).hasToString("2 × Naked single");
    assertThat(runs).extracting(StepRun::isEasy).containsExactly(true, false, true);
  }

  @Test
  void everyGroupOfStrategiesHasASignOfItsOwn() {
    Set<GroupIcon> signs = Stream.of(Group.values()).map(GroupIcon::of).collect(Collectors.toSet());
    assertThat(signs).hasSameSizeAs(Group.values()).doesNotContain(GroupIcon.SEVERAL);
  }
}
