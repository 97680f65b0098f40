package cluewright.studio.replay;

import cluewright.format.WalkThrough;
import cluewright.replay.SolvingPath;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.IntConsumer;

/** The words of a replay being written to a file, step by step, which can be cancelled. */
final class Telling {
  private final WalkThrough words;
  private final SolvingPath path;
  private final Executor ui;
  private final IntConsumer progress;
  private volatile boolean cancelled;

  /**
   * @param progress told on the UI thread how many steps are told
   */
  Telling(WalkThrough words, SolvingPath path, Executor ui, IntConsumer progress) {
    this.words = words;
    this.path = path;
    this.ui = ui;
    this.progress = progress;
  }

  /** Cancels it, also within a step. */
  void cancel() {
    cancelled = true;
  }

  /**
   * The whole text, which may take long.
   *
   * @throws CancellationException if it is not wanted any more
   */
  String text() {
    return words.text(path, () -> cancelled, this::told);
  }

  private void told(int steps) {
    ui.execute(() -> progress.accept(steps));
  }
}
