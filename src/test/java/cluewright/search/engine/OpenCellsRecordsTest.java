package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.check.ProofChecker.Verified;
import cluewright.proof.check.ProofException;
import cluewright.replay.Classifier;
import cluewright.replay.SolvingPath;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.search.symmetry.SymmetricMasks;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The records of walks over the open cells: the checker takes them where brute force agrees. */
final class OpenCellsRecordsTest {
  private static final List<String> SETS = List.of("N", "H", "NH", "NHL", "any");

  private static Outcome decided(Request request) {
    Run run = new Run(Duration.ofHours(1), Watch.idle());
    return new Race(run).decide(() -> Engines.lanes(request, run), request.threads());
  }

  private static Request request(Mask mask, String set) {
    return new Request(mask, StrategySet.parse(set)).withEngine(EngineChoice.DUAL);
  }

  private static boolean isPossible(BruteForce truth, Mask mask, String set) {
    return truth.isPossible(mask.line(), set);
  }

  /** What the engine writes of a mask, and what has been made up where it writes nothing. */
  private static void assertDecidedAlike(Mask mask, String set, boolean isPossible, Random random)
      throws Exception {
    Request request = request(mask, set);
    Outcome outcome = decided(request);
    if (isPossible) {
      assertThat(outcome).isInstanceOf(Outcome.Found.class);
      assertRefused(madeUp(mask, set, random));
    } else {
      assertTaken((Outcome.Impossible) outcome, request);
      assertThat(ProofRecordsTest.check(madeUp(mask, set, random)).isWhole()).isTrue();
    }
  }

  /** The engine cuts by the same second ways here, so that it counts as the checker does. */
  private static void assertTaken(Outcome.Impossible outcome, Request request) throws Exception {
    String record = ProofRecordsTest.write(request, outcome.proof());
    long prefixes = Long.parseLong(record.replaceFirst("(?s).*\nprefixes (\\d+)\n.*", "$1"));
    Verified verified = ProofRecordsTest.check(record);

    assertThat(outcome.proof().kind())
        .isEqualTo(request.known().isEmpty() ? Proof.Kind.OPEN_CELLS : Proof.Kind.NO_OTHER);
    assertThat(verified.isWhole()).isTrue();
    assertThat(verified.how()).endsWith(String.format(Locale.ROOT, " and %,d subtrees.", prefixes));
  }

  private static void assertRefused(String record) {
    assertThat(catchThrowable(() -> ProofRecordsTest.check(record)))
        .as(record)
        .isInstanceOf(ProofException.class)
        .hasMessageMatching("line \\d+: (the strategies solve|there is one solution of) .*");
  }

  /** A record with any order and depth, and more prefixes than any tree has. */
  private static String madeUp(Mask mask, String set, Random random) {
    List<Integer> open = new ArrayList<>(mask.open().stream().boxed().toList());
    Collections.shuffle(open, random);
    return madeUp(mask, set, open, random.nextInt(open.size() + 1), random.nextBoolean());
  }

