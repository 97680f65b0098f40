package cluewright.closure;

import cluewright.closure.RandomStates.Change;
import cluewright.model.Board;
import cluewright.model.House;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Rule;
import java.util.Arrays;
import java.util.List;

/**
 * The definition, read aloud: whatever rule has all its premises eliminated is applied, in the
 * order of the rules, until a whole round changes nothing. It goes on after a contradiction. Only
 * one thing is for speed: a rule remembers a premise that stood, and is not ready while it does.
 */
final class PlainClosure {
  private final Board board;
  private final List<Rule> rules;
  private final int[][] premises;
  private final int[] standing;
  private final boolean[] done;
  private final int[] placed;
  private final boolean[] stands;
  private boolean placedAgainstElimination;

  PlainClosure(Board board, StrategySet strategies) {
    this.board = board;
    this.rules = strategies.rules(board);
    this.premises = rules.stream().map(PlainClosure::premises).toArray(int[][]::new);
    this.standing = new int[rules.size()];
    this.done = new boolean[rules.size()];
    this.placed = new int[board.cells()];
    this.stands = new boolean[board.candidates()];
    reset();
  }

  private static int[] premises(Rule rule) {
    int[] premises = new int[rule.premiseCount()];
    int[] next = {0};
    rule.forEachPremise(premise -> premises[next[0]++] = premise);
    return premises;
  }

  /** Makes the changes from outside, from the beginning, and applies the rules. */
  void close(List<Change> changes) {
    reset();
    for (Change change : changes) {
      if (change.digit() != 0) {
        place(change.cell(), change.digit());
      }
      eliminate(change.cell(), change.eliminated());
    }
    close();
  }

  private void reset() {
    Arrays.setAll(standing, number -> premises[number][0]);
    Arrays.fill(done, false);
    Arrays.fill(placed, 0);
    Arrays.fill(stands, true);
    for (int cell = 0; cell < board.cells(); cell++) {
      eliminate(cell, board.allDigits() & ~board.allowed(cell));
    }
    placedAgainstElimination = false;
  }

  private void place(int cell, int digit) {
    int candidate = board.candidate(cell, digit);
    placedAgainstElimination |= !stands[candidate];
    placed[cell] = digit;
    eliminate(cell, board.allDigits() & ~(1 << (digit - 1)));
    board.peers(cell).forEach(peer -> stands[board.candidate(peer, digit)] = false);
    board.related(board.candidate(cell, digit)).forEach(other -> stands[other] = false);
  }

  private void eliminate(int cell, int digits) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      stands[board.candidate(cell, digit)] &= (digits >>> (digit - 1) & 1) == 0;
    }
  }

  private void close() {
    boolean changing = true;
    while (changing) {
      changing = false;
      for (int number = 0; number < done.length; number++) {
        if (!stands[standing[number]] && !done[number] && isReady(number)) {
          done[number] = true;
          apply(rules.get(number));
          changing = true;
        }
      }
    }
  }

  private boolean isReady(int number) {
    for (int premise : premises[number]) {
      if (stands[premise]) {
        standing[number] = premise;
        return false;
      }
    }
    return true;
  }

  private void apply(Rule rule) {
    for (int i = 0; i < rule.conclusionCount(); i++) {
      int candidate = rule.conclusion(i);
      int cell = board.cellOf(candidate);
      if (!rule.places()) {
        stands[candidate] = false;
      } else if (placed[cell] != board.digitOf(candidate)) {
        place(cell, board.digitOf(candidate));
      }
    }
  }

  boolean isContradictory() {
    for (int cell = 0; cell < placed.length; cell++) {
      if (candidates(cell) == 0) {
        return true;
      }
    }
    return placedAgainstElimination || board.houses().stream().anyMatch(this::lacksADigit);
  }

  private boolean lacksADigit(House house) {
    int some = 0;
    for (int cell : house.cells().toArray()) {
      some |= candidates(cell);
    }
    return house.holdsEveryDigit() && some != board.allDigits();
  }

  int placed(int cell) {
    return placed[cell];
  }

  int candidates(int cell) {
    int digits = 0;
    for (int digit = 1; digit <= board.digits(); digit++) {
      digits |= stands[board.candidate(cell, digit)] ? 1 << (digit - 1) : 0;
    }
    return digits;
  }
}
