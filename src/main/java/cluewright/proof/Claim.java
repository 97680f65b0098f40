package cluewright.proof;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.util.List;

/**
 * What a proof proves: no digits on the mask make a puzzle that the strategies complete, or, for
 * the kind {@code no-other}, none but the known ones and their relabellings.
 *
 * @param known puzzles of the mask; of no meaning for other kinds
 * @param kind the id of the kind of proof
 * @param sentence the argument for a designer, without line feeds
 */
public record Claim(
    Mask mask, StrategySet strategies, List<Puzzle> known, String kind, String sentence) {
  static final String NO_OTHER = "no-other";

  public Claim {
    known = List.copyOf(known);
  }

  /** The puzzles that may exist all the same. */
  List<Puzzle> exceptions() {
    return kind.equals(NO_OTHER) ? known : List.of();
  }
}
