package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every engine on small boards with two-cell houses and relations, against brute force. */
final class BoardsWithRulesTest {
  private static final List<String> BOARDS =
      List.of(
          "4x4+knight",
          "4x4+x",
          "4x4+consecutive=r1c2r1c3",
          "4x4+ratio=r1c1r2c1+ratio=r3c2r3c3",
          "4x4+v=r1c1r2c2",
          "4x4+less=r2c2r1c2+less=r2c3r2c2",
          "4x4+thermometer=r1c1r1c2r2c2",
          "4x4+x+consecutive=r2c2r3c2+less=r1c1r1c2",
          "4x4+knight+less=r1c1r2c3");

  private static final List<String> SETS =
      List.of("N", "H", "NH", "NL", "NC", "HC", "HL", "NHL", "NHC", "NHLC", "any");

  private static final Duration BRIEF = Duration.ofMillis(100);
  private static final Duration LONG = Duration.ofMinutes(10);
  private static final Map<String, BruteForce> TRUTHS = new ConcurrentHashMap<>();

  /** One board, one engine. */
  record Trial(String board, EngineChoice engine) {}

  static Stream<Trial> trials() {
    return Tries.some(all());
  }

  /**
   * A third of the tries where one takes long: SAT4J is asked for each number of steps, and the
   * search goes on for all of its time where there is no puzzle.
   */
  private static int tries(Trial trial, int all) {
    boolean isLong = trial.engine() == EngineChoice.EXACT || trial.engine() == EngineChoice.SEARCH;
    return Tries.of(isLong ? all / 3 : all);
  }

  private static Stream<Trial> all() {
    return BOARDS.stream()
        .flatMap(board -> Stream.of(EngineChoice.values()).map(engine -> new Trial(board, engine)));
  }

  /** Those whose engine can tell that there is no other puzzle. */
  static Stream<Trial> walks() {
    return Tries.some(all().filter(trial -> trial.engine() != EngineChoice.SEARCH));
  }

  @ParameterizedTest
  @MethodSource("trials")
  void verdictsAreTrueAndProofsHold(Trial trial) throws Exception {
    Random random = Tries.random(211);
    Board board = Boards.named(trial.board()).orElseThrow();
    BruteForce truth = TRUTHS.computeIfAbsent(trial.board(), BruteForce::of);
    int looked = 0;
    for (int i = 0; i < tries(trial, 60); i++) {
      Mask mask = Masks.random(board, random.nextInt(11), random);
      String set = SETS.get(random.nextInt(SETS.size()));
      Request request =
          new Request(mask, StrategySet.parse(set))
              .withEngine(trial.engine())
              .withSeed(random.nextInt())
              .withThreads(1 + random.nextInt(2))
              .withTime(trial.engine() == EngineChoice.SEARCH ? BRIEF : LONG);
      if (Engines.objection(request).isEmpty()) {
        boolean isPossible = truth.isPossible(mask.line(), set);
        assertTrue(request, isPossible);
        looked++;
      }
    }
    boolean isChoosy = trial.engine() == EngineChoice.COUNTING;
    assertThat(looked).isGreaterThanOrEqualTo(isChoosy ? 0 : Tries.showing(10));
  }

