package cluewright.search.dual;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Effort;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.DigitNames;
import cluewright.search.verify.Verification;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Decides a request by trying every way to fill the cells without a clue, up to renaming digits.
 *
 * <p>A branch is cut where no grid holds the digits chosen so far, and where these could change
 * places among themselves, because every puzzle around them would have a second solution. Where all
 * empty cells are filled, the clue cells are filled in every way that fits, and each such puzzle is
 * put to the strategies. So it ends with a puzzle or with a proof. It is strong where there are
 * many clues that do not suffice, just where the exhaustive engine is weak; where many puzzles
 * exist, search is far quicker.
 */
public final class DualEngine implements Lane {
  static final String NAME = "dual";

  private static final int PERCENT = 100;
  private static final int STEPS_A_TURN = 20_000;
  private static final int STEPS_A_CHECKPOINT = 32;

  private final Request request;
  private final Run run;
  private final DualWalk all;
  private final Verification verification;
  private final Closure strategies;
  private final ClueFillings fillings;
  private final boolean housesAreFull;
  private DualTree tree;
  private int shareDepth;
  private int shares;
  private boolean isNew = true;
  private long counted;
  private Duration begun;
  private double doneBefore;
  private int percent;

  public DualEngine(Request request, Run run, DualWalk all) {
    this.request = request;
    this.run = run;
    this.all = all;
    this.verification = new Verification(request, run);
    this.strategies = Closures.of(request.mask().board(), request.strategies(), run);
    this.fillings = new ClueFillings(request.mask(), OpenCells.givens(request), run);
    this.housesAreFull = request.mask().board().houses().stream().allMatch(House::holdsEveryDigit);
    all.join();
  }

  /** Why this engine cannot handle a request, as a clause; empty if it can. */
  public static Optional<String> objection(Request request) {
    if (!request.hasMonotoneStrategies() || request.strategies().assumesUniqueness()) {
      return Optional.of(
          "the dual engine only supports strategies whose conclusions do not depend on their"
              + " order or on there being one solution"
              + missing(request));
    }
    if (request.mask().board().hasBonds()) {
      return Optional.of(
          "the dual engine does not know the sums of cages and other rules of many cells");
    }
    return request.goal().withoutGivens().isNone()
        ? Optional.empty()
        : Optional.of("the dual engine supports no conditions on the puzzle but fixed digits");
  }

  /** The strategies that, added to those of the request, make it suit this engine. */
  private static String missing(Request request) {
    return request
        .strategies()
        .inCompany(request.mask().board())
        .filter(company -> !company.assumesUniqueness())
        .map(company -> ": add " + company.without(request.strategies()).ids())
        .orElse("");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    return turn(STEPS_A_TURN);
  }

  /** Makes a number of steps. */
  Optional<Outcome> turn(int steps) {
    if (tree == null) {
      begin();
    }
    for (int step = 0; step < steps; step++) {
      if (step % STEPS_A_CHECKPOINT == 0) {
        run.throwIfStopped();
      }
      if (tree.isDone()) {
        return Optional.of(finished());
      }
      if (isNew && tree.depth() == shareDepth) {
        isNew = takeShare();
      }
      if (isNew && tree.isFilled()) {
        Optional<Outcome.Found> found = puzzle();
        if (found.isPresent()) {
          return Optional.of(found.get());
        }
      }
      isNew = tree.next();
    }
    count();
    showRest();
    note();
    return Optional.empty();
  }

  /** Takes the share that the walk has reached, or skips it; true if its branch is new. */
  private boolean takeShare() {
    Optional<DualTree.Position> start = all.take(this, shares++);
    if (start.isEmpty()) {
      tree.leave();
      return false;
    }
    tree.go(start.get());
    return start.get().isNew();
  }

  /** Records this lane's progress, and saves it now and then. */
  private void note() {
    int depth = tree.depth();
    if (depth < shareDepth || (depth == shareDepth && isNew)) {
      all.end(this);
    } else {
      all.at(this, tree.position(isNew));
    }
    all.keep(run);
  }

  private void begin() {
    DualPlan plan = all.plan(run);
    shareDepth = all.shareDepth(run);
    tree = plan.tree();
    tree.learnFrom(shareDepth);
    begun = run.elapsed();
    doneBefore = all.done(run);
    Phrase time = Effort.words(all.estimate(run));
    run.phase(Phrase.of("search.every-open-way", plan.size().nodes(), time));
  }

  /** Reports the walk's progress and remaining time, percent by percent. */
  private void showRest() {
    double done = all.done(run);
    int now = (int) (done * PERCENT);
    if (now > percent && done > doneBefore) {
      percent = now;
      double walked = run.elapsed().minus(begun).toMillis();
      Duration rest = Duration.ofMillis((long) (walked * (1 - done) / (done - doneBefore)));
      run.phase(Phrase.of("search.every-open-way-done", now, Effort.words(rest)));
    }
  }

  private void count() {
    all.count(tree.nodes() - counted);
    counted = tree.nodes();
    run.tried(counted);
    run.count(all.counted(), "search.unit-tried");
  }

  /**
   * The puzzle of the current branch, in which all cells without clues are filled; empty if it has
   * none.
   */
  private Optional<Outcome.Found> puzzle() {
    AtomicReference<Outcome.Found> wanted = new AtomicReference<>();
    fillings.each(
        tree,
        filled -> {
          if (!isSolvable(filled)) {
            return othersAreAlike(filled);
          }
          if (!verification.isKnown(filled)) {
            Outcome.Found found = verification.found(asGiven(filled), NAME, run.elapsed());
            if (!run.goesOnAfter(found)) {
              wanted.set(found);
              return true;
            }
          }
          all.meetKnown();
          return false;
        });
    return Optional.ofNullable(wanted.get());
  }

  /** The puzzle with the names of the fixed digits. */
  private Puzzle asGiven(Puzzle filled) {
    return request
        .goal()
        .givens()
        .map(givens -> DigitNames.like(givens, filled).orElseThrow())
        .orElse(filled);
  }

  private boolean isSolvable(Puzzle puzzle) {
    strategies.begin(puzzle);
    return strategies.close() && strategies.isComplete();
  }

  /**
   * True if no other way to fill the clue cells can succeed where this one failed. Where each house
   * holds every digit and nothing else matters, the candidates of the empty cells are the same for
   * all, so each has as many solutions, and singles and locked candidates come as far.
   */
  private boolean othersAreAlike(Puzzle unsolved) {
    return housesAreFull
        && request.mask().board().digitsAreAlike()
        && (request.strategies().isEasy() || !verification.isUnique(unsolved));
  }

  /** The outcome of the last lane to finish; the others have nothing to report. */
  private Outcome finished() {
    count();
    all.end(this);
    if (!all.leave()) {
      return run.undecided(NAME);
    }
    Proof proof =
        OpenCellsProof.of(
            request, all.plan(run), shareDepth, shares, all.counted(), all.hasMetKnown());
    return new Outcome.Impossible(proof, NAME, run.elapsed());
  }
}
