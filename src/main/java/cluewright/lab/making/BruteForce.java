package cluewright.lab.making;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import java.util.Optional;

/**
 * Brute force, the only exact method before the paper's: it fills the clue cells row by row with
 * every digit that does not conflict, and gives each filling to the strategies. Nothing is learnt
 * from one way for the next, and no symmetry is used.
 */
final class BruteForce implements Lane {
  static final String NAME = "brute-force";

  private static final int TESTS_A_TURN = 10_000;

  private final Request request;
  private final Run run;
  private final Board board;
  private final int[] cells;
  private final int[] digits;
  private final Closure closure;
  private long tested;

  /** The clue whose digit is increased next; negative when all is done. */
  private int depth;

  BruteForce(Request request, Run run) {
    this.request = request;
    this.run = run;
    this.board = request.mask().board();
    this.cells = request.mask().clues().toArray();
    this.digits = new int[board.cells()];
    this.closure = Closures.of(board, request.strategies(), run);
    run.phase(Phrase.of("lab.filling"));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    for (int i = 0; i < TESTS_A_TURN; i++) {
      run.throwIfStopped();
      if (depth < 0) {
        return Optional.of(impossible());
      }
      if (depth == cells.length) {
        depth--;
        if (isSolved()) {
          return Optional.of(found());
        }
      } else {
        raise();
      }
    }
    run.tried(tested);
    run.count(tested, "search.unit-tried");
    return Optional.empty();
  }

  /** Advances a clue to its next digit and moves on, or back if there is none. */
  private void raise() {
    int cell = cells[depth];
    int digit = digits[cell] + 1;
    while (digit <= board.digits() && isSeen(cell, digit)) {
      digit++;
    }
    if (digit > board.digits()) {
      digits[cell] = 0;
      depth--;
    } else {
      digits[cell] = digit;
      depth++;
    }
  }

  private boolean isSeen(int cell, int digit) {
    return board.peers(cell).stream().anyMatch(peer -> digits[peer] == digit);
  }

  private boolean isSolved() {
    tested++;
    closure.begin(new Puzzle(board, digits));
    return closure.close() && closure.isComplete();
  }

  private Outcome found() {
    return new Verification(request, run).found(new Puzzle(board, digits), NAME, run.elapsed());
  }

  private Outcome impossible() {
    Phrase sentence =
        Phrase.of(
            "search.tried",
            tested,
            Phrase.of("search.with-names"),
            Phrase.of("search.end-not-completed"));
    return new Outcome.Impossible(
        new Proof(Proof.Kind.EXHAUSTED, sentence, CellSet.empty()), NAME, run.elapsed());
  }
}
