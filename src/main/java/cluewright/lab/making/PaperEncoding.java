package cluewright.lab.making;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The encoding of the paper, unchanged: Nishikawa and Toda, Algorithms 13(7):171, 2020, formulas
 * (1) to (13), as their published program (toda-lab/scg) writes them.
 *
 * <p>For each step k there is a number x(c, k) for each cell, 0 to 9, and a truth value y(c, n, k)
 * for each candidate. What a step knows is <em>equivalent</em> to the reasons for it, so that a
 * model is a whole path; {@link cluewright.encode.LayeredEncoding} gives one direction alone. What
 * becomes of the numbers is said by {@link Numbers}. A strategy is a set of {@linkplain Rule
 * rules}, each with a variable z(k) that says whether its premises hold before step k; so formulas
 * (8), (9) and (13) are the rules of naked singles, hidden singles and locked candidates.
 *
 * <p>Formula (7) asks that a step which changes no candidate ends with every cell placed. A path
 * that still makes progress at K passes, so that "unsatisfiable at K" holds for every larger K, and
 * a model counts only if it {@linkplain #isFinal ends with every cell placed}.
 */
final class PaperEncoding {
  private final Mask mask;
  private final Board board;
  private final boolean reduced;
  private final Numbers out;
  private final Stop stop;
  private final List<Rule> rules;
  private final int values;
  private final int[] first;
  private int[] x;
  private int[] y;
  private int steps;

  /**
   * Writes step 0: formulas (1) to (5) for the initial state.
   *
   * @param reduced whether clue cells, which never change, have no variables of their own after
   *     step 0, and no rule concludes anything about them (section 5.1)
   */
  PaperEncoding(Mask mask, StrategySet strategies, boolean reduced, Numbers out, Stop stop) {
    this.mask = mask;
    this.board = mask.board();
    this.reduced = reduced;
    this.out = out;
    this.stop = stop;
    this.rules = strategies.rules(board);
    this.values = board.digits() + 1;
    x = new int[board.cells() * values];
    y = new int[board.candidates()];
    for (int cell = 0; cell < board.cells(); cell++) {
      newVariables(cell);
      out.add(mask.contains(cell) ? -x(cell, 0) : x(cell, 0));
    }
    first = x.clone();
    for (int cell = 0; cell < board.cells(); cell++) {
      writeCandidates(cell, y, List.of());
    }
  }

  /**
   * The K that always suffices: each step but the last changes a candidate, of which the board has
   * so many, and one remains in each cell (proposition 2; 649 on 9x9).
   */
  static int sufficientSteps(Board board) {
    return board.candidates() - board.cells() + 1;
  }

  /** K: the number of steps written so far. */
  int steps() {
    return steps;
  }

  /** Writes the transition to the next step, formulas (6) to (13). */
  void addStep() {
    int[] xBefore = x.clone();
    int[] yBefore = y.clone();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (changes(cell)) {
        newVariables(cell);
      }
    }
    List<List<Integer>> reasons = reasons(yBefore);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (changes(cell)) {
        writePlaced(cell, xBefore, reasons);
        writeCandidates(cell, yBefore, reasons);
      }
    }
    writeProgress(yBefore);
    steps++;
  }

  private boolean changes(int cell) {
    return !reduced || !mask.contains(cell);
  }

  private void newVariables(int cell) {
    stop.throwIfStopped();
    System.arraycopy(out.newNumber(values), 0, x, cell * values, values);
    board.digitRange().forEach(digit -> y[board.candidate(cell, digit)] = out.newVariable());
  }

  private int x(int cell, int value) {
    return x[cell * values + value];
  }

  /** By candidate, placed or eliminated, the variables of the rules that conclude it. */
  private List<List<Integer>> reasons(int[] yBefore) {
    List<List<Integer>> reasons = new ArrayList<>();
    for (int i = 0; i < 2 * board.candidates(); i++) {
      reasons.add(new ArrayList<>());
    }
    for (Rule rule : rules) {
      stop.throwIfStopped();
      int[] concluded =
          IntStream.range(0, rule.conclusionCount())
              .map(rule::conclusion)
              .filter(candidate -> changes(board.cellOf(candidate)))
              .toArray();
      if (concluded.length > 0) {
        int applies = out.newVariable();
        int[] premises = new int[rule.premiseCount()];
        Arrays.setAll(premises, i -> -yBefore[rule.premise(i)]);
        isAllOf(applies, premises);
        int offset = rule.places() ? 0 : board.candidates();
        Arrays.stream(concluded).forEach(c -> reasons.get(offset + c).add(applies));
      }
    }
    return reasons;
  }

  /** Says that a digit is placed exactly if it was before, or if some strategy places it. */
  private void writePlaced(int cell, int[] xBefore, List<List<Integer>> reasons) {
    board
        .digitRange()
        .forEach(
            digit -> {
              List<Integer> any = new ArrayList<>(reasons.get(board.candidate(cell, digit)));
              any.add(xBefore[cell * values + digit]);
              isAnyOf(x(cell, digit), any);
            });
  }

  /**
   * Says that a candidate is eliminated exactly if it was before, if some strategy eliminates it,
   * or if its cell holds another digit or a cell of its houses the same (S2); and that some
   * candidate remains (S1).
   */
  private void writeCandidates(int cell, int[] yBefore, List<List<Integer>> reasons) {
    int[] left = new int[board.digits()];
    for (int digit = 1; digit <= board.digits(); digit++) {
      int d = digit;
      int candidate = board.candidate(cell, digit);
      List<Integer> any = new ArrayList<>();
      any.add(isAnyOf(board.digitRange().filter(other -> other != d).map(other -> x(cell, other))));
      for (House house : board.housesOf(cell)) {
        any.add(isAnyOf(house.cells().stream().filter(other -> other != cell).map(o -> x(o, d))));
      }
      if (!reasons.isEmpty()) {
        any.addAll(reasons.get(board.candidates() + candidate));
        any.add(-yBefore[candidate]);
      }
      isAnyOf(-y[candidate], any);
      left[digit - 1] = y[candidate];
    }
    out.add(left);
  }

  /** Writes formula (7): where no candidate changes, every cell is placed. */
  private void writeProgress(int[] yBefore) {
    List<Integer> changedOrDone = new ArrayList<>();
    int done = out.newVariable();
    changedOrDone.add(done);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (changes(cell)) {
        out.add(-done, -x(cell, 0));
        for (int digit = 1; digit <= board.digits(); digit++) {
          int candidate = board.candidate(cell, digit);
          int changed = out.newVariable();
          isAllOf(changed, new int[] {yBefore[candidate], -y[candidate]});
          changedOrDone.add(changed);
        }
      }
    }
    out.add(changedOrDone.stream().mapToInt(Integer::intValue).toArray());
  }

  private int isAnyOf(IntStream literals) {
    int variable = out.newVariable();
    isAnyOf(variable, literals.boxed().toList());
    return variable;
  }

  private void isAnyOf(int literal, List<Integer> literals) {
    isAllOf(-literal, literals.stream().mapToInt(each -> -each).toArray());
  }

  private void isAllOf(int literal, int[] literals) {
    int[] back = new int[literals.length + 1];
    back[0] = literal;
    for (int i = 0; i < literals.length; i++) {
      out.add(-literal, literals[i]);
      back[i + 1] = -literals[i];
    }
    out.add(back);
  }

  /** True if the path of a model ends with every cell placed. */
  boolean isFinal(IntPredicate model) {
    return IntStream.range(0, board.cells()).noneMatch(cell -> out.holds(x(cell, 0), model));
  }

  Puzzle clues(IntPredicate model) {
    int[] digits = new int[board.cells()];
    mask.clues()
        .forEach(
            cell ->
                digits[cell] =
                    board
                        .digitRange()
                        .filter(digit -> out.holds(first[cell * values + digit], model))
                        .findFirst()
                        .orElseThrow());
    return new Puzzle(board, digits);
  }
}
