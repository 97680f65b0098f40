package cluewright.search.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.InTurn;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided;
import cluewright.search.Progress;
import cluewright.search.Proof;
import cluewright.search.Watch;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;
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

    Outcome outcome = new Race(run).decide(() -> lanes, threads);

    assertThat(outcome.engine()).isEqualTo("b");
    assertThat(laneThreads()).isZero();
  }

  @Test
  void noLaneStarvesBehindTheLongTurnsOfAnotherOnItsThread() {
    Scripted quick = Scripted.lane("quick", RaceTest::nothing);
    Scripted slow =
        Scripted.lane(
            "slow",
            turn -> {
              for (int i = 0; i < 30; i++) {
                sleep();
              }
              return turn < 4 ? Optional.empty() : Optional.of(impossible("slow"));
            });

    new Race(run).decide(() -> List.of(quick, slow), 1);

    assertThat(quick.turns().get()).isGreaterThan(3 * 10);
  }

  @Test
  void theFirstLaneHasATurnAloneSinceMostRequestsNeedNoMore() {
    Scripted second = Scripted.lane("b", RaceTest::nothing);
    List<Lane> lanes = List.of(Scripted.lane("a", turn -> Optional.of(impossible("a"))), second);

    assertThat(new Race(run).decide(() -> lanes, 2).engine()).isEqualTo("a");
    assertThat(second.turns()).hasValue(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aLaneThatHasNothingMoreToTryLeavesAndTheOthersGoOn(int threads) {
    Scripted leaves = Scripted.lane("a", turn -> Optional.of(run.outOfMemory("a")));
    Scripted goesOn =
        Scripted.lane("b", turn -> turn < 9 ? nothing(turn) : Optional.of(impossible("b")));

    assertThat(new Race(run).decide(() -> List.of(leaves, goesOn), threads).engine())
        .isEqualTo("b");
    assertThat(leaves.turns()).hasValue(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whenAllHaveLeftTheirReasonIsTheAnswer(int threads) {
    List<Lane> lanes =
        List.of(
            Scripted.lane("a", turn -> Optional.of(run.outOfMemory("a"))),
            Scripted.lane("b", turn -> Optional.of(run.outOfMemory("b"))));

    Outcome outcome = new Race(run).decide(() -> lanes, threads);

    assertThat(((Undecided) outcome).reason()).isEqualTo(Undecided.Reason.OUT_OF_MEMORY);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aStopEndsEveryLane(int threads) throws Exception {
    List<Lane> lanes =
        List.of(Scripted.lane("a", RaceTest::nothing), Scripted.lane("b", RaceTest::nothing));

    CompletableFuture<Outcome> outcome =
        CompletableFuture.supplyAsync(() -> new Race(run).decide(() -> lanes, threads));
    watch.stop();

    assertThat(((Undecided) outcome.get(10, TimeUnit.SECONDS)).reason())
        .isEqualTo(Undecided.Reason.STOPPED);
    assertThat(laneThreads()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aLaneThatRunsOutOfMemoryLeavesAndTheOthersGoOn(int threads) {
    Lane hungry = Scripted.lane("a", turn -> outOfMemory());
    Lane goesOn =
        Scripted.lane("b", turn -> turn < 9 ? nothing(turn) : Optional.of(impossible("b")));

    assertThat(new Race(run).decide(() -> List.of(hungry, goesOn), threads).engine())
        .isEqualTo("b");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whereMemoryMadeALaneLeaveThatIsTheAnswerWhateverTheOthersSay(int threads) {
    List<Lane> lanes =
        List.of(
            Scripted.lane("a", turn -> turn < 3 ? nothing(turn) : outOfMemory()),
            Scripted.lane("b", turn -> turn < 9 ? nothing(turn) : Optional.of(tired("b"))));

    Undecided outcome = (Undecided) new Race(run).decide(() -> lanes, threads);

    assertThat(outcome.reason()).isEqualTo(Undecided.Reason.OUT_OF_MEMORY);
    assertThat(outcome.engine()).isEqualTo("a");
    assertThat(outcome.message().toString()).contains("out of memory").contains("-Xmx");
  }

  @InTurn
  @Test
  void whatALaneHeldThatRanOutOfMemoryIsFree() {
    List<WeakReference<Lane>> held = new ArrayList<>();
    Supplier<List<Lane>> start =
        () -> {
          Lane hungry = Scripted.lane("a", turn -> outOfMemory());
          held.add(new WeakReference<>(hungry));
          return List.of(
              hungry, Scripted.lane("b", turn -> isGone(held) ? Optional.of(tired("b")) : gc()));
        };

    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> new Race(run).decide(start, /* threads= */ 1));
  }

  private static boolean isGone(List<WeakReference<Lane>> held) {
    return held.get(0).get() == null;
  }

  private static Optional<Outcome> gc() {
    System.gc();
    return nothing(0);
  }

  private static Optional<Outcome> outOfMemory() {
    throw new OutOfMemoryError("a test of ours");
  }

  private static Outcome tired(String engine) {
    return new Undecided(Undecided.Reason.OUT_OF_TIME, engine, Duration.ZERO);
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

    assertThatThrownBy(() -> new Race(run).decide(() -> lanes, threads))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a fault of ours");
    assertThat(laneThreads()).isZero();
  }

  /** Else the bar of a walk that was left would stand still while others go on. */
  @Test
  void aLaneThatLeavesSaysNoMoreWhichPartIsDone() {
    List<Progress> reports = new ArrayList<>();
    Run observed = new Run(LONG, new Watch(reports::add)).forLane();
    boolean[] isWorth = {true};
    Lane lane =
        new ConditionalLane(
            Scripted.lane("a", turn -> Optional.empty()),
            () -> true,
            () -> isWorth[0],
            () -> 0.25,
            observed);

    assertThat(lane.turn()).isEmpty();
    observed.phase(Phrase.verbatim("walking"));
    isWorth[0] = false;
    assertThat(lane.turn())
        .hasValueSatisfying(left -> assertThat(left).isInstanceOf(Undecided.class));
    observed.phase(Phrase.verbatim("searching"));

    assertThat(reports)
        .extracting(Progress::part)
        .containsExactly(OptionalDouble.of(0.25), OptionalDouble.empty());
  }
}
