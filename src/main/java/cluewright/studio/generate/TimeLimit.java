package cluewright.studio.generate;

import java.time.Duration;

/** How long to try. */
public enum TimeLimit {
  TEN_SECONDS("10 s", Duration.ofSeconds(10)),
  ONE_MINUTE("60 s", Duration.ofSeconds(60)),
  FIVE_MINUTES("5 min", Duration.ofMinutes(5));

  private final String label;
  private final Duration duration;

  TimeLimit(String label, Duration duration) {
    this.label = label;
    this.duration = duration;
  }

  public Duration duration() {
    return duration;
  }

  @Override
  public String toString() {
    return label;
  }
}
