package cluewright.search.minimum;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.search.Arguments;
import cluewright.search.LowerBound;
import cluewright.search.OnlyPuzzle;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.listed.ListLookup;
import cluewright.search.race.Run;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Finds the fewest clues with which the strategies suffice (paper, section 6), by bounds from both
 * sides.
 *
 * <p>The upper bound is a puzzle, which was verified; the threshold is then one clue less, until
 * none is found any more. The lower bound is an argument, a published list or, on small boards, a
 * search of every solution grid that went to its end.
 */
public final class Minimum {
  private static final String ARGUMENTS = "arguments";

  /** The largest board whose solution grids can all be listed. */
  private static final int MOST_CELLS = 36;

  /**
   * Searches for puzzles with ever fewer clues, and for a proof that there are none with fewer.
   *
   * <p>Blocks until the minimum is proven, stopped through {@code watch}, or out of time.
   *
   * @throws IllegalStateException if a puzzle does not survive verification, which is a fault of
   *     ours
   */
  public MinimumReport find(MinimumRequest request, Watch watch) {
    Run run = new Run(request.time(), watch);
    FewestYet yet = new FewestYet(request, run);
    Mask widest = new Mask(request.board(), request.cells());
    Optional<Proof> against =
        Arguments.against(widest, request.strategies()).stream()
            .findFirst()
            .map(proof -> OnlyPuzzle.told(proof, widest, request.strategies(), Optional.empty()))
            .or(() -> listed(widest, request, yet, run));
    if (against.isPresent()) {
      LowerBound never = new LowerBound(widest.size() + 1, against.get());
      return MinimumReport.impossible(never, run.elapsed());
    }
    LowerBound lower = reachable(request, Arguments.lowerBound(request.board()));
    try {
      lower = withoutClues(request, lower, yet, run);
      if (lower.clues() > request.cells().size()) {
        return MinimumReport.impossible(lower, run.elapsed());
      }
      if (!request.strategies().canPlace()) {
        return everyCell(yet, run);
      }
      lower = asListed(request, lower, yet, run);
      return yet.threshold() < lower.clues()
          ? MinimumReport.of(lower, yet.best(), run.elapsed())
          : search(request, lower, yet, run);
    } catch (CancellationException e) {
      return MinimumReport.of(lower, yet.best(), run.elapsed());
    } catch (OutOfMemoryError e) {
      return MinimumReport.outOfMemory(lower, yet.best(), run);
    }
  }

  /**
   * Applies the published list to the allowed cells if it covers them as a mask; a puzzle found
   * there is taken.
   */
  private static Optional<Proof> listed(
      Mask widest, MinimumRequest request, FewestYet yet, Run run) {
    if (!ListedBounds.suits(request)) {
      return Optional.empty();
    }
    Request whole = new Request(widest, request.strategies()).withSeed(request.seed());
    Optional<Outcome> outcome = ListLookup.answer(whole, run);
    outcome
        .filter(Outcome.Found.class::isInstance)
        .map(Outcome.Found.class::cast)
        .ifPresent(found -> yet.take(found.puzzle(), ListLookup.NAME));
    return outcome
        .filter(Outcome.Impossible.class::isInstance)
        .map(known -> ((Outcome.Impossible) known).proof());
  }

  /** The bound improved by the empty board, where its own rules may determine the solution. */
  private static LowerBound withoutClues(
      MinimumRequest request, LowerBound argued, FewestYet yet, Run run) {
    return Boards.isClassic(request.board())
        ? argued
        : WithoutClues.look(request.strategies(), yet, run)
            .map(bound -> reachable(request, bound))
            .filter(bound -> bound.clues() > argued.clues())
            .orElse(argued);
  }

  /** The bound improved by the published list; where clues may be anywhere, also a puzzle. */
  private static LowerBound asListed(
      MinimumRequest request, LowerBound argued, FewestYet yet, Run run) {
    if (!ListedBounds.suits(request)) {
      return argued;
    }
    ListedBounds list = ListedBounds.of(request, run);
    if (request.isFree()) {
      list.puzzle().ifPresent(puzzle -> yet.take(puzzle, ListLookup.NAME));
    }
    return list.tooFew()
        .map(bound -> reachable(request, bound))
        .filter(bound -> bound.clues() > argued.clues())
        .orElse(argued);
  }

  /** The bound improved by numbers of clues that cells grouped together rule out. */
  private static LowerBound reachable(MinimumRequest request, LowerBound bound) {
    int reachable = request.reachable(bound.clues());
    if (reachable == bound.clues()) {
      return bound;
    }
    Phrase next = Phrase.of("search.next-number", bound.clues(), reachable);
    Proof proof = bound.proof();
    return new LowerBound(reachable, proof.told(Phrase.sentences(proof.sentence(), next)));
  }

  private static MinimumReport search(
      MinimumRequest request, LowerBound lower, FewestYet yet, Run run) {
    Optional<Threshold> bySat = request.method().threshold();
    if (bySat.isEmpty() && request.board().cells() > MOST_CELLS) {
      new MaskWalk(request, run, yet).search(lower.clues());
      return MinimumReport.of(lower, yet.best(), run.elapsed());
    }
    LowerBound exact =
        bySat.isPresent()
            ? new ThresholdEngine(request, bySat.get(), run, yet).search()
            : new GridByGrid(request, run, yet).search();
    return yet.best().isPresent()
        ? MinimumReport.of(exact, yet.best(), run.elapsed())
        : MinimumReport.impossible(exact, run.elapsed());
  }

  /** The report without any placing strategy, where only a full grid is complete. */
  private static MinimumReport everyCell(FewestYet yet, Run run) {
    int cells = yet.board().cells();
    Puzzle empty = new Puzzle(yet.board(), new int[cells]);
    new SolutionCounter(yet.board(), run)
        .solutions(empty, 1)
        .forEach(grid -> yet.take(grid, ARGUMENTS));
    Proof proof =
        new Proof(Proof.Kind.NO_PLACEMENT, Phrase.of("search.every-cell"), CellSet.empty());
    LowerBound all = new LowerBound(cells, proof);
    return yet.best().isPresent()
        ? MinimumReport.of(all, yet.best(), run.elapsed())
        : MinimumReport.impossible(all, run.elapsed());
  }
}
