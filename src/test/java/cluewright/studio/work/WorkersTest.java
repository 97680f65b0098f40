package cluewright.studio.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class WorkersTest {
  private static final int SECONDS = 20;

  private final ExecutorService pool = Workers.pool();
  private final Background background = new Background(pool, Runnable::run);
  private final Background longWork = background.limitedTo(Workers.LONG);
  private final CountDownLatch end = new CountDownLatch(1);

  @AfterEach
  void endAll() {
    end.countDown();
    pool.shutdown();
  }

  private void waitForTheEnd() {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void shortWorkIsDoneWhileAGenerationAndMoreLongWorkThanFitsGoOn() throws InterruptedException {
    AtomicInteger begun = new AtomicInteger();
    background.workers().execute(this::waitForTheEnd);
    for (int i = 0; i < 10 * Workers.LONG; i++) {
      longWork
          .workers()
          .execute(
              () -> {
                begun.incrementAndGet();
                waitForTheEnd();
              });
    }
    CountDownLatch done = new CountDownLatch(1);
    background.run(() -> begun, result -> done.countDown());
    assertThat(done.await(SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(begun.get()).isLessThanOrEqualTo(Workers.LONG);
  }

  @Test
  void workThatComesAfterTheEndIsDropped() {
    pool.shutdown();
    boolean[] begun = {false};
    longWork.workers().execute(() -> begun[0] = true);
    assertThat(begun[0]).isFalse();
  }
}
