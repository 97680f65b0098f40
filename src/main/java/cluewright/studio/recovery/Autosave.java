package cluewright.studio.recovery;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Keeps a copy of a window's unsaved work, away from the UI thread.
 *
 * <p>What is {@linkplain #note noted} is written soon, and what is noted meanwhile is written with
 * it, so that a burst of changes costs one file. The designer's own file is never touched.
 *
 * @param <W> what the window works on
 */
public final class Autosave<W> {
  private final RecoveryFolder<W> folder;
  private final Executor soon;
  private final Consumer<IOException> failed;
  private final Runnable kept;
  private final AtomicReference<Optional<UnsavedWork<W>>> noted = new AtomicReference<>();
  private Optional<SafeCopy<W>> copy = Optional.empty();
  private Optional<UnsavedWork<W>> unkept = Optional.empty();

  /**
   * @param soon runs a task after a moment, away from the UI thread
   * @param failed is told, on any thread, when work cannot be kept after it could
   * @param kept runs, on any thread, when work is kept after it could not be
   */
  public Autosave(
      RecoveryFolder<W> folder, Executor soon, Consumer<IOException> failed, Runnable kept) {
    this.folder = folder;
    this.soon = soon;
    this.failed = failed;
    this.kept = kept;
  }

  /** Records what must be kept; empty if everything is saved. */
  public void note(Optional<UnsavedWork<W>> work) {
    if (noted.getAndSet(work) == null) {
      soon.execute(this::settle);
    }
  }

  /** Writes pending work at once; true if all of it is safe. */
  public synchronized boolean settle() {
    Optional<UnsavedWork<W>> work = noted.getAndSet(null);
    if (work != null || unkept.isPresent()) {
      keep(work == null ? unkept : work);
    }
    return unkept.isEmpty();
  }

  private void keep(Optional<UnsavedWork<W>> work) {
    boolean wasSafe = unkept.isEmpty();
    try {
      store(work);
      unkept = Optional.empty();
      if (!wasSafe) {
        kept.run();
      }
    } catch (IOException e) {
      unkept = work;
      if (wasSafe) {
        failed.accept(e);
      }
    }
  }

  private void store(Optional<UnsavedWork<W>> work) throws IOException {
    if (work.isPresent()) {
      if (copy.isEmpty()) {
        copy = Optional.of(folder.create());
      }
      copy.get().write(work.get());
    } else if (copy.isPresent()) {
      copy.get().clear();
    }
  }

  /** Leaves the copy behind; later work gets one of its own. */
  public synchronized void leave() {
    noted.set(null);
    unkept = Optional.empty();
    try {
      if (copy.isPresent()) {
        copy.get().release();
      }
    } catch (IOException e) {
      failed.accept(e);
    }
    copy = Optional.empty();
  }

  /** Deletes the copy, since its work is no longer wanted. */
  public synchronized void discard() {
    try {
      if (copy.isPresent()) {
        copy.get().clear();
      }
    } catch (IOException e) {
      failed.accept(e);
    }
    leave();
  }

  /** Leaves the copy and continues with another one, which is already open. */
  public synchronized void adopt(SafeCopy<W> other) {
    leave();
    copy = Optional.of(other);
  }
}
