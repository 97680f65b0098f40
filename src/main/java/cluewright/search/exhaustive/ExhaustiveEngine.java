package cluewright.search.exhaustive;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.DigitNames;
import cluewright.search.verify.Verification;
import java.util.Optional;

/**
 * Decides a request by trying every way to fill the mask, up to renaming digits and the mask's
 * symmetries.
 *
 * <p>On 4x4 and 6x6 that is quicker than anything else. On 9x9 it can refute a sparse mask where
 * hidden singles are allowed: some millions of branches a second against eighteen million for a
 * very regular mask of 21 clues, or two thousand million for any of 17. Several lanes share the
 * tree.
 */
public final class ExhaustiveEngine implements Lane {
  static final String NAME = "exhaustive";

  /** The largest number of cells of boards on which every mask is decided in seconds. */
  private static final int SMALL_BOARD = 36;

  /** The branches per turn, about 20 ms of work. */
  private static final int BRANCHES_A_TURN = 20_000;

  private static final int BRANCHES_A_CHECKPOINT = 32;

  private final Request request;
  private final Run run;
  private final Exhaustion all;
  private final Verification verification;
  private final boolean isMonotone;

  /**
   * Under the strategies beside which those of the request are monotone, which complete whatever
   * these complete in any order; null where none are needed, or none suffice.
   */
  private final Closure inCompany;

  private ClueTree tree;
  private int shareDepth;
  private int shares;
  private boolean isNew = true;
  private long counted;

  public ExhaustiveEngine(Request request, Run run, Exhaustion all) {
    this.request = request;
    this.run = run;
    this.all = all;
    this.verification = new Verification(request, run);
    this.isMonotone = request.hasMonotoneStrategies();
    this.inCompany =
        isMonotone
            ? null
            : request
                .strategies()
                .inCompany(request.mask().board())
                .map(company -> Closures.of(request.mask().board(), company, run))
                .orElse(null);
    all.join();
  }

  /** True if the board is small enough for this engine alone. */
  public static boolean isSmall(Board board) {
    return board.cells() <= SMALL_BOARD;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    if (tree == null) {
      begin();
    }
    for (int branch = 0; branch < BRANCHES_A_TURN; branch++) {
      if (branch % BRANCHES_A_CHECKPOINT == 0) {
        run.throwIfStopped();
      }
      if (tree.isDone()) {
        return Optional.of(finished());
      }
      if (isNew && tree.depth() == shareDepth && !all.take(shares++)) {
        tree.leave();
      } else if (isNew && tree.isFilled()) {
        Optional<Outcome.Found> found = judge(tree.puzzle());
        if (found.isPresent()) {
          if (!run.goesOnAfter(found.get())) {
            return Optional.of(found.get());
          }
          all.meetKnown();
        }
      }
      isNew = tree.next();
    }
    count();
    return Optional.empty();
  }

  private void count() {
    all.count(tree.tried() - counted);
    counted = tree.tried();
    run.tried(counted);
    run.count(all.counted(), "search.unit-tried");
  }

  private void begin() {
    Phrase trying = Phrase.of("search.every-way");
    shareDepth = all.shareDepth(run);
    if (!isSmall(request.mask().board())) {
      double branches = all.size(run).tried();
      trying = Phrase.of("search.every-way-about", branches);
    }
    tree = new ClueTree(all.plan(run), run);
    run.phase(trying);
  }

  /** The puzzle of a complete branch as an answer, if it is one. */
  private Optional<Outcome.Found> judge(Puzzle filled) {
    boolean isSolvable = tree.isSolvable();
    if (isSolvable && verification.isKnown(filled)) {
      all.meetKnown();
      return Optional.empty();
    }
    Optional<Outcome.Found> found = isSolvable ? wanted(filled) : Optional.empty();
    boolean isDoubtful = isSolvable && !request.goal().conditions().ofPath().isEmpty();
    if (found.isEmpty() && !all.hasMetDoubtful() && (isDoubtful || mayBeSolved(filled))) {
      lookForUnique(filled);
    }
    return found;
  }

  /** True if the strategies may complete, in another order, what they did not complete in ours. */
  private boolean mayBeSolved(Puzzle filled) {
    if (isMonotone) {
      return false;
    }
    if (inCompany == null) {
      return true;
    }
    inCompany.begin(filled);
    return inCompany.close() && inCompany.isComplete();
  }

  private Optional<Outcome.Found> wanted(Puzzle filled) {
    Optional<Puzzle> givens = request.goal().givens();
    Optional<Puzzle> puzzle =
        givens.isEmpty() ? Optional.of(filled) : DigitNames.like(givens.get(), filled);
    return puzzle
        .filter(verification::meetsGoal)
        .flatMap(wanted -> verification.verified(wanted, NAME, run.elapsed()));
  }

  private void lookForUnique(Puzzle filled) {
    if (verification.isUnique(filled)) {
      all.meetDoubtful();
    }
  }

  /** The outcome of the last lane to finish; the others have nothing to report. */
  private Outcome finished() {
    count();
    if (!all.leave()) {
      return run.undecided(NAME);
    }
    return all.hasMetDoubtful()
        ? new Outcome.Undecided(Outcome.Undecided.Reason.ORDER_MATTERS, NAME, run.elapsed())
        : new Outcome.Impossible(
            ExhaustionProof.of(request, all.plan(run), all.counted(), all.hasMetKnown()),
            NAME,
            run.elapsed());
  }
}
