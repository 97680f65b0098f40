package cluewright.studio.replay;

/** A row of the step list. */
sealed interface StepRow {

  StepRun run();

  /** A strategy above its steps, or in their place. */
  record Heading(StepRun run, Fold fold) implements StepRow {}

  record Single(StepRun run, StepEntry step) implements StepRow {}

  /** Whether a heading shows its steps. */
  enum Fold {
    OPEN,
    CLOSED
  }
}
