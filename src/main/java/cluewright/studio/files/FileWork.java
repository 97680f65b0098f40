package cluewright.studio.files;

import cluewright.format.Faults;
import cluewright.format.FormatException;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.util.function.Consumer;

/** Work on files, away from the UI thread; a failure becomes a notice and nothing else. */
public record FileWork(Background background, NoticeViewModel notices) {

  /** Work on a file, which may fail with a sentence for people. */
  @FunctionalInterface
  public interface Step<T> {
    T run() throws IOException;
  }

  /**
   * Does what a person asked for, and then on the UI thread {@code then} with what came of it; that
   * it succeeds ends the error of the time before.
   */
  public <T> void run(Step<T> work, Consumer<T> then) {
    aside(
        work,
        result -> {
          notices.succeeded(Notice.Act.FILE);
          then.accept(result);
        });
  }

  /** Does what nobody asked for, such as looking which files are there: it ends no error. */
  <T> void aside(Step<T> work, Consumer<T> then) {
    background.run(
        () -> {
          try {
            T result = work.run();
            return () -> then.accept(result);
          } catch (IOException | FormatException e) {
            return () -> notices.show(Notice.error(Notice.Act.FILE, Faults.phrase(e)));
          }
        },
        Runnable::run);
  }
}
