package cluewright.studio.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class LimitedTest {
  private final Queue<Runnable> workers = new ArrayDeque<>();
  private final Limited two = new Limited(workers::add, 2);
  private final List<Integer> done = new ArrayList<>();

  private void give(int count) {
    for (int i = 0; i < count; i++) {
      int number = i;
      two.execute(() -> done.add(number));
    }
  }

  @Test
  void soManyPiecesAreOnAtOnceAndTheOthersFollowInTheirOrder() {
    give(5);
    assertThat(workers).hasSize(2);
    workers.remove().run();
    assertThat(workers).hasSize(2);
    while (!workers.isEmpty()) {
      workers.remove().run();
    }
    assertThat(done).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void workThatFailsLeavesItsPlaceToTheNext() {
    two.execute(
        () -> {
          throw new IllegalStateException("no");
        });
    give(2);
    assertThatThrownBy(() -> workers.remove().run()).isInstanceOf(IllegalStateException.class);
    workers.remove().run();
    workers.remove().run();
    assertThat(done).containsExactly(0, 1);
  }
}
