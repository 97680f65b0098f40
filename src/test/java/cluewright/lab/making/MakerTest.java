package cluewright.lab.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.BruteForce;
import cluewright.search.Lists;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every method of making clues, against brute force written for tests. */
final class MakerTest {
  private static final Duration LONG = Duration.ofMinutes(2);

  static Stream<String> exact() {
    return Maker.all().stream().filter(Maker::isExact).map(Maker::id);
  }

  static Stream<String> all() {
    return Maker.all().stream().map(Maker::id);
  }

  private static Request request(Mask mask, String set) {
    return new Request(mask, StrategySet.parse(set))
        .withTime(LONG)
        .withThreads(1)
        .withLists(Lists.IGNORED);
  }

  private static Outcome make(String method, Mask mask, String set) {
    return Maker.named(method).orElseThrow().make(request(mask, set), Watch.idle());
  }

  /** Every third mask of four clues is possible; those of three never are. */
  @InTurn
  @ParameterizedTest
  @MethodSource("exact")
  void exactMethodsDecideMasksOf4x4AsBruteForceDoes(String method) {
    for (String set : List.of("N", "NHL")) {
      for (Mask mask : sample()) {
        Outcome outcome = make(method, mask, set);
        assertThat(outcome)
            .as("%s on %s under %s", method, mask.line(), set)
            .isInstanceOf(
                BruteForce.FOUR.isPossible(mask.line(), set)
                    ? Outcome.Found.class
                    : Outcome.Impossible.class);
      }
    }
  }

  /** Diagonals are houses like others, also where clue cells are left out of the clauses. */
  @InTurn
  @ParameterizedTest
  @MethodSource("exact")
  void exactMethodsKnowExtraHouses(String method) {
    Board board = Boards.named("4x4+x").orElseThrow();
    BruteForce truth = BruteForce.of("4x4+x");
    int most = Tries.all() ? 6 : 2;
    for (String set : List.of("H", "NL")) {
      for (int clues = 2; clues <= 4; clues++) {
        for (Mask mask : Tries.some(Masks.all(board, clues).stream()).limit(most).toList()) {
          assertThat(make(method, mask, set))
              .as("%s on %s under %s", method, mask.line(), set)
              .isInstanceOf(
                  truth.isPossible(mask.line(), set)
                      ? Outcome.Found.class
                      : Outcome.Impossible.class);
        }
      }
    }
  }

  private static List<Mask> sample() {
    List<Mask> masks =
        Stream.concat(Masks.all(Boards.FOUR, 3).stream(), Masks.all(Boards.FOUR, 4).stream())
            .toList();
    return Stream.concat(
            Tries.some(masks.stream()).limit(Tries.all() ? 15 : 4),
            Tries.few(Masks.all(Boards.FOUR, 5).subList(0, 8), 1).stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyMethodFindsAPuzzleWhereThereAreMany(String method) {
    Mask mask = Masks.all(Boards.FOUR, 7).get(5000);
    assertThat(BruteForce.FOUR.isPossible(mask.line(), "NHL")).isTrue();
    assertThat(make(method, mask, "NHL")).isInstanceOf(Outcome.Found.class);
  }

  @Test
  void lockedCandidatesAloneAreRefutedByThePapersClauses() {
    Mask mask = Masks.all(Boards.FOUR, 6).get(100);
    assertThat(make("paper", mask, "L")).isInstanceOf(Outcome.Impossible.class);
    assertThat(make("paper-unreduced", mask, "L")).isInstanceOf(Outcome.Impossible.class);
  }

  /** Boxes that are no squares, and longer paths. */
  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"paper", "paper-unreduced"})
  void thePapersMethodDecides6x6AsOurEnginesDo(String method) {
    for (String line :
        List.of("x....x..x..x...x..x..x...x..x..xx...", "xx.......x....x..x...x......x...x..x")) {
      Mask mask = Masks.mask(Boards.SIX, line);
      assertThat(make(method, mask, "NHL").verdict())
          .as(line)
          .isEqualTo(make("exhaustive", mask, "NHL").verdict());
    }
  }

  @Test
  void aGivenKIsAskedAlone() {
    Mask mask = Masks.all(Boards.FOUR, 7).get(5000);
    assertThat(Maker.paper(PaperForm.DIRECT, 12).make(request(mask, "NHL"), Watch.idle()))
        .isInstanceOf(Outcome.Found.class);
    assertThat(Maker.paper(PaperForm.DIRECT, 0).make(request(mask, "NHL"), Watch.idle()))
        .isInstanceOf(Outcome.Undecided.class);
    Mask impossible = Masks.all(Boards.FOUR, 3).get(7);
    assertThat(Maker.paper(PaperForm.UNREDUCED, 12).make(request(impossible, "NHL"), Watch.idle()))
        .isInstanceOf(Outcome.Impossible.class);
  }

