package cluewright.studio.work;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Work of one kind, of which only the newest result counts; to be used on the UI thread. */
public final class Latest {
  private final Background background;
  private long newest;

  public Latest(Background background) {
    this.background = background;
  }

  /** Runs {@code work}; its result is dropped if newer work was asked for meanwhile. */
  public <T> void run(Supplier<T> work, Consumer<T> then) {
    long mine = ++newest;
    background.run(
        work,
        result -> {
          if (mine == newest) {
            then.accept(result);
          }
        });
  }

  /** Drops the result of whatever is still running. */
  public void forget() {
    newest++;
  }
}
