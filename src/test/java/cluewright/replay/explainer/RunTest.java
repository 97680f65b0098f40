package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class RunTest {
  private static final int START = Nodes.on(0, 0);
  private static final int LEFT = Nodes.off(0, 1);
  private static final int RIGHT = Nodes.off(0, 2);
  private static final int MEETING = Nodes.on(0, 3);

  private final Run run = new Run();

  private boolean add(int node, int... parents) {
    run.because(parents[0]);
    for (int i = 1; i < parents.length; i++) {
      run.and(parents[i]);
    }
    return run.add(node, Run.CELL);
  }

  private List<Integer> visited(int node) {
    List<Integer> visited = new ArrayList<>();
    run.visit(node, visited::add);
    return visited;
  }

  /** Two ways part at the start and come together again. */
  private void diamond() {
    run.start(START);
    add(LEFT, START);
    add(RIGHT, START);
    add(MEETING, LEFT, RIGHT);
  }

  @Test
  void aNodeOnSeveralWaysCountsOnce() {
    diamond();
    assertThat(visited(START)).containsExactly(START);
    assertThat(visited(LEFT)).hasSize(2);
    assertThat(visited(MEETING)).hasSize(4);
    assertThat(visited(MEETING)).containsExactlyInAnyOrder(START, LEFT, RIGHT, MEETING);
  }

  @Test
  void nodesComeInTheOrderInWhichTheyWereFound() {
    diamond();
    assertThat(run.size()).isEqualTo(4);
    assertThat(List.of(run.node(0), run.node(1), run.node(2), run.node(3)))
        .containsExactly(START, LEFT, RIGHT, MEETING);
  }

  @Test
  void whatIsFoundFirstStays() {
    diamond();
    assertThat(add(MEETING, START)).isTrue();
    assertThat(run.size()).isEqualTo(4);
    assertThat(visited(MEETING)).hasSize(4);
  }

  @Test
  void twoNodesThatExcludeEachOtherAreAClashAndBothHaveTheirOwnAncestors() {
    diamond();
    int contrary = Nodes.contrary(MEETING);
    assertThat(run.isContradictory()).isFalse();

    assertThat(add(contrary, LEFT)).isFalse();

    assertThat(run.isContradictory()).isTrue();
    assertThat(run.clash()).isEqualTo(contrary);
    assertThat(run.contains(contrary)).isFalse();
    assertThat(run.contains(MEETING)).isTrue();
    assertThat(visited(contrary)).containsExactlyInAnyOrder(contrary, LEFT, START);
    assertThat(visited(MEETING)).hasSize(4);
    assertThat(run.cause(contrary)).isEqualTo(Run.CELL);
    assertThat(run.cause(START)).isZero();
  }

  @Test
  void whatIsEliminatedWithinChainsIsThereBesideItsContrary() {
    diamond();
    int contrary = Nodes.contrary(MEETING);
    run.because(RIGHT);
    run.addAnyway(contrary, 0);
    Conclusion chains = new Conclusion(85, 7, 3, List.of(1), Conclusion.NOTHING, Set.of(), 1);
    run.addNested(contrary, chains);

    assertThat(run.isContradictory()).isFalse();
    assertThat(run.contains(MEETING) && run.contains(contrary)).isTrue();
    assertThat(run.nested(contrary)).isSameAs(chains);
    assertThat(run.nested(MEETING)).isNull();
  }

  @Test
  void begunAnewARunHasNothingOfTheLast() {
    diamond();
    add(Nodes.contrary(MEETING), START);
    run.addNested(LEFT, new Conclusion(85, 7, 3, List.of(1), Conclusion.NOTHING, Set.of(), 1));

    run.start(LEFT);

    assertThat(run.size()).isEqualTo(1);
    assertThat(run.contains(START) || run.contains(MEETING)).isFalse();
    assertThat(run.isContradictory()).isFalse();
    assertThat(run.nested(LEFT)).isNull();
    assertThat(visited(LEFT)).containsExactly(LEFT);
  }

  @Test
  void thereIsRoomForAnyNumberOfParents() {
    run.start(START);
    List<Integer> all = new ArrayList<>(List.of(START));
    for (int candidate = 1; candidate < Nodes.OFF; candidate++) {
      int node = Nodes.contrary(candidate);
      add(node, all.stream().mapToInt(parent -> parent).toArray());
      all.add(node);
    }
    assertThat(visited(Nodes.contrary(Nodes.OFF - 1))).hasSize(Nodes.OFF);
  }
}