  @Test
  void everyBoardHasGridsAndTheCounterFindsAll() {
    for (String name : BOARDS) {
      Board board = Boards.named(name).orElseThrow();
      int names = board.digitsAreAlike() ? 24 : 1;
      int grids = BruteForce.of(name).gridCount();

      assertThat(grids).as(name).isPositive();
      assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 1000))
          .as(name)
          .isEqualTo(names * grids);
    }
  }

  @ParameterizedTest
  @MethodSource("trials")
  void fixedDigitsKeepTheirValues(Trial trial) {
    Random random = Tries.random(212);
    Board board = Boards.named(trial.board()).orElseThrow();
    BruteForce truth = TRUTHS.computeIfAbsent(trial.board(), BruteForce::of);
    for (int i = 0; i < tries(trial, 30); i++) {
      Mask mask = Masks.random(board, 1 + random.nextInt(8), random);
      String set = SETS.get(random.nextInt(SETS.size() - 1));
      Puzzle fixed =
          Grids.solution(board, random).restrictedTo(mask).restrictedTo(half(mask, random));
      Request request =
          new Request(mask, StrategySet.parse(set))
              .withGoal(Goal.NONE.withGivens(fixed))
              .withEngine(trial.engine())
              .withTime(trial.engine() == EngineChoice.SEARCH ? BRIEF : LONG);
      if (Engines.objection(request).isEmpty()) {
        Outcome outcome = new Generator().generate(request, Watch.idle());
        boolean isPossible = truth.isPossible(mask.line(), fixed.line(), set);
        boolean isOpen = outcome instanceof Outcome.Undecided;
        assertThat(isOpen && trial.engine() != EngineChoice.SEARCH).isFalse();
        assertThat(isOpen || outcome instanceof Outcome.Found == isPossible)
            .as("%s %s %s %s", trial, mask.line(), fixed.line(), set)
            .isTrue();
      }
    }
  }

  private static Mask half(Mask mask, Random random) {
    return new Mask(
        mask.board(), CellSet.of(mask.clues().stream().filter(cell -> random.nextBoolean())));
  }

  /** Puzzle after puzzle is asked for, until there is no other. */
  @InTurn
  @ParameterizedTest
  @MethodSource("walks")
  void noPuzzleIsLeftOutBecauseAnotherIsKnown(Trial trial) throws Exception {
    Random random = Tries.random(213);
    Board board = Boards.named(trial.board()).orElseThrow();
    BruteForce truth = TRUTHS.computeIfAbsent(trial.board(), BruteForce::of);
    for (int i = 0; i < tries(trial, 20); i++) {
      Mask mask = Masks.random(board, 3 + random.nextInt(3), random);
      String set = SETS.get(random.nextInt(SETS.size()));
      Request request = new Request(mask, StrategySet.parse(set)).withEngine(trial.engine());
      if (Engines.objection(request).isPresent()) {
        continue;
      }
      List<Puzzle> known = new ArrayList<>();
      Outcome last = new Generator().generate(request, Watch.idle());
      while (last instanceof Outcome.Found found) {
        known.add(found.puzzle());
        last = new Generator().generate(request.withKnown(known), Watch.idle());
      }
      String what = "%s %s %s".formatted(trial, mask.line(), set);
      assertThat(last).as(what).isInstanceOf(Outcome.Impossible.class);
      assertThat(known).as(what).hasSize(truth.puzzles(mask.line(), set));
      assertHolds(((Outcome.Impossible) last).proof(), request.withKnown(known), what);
    }
  }

  /** A second way depends on the partners of the cells that it changes: they are to blame, too. */
  @Test
  void whatTheDualWalkLearnsHoldsWhateverThePartnersAre() {
    Board board = Boards.named("4x4+consecutive=r1c2r1c3").orElseThrow();
    Request request =
        new Request(new Mask(board, CellSet.of(9, 10, 14)), StrategySet.parse("NC"))
            .withEngine(EngineChoice.DUAL);
    List<String> found = new ArrayList<>();
    List<Puzzle> known = new ArrayList<>();
    while (new Generator().generate(request.withKnown(known), Watch.idle())
        instanceof Outcome.Found next) {
      known.add(next.puzzle());
      found.add(next.puzzle().line());
    }
    assertThat(found)
        .containsExactlyInAnyOrder(
            ".........23...2.", ".........24...2.", ".........31...3.", ".........32...3.");
  }

  private static void assertTrue(Request request, boolean isPossible) throws Exception {
    String what =
        "%s %s %s %s"
            .formatted(
                request.mask().board().name(),
                request.mask().line(),
                request.strategies().names(),
                request.engine());
    boolean isSearch = request.engine() == EngineChoice.SEARCH;
    Run run = new Run(request.time(), Watch.idle());
    Outcome outcome =
        request.engine() == EngineChoice.AUTO
            ? new Generator().generate(request, Watch.idle())
            : new Race(run).decide(() -> Engines.lanes(request, run), request.threads());
    if (isSearch && outcome instanceof Outcome.Undecided) {
      return;
    }
    assertThat(outcome).as(what).isNotInstanceOf(Outcome.Undecided.class);
    assertThat(outcome instanceof Outcome.Found).as(what).isEqualTo(isPossible);
    if (outcome instanceof Outcome.Impossible impossible) {
      assertHolds(impossible.proof(), request, what);
    }
  }

  private static void assertHolds(Proof proof, Request request, String what) throws Exception {
    if (proof.evidence().isKept()) {
      String record = ProofRecordsTest.write(request, proof);
      assertThat(ProofRecordsTest.check(record).isWhole()).as(what + "\n" + record).isTrue();
    }
  }
}
