package cluewright.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome.Undecided;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated("it counts the threads that are left")
final class RaceTest {
  private static final Duration LONG = Duration.ofHours(1);

  private final Watch watch = Watch.idle();
  private final Run run = new Run(LONG, watch);

  /** Does what it is told at each turn, counted from 1. */
  private record Scripted(String name, AtomicInteger turns, IntFunction<Optional<Outcome>> script)
      implements Lane {
    static Scripted lane(String name, IntFunction<Optional<Outcome>> script) {
      return new Scripted(name, new AtomicInteger(), script);
    }

    @Override
    public Optional<Outcome> turn() {
      return script.apply(turns.incrementAndGet());
    }
  }

  private static Outcome impossible(String engine) {
    return new Outcome.Impossible(
        new Proof(Proof.Kind.EXHAUSTED, Phrase.verbatim("a proof."), CellSet.empty()),
        engine,
        Duration.ZERO);
  }

  private static Optional<Outcome> nothing(int turn) {
    sleep();
    return Optional.empty();
  }

  private static void sleep() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static long laneThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("cluewright-lane"))
        .count();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void theFirstVerdictWinsAndNoLaneWorksAfterwards(int threads) {
    List<Lane> lanes =
        List.of(
            Scripted.lane("a", RaceTest::nothing),
            Scripted.lane("b", turn -> turn < 5 ? nothing(turn) : Optional.of(impossible("b"))),
            Scripted.lane("c", RaceTest::nothing));

    Outcome outcome = new Race(run).decide(lanes, threads);

    assertThat(outcome.engine()).isEqualTo("b");
    assertThat(laneThreads()).isZero();
  }

  @Test
  void theFirstLaneHasATurnAloneSinceMostRequestsNeedNoMore() {
    Scripted second = Scripted.lane("b", RaceTest::nothing);
    List<Lane> lanes = List.of(Scripted.lane("a", turn -> Optional.of(impossible("a"))), second);

    assertThat(new Race(run).decide(lanes, 2).engine()).isEqualTo("a");
    assertThat(second.turns()).hasValue(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aLaneThatHasNothingMoreToTryLeavesAndTheOthersGoOn(int threads) {
    Scripted leaves = Scripted.lane("a", turn -> Optional.of(run.outOfMemory("a")));
    Scripted goesOn =
        Scripted.lane("b", turn -> turn < 9 ? nothing(turn) : Optional.of(impossible("b")));

    assertThat(new Race(run).decide(List.of(leaves, goesOn), threads).engine()).isEqualTo("b");
    assertThat(leaves.turns()).hasValue(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whenAllHaveLeftTheirReasonIsTheAnswer(int threads) {
    List<Lane> lanes =
        List.of(
            Scripted.lane("a", turn -> Optional.of(run.outOfMemory("a"))),
            Scripted.lane("b", turn -> Optional.of(run.outOfMemory("b"))));

    Outcome outcome = new Race(run).decide(lanes, threads);

    assertThat(((Undecided) outcome).reason()).isEqualTo(Undecided.Reason.OUT_OF_MEMORY);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aStopEndsEveryLane(int threads) throws Exception {
    List<Lane> lanes =
        List.of(Scripted.lane("a", RaceTest::nothing), Scripted.lane("b", RaceTest::nothing));

    CompletableFuture<Outcome> outcome =
        CompletableFuture.supplyAsync(() -> new Race(run).decide(lanes, threads));
    watch.stop();

    assertThat(((Undecided) outcome.get(10, TimeUnit.SECONDS)).reason())
        .isEqualTo(Undecided.Reason.STOPPED);
    assertThat(laneThreads()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aFaultInAnyLaneEndsTheRaceAndReachesTheCaller(int threads) {
    List<Lane> lanes = new ArrayList<>();
    lanes.add(Scripted.lane("a", RaceTest::nothing));
    lanes.add(
        Scripted.lane(
            "b",
            turn -> {
              throw new IllegalStateException("a fault of ours");
            }));

    assertThatThrownBy(() -> new Race(run).decide(lanes, threads))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a fault of ours");
    assertThat(laneThreads()).isZero();
  }
}
