package cluewright.strategy.word;

import cluewright.model.CellSet;
import cluewright.model.rule.Rule;
import cluewright.strategy.core.SolvingState;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * One look at one rule: at its shape alone, at bounds, or at all candidates; and at one cell of
 * those that pairs join, or at all cells of a word. What it leaves possible only grows less as
 * candidates go. For one thread.
 */
public final class RuleLook {

  /** What a look sees of the candidates of a cell. */
  public enum Sight {
    SHAPE,
    /** The least and the greatest, and so all digits between. */
    BOUNDS,
    CANDIDATES
  }

  /** Stands for all positions. */
  private static final int ALL = -1;

  private final Rule rule;
  private final Ways ways;
  private final Sight sight;

  /** The position of the one cell that is looked at, or {@link #ALL}. */
  private final int source;

  /** By position, what the shape leaves possible. */
  private final int[] shape;

  private final int allDigits;

  private RuleLook(Rule rule, Ways ways, Sight sight, int source, int[] shape, int allDigits) {
    this.rule = rule;
    this.ways = ways;
    this.sight = sight;
    this.source = source;
    this.shape = shape;
    this.allDigits = allDigits;
  }

  /** A look at all cells. */
  static RuleLook atAll(Rule rule, Ways ways, Sight sight, int[] shape, int allDigits) {
    return new RuleLook(rule, ways, sight, ALL, shape, allDigits);
  }

  /** A look at one cell, by its position. */
  static RuleLook atOne(Rule rule, Ways ways, Sight sight, int source, int[] shape, int allDigits) {
    return new RuleLook(rule, ways, sight, source, shape, allDigits);
  }

  public Rule rule() {
    return rule;
  }

  /** The cells, in the order in which the rule reads them. */
  public int[] cells() {
    return ways.cells();
  }

  /** True if the rule joins its cells by pairs. */
  public boolean isOfPairs() {
    return ways instanceof PairWays;
  }

  /**
   * Looks at candidates.
   *
   * @param state gives the candidates of a cell as a set of digits; a placed cell has its digit
   * @return whether the rule can be obeyed
   */
  public boolean look(IntUnaryOperator state) {
    int only = source == ALL ? ALL : ways.cells()[source];
    return sight == Sight.SHAPE
        || ways.look(
            cell -> only == ALL || only == cell ? seen(state.applyAsInt(cell)) : allDigits);
  }

  /** What the look sees of the candidates of a cell. */
  int seen(int candidates) {
    if (sight != Sight.BOUNDS || candidates == 0) {
      return candidates;
    }
    int low = Integer.lowestOneBit(candidates);
    return Integer.highestOneBit(candidates) * 2 - low;
  }

  /** The digits that the i-th cell can have; of the last look. */
  public int possible(int i) {
    return sight == Sight.SHAPE ? shape[i] : ways.possible(i) & shape[i];
  }

  /** The digits that the shape alone leaves the i-th cell. */
  int shape(int i) {
    return shape[i];
  }

  Sight sight() {
    return sight;
  }

  /**
   * The combinations that obey the rule, if there are at most {@code most}; otherwise, or if they
   * are hard to list, none.
   *
   * @param candidates of the cells, by position
   */
  List<int[]> few(int[] candidates, int most) {
    return ways instanceof WordWays word ? word.few(candidates, most) : List.of();
  }

  /**
   * The cells that have to be looked at in order to exclude some candidates: of those that are
   * looked at, none that can be spared, an empty one first.
   *
   * @param excluded by position
   */
  CellSet needed(SolvingState state, int[] excluded) {
    CellSet needed = sight == Sight.SHAPE ? CellSet.empty() : source();
    for (boolean isPlaced : new boolean[] {false, true}) {
      for (int cell : needed.toArray()) {
        CellSet fewer = needed.without(cell);
        boolean isTried = isPlaced == (state.placed(cell) != 0);
        needed = isTried && excludes(state, fewer, excluded) ? fewer : needed;
      }
    }
    return needed;
  }

  private boolean excludes(SolvingState state, CellSet among, int[] excluded) {
    ways.look(cell -> among.contains(cell) ? seen(state.candidates(cell)) : allDigits);
    return IntStream.range(0, excluded.length).allMatch(i -> (possible(i) & excluded[i]) == 0);
  }

  private CellSet source() {
    return source == ALL ? CellSet.of(ways.cells()) : CellSet.of(ways.cells()[source]);
  }
}
