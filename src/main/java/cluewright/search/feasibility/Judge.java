package cluewright.search.feasibility;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Arguments;
import cluewright.search.Effort;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.OnlyPuzzle;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Engines;
import cluewright.search.listed.LookUp;
import cluewright.search.race.Run;
import cluewright.search.skeleton.SkeletonSearch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Judges questions with the fastest means first: arguments, earlier answers, published lists, a
 * short search, an exhaustive walk if that takes only a moment, and with enough time all engines.
 *
 * <p>Safe for use by several threads.
 */
public final class Judge {
  /**
   * The number of clue cells around fixed digits up to which every filling is tried, often in
   * milliseconds.
   */
  private static final int FEW_FREE = 8;

  /**
   * The time after which all engines are used, if as much is left, since formulas take a while to
   * build.
   */
  private static final Duration SHORT = Duration.ofSeconds(1);

  /** How long the first exhaustive attempt lasts; the second lasts twice as long. */
  private static final Duration MOMENT = Duration.ofSeconds(1);

  /**
   * The estimated cost up to which an exhaustive attempt is made anyway: small estimates are rough,
   * mostly too high since walks learn, and occasionally far too low.
   */
  private static final Duration SMALL = Duration.ofSeconds(30);

  /**
   * The number of attempts, in different orders, since a badly chosen one may take a hundred times
   * longer.
   */
  private static final int ATTEMPTS = 2;

  /** The minimum cost assumed after failed attempts. */
  private static final Duration WALKED = MOMENT.multipliedBy(3);

  /** The cost if no digit is left to choose, so that the only puzzle's solutions are counted. */
  private static final Duration COUNTED = Duration.ofSeconds(10);

  private final Engine engine;
  private final Optional<Goal> goal;
  private final Lists lists;
  private final Memory memory = new Memory();
  private final OpenSearch openSearch = new OpenSearch();
  private long searches;

  public Judge(Engine engine) {
    this(engine, Optional.empty(), engine.lists());
  }

  public Judge(Engine engine, Lists lists) {
    this(engine, Optional.empty(), lists);
  }

  /** A judge of whether a puzzle meets a goal, whatever digits its questions fix. */
  public Judge(Engine engine, Goal goal) {
    this(engine, Optional.of(goal), engine.lists());
  }

  private Judge(Engine engine, Optional<Goal> goal, Lists lists) {
    this.engine = engine;
    this.goal = goal;
    this.lists = lists;
  }

  /** The judgement without a search, within milliseconds. */
  public Judgement atOnce(Question question) {
    if (question.mask().board().isOpen()) {
      return ofOpenValues(question);
    }
    List<Proof> proofs =
        Arguments.against(question.mask(), question.strategies(), question.givens());
    if (!proofs.isEmpty()) {
      return new Judgement.Impossible(
          question,
          OnlyPuzzle.told(
              proofs.get(0), question.mask(), question.strategies(), question.givens()));
    }
    Optional<Judgement> known = remembered(question);
    if (known.isEmpty() && isMonotoneSet(question)) {
      known = listed(SHORT, question, Watch.idle());
    }
    return known.orElseGet(() -> new Judgement.Undecided(question, Duration.ZERO));
  }

  private Judgement ofOpenValues(Question question) {
    SkeletonSearch search = openSearch(question);
    Optional<Proof> argument = search.argument();
    openSearch.keep(question, search);
    return argument
        .<Judgement>map(proof -> new Judgement.Impossible(question, proof))
        .or(() -> remembered(question))
        .orElseGet(() -> new Judgement.Undecided(question, Duration.ZERO));
  }

  private SkeletonSearch openSearch(Question question) {
    return openSearch.take(question, () -> asked(whole(question)).withSeed(nextSeed()));
  }

  /** Goes on with the search for open values. */
  private Judgement searchOpen(Duration time, Question question, Watch watch) {
    SkeletonSearch search = openSearch(question);
    Outcome outcome = search.next(time, 1, watch);
    if (outcome instanceof Outcome.Undecided) {
      openSearch.keep(question, search);
    }
    return judgement(question, outcome, outcome.elapsed());
  }

  /**
   * Judges by published lists, from which nothing is learned, since they answer as quickly again.
   */
  private Optional<Judgement> listed(Duration time, Question question, Watch watch) {
    Optional<Outcome> outcome = LookUp.answer(asked(whole(question)), new Run(time, watch));
    return outcome.map(
        known ->
            known instanceof Outcome.Found found
                ? learned(question, found)
                : new Judgement.Impossible(question, ((Outcome.Impossible) known).proof()));
  }

