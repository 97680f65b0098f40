package cluewright.studio.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** Only the newest work counts. */
final class LatestTest {
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private final Queue<Runnable> returning = new ArrayDeque<>();
  private final Latest latest = new Latest(new Background(waiting::add, returning::add));
  private final List<String> begun = new ArrayList<>();
  private final List<String> results = new ArrayList<>();

  private void ask(String name) {
    latest.run(
        () -> {
          begun.add(name);
          return name;
        },
        results::add);
  }

  private static void runAll(Queue<Runnable> tasks) {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  @Test
  void whatStillWaitsWhenNewerWorkIsAskedForNeverBegins() {
    ask("old");
    ask("new");
    runAll(waiting);
    runAll(returning);
    assertThat(begun).containsExactly("new");
    assertThat(results).containsExactly("new");
  }

  @Test
  void theResultOfOlderWorkIsDropped() {
    ask("old");
    runAll(waiting);
    ask("new");
    runAll(returning);
    assertThat(results).isEmpty();
    runAll(waiting);
    runAll(returning);
    assertThat(results).containsExactly("new");
  }

  @Test
  void whatIsForgottenHasNoResult() {
    ask("old");
    latest.forget();
    runAll(waiting);
    runAll(returning);
    assertThat(begun).isEmpty();
    assertThat(results).isEmpty();
  }

  @Test
  void workThatIsStoppedMayLeaveByAnException() {
    latest.run(
        stop -> {
          latest.forget();
          stop.throwIfStopped();
          return "never";
        },
        results::add);
    runAll(waiting);
    runAll(returning);
    assertThat(results).isEmpty();
  }
}
