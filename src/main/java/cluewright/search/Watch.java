package cluewright.search;

import cluewright.model.Stop;
import java.util.function.Consumer;

/**
 * The line between a running search and whoever waits for it: progress one way, stop the other.
 *
 * <p>Any thread may {@link #stop}; a stop cannot be taken back. Progress is reported on the
 * searching threads, some times a second.
 */
public final class Watch implements Stop {
  private final Consumer<Progress> listener;
  private final Bookmark bookmark;
  private volatile boolean stopped;

  public Watch(Consumer<Progress> listener) {
    this(listener, Bookmark.NONE);
  }

  /** A watch over a long search that keeps how far it has come. */
  public Watch(Consumer<Progress> listener, Bookmark bookmark) {
    this.listener = listener;
    this.bookmark = bookmark;
  }

  /** A watch for those who neither look nor stop. */
  public static Watch idle() {
    return new Watch(progress -> {});
  }

  public void report(Progress progress) {
    listener.accept(progress);
  }

  /** Asks the search to end within 100 ms with what it has. */
  public void stop() {
    stopped = true;
  }

  @Override
  public boolean isStopped() {
    return stopped;
  }

  /** Where a long walk keeps how far it has come. */
  public Bookmark bookmark() {
    return bookmark;
  }
}
