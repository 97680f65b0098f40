package cluewright.search.walk;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.Request;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * A random walk over the digits of a mask's clues towards a puzzle that the strategies complete.
 *
 * <p>The state is the clue digits alone; no grid is kept. A move blanks one to three clues at
 * random, closes the others, and puts digits back that are still possible, closing after each: a
 * digit that the closure has placed must be taken, one that ends in a contradiction makes way for
 * the next, and where none is left the move is undone. The {@link WalkObjective} is the number of
 * candidates that stay open or, of a complete puzzle, its distance from the request's goal; 0 means
 * that the strategies complete the puzzle, which then has no other solution, and that it is as
 * asked for. Fixed digits are never blanked. Worse states are accepted as the {@link Temperature}
 * allows, and a walk that no longer finds better ones begins anew: with digits by lot or, on large
 * boards, where these hardly ever go together, with those of a {@link StartGrid}. It never proves
 * that there is nothing to find.
 */
public final class ClueWalk {
  private static final int MOST_BLANKED = 3;

  /**
   * The number of moves without a new best after which to start over; on 9x9, 400 to 1500 work
   * equally well.
   */
  private static final int PATIENCE = 1000;

  /**
   * The minimum number of such moves per clue; on 25x25, each clue has been cleared only a few
   * times before.
   */
  private static final int PATIENCE_A_CLUE = 10;

  /** No state, since the clues so far contradict each other. */
  private static final int NOWHERE = Integer.MAX_VALUE;

  private final Closure closure;
  private final WalkObjective goal;
  private final Temperature temperature;
  private final SplittableRandom random;
  private final StartGrid start;
  private final int[] cells;
  private final int[] digits;
  private final int[] before = new int[MOST_BLANKED];

  /** The clues whose digits are not fixed, the cleared ones first. */
  private final int[] order;

  /** The state of the fixed digits, followed by the one before an insertion. */
  private final int[] states;

  private final int saved;
  private final int patience;
  private int objective = NOWHERE;
  private int best = NOWHERE;
  private int sinceBest;
  private long moves;

  /**
   * @param stop asked in the midst of long moves, which then end with a {@link
   *     CancellationException}
   */
  public ClueWalk(Request request, long seed, Stop stop) {
    Board board = request.mask().board();
    this.closure = Closures.of(board, WalkObjective.walked(request.strategies()));
    this.goal = new WalkObjective(request, closure, stop);
    this.temperature = Temperature.ofWalk(board);
    this.random = new SplittableRandom(seed);
    this.cells = request.mask().clues().toArray();
    this.digits = new int[cells.length];
    this.patience = Math.max(PATIENCE, PATIENCE_A_CLUE * cells.length);
    this.saved = closure.stateSize();
    this.states = new int[2 * saved];
    Puzzle givens = request.goal().givens().orElse(Puzzle.empty(board));
    this.start = new StartGrid(givens, closure, seed, stop);
    for (int clue = 0; clue < cells.length; clue++) {
      digits[clue] = givens.digit(cells[clue]);
    }
    this.order = IntStream.range(0, cells.length).filter(clue -> digits[clue] == 0).toArray();
    givens.mask().clues().forEach(cell -> closure.place(cell, givens.digit(cell)));
    closure.close();
    closure.save(states, 0);
  }

  /** The number of moves so far, each with one evaluation of the objective. */
  long moves() {
    return moves;
  }

  /** The current puzzle of the walk. */
  Puzzle puzzle() {
    Board board = closure.board();
    int[] grid = new int[board.cells()];
    for (int i = 0; i < cells.length; i++) {
      grid[cells[i]] = digits[i];
    }
    return new Puzzle(board, grid);
  }

  /**
   * Makes a move, or starts over.
   *
   * @return whether it went to a puzzle that the strategies complete and that meets the goal
   */
  public boolean move() {
    moves++;
    if (objective == NOWHERE || sinceBest >= patience) {
      return begin();
    }
    sinceBest++;
    int blanked = Math.min(1 + random.nextInt(MOST_BLANKED), order.length);
    blank(blanked);
    if (refill(blanked)) {
      int reached = reached();
      if (reached <= temperature.limit(objective, random)) {
        stand(reached);
        return reached == 0;
      }
    }
    for (int i = 0; i < blanked; i++) {
      digits[order[i]] = before[i];
    }
    return false;
  }

  /** Abandons the current puzzle, so that the next move starts over. */
  void leave() {
    objective = NOWHERE;
  }

  private boolean begin() {
    objective = NOWHERE;
    best = NOWHERE;
    if (start.take(cells, digits) || fill()) {
      stand(reached());
    }
    return objective == 0;
  }

  /** Gives all clues random digits; false if that fails. */
  private boolean fill() {
    draw(order.length);
    closure.load(states, 0);
    return closure.close() && refill(order.length);
  }

  /** The current objective; this may destroy the state, since every move starts from its own. */
  private int reached() {
    return goal.of(cells, digits);
  }

  private void stand(int reached) {
    objective = reached;
    if (objective < best) {
      best = objective;
      sinceBest = 0;
    }
  }

  /** Moves random clues to the front of the order, and clears them. */
  private void blank(int count) {
    draw(count);
    closure.load(states, 0);
    for (int i = 0; i < order.length; i++) {
      if (i < count) {
        before[i] = digits[order[i]];
      } else {
        closure.place(cells[order[i]], digits[order[i]]);
      }
    }
    closure.close();
  }

  private void draw(int count) {
    for (int i = 0; i < count; i++) {
      int chosen = i + random.nextInt(order.length - i);
      int swapped = order[i];
      order[i] = order[chosen];
      order[chosen] = swapped;
    }
  }

  private boolean refill(int count) {
    for (int i = 0; i < count; i++) {
      if (!insert(order[i])) {
        return false;
      }
    }
    return true;
  }

  /** Gives a clue a random digit that leads to no contradiction, if there is one. */
  private boolean insert(int clue) {
    int cell = cells[clue];
    int placed = closure.placed(cell);
    if (placed != 0) {
      digits[clue] = placed;
      return true;
    }
    closure.save(states, saved);
    for (int left = closure.candidates(cell); left != 0; closure.load(states, saved)) {
      int bit = anyOf(left);
      int digit = Integer.numberOfTrailingZeros(bit) + 1;
      if (closure.place(cell, digit) && closure.close()) {
        digits[clue] = digit;
        return true;
      }
      left &= ~bit;
    }
    return false;
  }

  private int anyOf(int set) {
    int rest = set;
    for (int skipped = random.nextInt(Integer.bitCount(set)); skipped > 0; skipped--) {
      rest &= rest - 1;
    }
    return Integer.lowestOneBit(rest);
  }
}
