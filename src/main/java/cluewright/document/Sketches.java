package cluewright.document;

import cluewright.model.Board;
import java.util.Optional;

/**
 * What was painted onto the board itself and is not in use yet.
 *
 * @param regions those of a jigsaw, whole or not; on the board that they would change
 * @param rules a board with the relations and cages that were drawn
 */
public record Sketches(Optional<Regions> regions, Optional<Board> rules) {
  /** Nothing is painted that is not in use. */
  public static final Sketches NONE = new Sketches(Optional.empty(), Optional.empty());

  /** This with other regions, or none. */
  public Sketches withRegions(Optional<Regions> next) {
    return new Sketches(next, rules);
  }

  /** This with other relations and cages, or none. */
  public Sketches withRules(Optional<Board> next) {
    return new Sketches(regions, next);
  }
}