  /** Proposition 2: a path on 4x4 has come to its end after 49 steps, on 9x9 after 649. */
  @Test
  void theKOfProposition2LeavesNothingOpen() {
    assertThat(PaperEncoding.sufficientSteps(Boards.NINE)).isEqualTo(649);
    assertThat(PaperEncoding.sufficientSteps(Boards.FOUR)).isEqualTo(49);
    for (Mask mask :
        Tries.some(Masks.all(Boards.FOUR, 4).stream()).limit(Tries.all() ? 12 : 2).toList()) {
      for (String method : List.of("paper-49", "paper-order-49")) {
        assertThat(make(method, mask, "N"))
            .as("%s on %s", method, mask.line())
            .isInstanceOf(
                BruteForce.FOUR.isPossible(mask.line(), "N")
                    ? Outcome.Found.class
                    : Outcome.Impossible.class);
      }
    }
  }

  /**
   * Numbers from 0 to 4 in both encodings: each value once, and clauses about values as they are.
   */
  @Test
  void theOrderEncodingMeansWhatTheDirectOneMeans() {
    for (int[] clause :
        List.of(new int[] {0, 3}, new int[] {2, -1}, new int[] {-2, -4}, new int[] {1})) {
      for (PaperForm form : List.of(PaperForm.DIRECT, PaperForm.ORDER)) {
        TruthTable table = new TruthTable();
        Numbers numbers = form.numbers(table);
        int[] one = numbers.newNumber(5);
        int[] other = numbers.newNumber(5);
        int[] literals = new int[2 * clause.length];
        for (int i = 0; i < clause.length; i++) {
          int value = Math.abs(clause[i]);
          int sign = clause[i] < 0 ? -1 : 1;
          literals[2 * i] = sign * one[value];
          literals[2 * i + 1] = sign * other[value];
        }
        numbers.add(literals);
        Set<List<Integer>> pairs = new TreeSet<>(Comparator.comparing(List::toString));
        for (IntPredicate model : table.models()) {
          pairs.add(List.of(value(numbers, one, model), value(numbers, other, model)));
        }
        assertThat(pairs).as("%s %s", form, Arrays.toString(clause)).isEqualTo(pairs(clause));
      }
    }
  }

  private static int value(Numbers numbers, int[] literals, IntPredicate model) {
    int[] values =
        IntStream.range(0, literals.length)
            .filter(value -> numbers.holds(literals[value], model))
            .toArray();
    assertThat(values).hasSize(1);
    return values[0];
  }

  private static Set<List<Integer>> pairs(int[] clause) {
    Set<List<Integer>> pairs = new TreeSet<>(Comparator.comparing(List::toString));
    for (int one = 0; one < 5; one++) {
      for (int other = 0; other < 5; other++) {
        for (int each : clause) {
          boolean holds = each < 0 ? one != -each || other != -each : one == each || other == each;
          if (holds) {
            pairs.add(List.of(one, other));
          }
        }
      }
    }
    return pairs;
  }

  /** Clauses whose models are found by trying all. */
  private static final class TruthTable implements Clauses {
    private final List<int[]> clauses = new ArrayList<>();
    private int variables;

    @Override
    public int newVariable() {
      return ++variables;
    }

    @Override
    public void add(int... literals) {
      clauses.add(literals.clone());
    }

    List<IntPredicate> models() {
      List<IntPredicate> models = new ArrayList<>();
      for (int bits = 0; bits < 1 << variables; bits++) {
        int values = bits;
        IntPredicate model = variable -> ((values >> (variable - 1)) & 1) != 0;
        if (clauses.stream()
            .allMatch(
                clause ->
                    Arrays.stream(clause).anyMatch(l -> l > 0 ? model.test(l) : !model.test(-l)))) {
          models.add(model);
        }
      }
      return models;
    }
  }

  /**
   * It changes clues where its first digits, which only the rules of the board guide, do not do.
   */
  @Test
  void zamaAndSasanosGeneratorFindsFewClues() {
    List<Mask> possible =
        Masks.all(Boards.FOUR, 4).stream()
            .filter(mask -> BruteForce.FOUR.isPossible(mask.line(), "NHL"))
            .toList();
    for (Mask mask : Tries.some(possible.stream()).limit(Tries.all() ? 60 : 3).toList()) {
      assertThat(make("zama-sasano", mask, "NHL"))
          .as(mask.line())
          .isInstanceOf(Outcome.Found.class);
    }
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("all")
  void everyMethodStopsAtOnce(String method) {
    Mask mask = Masks.LONG;
    Watch watch = Watch.idle();
    Thread stopping = new Thread(() -> stopSoon(watch));
    stopping.start();
    long start = System.nanoTime();
    Outcome outcome = Maker.named(method).orElseThrow().make(request(mask, "NH"), watch);
    assertThat(outcome).isInstanceOf(Outcome.Undecided.class);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
  }

  private static void stopSoon(Watch watch) {
    try {
      Thread.sleep(700);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    watch.stop();
  }

  @Test
  void conditionsAndSumsAreRefused() {
    Maker paper = Maker.named("paper").orElseThrow();
    Request unstated = request(Masks.all(Boards.FOUR, 4).get(0), "NHL,unique-rectangle-1");
    assertThatThrownBy(() -> paper.make(unstated, Watch.idle()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stated as rules");
  }
}
