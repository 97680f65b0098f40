package cluewright.studio.replay;

/** A row of the step list. */
sealed interface StepRow {

  /** The run that it belongs to. */
  StepRun run();

  /** A strategy, above its steps or in the place of them. */
  record Heading(StepRun run, Fold fold) implements StepRow {}

  /** A step. */
  record Single(StepRun run, StepEntry step) implements StepRow {}

  /** True if the steps of a heading are on show. */
  enum Fold {
    OPEN,
    CLOSED
  }
}
