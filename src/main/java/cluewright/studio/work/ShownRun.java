package cluewright.studio.work;

import cluewright.model.Stop;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Work that can be cancelled at once, and shows how far it is.
 *
 * @param <P> says how far
 */
public class ShownRun<P> implements Stop {
  private final ReadOnlyObjectWrapper<P> progressWrapper = new ReadOnlyObjectWrapper<>();
  public final ReadOnlyObjectProperty<P> progress = progressWrapper.getReadOnlyProperty();
  private final Executor ui;
  private volatile boolean isCancelled;

  /** A run that has started. */
  public ShownRun(P progress, Executor ui) {
    this.ui = ui;
    this.progressWrapper.set(progress);
  }

  public final void cancel() {
    isCancelled = true;
  }

  @Override
  public final boolean isStopped() {
    return isCancelled;
  }

  /**
   * Reports progress from any thread.
   *
   * @throws CancellationException if it is cancelled
   */
  public final void report(P now) {
    throwIfStopped();
    ui.execute(() -> progressWrapper.set(now));
  }
}
