package cluewright.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.check.Effort;
import cluewright.proof.check.NoSampleException;
import cluewright.proof.check.ProofChecker;
import cluewright.proof.check.ProofChecker.Extent;
import cluewright.proof.check.ProofChecker.Verified;
import cluewright.published.PublishedList;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import java.io.BufferedReader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shipped masks: what they rest on is there, and no known puzzle speaks against them. */
final class LearnedMasksTest {
  /** Of masks whose whole check takes minutes, the share that is checked here. */
  private static final Map<String, Double> SHARES =
      Map.of(
          "re", 0.02, "rand100-97", 0.02, "rand100-28", 0.02, "f4", 0.02, "f5", 0.002, "f2", 0.001);

  /** Their whole check takes minutes, and there is no sample of an enumeration. */
  private static final Set<String> ENUMERATED = Set.of("f1");

  /** One subtree of each, and with all tries a few. */
  private static final Effort SAMPLE =
      new Effort(Tries.all() ? 0.001 : 0.0001, 1, (done, of) -> {});

  static Stream<LearnedMask> shipped() {
    return LearnedMasks.shipped().stream();
  }

  private static StrategySet strategies(LearnedMask mask) {
    return StrategySet.parse(String.join(",", mask.strategies()));
  }

  private static Stream<LearnedMask> sampled() {
    return shipped().filter(mask -> !ENUMERATED.contains(mask.name()));
  }

  private static Verified check(LearnedMask mask, Effort effort) throws Exception {
    String record = String.join("\n", mask.record()) + "\n";
    return ProofChecker.check(new BufferedReader(new StringReader(record)), effort);
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("sampled")
  void eachStatesItsClaimAndWhatItRestsOn(LearnedMask mask) throws Exception {
    boolean isNamed = mask.evidence() == LearnedMask.Evidence.REPEATABLE;
    Verified verified = check(mask, isNamed ? Effort.whole((done, of) -> {}) : SAMPLE);

    assertThat(verified.claim().mask()).isEqualTo(mask.mask().line());
    assertThat(verified.claim().strategies()).isEqualTo(mask.strategies());
    assertThat(verified.extent()).isEqualTo(isNamed ? Extent.NAMED : Extent.SAMPLE);
    assertThat(Files.readString(Path.of("assets/learned/README.txt"))).contains(mask.name() + " ");
  }

  @Test
  void anEnumerationIsCheckedAsAWholeOrNotAtAll() throws Exception {
    for (LearnedMask mask : shipped().filter(one -> ENUMERATED.contains(one.name())).toList()) {
      assertThat(mask.record()).contains("mask " + mask.mask().line(), "method enumeration");
      assertThatExceptionOfType(NoSampleException.class).isThrownBy(() -> check(mask, SAMPLE));
    }
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("sampled")
  void whatIsCalledCheckedIsCheckedToItsEnd(LearnedMask mask) throws Exception {
    if (mask.evidence() == LearnedMask.Evidence.CHECKED) {
      double share = SHARES.getOrDefault(mask.name(), 1.0);

      assertThat(check(mask, new Effort(share, 1, (done, of) -> {})).isWhole())
          .isEqualTo(share == 1);
    }
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void eachCarriesOverToImagesAndPartsAndSaysSomethingOfItsOwn(LearnedMask mask) {
    StrategySet own = strategies(mask);

    assertThat(own.isAny() || own.isStated()).isTrue();
    assertThat(LearnedMasks.shipped().stream().filter(other -> !other.equals(mask)))
        .noneMatch(
            other ->
                strategies(other).containsAll(own)
                    && Embedding.of(mask.mask(), other.mask()).isPresent());
  }

  /** Each of these puzzles lies in no mask under whose strategies it is solved. */
  @Test
  void noPublishedPuzzleHasAMaskThatIsRefuted() {
    PublishedList list = PublishedList.ofSeventeenClues();
    Random random = Tries.random(1);
    for (int i = 0; i < Tries.of(20_000); i++) {
      Puzzle puzzle = list.puzzle(random.nextInt(list.size()));
      for (LearnedMask mask : LearnedMasks.shipped()) {
        if (Embedding.of(puzzle.mask(), mask.mask()).isPresent()) {
          assertThat(strategies(mask).isAny()).as("%s in %s", puzzle, mask.name()).isFalse();
          assertThat(new Classifier(Boards.NINE, strategies(mask)).end(puzzle))
              .as("%s in %s", puzzle, mask.name())
              .isNotEqualTo(SolvingPath.End.SOLVED);
        }
      }
    }
  }

  /** The solution counter, which shares no code with the engines, finds a second solution. */
  @Test
  void noSolutionOfAPublishedPuzzleIsTheOnlyOneOnAMaskThatIsRefutedForAll() {
    PublishedList list = PublishedList.ofSeventeenClues();
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    List<Mask> refuted =
        shipped().filter(mask -> strategies(mask).isAny()).map(LearnedMask::mask).toList();
    Random random = Tries.random(2);
    assertThat(refuted).hasSizeGreaterThanOrEqualTo(2);
    for (int i = 0; i < Tries.of(10_000); i++) {
      Puzzle solution = counter.solutions(list.puzzle(random.nextInt(list.size())), 2).get(0);
      for (Mask mask : refuted) {
        Puzzle puzzle = solution.restrictedTo(mask);

        assertThat(counter.count(puzzle, 2)).as(puzzle.line()).isEqualTo(2);
      }
    }
  }

  @Test
  void fiveEmptyBoxesLieInThree() {
    Mask three =
        shipped()
            .filter(mask -> mask.name().equals("three-empty-boxes"))
            .findFirst()
            .orElseThrow()
            .mask();
    for (int boxes = 0; boxes < 1 << 9; boxes++) {
      int empty = boxes;
      if (Integer.bitCount(boxes) == 5) {
        Mask mask =
            new Mask(
                Boards.NINE,
                CellSet.where(81, cell -> (empty >> (cell / 27 * 3 + cell % 9 / 3) & 1) == 0));

        assertThat(Embedding.of(mask, three)).as(mask.line()).isPresent();
      }
    }
  }
}
