package cluewright.search.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.BruteForce;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The counting engine against brute force, published truths, and itself. */
final class CountingEngineTest {
  private static final StrategySet NAKED = StrategySet.parse("N");

  private static Request request(Mask mask) {
    return new Request(mask, NAKED);
  }

  private static Outcome decide(Request request) {
    CountingEngine engine =
        new CountingEngine(request, new Run(Duration.ofHours(1), Watch.idle()).forLane());
    Optional<Outcome> outcome = Optional.empty();
    while (outcome.isEmpty()) {
      outcome = engine.turn();
    }
    return outcome.get();
  }

  private static boolean isPossible(Mask mask) {
    return decide(request(mask)) instanceof Outcome.Found;
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void everyMaskOf3To6CluesOnTheSmallestBoardIsDecidedAsByBruteForce(int clues) {
    for (Mask mask : Tries.some(Masks.all(Boards.FOUR, clues).stream()).toList()) {
      assertThat(isPossible(mask))
          .as(mask.line())
          .isEqualTo(BruteForce.FOUR.isPossible(mask.line(), "N"));
    }
  }

  @Test
  void everyMaskOfTheDerivedTableIsDecidedAsCounted() throws IOException {
    for (String line : Tries.some(Masks.data("own_4x4_masks_k3_k5.tsv").stream()).toList()) {
      String[] fields = line.split("\t", -1);
      String mask = fields[0].replace('*', 'x').replace('0', '.');

      assertThat(isPossible(Masks.mask(Boards.FOUR, mask)))
          .as(mask)
          .isEqualTo(Integer.parseInt(fields[2]) > 0);
    }
  }

  @Test
  void everyMaskOfTheSixBySixTableIsDecidedAsCounted() throws IOException {
    List<Boolean> decided = new ArrayList<>();
    for (String line : Masks.data("golden_6x6_masks.tsv")) {
      String[] fields = line.split("\t", -1);
      boolean possible = isPossible(Masks.mask(Boards.SIX, fields[0]));

      assertThat(possible).as(fields[0]).isEqualTo(Integer.parseInt(fields[2]) > 0);
      decided.add(possible);
    }
    assertThat(decided).hasSize(116).contains(true, false);
  }

  @Test
  void randomMasksOfTheSixBySixBoardAreDecidedAsByBruteForce() {
    Random random = Tries.random(36);
    for (int i = 0; i < Tries.of(60); i++) {
      Mask mask = Masks.random(Boards.SIX, 8 + random.nextInt(6), random);
      assertThat(isPossible(mask))
          .as(mask.line())
          .isEqualTo(BruteForce.SIX.isPossible(mask.line(), "N"));
    }
  }

  @Test
  void allThirtyMasksOf17CluesAreImpossible() throws IOException {
    List<String> masks = Masks.data("min30");

    assertThat(masks).hasSize(30);
    for (String line : Tries.some(masks.stream()).toList()) {
      Outcome outcome = decide(request(Masks.mask(Boards.NINE, line)));
      assertThat(outcome).as(line).isInstanceOf(Outcome.Impossible.class);
      assertThat(((Outcome.Impossible) outcome).proof().kind())
          .isEqualTo(Proof.Kind.COUNTING_SEARCH);
    }
  }

  /** A second for each: nobody says that the puzzle is found, only that it is not denied. */
  @InTurn
  @Test
  void masksOfKnownPuzzlesAreNeverRefuted() throws IOException {
    for (String line : Tries.some(Masks.data("ns_only_18clue.txt").stream()).toList()) {
      Request request = request(Masks.mask(Boards.NINE, line));
      CountingEngine engine =
          new CountingEngine(request, new Run(Duration.ofHours(1), Watch.idle()).forLane());
      for (int turn = 0; turn < 15; turn++) {
        assertThat(engine.turn().filter(Outcome.Impossible.class::isInstance)).as(line).isEmpty();
      }
    }
  }

  @Test
  void whatIsKnownIsNotFoundAgainAndTheEndIsSaid() {
    Mask mask = Masks.mask(Boards.FOUR, "x.x. ..x. .... .x..");
    List<Puzzle> known = new ArrayList<>();
    Outcome outcome = decide(request(mask));
    while (outcome instanceof Outcome.Found found) {
      known.add(found.puzzle());
      outcome = decide(request(mask).withKnown(known));
    }

    assertThat(((Outcome.Impossible) outcome).proof().kind()).isEqualTo(Proof.Kind.NO_OTHER);
    assertThat(known).hasSize(BruteForce.FOUR.puzzles(mask.line(), "N")).isNotEmpty();
  }

  @Test
  void aTurnEndsWithTheRun() throws IOException {
    Mask hard = Masks.mask(Boards.NINE, Masks.data("min30").get(6));
    Watch watch = Watch.idle();
    CountingEngine engine =
        new CountingEngine(request(hard), new Run(Duration.ofHours(1), watch).forLane());
    watch.stop();

    assertThatThrownBy(engine::turn).isInstanceOf(CancellationException.class);
  }

  @Test
  void onlyNakedSinglesAloneAreCounted() {
    for (Board board : ContractBoards.ALL) {
      assertThat(CountingEngine.suits(request(Mask.empty(board))))
          .as("relations let naked singles need fewer peers, and sums may be missed")
          .isEqualTo(board.digitsAreAlike());
      for (String set : List.of("NH", "H", "NL", "NHL")) {
        assertThat(CountingEngine.suits(new Request(Mask.empty(board), StrategySet.parse(set))))
            .isFalse();
      }
    }
  }
}
