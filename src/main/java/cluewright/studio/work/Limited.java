package cluewright.studio.work;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/** Hands work on to another executor, so many pieces at once and no more, in their order. */
final class Limited implements Executor {
  private final Executor workers;
  private final int most;
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private int busy;

  Limited(Executor workers, int most) {
    this.workers = workers;
    this.most = most;
  }

  @Override
  public void execute(Runnable work) {
    synchronized (this) {
      if (busy == most) {
        waiting.add(work);
        return;
      }
      busy++;
    }
    begin(work);
  }

  private void begin(Runnable work) {
    workers.execute(
        () -> {
          try {
            work.run();
          } finally {
            goOn();
          }
        });
  }

  /** Others who wait for the same workers have their turn in between. */
  private void goOn() {
    Runnable next;
    synchronized (this) {
      next = waiting.poll();
      if (next == null) {
        busy--;
        return;
      }
    }
    begin(next);
  }
}
