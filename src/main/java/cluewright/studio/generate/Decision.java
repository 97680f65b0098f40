package cluewright.studio.generate;

import cluewright.phrase.Phrase;
import cluewright.search.Effort;
import cluewright.search.Progress;
import cluewright.search.feasibility.Question;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * A mask being decided in the background.
 *
 * @param part how much is done, of 1; empty before the engines know
 * @param left how long it takes still, roughly
 */
public record Decision(Question question, OptionalDouble part, Duration left) {
  /** The fraction from which the progress predicts the rest better than the estimate. */
  private static final double TELLING = 0.01;

  private static final int PERCENT = 100;

  Decision after(Progress progress) {
    double done = progress.part().orElse(0);
    if (done < TELLING) {
      return new Decision(question, progress.part(), left);
    }
    double rest = progress.elapsed().toMillis() * (1 - done) / done;
    return new Decision(question, progress.part(), Duration.ofMillis((long) rest));
  }

  /** The title, for example {@code Deciding a mask of 24 clues}. */
  Phrase title() {
    return Phrase.of("generate.deciding", question.mask().size());
  }

  /** The progress, for example {@code 34 %, about 12 minutes left}. */
  Phrase words() {
    int percent = (int) (part.orElse(0) * PERCENT);
    return Phrase.of("generate.deciding-left", percent, Effort.words(left));
  }
}
