package cluewright.studio.digits;

import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.function.Consumer;

/** Answers one question at a time; a new one stops the last. To be used on the UI thread. */
public final class GradualWork<T> {
  private final Latest work;
  private final Consumer<T> answers;
  private Optional<Gradual<T>> current = Optional.empty();

  /**
   * @param answers gets each answer to the newest question
   */
  public GradualWork(Background background, Consumer<T> answers) {
    this.work = new Latest(background);
    this.answers = answers;
  }

  public void ask(Gradual<T> question) {
    stop();
    current = Optional.of(question);
    goOn(question);
  }

  public void stop() {
    current.ifPresent(Gradual::stop);
    current = Optional.empty();
    work.forget();
  }

  private void goOn(Gradual<T> question) {
    work.run(question::next, answer -> take(question, answer));
  }

  private void take(Gradual<T> question, T answer) {
    answers.accept(answer);
    boolean isNewest = current.equals(Optional.of(question));
    if (isNewest && !question.isDone()) {
      goOn(question);
    }
  }
}