  private static String madeUp(
      Mask mask, String set, List<Integer> order, int depth, boolean withSymmetries) {
    return MadeUpRecord.of(mask, set, "open-cells", "open-cells")
        .ordered(order, withSymmetries)
        .with("depth " + depth)
        .with("prefixes 999999999999")
        .text();
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 9, 13, 16})
  void ofMasksOfASmallBoard(int clues) throws Exception {
    Random random = Tries.random(91);
    for (Mask mask : some(Masks.all(Boards.FOUR, clues), random)) {
      String set = SETS.get(random.nextInt(SETS.size()));
      assertDecidedAlike(mask, set, isPossible(BruteForce.FOUR, mask, set), random);
    }
  }

  /**
   * Of thousands of masks one in four: symmetries make them a hundred kinds, and each is still met
   * some twenty times, with other sets and orders.
   */
  private static List<Mask> some(List<Mask> all, Random random) {
    boolean areMany = Tries.all() && all.size() > 4000;
    return Tries.some(all.stream()).filter(any -> !areMany || random.nextInt(4) == 0).toList();
  }

  @Test
  void ofRandomMasksOfSixBySix() throws Exception {
    Random random = Tries.random(92);
    for (int i = 0; i < Tries.of(120); i++) {
      Mask mask = Masks.random(Boards.SIX, 12 + random.nextInt(9), random);
      String set = SETS.get(random.nextInt(SETS.size()));

      assertDecidedAlike(mask, set, isPossible(BruteForce.SIX, mask, set), random);
    }
  }

  /** The checker knows the images as the engine does, and both as brute force does. */
  @Test
  void ofSymmetricMasksOfSixBySix() throws Exception {
    SymmetricMasks masks = new SymmetricMasks(Boards.SIX);
    Random random = Tries.random(97);
    int possible = 0;
    for (int i = 0; i < Tries.of(120); i++) {
      Mask mask = masks.next(12 + random.nextInt(9), random);
      String set = SETS.get(random.nextInt(SETS.size()));
      boolean isPossible = isPossible(BruteForce.SIX, mask, set);

      assertDecidedAlike(mask, set, isPossible, random);
      possible += isPossible ? 1 : 0;
    }
    assertThat(possible).isBetween(Tries.showing(10), Tries.of(120) - Tries.showing(10));
  }

  /** Pairs see the clue cells too; those that never place a digit solve nothing. */
  @Test
  void ofOtherStrategies() throws Exception {
    Random random = Tries.random(93);
    for (int i = 0; i < Tries.of(200); i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + random.nextInt(9), random);
      for (String set : List.of("L", "N,naked-pair", "H,hidden-pair,x-wing")) {
        Request request = request(mask, set);
        if (decided(request) instanceof Outcome.Impossible impossible) {
          assertTaken(impossible, request);
        } else {
          assertRefused(madeUp(mask, set, random));
        }
      }
    }
  }

  /** Of every puzzle of a mask one may be forgotten, and the record proves nothing any more. */
  @Test
  void whereAllPuzzlesAreKnownThereIsNoOther() throws Exception {
    Random random = Tries.random(94);
    for (int i = 0; i < Tries.of(100); i++) {
      Mask mask = Masks.random(Boards.FOUR, 4 + random.nextInt(5), random);
      String set = List.of("N", "H", "NHL", "N,naked-pair").get(random.nextInt(4));
      List<Puzzle> known = new ArrayList<>();
      Request request = request(mask, set);
      Outcome outcome = decided(request);
      while (outcome instanceof Outcome.Found found) {
        known.add(found.puzzle());
        request = request.withKnown(known);
        outcome = decided(request);
      }
      assertTaken((Outcome.Impossible) outcome, request);
      if (!known.isEmpty()) {
        Puzzle forgotten = known.get(random.nextInt(known.size()));
        String record = ProofRecordsTest.write(request, ((Outcome.Impossible) outcome).proof());
        String shorter =
            record
                .replace("known " + forgotten.line() + "\n", "")
                .replaceFirst("\nend \\d+", "\nend " + (record.lines().count() - 2));
        assertRefused(shorter);
      }
    }
  }

  /** With one clue more the same order, less that cell, shows whatever puzzle there is then. */
  @Test
  void oneClueMore() throws Exception {
    Random random = Tries.random(95);
    int possible = 0;
    for (int i = 0; i < Tries.of(60); i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + random.nextInt(3), random);
      if (isPossible(BruteForce.FOUR, mask, "NHL")) {
        continue;
      }
      String record = recordOf(mask);
      for (int cell : mask.open().toArray()) {
        Mask larger = new Mask(Boards.FOUR, mask.clues().with(cell));
        String claim = record.replace("\nmask " + mask.line(), "\nmask " + larger.line());
        String shorter = claim.replaceFirst(" " + Boards.FOUR.label(cell) + "\\b", "");
        boolean isPossible = isPossible(BruteForce.FOUR, larger, "NHL");

        assertThat(catchThrowable(() -> ProofRecordsTest.check(claim)))
            .hasMessageContaining("must name every cell without a clue");
        if (isPossible) {
          possible++;
          assertThat(catchThrowable(() -> ProofRecordsTest.check(shorter)))
              .isInstanceOf(ProofException.class);
          assertRefused(
              shorter
                  .replaceFirst("\nprefixes \\d+", "\nprefixes 999999")
                  .replaceFirst("\ndepth \\d+", "\ndepth 3"));
        }
      }
    }
    assertThat(possible).isGreaterThanOrEqualTo(Tries.showing(20));
  }

  /** Without symmetries, which the mask with another clue may not have. */
  private static String recordOf(Mask mask) throws IOException {
    Request request = request(mask, "NHL");
    String record =
        ProofRecordsTest.write(request, ((Outcome.Impossible) decided(request)).proof())
            .replaceAll("\nsymmetry [^\n]*", "");
    return record.replaceFirst("\nend \\d+", "\nend " + (record.lines().count() - 1));
  }

  /** False claims of 9x9: masks of puzzles that singles solve, with few cells open. */
  @Test
  void noRecordIsTakenOfANineByNineMaskThatHoldsAPuzzle() {
    Board nine = Boards.NINE;
    Classifier classifier = new Classifier(nine, StrategySet.parse("NHL"));
    Random random = Tries.random(96);
    int shown = 0;
    for (int i = 0; i < Tries.of(50); i++) {
      Puzzle solution = Grids.solution(nine, random);
      Mask mask = Masks.random(nine, 65 + random.nextInt(11), random);
      if (classifier.end(solution.restrictedTo(mask)) == SolvingPath.End.SOLVED) {
        shown++;
        List<Integer> order = new ArrayList<>(mask.open().stream().boxed().toList());
        Collections.shuffle(order, random);
        assertRefused(madeUp(mask, "NHL", order, random.nextInt(6), false));
      }
    }
    assertThat(shown).isGreaterThanOrEqualTo(Tries.showing(20));
  }
}