  /**
   * What earlier answers say. Of a goal, such as no redundant clue, nothing follows for more or
   * fewer clues.
   */
  private synchronized Optional<Judgement> remembered(Question question) {
    if (hasGoal()) {
      return Optional.empty();
    }
    Optional<Judgement> refuted = memory.impossible(question).map(Judgement.class::cast);
    return refuted.isPresent() ? refuted : memory.possible(question).map(Judgement.class::cast);
  }

  /**
   * The judgement after a search on this thread; several threads may search at once.
   *
   * @param time how long to search at most
   * @param watch ends the search early; the judgement is then open
   */
  public Judgement within(Duration time, Question question, Watch watch) {
    Judgement known = atOnce(question);
    return known instanceof Judgement.Undecided ? search(time, question, watch) : known;
  }

  /** Searches, given that nothing is known immediately. */
  Judgement search(Duration time, Question question, Watch watch) {
    if (question.mask().board().isOpen()) {
      return searchOpen(time, question, watch);
    }
    if (!isMonotoneSet(question)) {
      Optional<Judgement> listed = listed(time, question, watch);
      if (listed.isPresent()) {
        return listed.get();
      }
    }
    boolean isOne = question.free() == 0 && time.compareTo(COUNTED) < 0;
    Budget budget = new Budget(isOne ? COUNTED : time);
    Outcome outcome =
        exactly(budget, question, watch).orElseGet(() -> outcome(budget, question, watch));
    Judgement judgement = judgement(question, outcome, budget.spent());
    if (judgement instanceof Judgement.Undecided open && isLeft(budget)) {
      judgement = weigh(open, budget, watch);
    }
    if (judgement instanceof Judgement.Undecided open && isLeft(budget)) {
      Outcome last = decide(whole(question), budget.rest(), budget, watch);
      judgement = judgement(question, last, budget.spent()).costing(open.cost());
    }
    return judgement;
  }

  /**
   * Extends a refutation under some strategies by a short search with any: it may hold for all, or
   * there may be a puzzle for others. Where no digit is free, {@link OnlyPuzzle} has said it.
   */
  Judgement.Impossible widen(Judgement.Impossible refuted, Watch watch) {
    Question question = refuted.question();
    Proof proof = refuted.proof();
    if (proof.scope() != Proof.Scope.STRATEGIES || question.free() == 0) {
      return refuted;
    }
    Question ofAll = new Question(question.mask(), StrategySet.any(), question.fixed());
    Judgement known = within(SHORT, ofAll, watch);
    if (known instanceof Judgement.Possible) {
      Phrase others = Phrase.sentences(proof.sentence(), Phrase.of("search.others-solve"));
      return new Judgement.Impossible(question, proof.told(others));
    }
    return known instanceof Judgement.Impossible all
        ? new Judgement.Impossible(question, all.proof())
        : refuted;
  }

  private static boolean isLeft(Budget budget) {
    return budget.rest().compareTo(SHORT) >= 0;
  }

  private Judgement judgement(Question question, Outcome outcome, Duration searched) {
    if (outcome instanceof Outcome.Found found) {
      return learned(question, found);
    }
    return outcome instanceof Outcome.Impossible impossible
        ? learn(new Judgement.Impossible(question, impossible.proof()))
        : new Judgement.Undecided(question, searched);
  }

  /**
   * The judgement after estimating the cost of trying everything, and after trying it if that takes
   * only a moment. Undecided, it says what it costs.
   */
  Judgement weigh(Judgement.Undecided open, Watch watch) {
    return weigh(open, new Budget(WALKED.multipliedBy(ATTEMPTS)), watch);
  }

