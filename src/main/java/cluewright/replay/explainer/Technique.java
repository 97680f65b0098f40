package cluewright.replay.explainer;

import java.util.Optional;

/** One of Sudoku Explainer's techniques: it finds the step that this program would take. */
interface Technique {

  Optional<Step> first(Marks marks);
}
