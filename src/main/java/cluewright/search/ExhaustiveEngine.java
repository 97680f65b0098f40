package cluewright.search;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.Evidence;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Decides a request by trying every way to fill the mask: the engine for small boards.
 *
 * <p>Clue cells are filled one after the other. A branch is cut only where singles and locked
 * candidates, which hold in every solution grid whatever the request allows, meet a contradiction
 * or leave no such digit; so what is cut has no solution at all. Of the digits that no clue has yet
 * only the lowest is tried, since digits can be renamed. On 6x6 that leaves some 100,000 branches
 * for a sparse mask, where clause learning gets lost.
 */
final class ExhaustiveEngine implements Lane {
  static final String NAME = "exhaustive";

  /** Up to here every mask is decided in seconds. */
  private static final int MOST_CELLS = 36;

  /** Some 20 ms of work. */
  private static final int BRANCHES_A_TURN = 5000;

  private static final StrategySet CUTS = StrategySet.of(Catalogue.singlesAndLockedCandidates());

  private final Board board;
  private final Run run;
  private final Verification verification;
  private final Closure cuts;
  private final Closure strategies;
  private final Random random;

  /** The clue cells as they are filled; depth d stands for the first d of them filled. */
  private final int[] order;

  private final int[] digits;

  /**
   * Each by depth: the cuts' states, the digits in use, and those still to try in the next cell.
   */
  private final int[] states;

  private final int[] used;
  private final int[] untried;
  private int depth;
  private long tried;
  private boolean metKnown;

  ExhaustiveEngine(Request request, Run run) {
    this.board = request.mask().board();
    this.run = run;
    this.verification = new Verification(request);
    this.cuts = Closures.of(board, CUTS);
    this.strategies = Closures.of(board, request.strategies());
    this.random = new Random(request.seed());
    this.digits = new int[board.cells()];
    this.order = order(request.mask());
    this.states = new int[(order.length + 1) * cuts.stateSize()];
    this.used = new int[order.length + 1];
    this.untried = new int[order.length + 1];
    cuts.reset();
    descend(0, 0);
    run.phase("Trying every way to fill the mask");
  }

  /** Whether the board is small enough for this engine to answer. */
  static boolean suits(Board board) {
    return board.cells() <= MOST_CELLS;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    for (int branch = 0; branch < BRANCHES_A_TURN; branch++) {
      run.checkpoint();
      if (depth < 0) {
        return Optional.of(impossible());
      }
      if (depth == order.length && isWanted()) {
        return Optional.of(verification.found(new Puzzle(board, digits), NAME, run.elapsed()));
      }
      branch();
    }
    run.count(tried, "branches");
    return Optional.empty();
  }

  private Outcome impossible() {
    Proof.Kind kind = Proof.Kind.EXHAUSTED;
    String sentence =
        "all ways to fill these cells were tried (%,d branches, up to renaming digits), and these"
            + " strategies complete none.";
    if (metKnown) {
      kind = Proof.Kind.NO_OTHER;
      sentence =
          "all ways to fill these cells were tried (%,d branches); there is no other puzzle.";
    }
    String cells = Arrays.stream(order).mapToObj(board::label).collect(Collectors.joining(" "));
    Evidence evidence = Evidence.of("method enumeration", "order " + cells);
    Proof proof = new Proof(kind, String.format(sentence, tried), CellSet.empty(), evidence);
    return new Outcome.Impossible(proof, NAME, run.elapsed());
  }

  /** Fills the next cell with a digit that was not tried there yet, or goes back. */
  private void branch() {
    if (untried[depth] == 0) {
      depth--;
      return;
    }
    int digit = draw(untried[depth]);
    untried[depth] &= ~(1 << (digit - 1));
    tried++;
    cuts.load(states, depth * cuts.stateSize());
    if (cuts.place(order[depth], digit) && cuts.close()) {
      digits[order[depth]] = digit;
      descend(depth + 1, Math.max(used[depth], digit));
    }
  }

  /** Of the digits that no clue has yet only the lowest is worth a try. */
  private void descend(int filled, int digitsInUse) {
    depth = filled;
    cuts.save(states, filled * cuts.stateSize());
    used[filled] = digitsInUse;
    int worthATry = (int) ((2L << digitsInUse) - 1);
    untried[filled] = filled == order.length ? 0 : cuts.candidates(order[filled]) & worthATry;
  }

  private int draw(int set) {
    int left = set;
    for (int skip = random.nextInt(Integer.bitCount(set)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left) + 1;
  }

  private boolean isWanted() {
    strategies.reset();
    for (int cell : order) {
      strategies.place(cell, digits[cell]);
    }
    if (!strategies.close() || !strategies.isComplete()) {
      return false;
    }
    boolean known = verification.isKnown(new Puzzle(board, digits));
    metKnown |= known;
    return !known;
  }

  /** The clue cells, each with as many peers before it as possible. */
  private int[] order(Mask mask) {
    List<Integer> cells = new ArrayList<>(mask.clues().stream().boxed().toList());
    Collections.shuffle(cells, random);
    int[] result = new int[cells.size()];
    CellSet taken = CellSet.empty();
    for (int i = 0; i < result.length; i++) {
      CellSet before = taken;
      int next =
          Collections.max(
              cells,
              (a, b) ->
                  Integer.compare(
                      board.peers(a).intersect(before).size(),
                      board.peers(b).intersect(before).size()));
      cells.remove((Integer) next);
      result[i] = next;
      taken = taken.with(next);
    }
    return result;
  }
}
