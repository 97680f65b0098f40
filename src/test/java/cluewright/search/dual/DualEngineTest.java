package cluewright.search.dual;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Conditions;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Engines;
import cluewright.search.race.Lane;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Filling the open cells decides as brute force does. */
final class DualEngineTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final List<String> SETS = List.of("N", "H", "NH", "NL", "HL", "NHL", "any");
  private static final Duration LONG = Duration.ofHours(1);

  private static Outcome decided(Request request) {
    Run run = new Run(LONG, Watch.idle());
    Request dual = request.withEngine(EngineChoice.DUAL);
    return new Race(run).decide(() -> Engines.lanes(dual, run), request.threads());
  }

  private static Outcome decided(Mask mask, String set) {
    return decided(new Request(mask, StrategySet.parse(set)).withThreads(1));
  }

  private static String truth(BruteForce board, Mask mask, String set) {
    return board.isPossible(mask.line(), set) ? "found" : "impossible";
  }

  /** One mask of each class under the board's 128 symmetries stands for all of every size. */
  @Test
  void everyMaskOfASmallBoardIsDecidedAsCounted() {
    List<Mask> masks = Masks.classes(Boards.FOUR);
    assertThat(masks).hasSize(805);
    for (Mask mask : Tries.some(masks.stream()).toList()) {
      assertDecidedAsCounted(mask);
    }
  }

  /** Images are walked in other orders. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 9, 11, 13})
  void anyMaskOfASmallBoardIsDecidedAsCounted(int clues) {
    Random random = Tries.random(80);
    for (int i = 0; i < Tries.of(150); i++) {
      assertDecidedAsCounted(Masks.random(Boards.FOUR, clues, random));
    }
  }

  private static void assertDecidedAsCounted(Mask mask) {
    for (String set : SETS) {
      assertThat(decided(mask, set).verdict())
          .as(mask.line() + " " + set)
          .isEqualTo(truth(BruteForce.FOUR, mask, set));
    }
  }

  @Test
  void randomMasksOfSixBySixAreDecidedAsCounted() {
    Random random = Tries.random(81);
    for (int i = 0; i < Tries.of(120); i++) {
      Mask mask = Masks.random(Boards.SIX, 7 + random.nextInt(12), random);
      String set = SETS.get(random.nextInt(SETS.size()));

      assertThat(decided(mask, set).verdict())
          .as(mask.line() + " " + set)
          .isEqualTo(truth(BruteForce.SIX, mask, set));
    }
  }

  /** All puzzles of a mask, one after the other, each known when the next is looked for. */
  @ParameterizedTest
  @CsvSource({"N", "H", "NHL", "any"})
  void whatIsKnownIsNotFoundAgainUntilThereIsNoOther(String set) {
    for (Mask mask : Tries.some(Masks.all(Boards.FOUR, 6).stream()).limit(20).toList()) {
      int expected = BruteForce.FOUR.puzzles(mask.line(), set);
      Request request = new Request(mask, StrategySet.parse(set)).withThreads(1);
      List<Puzzle> known = new ArrayList<>();
      Outcome outcome = decided(request);
      while (outcome instanceof Outcome.Found found) {
        known.add(found.puzzle());
        outcome = decided(request.withKnown(known));
      }

      assertThat(known).as(mask.line()).hasSize(expected);
      assertThat(outcome.verdict()).isEqualTo(expected == 0 ? "impossible" : "no-other");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5})
  void onlyTheLastOfSeveralLanesSaysThatAllWasTried(int lanes) {
    Mask mask = Masks.mask(Boards.SIX, "x....x ...x.. .x.... ..x... x...x. ......");
    Request request = new Request(mask, NHL);
    List<Outcome> alone = walk(request, 1);
    List<Outcome> outcomes = walk(request, lanes);

    assertThat(outcomes).hasSize(lanes);
    assertThat(outcomes.subList(0, lanes - 1)).hasOnlyElementsOfType(Outcome.Undecided.class);
    assertThat(outcomes.get(lanes - 1)).isInstanceOf(Outcome.Impossible.class);
    assertThat(((Outcome.Impossible) alone.get(0)).proof().kind()).isEqualTo(Proof.Kind.OPEN_CELLS);
  }

  /** Lanes that all begin at the first branch, and take turns by lot. */
  private static List<Outcome> walk(Request request, int lanes) {
    Random random = new Random(lanes);
    Run run = new Run(LONG, Watch.idle());
    DualWalk all = new DualWalk(request);
    List<Lane> working = new ArrayList<>();
    for (int i = 0; i < lanes; i++) {
      working.add(new DualEngine(request, run, all));
    }
    List<Outcome> outcomes = new ArrayList<>();
    while (!working.isEmpty()) {
      Lane lane = working.get(random.nextInt(working.size()));
      Optional<Outcome> outcome = lane.turn();
      outcome.ifPresent(outcomes::add);
      outcome.ifPresent(ended -> working.remove(lane));
    }
    return outcomes;
  }

  @Test
  void severalThreadsDecideAsOneDoes() {
    Random random = Tries.random(82);
    for (int i = 0; i < Tries.of(50); i++) {
      Mask mask = Masks.random(Boards.SIX, 8 + random.nextInt(6), random);

      assertThat(walk(new Request(mask, NHL), 3))
          .as(mask.line())
          .anyMatch(each -> each.verdict().equals(truth(BruteForce.SIX, mask, "NHL")));
    }
  }

  @Test
  void aDenseMaskOfNineByNineIsFilled() {
    Board nine = Boards.NINE;
    Mask mask = Masks.random(nine, 66, new Random(3));

    assertThat(decided(mask, "NHL")).isInstanceOf(Outcome.Found.class);
  }

  @Test
  void rowsThatCouldBeSwappedAreRefutedByTheWalkItself() {
    Mask mask =
        Masks.mask(
            Boards.NINE,
            """
            .........
            .........
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            xxxxxxxxx
            """);

    Outcome outcome = decided(mask, "NHL");
    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
    assertThat(outcome.message().toString())
        .startsWith(
            "These strategies are not enough: all ways to fill the other cells were tried (")
        .endsWith("up to relabelling digits), and these strategies solve none.");
  }

  @InTurn
  @Test
  void aStopEndsTheDrawingOfOrdersAndTheWalk() {
    Mask sparse = Masks.random(Boards.NINE, 24, new Random(42));
    for (int patience : List.of(50, 3000)) {
      Watch[] watch = new Watch[1];
      Spent[] stopped = new Spent[1];
      watch[0] = new Watch(progress -> {});
      Thread stopper =
          new Thread(
              () -> {
                try {
                  Thread.sleep(patience);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
                stopped[0] = Spent.sinceNow();
                watch[0].stop();
              });
      stopper.start();
      Run run = new Run(LONG, watch[0]);
      Request request = new Request(sparse, NHL).withEngine(EngineChoice.DUAL).withThreads(2);
      Outcome outcome = new Race(run).decide(() -> Engines.lanes(request, run), 2);

      assertThat(stopped[0].time()).isLessThan(Duration.ofSeconds(1));
      assertThat(outcome).isInstanceOf(Outcome.Undecided.class);
    }
  }

  @Test
  void whatItCannotDecideIsRefused() {
    Request request = new Request(Mask.empty(Boards.NINE), NHL).withEngine(EngineChoice.DUAL);

    assertThat(Engines.objection(request)).isEmpty();
    assertThat(Engines.objection(request.withGoal(Goal.NONE.withConditions(Conditions.MINIMAL))))
        .contains("the dual engine supports no conditions on the puzzle but fixed digits");
    for (String id : List.of("bug-plus-one", "unique-rectangle-1")) {
      StrategySet set = StrategySet.parse("NHL," + id);
      Request assuming = new Request(request.mask(), set).withEngine(EngineChoice.DUAL);
      assertThat(Engines.objection(assuming)).isPresent();
    }
  }
}
