package cluewright.search.exhaustive;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Engines;
import cluewright.search.minimum.BoardSymmetries;
import cluewright.search.race.Lane;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Trying everything, shared by several lanes. */
final class ExhaustionTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final Duration LONG = Duration.ofHours(1);

  @Test
  void theMasksSymmetriesAreThoseOfTheBoardThatMoveItOntoItself() {
    Random random = Tries.random(41);
    for (Board board : List.of(Boards.FOUR, Boards.SIX)) {
      List<int[]> all = BoardSymmetries.of(board, NHL, new Run(LONG, Watch.idle()));
      for (int i = 0; i < Tries.of(40); i++) {
        Mask mask = Masks.random(board, 2 + random.nextInt(board.cells() / 2), random);
        long count = all.stream().filter(to -> mask.clues().moved(to).equals(mask.clues())).count();

        assertThat(TreePlan.upToSymmetry(mask, NHL, random, Stop.NEVER).symmetryCount())
            .as(mask.line())
            .isEqualTo(count);
      }
    }
  }

  /** Lanes that all begin at the first branch, and take turns by lot. */
  private static List<Outcome> walk(Request request, int lanes, Random random) {
    Run run = new Run(LONG, Watch.idle());
    Exhaustion tree = new Exhaustion(request);
    List<Lane> working = new ArrayList<>();
    for (int i = 0; i < lanes; i++) {
      working.add(new ExhaustiveEngine(request, run, tree));
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

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5})
  void onlyTheLastOfSeveralLanesSaysThatAllWasTried(int lanes) {
    Mask mask = Masks.mask(Boards.SIX, "x....x ...x.. .x.... ..x... x...x. ......");

    assertThat(BruteForce.SIX.isPossible(mask.line(), "NHL")).isFalse();
    List<Outcome> outcomes = walk(new Request(mask, NHL), lanes, new Random(lanes));

    assertThat(outcomes).hasSize(lanes);
    assertThat(outcomes.subList(0, lanes - 1)).hasOnlyElementsOfType(Outcome.Undecided.class);
    assertThat(outcomes.get(lanes - 1)).isInstanceOf(Outcome.Impossible.class);
  }

  /** Nine cells of a box and eight more: small enough to be walked, on the board that is shared. */
  private static Mask tame() {
    return Masks.mask(
        Boards.NINE,
        """
        xxx......
        xxx......
        xxx......
        .........
        .........
        .........
        .......xx
        .....xxxx
        .....x.xx
        """);
  }

  @Test
  void theSharesOfSeveralLanesTogetherAreTheWholeTree() {
    Request request = new Request(tame(), NHL);
    long alone = branches(walk(request, 1, new Random(1)));

    for (int lanes : Tries.some(Stream.of(2, 3, 4)).toList()) {
      assertThat(branches(walk(request, lanes, new Random(lanes)))).isGreaterThanOrEqualTo(alone);
    }
  }

  /** The number of branches that the sentence of the proof gives. */
  private static long branches(List<Outcome> outcomes) {
    Outcome last = outcomes.get(outcomes.size() - 1);
    assertThat(last).isInstanceOf(Outcome.Impossible.class);
    String sentence = ((Outcome.Impossible) last).proof().sentence().toString();
    String number =
        Arrays.stream(sentence.split("[( ]", -1))
            .filter(w -> w.matches("[0-9,]+"))
            .findFirst()
            .orElseThrow();
    return Long.parseLong(number.replace(",", ""));
  }

  @Test
  void aRunThatIsOverSaysNothingAboutTheTree() {
    Watch watch = Watch.idle();
    watch.stop();
    Run run = new Run(LONG, watch);
    Request request = new Request(tame(), NHL).withEngine(EngineChoice.EXHAUSTIVE);

    assertThat(new Race(run).decide(() -> Engines.lanes(request, run), 2))
        .isInstanceOf(Outcome.Undecided.class);
  }

  @Test
  void whatCannotBeWalkedInTheTimeIsLeftToOthers() {
    Mask sparse = Masks.random(Boards.NINE, 24, new Random(42));

    assertThat(new Exhaustion(new Request(sparse, NHL)).fitsInto(Duration.ofMinutes(1), Stop.NEVER))
        .isFalse();
    assertThat(new Exhaustion(new Request(tame(), NHL)).fitsInto(Duration.ofMinutes(1), Stop.NEVER))
        .isTrue();
  }
}
