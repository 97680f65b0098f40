package cluewright.lab.making;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.race.Run;
import java.util.Optional;

/**
 * Brute force, the only exact method before the paper's: it fills the clue cells row by row with
 * every digit that does not conflict, and gives each filling to the strategies. Nothing is learnt
 * from one way for the next, and no symmetry is used.
 */
final class BruteForce extends TestLane {
  static final String NAME = "brute-force";

  private static final int TESTS_A_TURN = 10_000;

  private final int[] cells;
  private final int[] digits;

  /** The clue whose digit is increased next; negative when all is done. */
  private int depth;

  BruteForce(Request request, Run run) {
    super(NAME, TESTS_A_TURN, "lab.filling", request, run);
    this.cells = request.mask().clues().toArray();
    this.digits = new int[board.cells()];
  }

  @Override
  Optional<Outcome> test() {
    if (depth < 0) {
      return Optional.of(impossible());
    }
    if (depth == cells.length) {
      depth--;
      return tested(new Puzzle(board, digits));
    }
    raise();
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
