package cluewright.model;

import cluewright.model.rule.Automaton;
import cluewright.model.rule.Rule;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Cells whose digits, in order, are a word of an automaton.
 *
 * @param rule the rule that demands it
 * @param path the cells, all different, in the order in which they are read
 */
public record CellWord(Rule rule, List<Integer> path, Automaton automaton) {
  public CellWord {
    path = List.copyOf(path);
  }

  public CellSet cells() {
    return CellSet.of(path);
  }

  /**
   * True if the cells are filled with another word.
   *
   * @param digit the digit of a cell, 0 for none
   */
  public boolean isMissed(IntUnaryOperator digit) {
    int[] word = path.stream().mapToInt(digit::applyAsInt).toArray();
    for (int here : word) {
      if (here == 0) {
        return false;
      }
    }
    return !automaton.accepts(word);
  }
}
