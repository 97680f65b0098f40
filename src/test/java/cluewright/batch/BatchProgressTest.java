package cluewright.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class BatchProgressTest {
  private long now;

  private void pass(long millis) {
    now += Duration.ofMillis(millis).toNanos();
  }

  private void find(BatchProgress bar, int puzzles, long millisBetween) {
    for (int i = 0; i < puzzles; i++) {
      pass(millisBetween);
      bar.found();
    }
  }

  @Test
  void itShowsHowManyOfHowManyTheRateTheTimeAndWhatIsLeft() {
    BatchProgress bar = new BatchProgress(1000, 1, () -> now);
    bar.begin(1, 0);
    find(bar, 250, 40);

    assertThat(bar.line())
        .isEqualTo("[#####...............] 250 of 1,000, 25/s, 10 s, about 30 s left");
  }

  @Test
  void whatWasThereCountsButNotForTheRate() {
    BatchProgress bar = new BatchProgress(1000, 1, () -> now);
    bar.begin(1, 900);
    find(bar, 50, 100);

    assertThat(bar.line()).contains("950 of 1,000, 10/s, 5 s, about 5 s left");
  }

  @Test
  void theMaskIsSaidWhereThereAreMany() {
    BatchProgress bar = new BatchProgress(30, 3, () -> now);
    bar.begin(1, 10);
    bar.begin(2, 0);

    assertThat(bar.line()).contains("10 of 30, mask 2 of 3, 0.0/s");
  }

  @Test
  void noTimeLeftIsSaidWhereItWouldBeAGuess() {
    BatchProgress early = new BatchProgress(1000, 1, () -> now);
    find(early, 100, 10);
    BatchProgress slowed = new BatchProgress(1000, 1, () -> now);
    find(slowed, 300, 20);
    find(slowed, 12, 5000);

    assertThat(early.line()).doesNotContain("left");
    assertThat(slowed.line()).doesNotContain("left").contains("12.0/min");
  }
}
