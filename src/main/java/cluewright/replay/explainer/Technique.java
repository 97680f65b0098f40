package cluewright.replay.explainer;

import java.util.Optional;

/** One of Sudoku Explainer's techniques, which finds the step that this program would take. */
interface Technique {

  /** The lowest rating of its steps, in tenths. */
  int least();

  Optional<Step> first(Marks marks);
}
