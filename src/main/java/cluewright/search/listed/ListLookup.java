package cluewright.search.listed;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.published.PublishedList;
import cluewright.replay.Classifier;
import cluewright.replay.Conditions;
import cluewright.replay.SolvingPath;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.race.Run;
import cluewright.search.verify.DigitNames;
import cluewright.search.verify.Verification;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Answers requests by the {@link PublishedList}: a mask of 17 clues has exactly the listed puzzles.
 *
 * <p>Each of them is put to the strategies and the goal, and what passes is verified like any found
 * puzzle. Where none passes, the mask is impossible by the list: that rests on a search by others,
 * so the proof is of a kind of its own and says so. Where the answer may depend on the names of
 * digits or on the order in which things are looked for, a failure says nothing of other names, and
 * the request is left to the engines.
 */
public final class ListLookup {
  /** The name of this engine in outcomes. */
  public static final String NAME = "list";

  private final Request request;
  private final Run run;
  private final Verification verification;
  private boolean metKnown;
  private boolean metDoubtful;

  private ListLookup(Request request, Run run) {
    this.request = request;
    this.run = run;
    this.verification = new Verification(request);
  }

  /** True if the list may be used for a request, and covers its mask. */
  public static boolean covers(Request request) {
    return request.lists().areAsked() && PublishedList.covers(request.mask());
  }

  /** The answer; empty if the list has none, or the run ended first. */
  public static Optional<Outcome> answer(Request request, Run run) {
    return covers(request) ? new ListLookup(request, run).answer() : Optional.empty();
  }

  private Optional<Outcome> answer() {
    List<Puzzle> listed = PublishedList.ofSeventeenClues().on(request.mask());
    List<Puzzle> shuffled = new ArrayList<>(listed);
    Collections.shuffle(shuffled, new Random(request.seed()));
    for (Puzzle each : shuffled) {
      if (run.isStopped()) {
        return Optional.empty();
      }
      Optional<Outcome.Found> found = named(each).flatMap(this::judge);
      if (found.isPresent()) {
        return Optional.of(found.get());
      }
    }
    return metDoubtful
        ? Optional.empty()
        : Optional.of(new Outcome.Impossible(proof(listed.size()), NAME, run.elapsed()));
  }

  /** The puzzle renamed to match the fixed digits if possible, otherwise with any names. */
  private Optional<Puzzle> named(Puzzle listed) {
    return request
        .goal()
        .givens()
        .map(givens -> DigitNames.like(givens, listed))
        .orElseGet(() -> Optional.of(DigitNames.drawn(listed, request.seed())));
  }

  private Optional<Outcome.Found> judge(Puzzle puzzle) {
    Optional<Outcome.Found> found = verification.accepted(puzzle, NAME, run.elapsed());
    if (found.isEmpty() && verification.fault(puzzle).isEmpty()) {
      metKnown |= verification.isKnown(puzzle);
    } else if (found.isEmpty()) {
      metDoubtful |= isDoubtful(puzzle);
    }
    return found;
  }

  /** True if other digit names, or another order of strategies, might make it fit. */
  private boolean isDoubtful(Puzzle puzzle) {
    if (!request.hasMonotoneStrategies()) {
      Board board = request.mask().board();
      Optional<StrategySet> company = request.strategies().inCompany(board);
      if (company.isEmpty()
          || new Classifier(board, company.get()).end(puzzle) == SolvingPath.End.SOLVED) {
        return true;
      }
    }
    Conditions conditions = request.goal().conditions();
    boolean hasConditions = !conditions.ofPath().isEmpty();
    Conditions ofClues = Conditions.NONE.withMinimal(conditions.minimal());
    Request withoutConditions = request.withGoal(request.goal().withConditions(ofClues));
    return hasConditions && new Verification(withoutConditions).fault(puzzle).isEmpty();
  }

  private Proof proof(int listed) {
    ProofRecord evidence =
        whyNotRedone(listed)
            .map(ProofRecord::notKept)
            .orElseGet(() -> ProofRecord.of("method list"));
    return new Proof(
        metKnown ? Proof.Kind.NO_OTHER_LISTED : Proof.Kind.PUBLISHED_LIST,
        scope(listed),
        sentence(listed),
        CellSet.empty(),
        evidence);
  }

  /**
   * What the answer rules out; if the list has puzzles, the mask is possible whatever these
   * strategies achieve.
   */
  private Proof.Scope scope(int listed) {
    if (listed == 0) {
      return Proof.Scope.ALL;
    }
    return request.goal().isNone() ? Proof.Scope.STRATEGIES : Proof.Scope.CONDITIONS;
  }

  private Phrase sentence(int listed) {
    Phrase source = Phrase.of("search.source-list");
    if (listed == 0) {
      return Phrase.of("search.not-listed", source);
    }
    if (metKnown) {
      return Phrase.of("search.listed-no-other", source);
    }
    boolean isAsked = !request.goal().isNone();
    return Phrase.of(isAsked ? "search.listed-not-as-asked" : "search.listed", listed, source);
  }

  /**
   * Why the checker does not look into the list, if so. That a mask is not listed depends on the
   * mask alone; listed puzzles it puts to named strategies only.
   */
  private Optional<ProofRecord.Absence> whyNotRedone(int listed) {
    if (listed == 0) {
      return Optional.empty();
    }
    return request.strategies().isAny() && request.goal().isNone()
        ? Optional.of(ProofRecord.Absence.STRATEGIES)
        : request.whyNotRedone();
  }
}