  private Judgement weigh(Judgement.Undecided open, Budget budget, Watch watch) {
    Judgement.Undecided now = open;
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      Request request =
          asked(whole(open.question()))
              .withTime(atMost(MOMENT.multipliedBy(attempt), budget))
              .withSeed(nextSeed())
              .withThreads(1);
      Optional<Effort> effort = effort(request, budget, watch);
      if (effort.isEmpty() || effort.get().time().compareTo(SMALL) > 0) {
        return now.costing(now.cost().or(() -> effort.map(Effort::time)));
      }
      Outcome outcome = engine.generate(request.withEngine(effort.get().engine()), watch);
      budget.spend(outcome.elapsed());
      Judgement tried = judgement(open.question(), outcome, now.searched().plus(outcome.elapsed()));
      if (!(tried instanceof Judgement.Undecided left)) {
        return tried;
      }
      if (watch.isStopped()) {
        return now;
      }
      now = left.costing(Optional.of(Collections.max(List.of(effort.get().time(), WALKED))));
    }
    return now;
  }

  private Optional<Effort> effort(Request request, Budget budget, Watch watch) {
    long start = System.nanoTime();
    Optional<Effort> effort = engine.effort(request, watch);
    budget.spend(Duration.ofNanos(System.nanoTime() - start));
    return effort;
  }

  /** The first outcome that answers the question; failure with fewer strategies proves nothing. */
  private Outcome outcome(Budget budget, Question question, Watch watch) {
    Request first = request(question);
    Duration limit = first.engine() == EngineChoice.AUTO ? budget.rest() : atMost(SHORT, budget);
    Outcome outcome = decide(first, limit, budget, watch);
    boolean isAbout = first.strategies().equals(question.strategies());
    return isAbout || !(outcome instanceof Outcome.Impossible)
        ? outcome
        : decide(
            whole(question).withEngine(EngineChoice.SEARCH), atMost(SHORT, budget), budget, watch);
  }

  private static Duration atMost(Duration limit, Budget budget) {
    Duration rest = budget.rest();
    return rest.compareTo(limit) < 0 ? rest : limit;
  }

  private Outcome decide(Request asked, Duration limit, Budget budget, Watch watch) {
    Request request = asked(asked).withTime(limit).withSeed(nextSeed()).withThreads(1);
    Outcome outcome = engine.generate(request, watch);
    budget.spend(outcome.elapsed());
    return outcome;
  }

  private Request asked(Request request) {
    return goal.map(request::withGoal).orElse(request).withLists(lists);
  }

  private static Request whole(Question question) {
    return new Request(question.mask(), question.strategies()).withGoal(question.goal());
  }

  /**
   * The answer of exact engines to a question with fixed digits. Counting knows nothing of these,
   * but what it refutes for any digits it refutes for them.
   */
  private Optional<Outcome> exactly(Budget budget, Question question, Watch watch) {
    if (question.givens().isEmpty() || Engines.isAlwaysDecided(question.mask().board())) {
      return Optional.empty();
    }
    Request ofMask = whole(question.withoutFixed());
    if (Engines.isCounted(ofMask)
        && decide(ofMask, budget.half(), budget, watch) instanceof Outcome.Impossible impossible) {
      return Optional.of(impossible);
    }
    return question.free() > FEW_FREE
        ? Optional.empty()
        : Optional.of(
                decide(
                    whole(question).withEngine(EngineChoice.EXHAUSTIVE),
                    budget.half(),
                    budget,
                    watch))
            .filter(outcome -> !(outcome instanceof Outcome.Undecided));
  }

  /**
   * The request for a given engine. Where an exact engine is quick, it has its say. Elsewhere the
   * search looks for a puzzle of the easy strategies, if these place digits: it is much the
   * quickest with them, and what they complete all complete.
   */
  private static Request request(Question question) {
    Request whole = whole(question);
    if (Engines.isQuicklyDecided(whole)) {
      return whole;
    }
    return new Request(question.mask(), question.strategies().easyIfTheyPlace())
        .withGoal(question.goal())
        .withEngine(EngineChoice.SEARCH);
  }

  private synchronized Judgement learned(Question question, Outcome.Found found) {
    if (question.mask().board().isOpen() || hasGoal()) {
      return new Judgement.Possible(question, found.puzzle(), found.solution());
    }
    memory.learn(found.solution(), found.puzzle().mask());
    if (!isMonotoneSet(question) || question.strategies().isAny()) {
      return new Judgement.Possible(question, found.puzzle(), found.solution());
    }
    return memory
        .possible(question)
        .orElseThrow(
            () -> new IllegalStateException("fewer strategies complete more: " + found.puzzle()));
  }

  /** True if adding clues keeps a possible mask possible. */
  boolean isMonotone(Question question) {
    return isMonotoneSet(question) && !hasGoal();
  }

  private boolean hasGoal() {
    return goal.isPresent() && !goal.get().isNone();
  }

  private static boolean isMonotoneSet(Question question) {
    return question.strategies().isMonotone(question.mask().board());
  }

  private synchronized long nextSeed() {
    return ++searches;
  }

  /** Remembers the solution of a puzzle from elsewhere, to be tried on later questions. */
  public synchronized void learn(Puzzle solution) {
    memory.learn(solution);
  }

  /** Remembers a proven answer, possibly from elsewhere, and applies it to later questions. */
  public synchronized Judgement learn(Judgement.Impossible refuted) {
    memory.learn(refuted);
    return refuted;
  }
}
