package cluewright.search.skeleton;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Lane;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

/**
 * Finds values for the open rules of a skeleton, and digits for its clues, so that strategies
 * complete the puzzle.
 *
 * <p>That there are none is told by arguments, or by all grids where these are few. Each puzzle is
 * replayed and its solutions are counted, as those of all engines are.
 */
public final class SkeletonSearch {
  private static final String ARGUMENTS = "arguments";

  /** The share of a counter's patience for the question whether there is a grid. */
  private static final double PATIENCE = 0.03;

  private final Request request;
  private final Skeleton skeleton;
  private final Random seeds;
  private final Set<Puzzle> found = new HashSet<>();

  /** Null before it is asked for. */
  private Optional<Proof> argument;

  /** Null before the first search. */
  private Candidates candidates;

  /**
   * @param request on a board with open values; its known puzzles are not found again
   */
  public SkeletonSearch(Request request) {
    this.request = request;
    this.skeleton = request.mask().board().skeleton();
    this.seeds = new Random(request.seed());
    request.known().forEach(this::note);
  }

  /** An argument against all puzzles, if one applies; told in milliseconds. */
  public Optional<Proof> argument() {
    return argument(Stop.NEVER);
  }

  private Optional<Proof> argument(Stop stop) {
    if (argument == null) {
      argument = SkeletonArguments.refutation(skeleton, clues(), givens(), stop);
    }
    return argument;
  }

  Skeleton skeleton() {
    return skeleton;
  }

  /** The board that all grids obey: what holds whatever the values are, and fixed digits. */
  Board ground() {
    Board weakest = skeleton.drawn().weakest();
    List<Rule> rules = new ArrayList<>(weakest.drawn());
    givens()
        .ifPresent(
            digits ->
                digits.mask().clues().forEach(cell -> rules.add(fixed(cell, digits.digit(cell)))));
    return Boards.withRules(weakest, rules);
  }

  private static Rule fixed(int cell, int digit) {
    return new Rule(Kinds.CANDIDATES, List.of(cell), 1 << (digit - 1));
  }

  CellSet clues() {
    return request.mask().clues();
  }

  StrategySet strategies() {
    return request.strategies();
  }

  /** What is asked of a puzzle. */
  Request request(Puzzle puzzle) {
    return request.on(puzzle.board());
  }

  /** What is asked of all puzzles, on the board with open values. */
  Request request() {
    return request;
  }

  /** True if no puzzle was found before that differs in the names of digits at most. */
  synchronized boolean isNew(Puzzle puzzle) {
    return !found.contains(DigitNames.canonical(puzzle));
  }

  /** True if some puzzle was found, or known. */
  synchronized boolean hasFound() {
    return !found.isEmpty();
  }

  /**
   * Searches for a puzzle that was not found before; blocks until done, stopped through {@code
   * watch}, or out of time.
   *
   * @param threads how many walks go side by side
   */
  public Outcome next(Duration limit, int threads, Watch watch) {
    Run run = new Run(limit, watch);
    Optional<Outcome> argued = hasFound() ? Optional.empty() : argued(run);
    if (argued.isPresent()) {
      return argued.get();
    }
    if (candidates == null) {
      candidates = new Candidates(skeleton, clues(), ground(), seeds.nextLong());
    }
    Outcome outcome = new Race(run).decide(() -> lanes(threads, run), threads);
    if (outcome instanceof Outcome.Found puzzle) {
      note(puzzle.puzzle());
    }
    return outcome;
  }

  /** The outcome by an argument, or where there was no time for one. */
  private Optional<Outcome> argued(Run run) {
    try {
      return argument(run)
          .map(
              against ->
                  isWithoutGrid() ? against.told(Phrase.of("search.no-grid-whatever")) : against)
          .<Outcome>map(told -> new Outcome.Impossible(told, ARGUMENTS, run.elapsed()));
    } catch (CancellationException e) {
      return Optional.of(run.undecided(ARGUMENTS));
    }
  }

  /** True if a quick search shows that there is not even a grid, which says more. */
  private boolean isWithoutGrid() {
    Board board = skeleton.drawn().weakest();
    return new SolutionCounter(board).numberIfQuick(Puzzle.empty(board), PATIENCE)
        == Solutions.NONE;
  }

  private synchronized void note(Puzzle puzzle) {
    found.add(DigitNames.canonical(puzzle));
  }

  /** The digits that are fixed. */
  private Optional<Puzzle> givens() {
    return request.goal().givens();
  }

  /** All grids first where they may be few, since few are soon looked at. */
  private List<Lane> lanes(int threads, Run run) {
    Stream<Lane> grids =
        candidates.areTooMany()
            ? Stream.empty()
            : Stream.of(new GridsLane(this, candidates, run.forLane()));
    Stream<Lane> walks =
        Stream.generate(() -> (Lane) new ValueLane(this, run.forLane(), seeds.nextLong()))
            .limit(threads);
    return (skeleton.board().cells() > AllGrids.MOST_CELLS
            ? Stream.concat(walks, grids)
            : Stream.concat(grids, walks))
        .toList();
  }
}
