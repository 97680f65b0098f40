package cluewright.search.walk;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import java.util.Optional;

/**
 * A {@link ClueWalk} that collects puzzles until the harvest is complete.
 *
 * <p>It leaves the race when it meets nothing new for long; whether there is anything else is then
 * for others to say.
 */
public final class GatheringLane implements Lane {
  private static final int MOVES_OF_A_TURN = 4096;
  private static final int MOVES_BETWEEN_REPORTS = 16;
  private static final int MOST_REPETITIONS = 1000;
  private static final int MOST_MOVES = 2_000_000;

  private final Run run;
  private final Many.Variety variety;
  private final Harvest harvest;
  private final Verification verification;
  private final Request request;
  private final long seed;
  private ClueWalk walk;
  private int repetitions;
  private long movesAtLast;

  public GatheringLane(Request request, Many.Variety variety, Harvest harvest, Run run, long seed) {
    this.run = run;
    this.variety = variety;
    this.harvest = harvest;
    this.verification = new Verification(request, run);
    this.request = request;
    this.seed = seed;
    run.phase(Phrase.of("search.searching-more"));
  }

  @Override
  public String name() {
    return SearchLane.NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    if (walk == null) {
      walk = new ClueWalk(request, seed, run);
    }
    for (int move = 0; move < MOVES_OF_A_TURN; move++) {
      run.throwIfStopped();
      if (move % MOVES_BETWEEN_REPORTS == 0) {
        run.count(walk.moves(), "search.unit-evaluations");
      }
      Optional<Outcome> last = walk.move() ? take(walk.puzzle()) : Optional.empty();
      if (last.isPresent()) {
        return last;
      }
    }
    return isDry() ? Optional.of(run.undecided(name())) : Optional.empty();
  }

  /** Adds a new puzzle to the harvest; returns the answer if it was the last one wanted. */
  private Optional<Outcome> take(Puzzle puzzle) {
    if (variety == Many.Variety.FAR) {
      walk.leave();
    }
    if (!harvest.claim(puzzle)) {
      repetitions++;
      return Optional.empty();
    }
    repetitions = 0;
    movesAtLast = walk.moves();
    Optional<Outcome.Found> found = verification.verified(puzzle, name(), run.elapsed());
    found.ifPresent(harvest::bring);
    return harvest.isFull() ? found.map(Outcome.class::cast) : Optional.empty();
  }

  private boolean isDry() {
    return repetitions >= MOST_REPETITIONS || walk.moves() - movesAtLast >= MOST_MOVES;
  }
}
