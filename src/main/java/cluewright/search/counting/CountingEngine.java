package cluewright.search.counting;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.TreeLog;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.verify.Verification;
import cluewright.strategy.Catalogue;
import java.util.List;
import java.util.Optional;

/**
 * Decides requests for naked singles alone by counting what they need.
 *
 * <p>Its strength is to prove sparse masks impossible. It may find a puzzle, too, but does not
 * hurry to. It draws no lots, so every seed makes it do the same.
 */
public final class CountingEngine implements Lane {
  static final String NAME = "counting";

  /** The nodes per turn, about 50 ms. */
  private static final int NODES_A_TURN = 1500;

  /** The nodes between checks, about 2 ms. */
  private static final int NODES_BETWEEN_CHECKS = 50;

  private final Run run;
  private final Verification verification;
  private final TreeLog log = new TreeLog(TreeLog.MOST_UNITS);
  private final CountingSearch search;
  private boolean begun;
  private boolean metKnown;

  public CountingEngine(Request request, Run run) {
    this.run = run;
    this.verification = new Verification(request, run);
    this.search = new CountingSearch(request.mask(), log);
  }

  /**
   * True if the request is for naked singles and what they imply, on a board with at most 16
   * digits.
   */
  public static boolean suits(Request request) {
    return request.reduced().strategies().strategies().equals(List.of(Catalogue.NAKED_SINGLE))
        && CountingSearch.suits(request.mask().board());
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<Outcome> turn() {
    if (!begun) {
      begun = true;
      run.phase(Phrase.of("search.counting"));
    }
    for (int i = 1; i <= NODES_A_TURN; i++) {
      CountingSearch.State state = search.advance();
      if (state == CountingSearch.State.REFUTED) {
        return Optional.of(impossible());
      }
      if (state == CountingSearch.State.COMPLETE) {
        Puzzle puzzle = search.puzzle();
        if (!verification.isKnown(puzzle)) {
          Outcome.Found found = verification.found(puzzle, NAME, run.elapsed());
          if (!run.goesOnAfter(found)) {
            return Optional.of(found);
          }
        }
        metKnown = true;
        search.refuse();
      }
      if (i % NODES_BETWEEN_CHECKS == 0) {
        run.throwIfStopped();
      }
    }
    run.count(search.nodes(), "search.unit-branches");
    return Optional.empty();
  }

  private Outcome impossible() {
    Proof.Kind kind = metKnown ? Proof.Kind.NO_OTHER : Proof.Kind.COUNTING_SEARCH;
    Phrase result = Phrase.of(metKnown ? "search.end-no-other" : "search.end-never-reached");
    Phrase sentence =
        Phrase.of("search.tried", search.nodes(), Phrase.of("search.up-to-names"), result);
    return new Outcome.Impossible(
        new Proof(kind, sentence, CellSet.empty(), log), NAME, run.elapsed());
  }
}
