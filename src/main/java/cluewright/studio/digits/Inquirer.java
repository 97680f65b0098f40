package cluewright.studio.digits;

import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.function.Consumer;

/** Answers one question at a time; a new one stops the last. To be used on the UI thread. */
final class Inquirer<T> {
  private final Latest work;
  private final Consumer<T> answers;
  private Optional<Inquiry<T>> current = Optional.empty();

  /**
   * @param answers gets each answer to the newest question
   */
  Inquirer(Background background, Consumer<T> answers) {
    this.work = new Latest(background);
    this.answers = answers;
  }

  void ask(Inquiry<T> inquiry) {
    stop();
    current = Optional.of(inquiry);
    goOn(inquiry);
  }

  void stop() {
    current.ifPresent(Inquiry::stop);
    current = Optional.empty();
    work.forget();
  }

  private void goOn(Inquiry<T> inquiry) {
    work.run(inquiry::next, answer -> take(inquiry, answer));
  }

  private void take(Inquiry<T> inquiry, T answer) {
    answers.accept(answer);
    boolean isNewest = current.equals(Optional.of(inquiry));
    if (isNewest && !inquiry.isDone()) {
      goOn(inquiry);
    }
  }
}
