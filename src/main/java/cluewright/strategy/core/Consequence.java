package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.phrase.Phrase;
import java.util.List;

/**
 * A line of an argument that supposes a candidate and ends in a contradiction.
 *
 * @param depth how many suppositions it rests on
 * @param words the line as a sentence
 * @param state after it, which may lack candidates that a cell or a house needs
 * @param placed the candidate that it supposes alone, or places, numbered by {@link
 *     Board#candidate}
 * @param eliminated the candidates that it eliminates
 * @param about the cells of its reason
 * @param because the candidates that it follows from, as far as they are left, or of which it
 *     supposes one
 */
public record Consequence(
    int depth,
    Phrase words,
    GridState state,
    List<Integer> placed,
    List<Integer> eliminated,
    CellSet about,
    List<Integer> because) {

  public Consequence {
    placed = List.copyOf(placed);
    eliminated = List.copyOf(eliminated);
    because = List.copyOf(because);
  }

  /**
   * True if it has something to show on the board, and does not just say that lines are left out.
   */
  public boolean isDrawn() {
    return !placed.isEmpty() || !about.isEmpty() || !because.isEmpty();
  }

  /** True if it supposes something, rather than follows from what is supposed. */
  public boolean isSupposition() {
    return about.isEmpty() && eliminated.isEmpty();
  }
}
