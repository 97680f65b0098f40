package cluewright.studio.generate;

import cluewright.phrase.Phrase;
import java.time.Duration;

/** A time limit offered by the studio. */
public enum TimeLimit {
  TEN_SECONDS(Phrase.of("generate.seconds", 10), Duration.ofSeconds(10)),
  ONE_MINUTE(Phrase.of("generate.seconds", 60), Duration.ofSeconds(60)),
  FIVE_MINUTES(Phrase.of("generate.minutes", 5), Duration.ofMinutes(5)),
  ONE_HOUR(Phrase.of("generate.minutes", 60), Duration.ofHours(1));

  private final Phrase label;
  private final Duration duration;

  TimeLimit(Phrase label, Duration duration) {
    this.label = label;
    this.duration = duration;
  }

  public Phrase label() {
    return label;
  }

  public Duration duration() {
    return duration;
  }
}
