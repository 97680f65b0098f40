package cluewright.search.minimum;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.race.Run;
import java.util.Arrays;
import java.util.Random;

/**
 * Finds puzzles with ever fewer clues by local search over positions and digits.
 *
 * <p>The state is the clues, consistent under the strategies. A move takes some units away, closes
 * what is left, and puts others on random empty cells with random digits that are still possible,
 * closing after each. The score is the number of candidates on empty cells, 0 when completed; a
 * worse state is accepted with a probability that falls with the loss. A completed puzzle loses the
 * clues that it can spare, and the walk goes on from there with one clue less. Finds upper bounds
 * only. Of the strategies it uses singles and locked candidates: what they complete, every larger
 * set does. Without a fixed mask the best temperature is half of that with one.
 */
final class MaskWalk {
  static final String NAME = "mask-walk";

  private static final double TEMPERATURE = 5;
  private static final int MOST_UNITS_A_MOVE = 3;
  private static final int MOVES_WITHOUT_GAIN = 20_000;
  private static final int TRIES = 12;

  private final Board board;
  private final int[][] units;
  private final Run run;
  private final FewestYet yet;
  private final Closure closure;
  private final Random random;

  /** The digit of each clue cell, and which units these are. */
  private final int[] clues;

  private final boolean[] chosen;
  private int score;

  private final int[] cluesBefore;
  private final boolean[] chosenBefore;
  private final int[] closureBefore;
  private long moves;

  MaskWalk(MinimumRequest request, Run run, FewestYet yet) {
    this.board = request.board();
    this.units = request.units().stream().map(CellSet::toArray).toArray(int[][]::new);
    this.run = run.forLane();
    this.yet = yet;
    this.closure = Closures.of(board, request.strategies().easyIfTheyPlace());
    this.random = new Random(request.seed());
    this.clues = new int[board.cells()];
    this.chosen = new boolean[units.length];
    this.cluesBefore = clues.clone();
    this.chosenBefore = chosen.clone();
    this.closureBefore = new int[closure.stateSize()];
  }

  /** Walks until a puzzle has {@code enough} clues or the run is over. */
  void search(int enough) {
    say(enough);
    while (yet.threshold() >= enough) {
      restart();
      int best = score;
      for (int idle = 0; idle < MOVES_WITHOUT_GAIN && yet.threshold() >= enough; idle++) {
        if (score == 0) {
          take(enough);
        }
        move();
        if (score < best) {
          best = score;
          idle = 0;
        }
      }
    }
  }

  private void say(int enough) {
    run.phase(Phrase.of("search.walking", yet.threshold(), enough));
  }

  private void restart() {
    Arrays.fill(clues, 0);
    Arrays.fill(chosen, false);
    closeClues();
    fill();
  }

  /** Replaces some units by others, and undoes that if it is rejected. */
  private void move() {
    run.throwIfStopped();
    run.count(++moves, "search.unit-moves");
    System.arraycopy(clues, 0, cluesBefore, 0, clues.length);
    System.arraycopy(chosen, 0, chosenBefore, 0, chosen.length);
    int scoreBefore = score;
    for (int i = random.nextInt(MOST_UNITS_A_MOVE); i >= 0; i--) {
      removeOne();
    }
    closeClues();
    fill();
    if (!accepts(scoreBefore, score)) {
      System.arraycopy(cluesBefore, 0, clues, 0, clues.length);
      System.arraycopy(chosenBefore, 0, chosen, 0, chosen.length);
      score = scoreBefore;
    }
  }

  private boolean accepts(int before, int after) {
    return after <= before || random.nextDouble() < Math.exp((before - after) / TEMPERATURE);
  }

  private void removeOne() {
    int unit = random.nextInt(units.length);
    for (int i = 0; i < units.length && !chosen[unit]; i++) {
      unit = unit + 1 == units.length ? 0 : unit + 1;
    }
    remove(unit);
  }

  private void remove(int unit) {
    chosen[unit] = false;
    for (int cell : units[unit]) {
      clues[cell] = 0;
    }
  }

  private int size() {
    int size = 0;
    for (int unit = 0; unit < units.length; unit++) {
      size += chosen[unit] ? units[unit].length : 0;
    }
    return size;
  }

  /** Closes the state from the clues, which must be consistent. */
  private void closeClues() {
    closure.reset();
    for (int cell = 0; cell < clues.length; cell++) {
      if (clues[cell] != 0) {
        closure.place(cell, clues[cell]);
      }
    }
    closure.close();
  }

  /** Adds units on empty cells while the threshold allows and they fit. */
  private void fill() {
    int budget = yet.threshold() - size();
    for (int tries = 0; budget > 0 && tries < TRIES && !closure.isComplete(); tries++) {
      int unit = random.nextInt(units.length);
      if (units[unit].length <= budget && isOpen(unit) && put(unit)) {
        budget -= units[unit].length;
        tries = 0;
      }
    }
    score = closure.openCandidates();
  }

  private boolean isOpen(int unit) {
    for (int cell : units[unit]) {
      if (closure.placed(cell) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Gives the cells of a unit digits; if that leads to a contradiction, nothing changes. */
  private boolean put(int unit) {
    closure.save(closureBefore, 0);
    chosen[unit] = true;
    for (int cell : units[unit]) {
      clues[cell] = drawn(closure.candidates(cell));
      if (!closure.place(cell, clues[cell]) || !closure.close()) {
        remove(unit);
        closure.load(closureBefore, 0);
        return false;
      }
    }
    return true;
  }

  private int drawn(int candidates) {
    int digits = candidates;
    for (int skip = random.nextInt(Integer.bitCount(digits)); skip > 0; skip--) {
      digits &= digits - 1;
    }
    return Integer.numberOfTrailingZeros(digits) + 1;
  }

  /** Keeps a completed puzzle without its redundant clues, and then removes one more. */
  private void take(int enough) {
    int start = random.nextInt(units.length);
    for (int i = 0; i < units.length; i++) {
      int unit = (start + i) % units.length;
      if (chosen[unit]) {
        spare(unit);
      }
    }
    yet.take(new Puzzle(board, clues), NAME);
    say(enough);
    while (size() > yet.threshold()) {
      removeOne();
    }
    closeClues();
    score = closure.openCandidates();
  }

  /** Removes a unit if the rest is still completed. */
  private void spare(int unit) {
    int[] kept = clues.clone();
    remove(unit);
    closeClues();
    if (!closure.isComplete()) {
      chosen[unit] = true;
      System.arraycopy(kept, 0, clues, 0, clues.length);
    }
  }
}
