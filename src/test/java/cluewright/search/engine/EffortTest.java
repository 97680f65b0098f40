package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.Effort;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What trying everything takes, and which way is taken. */
final class EffortTest {
  /** Its open cells are filled in a moment, its clue cells in hours. */
  private static final Mask SMALL_WALK =
      Masks.mask(
          Boards.NINE,
          "......xx..x.xxx.x......x..x.....x...............x.....x..x......x.xxx.x..xx......");

  /** Seventeen clues: these are filled in less than a day, the open cells in years. */
  private static final Mask SMALL_TREE =
      Masks.mask(
          Boards.NINE,
          "...x..xx.x.x.........x......x..x..x......xx..x...x.....x.x.........x.x...........");

  private static final Duration LONGEST = Duration.ofMinutes(2);

  private static Request request(Mask mask, String set) {
    return new Request(mask, StrategySet.parse(set)).withThreads(1);
  }

  /** The estimate; where other programs leave too little time for it, it gets twice as much. */
  private static Effort effort(Request request) {
    Request asked = request;
    Optional<Effort> effort = new Generator().effort(asked, Watch.idle());
    while (effort.isEmpty() && asked.time().compareTo(LONGEST) < 0) {
      asked = asked.withTime(asked.time().multipliedBy(2));
      effort = new Generator().effort(asked, Watch.idle());
    }
    return effort.orElseThrow();
  }

  /** With little time for orders, and with much. */
  static Stream<Integer> seconds() {
    return Tries.some(Stream.of(2, 60));
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("seconds")
  void theCheaperOfBothTreesIsNamed(int seconds) {
    Duration time = Duration.ofSeconds(seconds);
    Effort walk = effort(request(SMALL_WALK, "NHL").withTime(time));
    assertThat(walk.engine()).isEqualTo(EngineChoice.DUAL);
    assertThat(walk.time()).isLessThan(Duration.ofSeconds(30));
    Effort tree = effort(request(SMALL_TREE, "NHL").withTime(time));
    assertThat(tree.engine()).isEqualTo(EngineChoice.EXHAUSTIVE);
    assertThat(tree.time()).isBetween(Duration.ofMinutes(1), Duration.ofDays(1));
  }

  @Test
  void moreThreadsTakeLessTime() {
    Request one = request(SMALL_TREE, "NHL").withTime(Duration.ofSeconds(2));
    long alone = effort(one).time().toMillis();
    assertThat(effort(one.withThreads(4)).time().toMillis()).isBetween(alone / 5, alone / 3);
  }

  @Test
  void nothingIsKnownOfLargeBoardsNorWhereConclusionsAreNotMonotone() {
    Mask large = Masks.random(Boards.TWENTY_FIVE, 200, new Random(1));
    assertThat(new Generator().effort(request(large, "NHL"), Watch.idle())).isEmpty();
    Request unique = request(SMALL_WALK, "NHL,unique-rectangle-1");
    assertThat(new Generator().effort(unique, Watch.idle())).isEmpty();
  }

  static Stream<String> sets() {
    return Tries.some(Stream.of("NHL", "N", "NHL,swordfish", "any"));
  }

  /** The clue tree, which fits into a month as well, would take hours. */
  @InTurn
  @ParameterizedTest
  @MethodSource("sets")
  void withMuchTimeAutoTakesTheCheaperWay(String set) {
    Request request = request(SMALL_WALK, set).withTime(Duration.ofDays(30));
    Outcome outcome = new Generator().generate(request, Watch.idle());
    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
    assertThat(outcome.engine()).isEqualTo("dual");
  }
}
