package cluewright.search.engine;

import cluewright.search.Goal;
import cluewright.search.Request;
import cluewright.search.counting.CountingEngine;
import cluewright.search.dual.DualEngine;
import cluewright.search.dual.DualWalk;
import cluewright.search.exhaustive.Exhaustion;
import cluewright.search.exhaustive.ExhaustiveEngine;
import cluewright.search.race.ConditionalLane;
import cluewright.search.race.FallbackLane;
import cluewright.search.race.Lane;
import cluewright.search.race.RefutingLane;
import cluewright.search.race.Run;
import cluewright.search.sat.ExactEngine;
import cluewright.search.walk.SearchLane;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The lanes of one race as a table, in the order in which they begin, the fastest finders first.
 * All that try everything share the same two trees.
 */
final class Lanes {
  /** The most formulas at a time, each of which may take a third of the memory. */
  private static final int MOST_FORMULAS = 2;

  /**
   * The minimum time for trying everything alongside other engines, which need all of a shorter
   * one.
   */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final Request request;
  private final Run run;
  private final int threads;
  private final Random seeds;
  private final Exhaustion tree;

  /** Null before a lane that tries everything is made. */
  private DualWalk walk;

  Lanes(Request request, Run run) {
    this.request = request;
    this.run = run;
    this.threads = request.threads();
    this.seeds = new Random(request.seed());
    this.tree = new Exhaustion(request);
  }

  /** The lanes at the start of the race. */
  List<Lane> all() {
    boolean isSmall = Engines.isAlwaysDecided(request.mask().board());
    Stream<Lane> lanes =
        switch (request.engine()) {
          case AUTO -> suitable();
          case SEARCH -> some(threads, this::search);
          case EXACT ->
              Stream.of(
                      one(true, this::exact),
                      some(Math.min(threads, MOST_FORMULAS) - 1, this::anotherExact))
                  .flatMap(row -> row);
          case COUNTING -> one(true, this::counting);
          case EXHAUSTIVE -> some(Engines.isTriedAlone(request) ? 1 : threads, this::exhaustive);
          case DUAL -> some(isSmall ? 1 : threads, this::dual);
        };
    return lanes.collect(Collectors.toList());
  }

  private Stream<Lane> suitable() {
    if (Engines.isTriedAlone(request)) {
      return one(true, this::exhaustive);
    }
    return ExactEngine.objection(request).isEmpty() ? withFormula() : withoutFormula();
  }

  private Stream<Lane> withFormula() {
    boolean asksMore = !isTried();
    boolean isCounted = !asksMore && Engines.isCounted(request);
    boolean isTried = !asksMore && !isCounted;
    boolean isPatient = request.time().compareTo(PATIENCE) >= 0 && isWalked();
    return Stream.of(
            one(true, this::search),
            one(asksMore && hasBonds() && !hasGivens(), this::exhausting),
            one(asksMore && isRefutable(), this::refuting),
            // Few cells without given digits are soon filled in every way; more are for SAT4J.
            one(asksMore && hasGivens(), () -> orExact(exhausting())),
            one(asksMore && !hasGivens(), this::exact),
            one(isCounted, this::counting),
            one(isTried, () -> orExact(tryingAll())),
            some(Math.max(0, threads - 2), this::search),
            some(isTried ? threads - 1 : isPatient ? threads : 0, this::tryingAll))
        .flatMap(row -> row);
  }

  /** The lanes for a request that SAT4J cannot take; with cage sums, there are often few clues. */
  private Stream<Lane> withoutFormula() {
    boolean isTried = isTried();
    return Stream.of(
            one(true, this::search),
            one(isRefutable(), this::refuting),
            one(isTried, this::tryingAll),
            IntStream.range(1, threads)
                .boxed()
                .flatMap(
                    thread -> Stream.concat(some(1, this::search), one(isTried, this::tryingAll))),
            one(!isTried && (hasGivens() || hasBonds()), this::exhausting))
        .flatMap(row -> row);
  }

