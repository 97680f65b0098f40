package cluewright.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class InOrderTest {
  private static final List<Integer> NUMBERS = IntStream.range(0, 1_000).boxed().toList();

  private final List<Integer> handedOn = new ArrayList<>();
  private final AtomicBoolean isStopped = new AtomicBoolean();

  private void run(Function<Integer, Integer> work) {
    InOrder.run(NUMBERS, () -> work, isStopped::get, handedOn::addAll);
  }

  @Test
  void resultsComeInTheOrderOfTheThings() {
    run(number -> -number);

    assertThat(handedOn).isEqualTo(NUMBERS.stream().map(number -> -number).toList());
  }

  /** The twentieth is never done, and nobody waits for it. */
  @Test
  @Timeout(10)
  void whatIsStoppedHandsOnWhatIsDoneWithoutWaitingForWhatIsNot() {
    CountDownLatch never = new CountDownLatch(1);
    run(
        number -> {
          if (number == 20) {
            isStopped.set(true);
            waitFor(never);
          }
          return number;
        });

    assertThat(handedOn).isEqualTo(NUMBERS.subList(0, 20));
  }

  /** Later batches may be done by then, but would leave a gap. */
  @Test
  @Timeout(10)
  void afterAGapNothingIsHandedOn() {
    CountDownLatch later = new CountDownLatch(1);
    run(
        number -> {
          if (number == 5) {
            waitFor(later);
            isStopped.set(true);
          }
          if (number == 63) {
            later.countDown();
          }
          return number;
        });

    assertThat(handedOn).isEqualTo(NUMBERS.subList(0, 5));
  }

  @Test
  @Timeout(10)
  void whatIsCutShortByAStopIsNotHandedOn() {
    run(
        number -> {
          if (number == 40) {
            isStopped.set(true);
            throw new CancellationException();
          }
          return number;
        });

    assertThat(handedOn).isEqualTo(NUMBERS.subList(0, handedOn.size()));
    assertThat(handedOn.size()).isLessThanOrEqualTo(40);
  }

  @Test
  void aFailureIsThrown() {
    assertThatThrownBy(
            () ->
                run(
                    number -> {
                      throw new CancellationException("for another reason");
                    }))
        .isInstanceOf(CancellationException.class)
        .hasMessage("for another reason");
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
