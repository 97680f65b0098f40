package cluewright.lab.making;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import java.util.Optional;

/** A method that makes one filling of the clue cells after the other, and tests each. */
abstract class TestLane implements Lane {
  private final String name;
  private final int testsATurn;
  final Request request;
  final Run run;
  final Board board;
  final Closure closure;
  long tested;

  TestLane(String name, int testsATurn, String phase, Request request, Run run) {
    this.name = name;
    this.testsATurn = testsATurn;
    this.request = request;
    this.run = run;
    this.board = request.mask().board();
    this.closure = Closures.of(board, request.strategies(), run);
    run.phase(Phrase.of(phase));
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final Optional<Outcome> turn() {
    for (int i = 0; i < testsATurn; i++) {
      run.throwIfStopped();
      Optional<Outcome> outcome = test();
      if (outcome.isPresent()) {
        return outcome;
      }
    }
    run.tried(tested);
    run.count(tested, "search.unit-tried");
    return Optional.empty();
  }

  /** Makes and tests a filling, or goes a step on to the next; the outcome if that settles it. */
  abstract Optional<Outcome> test();

  /** The outcome if the strategies complete a puzzle. */
  final Optional<Outcome> tested(Puzzle puzzle) {
    tested++;
    closure.begin(puzzle);
    return closure.close() && closure.isComplete() ? found(puzzle) : Optional.empty();
  }

  final Optional<Outcome> found(Puzzle puzzle) {
    return Optional.of(new Verification(request, run).found(puzzle, name, run.elapsed()));
  }
}