  /** A row of one lane, if that fits the request. */
  private static Stream<Lane> one(boolean fits, Supplier<Lane> make) {
    return some(fits ? 1 : 0, make);
  }

  private static Stream<Lane> some(int count, Supplier<Lane> make) {
    return Stream.generate(make).limit(count);
  }

  /**
   * True if trying everything decides the request: for any strategies or those that are stated as
   * rules, and elsewhere where what they do not complete is refuted.
   */
  private boolean isTried() {
    if (request.strategies().isAny()) {
      return true;
    }
    return request.goal().isNone()
        && (request.strategies().isStated() || (!hasBonds() && request.isDecidable()));
  }

  private boolean hasGivens() {
    return request.goal().givens().isPresent();
  }

  private boolean hasBonds() {
    return request.mask().board().hasBonds();
  }

  private boolean isRefutable() {
    return Engines.isCounted(request.withGoal(Goal.NONE));
  }

  private boolean isWalked() {
    return DualEngine.objection(request).isEmpty();
  }

  /** A walk with a different seed each time. */
  private Lane search() {
    return new SearchLane(request, run.forLane(), seeds.nextLong());
  }

  private Lane exact() {
    return new ExactEngine(request, run.forLane());
  }

  private Lane anotherExact() {
    return new ExactEngine(request.withSeed(seeds.nextLong()), run.forLane());
  }

  private Lane orExact(Lane first) {
    return new FallbackLane(run, first, this::exact);
  }

  private Lane counting() {
    return new CountingEngine(request, run.forLane());
  }

  /** Counting on the mask alone, whose refutations hold for any goal. */
  private Lane refuting() {
    Run mine = run.forRefuting();
    return new RefutingLane(new CountingEngine(request.withGoal(Goal.NONE), mine), mine);
  }

  private Lane exhaustive() {
    return new ExhaustiveEngine(request, run.forLane(), tree);
  }

  private Lane dual() {
    return new DualEngine(request, run.forLane(), walk());
  }

  private DualWalk walk() {
    if (walk == null) {
      walk = DualWalk.of(request, run.bookmark());
    }
    return walk;
  }

  /** Tries everything if the time suffices; otherwise leaves at once. */
  private Lane exhausting() {
    Run mine = run.forLane();
    return new ConditionalLane(
        new ExhaustiveEngine(request, mine, tree),
        () -> true,
        () -> tree.fitsInto(request.time(), mine),
        () -> tree.done(mine),
        mine);
  }

  /**
   * Tries every way to fill either the clue cells or the empty cells, whichever seems faster, if
   * the time suffices.
   */
  private Lane tryingAll() {
    DualWalk open = walk();
    if (request.time().compareTo(DualWalk.LEAST_TO_DRAW) < 0 || !isWalked()) {
      return exhausting();
    }
    if (open.isBegun()) {
      return dual();
    }
    Run mine = run.forLane();
    Lane clues =
        new ConditionalLane(
            new ExhaustiveEngine(request, mine, tree),
            () -> !mayBeBeaten(mine) || open.isPlanned(tree.estimate(mine), mine),
            () -> tree.fitsInto(request.time(), mine) && !(mayBeBeaten(mine) && isBeaten(mine)),
            () -> tree.done(mine),
            mine);
    return new FallbackLane(run, clues, this::walking);
  }

  /** Fills the empty cells in every way, if the time suffices. */
  private Lane walking() {
    Run mine = run.forLane();
    return new ConditionalLane(
        new DualEngine(request, mine, walk),
        () -> walk.isPlanned(request.time(), mine),
        () -> walk.fitsInto(request.time(), mine),
        () -> walk.done(mine),
        mine);
  }

  /** True if the tree could be walked in time, but is large enough to look for a smaller one. */
  private boolean mayBeBeaten(Run mine) {
    return tree.fitsInto(request.time(), mine)
        && tree.estimate(mine).compareTo(DualWalk.LEAST_TO_DRAW) > 0;
  }

  /** True if the dual walk is the shorter one. */
  private boolean isBeaten(Run mine) {
    return walk.fitsInto(tree.estimate(mine), mine);
  }
}
