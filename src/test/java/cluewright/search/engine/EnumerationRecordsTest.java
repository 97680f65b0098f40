package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.proof.check.ProofChecker.Verified;
import cluewright.proof.check.ProofException;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.search.symmetry.MaskSymmetries;
import cluewright.search.symmetry.SymmetricMasks;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Records of walks over all digits of the clues: the checker takes them where brute force agrees.
 */
final class EnumerationRecordsTest {
  private static final List<String> SETS = List.of("N", "H", "NH", "NHL", "any");

  /** What brute force closes soon enough on small boards. */
  private static final List<String> SETS_OF_FOUR =
      List.of("N", "H", "NH", "NHL", "any", "N,reasons-2", "H,reasons-2");

  private static Outcome decided(Request request) {
    Run run = new Run(Duration.ofHours(1), Watch.idle());
    return new Race(run).decide(() -> Engines.lanes(request, run), request.threads());
  }

  private static Request request(Mask mask, String set) {
    return new Request(mask, StrategySet.parse(set)).withEngine(EngineChoice.EXHAUSTIVE);
  }

  private static void assertRefused(String record) {
    assertThatExceptionOfType(ProofException.class)
        .as(record)
        .isThrownBy(() -> ProofRecordsTest.check(record))
        .withMessageMatching("line \\d+: (the strategies solve|there is one solution of) .*");
  }

  /** A record with the clue cells in any order, with or without the symmetries of the mask. */
  private static String madeUp(Mask mask, String set, Random random) {
    List<Integer> clues = new ArrayList<>(mask.clues().stream().boxed().toList());
    Collections.shuffle(clues, random);
    return MadeUpRecord.of(mask, set, "exhausted", "enumeration")
        .ordered(clues, random.nextInt(4) > 0)
        .text();
  }

  /** What the engine writes of a mask, and what has been made up. */
  private static boolean isPossible(Mask mask, String set, BruteForce truth, Random random)
      throws Exception {
    boolean isPossible = truth.isPossible(mask.line(), set);
    Request request = request(mask, set);
    Outcome outcome = decided(request);
    String record = madeUp(mask, set, random);
    if (isPossible) {
      assertThat(outcome).isInstanceOf(Outcome.Found.class);
      assertRefused(record);
    } else {
      assertTaken(ProofRecordsTest.write(request, ((Outcome.Impossible) outcome).proof()));
      assertTaken(record);
    }
    return isPossible;
  }

  private static void assertTaken(String record) throws Exception {
    Verified verified = ProofRecordsTest.check(record);

    assertThat(verified.isWhole()).isTrue();
    assertThat(verified.how()).matches("All digits were tried again, in [\\d,]+ branches\\.");
  }

  @Test
  void ofSymmetricMasksOfFourByFour() throws Exception {
    SymmetricMasks masks = new SymmetricMasks(Boards.FOUR);
    Random random = Tries.random(101);
    int possible = 0;
    for (int i = 0; i < Tries.of(600); i++) {
      Mask mask = masks.next(3 + random.nextInt(4), random);
      String set = SETS_OF_FOUR.get(random.nextInt(SETS_OF_FOUR.size()));

      possible += isPossible(mask, set, BruteForce.FOUR, random) ? 1 : 0;
    }
    assertThat(possible).isBetween(Tries.showing(60), Tries.of(600) - Tries.showing(60));
  }

  @Test
  void ofSymmetricMasksOfSixBySix() throws Exception {
    SymmetricMasks masks = new SymmetricMasks(Boards.SIX);
    Random random = Tries.random(102);
    int possible = 0;
    for (int i = 0; i < Tries.of(60); i++) {
      Mask mask = masks.next(8 + random.nextInt(4), random);
      String set = SETS.get(random.nextInt(SETS.size()));

      possible += isPossible(mask, set, BruteForce.SIX, random) ? 1 : 0;
    }
    assertThat(possible).isBetween(Tries.showing(5), Tries.of(60) - Tries.showing(5));
  }

  /** Of the images of a filling one is tried: fewer branches, and the same verdict. */
  @Test
  void symmetriesSaveBranches() throws Exception {
    Mask mask = Masks.mask(Boards.SIX, "x....x .x..x. ...... ...... ...... x....x");
    List<Integer> order = mask.clues().stream().boxed().toList();

    assertThat(MaskSymmetries.of(mask, 5000, Stop.NEVER)).hasSizeGreaterThan(1);
    assertThat(branches(mask, order, true)).isLessThan(branches(mask, order, false));
  }

  private static long branches(Mask mask, List<Integer> order, boolean withSymmetries)
      throws Exception {
    String record =
        MadeUpRecord.of(mask, "NHL", "exhausted", "enumeration")
            .ordered(order, withSymmetries)
            .text();
    String how = ProofRecordsTest.check(record).how();
    return Long.parseLong(how.replaceAll("\\D", ""));
  }

  /** A known puzzle has images that are not known. */
  @Test
  void besideKnownPuzzlesThereAreNoSymmetries() throws Exception {
    SymmetricMasks masks = new SymmetricMasks(Boards.FOUR);
    Random random = Tries.random(103);
    int shown = 0;
    for (int i = 0; i < Tries.of(40); i++) {
      Mask mask = masks.next(4, random);
      Request request = request(mask, "NHL");
      List<Puzzle> known = new ArrayList<>();
      Outcome outcome = decided(request);
      while (outcome instanceof Outcome.Found found) {
        known.add(found.puzzle());
        outcome = decided(request.withKnown(known));
      }
      if (!known.isEmpty()) {
        shown++;
        String record =
            ProofRecordsTest.write(
                request.withKnown(known), ((Outcome.Impossible) outcome).proof());
        assertThat(record).contains("\nkind no-other\n").doesNotContain("\nsymmetry ");
        assertTaken(record);
      }
    }
    assertThat(shown).isGreaterThanOrEqualTo(Tries.showing(5));
  }
}
