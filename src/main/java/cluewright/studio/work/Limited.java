package cluewright.studio.work;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/** An executor that passes work to another one in order, with a limit on simultaneous work. */
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

  /** Continues with waiting work, after a turn for others who use the same workers. */
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
