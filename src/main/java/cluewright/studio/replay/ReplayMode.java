package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import java.util.Locale;

/** A way to divide a solving path into steps. */
public enum ReplayMode {
  HUMAN(Replay.Pace.SINGLE),
  STRATEGY(Replay.Pace.STRATEGY),
  PARALLEL(Replay.Pace.PARALLEL);

  private final Replay.Pace pace;

  ReplayMode(Replay.Pace pace) {
    this.pace = pace;
  }

  Replay.Pace pace() {
    return pace;
  }

  public Phrase label() {
    return Phrase.of("replay.mode-" + word());
  }

  public Phrase explanation() {
    return Phrase.of("replay.mode-" + word() + "-hint");
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
