package cluewright.replay.explainer;

import java.util.Optional;

/** One of Sudoku Explainer's techniques: it finds the step that this program would take. */
interface Technique {

  /** No step of this kind is rated lower, in tenths. */
  int least();

  Optional<Step> first(Marks marks);
}
