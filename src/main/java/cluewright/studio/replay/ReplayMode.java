package cluewright.studio.replay;

import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;

/** How the steps of a solving path are cut. */
public enum ReplayMode {
  HUMAN("One by one", "The easiest deduction, one at a time") {
    @Override
    SolvingPath path(Replay replay, Puzzle puzzle) {
      return replay.human(puzzle);
    }
  },
  PARALLEL("All at once", "Every deduction that applies, at once: the states q0 to qk") {
    @Override
    SolvingPath path(Replay replay, Puzzle puzzle) {
      return replay.parallel(puzzle);
    }
  };

  private final String label;
  private final String explanation;

  ReplayMode(String label, String explanation) {
    this.label = label;
    this.explanation = explanation;
  }

  public String label() {
    return label;
  }

  public String explanation() {
    return explanation;
  }

  abstract SolvingPath path(Replay replay, Puzzle puzzle);
}
