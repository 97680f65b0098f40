package cluewright.studio.files;

import cluewright.format.Faults;
import cluewright.format.FormatException;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.util.function.Consumer;

/** Runs work on files away from the UI thread; a failure only causes a notice. */
public record FileWork(Background background, NoticeViewModel notices) {

  /** Work on a file, which may fail with a message for users. */
  @FunctionalInterface
  public interface Step<T> {
    T run() throws IOException;
  }

  /** Runs requested work, then {@code then} on the UI thread; success clears an earlier error. */
  public <T> void run(Step<T> work, Consumer<T> then) {
    aside(
        work,
        result -> {
          notices.succeeded(Notice.Act.FILE);
          then.accept(result);
        });
  }

  /** Runs work that nobody requested, such as checking which files exist, which clears no error. */
  public <T> void aside(Step<T> work, Consumer<T> then) {
    aside(work, then, () -> {});
  }

  /**
   * The same.
   *
   * @param otherwise runs on the UI thread after the notice of a failure
   */
  public <T> void aside(Step<T> work, Consumer<T> then, Runnable otherwise) {
    background.run(
        () -> {
          try {
            T result = work.run();
            return () -> then.accept(result);
          } catch (IOException | FormatException e) {
            return () -> {
              notices.show(Notice.error(Notice.Act.FILE, Faults.phrase(e)));
              otherwise.run();
            };
          }
        },
        Runnable::run);
  }
}
