package cluewright.studio.replay;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import java.util.Locale;

/** A way to cut a solving path into steps. */
public enum ReplayMode {
  HUMAN {
    @Override
    SolvingPath path(Replay replay, Puzzle puzzle) {
      return replay.human(puzzle);
    }
  },
  STRATEGY {
    @Override
    SolvingPath path(Replay replay, Puzzle puzzle) {
      return replay.byStrategy(puzzle);
    }
  },
  PARALLEL {
    @Override
    SolvingPath path(Replay replay, Puzzle puzzle) {
      return replay.parallel(puzzle);
    }
  };

  public Phrase label() {
    return Phrase.of("replay.mode-" + word());
  }

  public Phrase explanation() {
    return Phrase.of("replay.mode-" + word() + "-hint");
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  abstract SolvingPath path(Replay replay, Puzzle puzzle);
}
