package cluewright.document;

import cluewright.model.Board;
import java.util.Optional;

/**
 * Work in board editors that has not been applied yet.
 *
 * @param regions those of a jigsaw, whole or not; on the board that they would change
 * @param rules a board with the relations and cages that were drawn
 */
public record Sketches(Optional<Regions> regions, Optional<Board> rules) {
  /** No unfinished work. */
  public static final Sketches NONE = new Sketches(Optional.empty(), Optional.empty());

  /** These sketches with other regions, or none. */
  public Sketches withRegions(Optional<Regions> next) {
    return new Sketches(next, rules);
  }

  /** These sketches with other rules, or none. */
  public Sketches withRules(Optional<Board> next) {
    return new Sketches(regions, next);
  }
}
