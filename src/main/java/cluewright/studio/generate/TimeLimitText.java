package cluewright.studio.generate;

import cluewright.studio.look.Texts;
import java.util.stream.Stream;
import javafx.util.StringConverter;

/** A time limit in a list. */
final class TimeLimitText extends StringConverter<TimeLimit> {
  private final Texts texts;

  TimeLimitText(Texts texts) {
    this.texts = texts;
  }

  @Override
  public String toString(TimeLimit limit) {
    return limit == null ? "" : texts.of(limit.label());
  }

  @Override
  public TimeLimit fromString(String text) {
    return Stream.of(TimeLimit.values())
        .filter(limit -> toString(limit).equals(text))
        .findFirst()
        .orElseThrow();
  }
}
