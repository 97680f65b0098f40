package cluewright.search;

import cluewright.model.Stop;
import java.util.function.Consumer;

/**
 * The connection between a running search and its caller: progress one way, stop requests the
 * other.
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

  /** A watch over a long search that saves its progress. */
  public Watch(Consumer<Progress> listener, Bookmark bookmark) {
    this.listener = listener;
    this.bookmark = bookmark;
  }

  /** A watch that ignores progress and never stops the search. */
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

  /** Where a long walk saves its progress. */
  public Bookmark bookmark() {
    return bookmark;
  }
}
