package cluewright.studio.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

final class BackgroundTest {
  private final List<Runnable> onUi = new ArrayList<>();
  private final List<Integer> results = new ArrayList<>();
  private final Background background = new Background(Runnable::run, onUi::add);

  @Test
  void theResultComesBackOnTheUiThread() {
    background.run(() -> 7, results::add);

    assertThat(results).isEmpty();
    onUi.get(0).run();
    assertThat(results).containsExactly(7);
  }

  @Test
  void lackOfMemorySurfacesOnTheUiThreadLikeAnyFailure() {
    Supplier<Integer> greedy =
        () -> {
          throw new OutOfMemoryError("no memory for this one");
        };

    background.run(greedy, results::add);

    assertThat(onUi).hasSize(1);
    assertThatThrownBy(onUi.get(0)::run).isInstanceOf(OutOfMemoryError.class);
    assertThat(results).isEmpty();
  }
}
