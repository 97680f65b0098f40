package cluewright.search.sat;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.BruteForce;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Engines;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engines one by one, without the short arguments before them. */
public final class ExactEngineTest {

  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NH", "NHL", "N,hidden-pair"})
  void on4x4ItDecidesAsTryingEverythingDoes(String set) {
    Random random = Tries.random(16);
    Set<Boolean> seen = new HashSet<>();
    for (int i = 0; i < Tries.of(24); i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + i % 4, random);
      Outcome exact = exact(request(mask, set, 20));
      Outcome exhaustive = exhaustive(request(mask, set, 20));

      assertThat(exact).isNotInstanceOf(Outcome.Undecided.class);
      assertThat(exact.verdict()).isEqualTo(exhaustive.verdict());
      seen.add(exact instanceof Outcome.Found);
    }
    assertThat(seen).hasSizeGreaterThanOrEqualTo(Tries.showing(2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NH", "NHL"})
  void on4x4ItDecidesAsBruteForce(String set) {
    Random random = Tries.random(17);
    for (int i = 0; i < Tries.of(24); i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + i % 3, random);

      assertThat(exact(request(mask, set, 20)).verdict())
          .isEqualTo(BruteForce.FOUR.isPossible(mask.line(), set) ? "found" : "impossible");
    }
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({"N", "H", "NHL"})
  void on6x6ItNeverContradictsBruteForce(String set) {
    Random random = Tries.random(18);
    int decided = 0;
    for (int i = 0; i < Tries.of(8); i++) {
      Mask mask = Masks.random(Boards.SIX, 9 + i, random);
      Outcome outcome = exact(request(mask, set, 1));
      boolean possible = BruteForce.SIX.isPossible(mask.line(), set);
      assertThat(outcome.verdict()).isIn("undecided", possible ? "found" : "impossible");
      decided += outcome instanceof Outcome.Undecided ? 0 : 1;
    }
    assertThat(decided).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({
    "x... ..x. .x.. ...x, N",
    "xx.. x... ...x ...., NH",
    "x... ..x. .x.. ...x, H",
    "x..x .... .xx. ...., NHL"
  })
  void bothEnginesListEveryPuzzleOfAMaskOnceAndThenSayThatThereIsNoOther(String rows, String set) {
    Mask mask = Masks.mask(Boards.FOUR, rows);
    int puzzles = BruteForce.FOUR.puzzles(mask.line(), set);

    assertThat(listed(mask, set, Engine.EXACT)).hasSize(puzzles);
    assertThat(listed(mask, set, Engine.EXHAUSTIVE)).hasSize(puzzles);
  }

  private enum Engine {
    EXACT,
    EXHAUSTIVE;

    Outcome decide(Request request) {
      return this == EXACT ? exact(request) : exhaustive(request);
    }
  }

  /** Every puzzle up to renaming; ends only with the proof that there is no other. */
  private static List<Puzzle> listed(Mask mask, String set, Engine engine) {
    List<Puzzle> known = new ArrayList<>();
    while (true) {
      Outcome outcome = engine.decide(request(mask, set, 20).withKnown(known));
      if (outcome instanceof Outcome.Impossible impossible) {
        assertThat(impossible.proof().kind() == Proof.Kind.NO_OTHER).isEqualTo(!known.isEmpty());
        return known;
      }
      assertThat(outcome).isInstanceOf(Outcome.Found.class);
      Puzzle puzzle = ((Outcome.Found) outcome).puzzle();
      assertThat(known).noneMatch(other -> isRenamed(puzzle, other));
      known.add(puzzle);
    }
  }

  /** True if two puzzles of one mask differ in the names of their digits only. */
  public static boolean isRenamed(Puzzle one, Puzzle other) {
    Board board = one.board();
    int[] cells = one.mask().clues().toArray();
    return IntStream.of(cells)
        .allMatch(
            a ->
                IntStream.of(cells)
                    .allMatch(
                        b ->
                            one.digit(a) == one.digit(b) == (other.digit(a) == other.digit(b))
                                && board.equals(other.board())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "NHL"})
  void knownPuzzlesThatTheMaskDoesNotHaveAreNotTakenForItsOwn(String set) {
    Mask impossible = Masks.mask(Boards.FOUR, "xxx. .... .... ....");
    Puzzle elsewhere =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 0, 0, 3, 4, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0});
    for (Engine engine : Engine.values()) {
      Outcome outcome = engine.decide(request(impossible, set, 20).withKnown(List.of(elsewhere)));

      assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
      assertThat(((Outcome.Impossible) outcome).proof().kind()).isNotEqualTo(Proof.Kind.NO_OTHER);
    }
  }

  @Test
  void lubysSequence() {
    assertThat(IntStream.rangeClosed(1, 15).map(ExactEngine::luby))
        .containsExactly(1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8);
  }

  private static Request request(Mask mask, String set, int seconds) {
    return new Request(mask, StrategySet.parse(set)).withTime(Duration.ofSeconds(seconds));
  }

  private static Outcome exact(Request request) {
    return alone(request.withEngine(EngineChoice.EXACT));
  }

  /** Without the arguments. */
  private static Outcome alone(Request request) {
    Run run = new Run(request.time(), Watch.idle());
    return new Race(run).decide(() -> Engines.lanes(request, run), 1);
  }

  private static Outcome exhaustive(Request request) {
    return alone(request.withEngine(EngineChoice.EXHAUSTIVE));
  }
}
