package cluewright.search;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.RuleBook;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Decides a request by trying every way to fill the mask: the engine for small boards.
 *
 * <p>Clue cells are filled one after the other. A branch is cut only where singles and locked
 * candidates, which hold in every solution grid whatever the request allows, meet a contradiction;
 * so what is cut has no solution at all. Of the digits that no clue has yet only the lowest is
 * tried, since digits can be renamed. On 6x6 that leaves some 100,000 branches for a sparse mask,
 * where clause learning gets lost.
 */
final class ExhaustiveEngine implements Lane {
  static final String NAME = "exhaustive";

  /** Up to here every mask is decided in seconds. */
  private static final int MOST_CELLS = 36;

  private static final StrategySet CUTS = StrategySet.of(Catalogue.singlesAndLockedCandidates());
  private static final Map<Board, RuleBook> CUT_RULES = new ConcurrentHashMap<>();

  private final Board board;
  private final Run run;
  private final Verification verification;
  private final Replay cuts;
  private final Replay strategies;
  private final Random random;
  private final int[] order;
  private final int[] digits;
  private long tried;
  private boolean metKnown;

  ExhaustiveEngine(Request request, Run run) {
    this.board = request.mask().board();
    this.run = run;
    this.verification = new Verification(request);
    this.cuts = new Replay(CUT_RULES.computeIfAbsent(board, b -> new RuleBook(b, CUTS)));
    this.strategies = new Replay(board, request.strategies());
    this.random = new Random(request.seed());
    this.digits = new int[board.cells()];
    this.order = order(request.mask());
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
    run.phase("Trying every way to fill the mask");
    Optional<Puzzle> found = search(0, 0);
    if (found.isPresent()) {
      return Optional.of(verification.found(found.get(), NAME, run.elapsed()));
    }
    run.checkpoint();
    return Optional.of(impossible());
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
    Proof proof = new Proof(kind, String.format(sentence, tried), CellSet.empty());
    return new Outcome.Impossible(proof, NAME, run.elapsed());
  }

  /** Fills the cells from {@code depth} of the order on; {@code used} digits occur so far. */
  private Optional<Puzzle> search(int depth, int used) {
    tried++;
    Puzzle puzzle = new Puzzle(board, digits);
    if (depth == order.length) {
      return isWanted(puzzle) ? Optional.of(puzzle) : Optional.empty();
    }
    if (run.isOver() || cuts.end(puzzle) == SolvingPath.End.CONTRADICTORY) {
      return Optional.empty();
    }
    Optional<Puzzle> found = Optional.empty();
    for (int digit : choices(used)) {
      digits[order[depth]] = digit;
      found = found.isPresent() ? found : search(depth + 1, Math.max(used, digit));
    }
    digits[order[depth]] = 0;
    return found;
  }

  private boolean isWanted(Puzzle puzzle) {
    if (strategies.end(puzzle) != SolvingPath.End.SOLVED) {
      return false;
    }
    boolean known = verification.isKnown(puzzle);
    metKnown |= known;
    return !known;
  }

  private List<Integer> choices(int used) {
    List<Integer> choices = new ArrayList<>();
    for (int digit = 1; digit <= Math.min(used + 1, board.digits()); digit++) {
      choices.add(digit);
    }
    Collections.shuffle(choices, random);
    return choices;
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
