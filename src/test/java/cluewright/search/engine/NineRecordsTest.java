package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import cluewright.Tries;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import cluewright.proof.check.Claim;
import cluewright.proof.check.ProofException;
import cluewright.replay.Classifier;
import cluewright.replay.SolvingPath;
import cluewright.search.EngineChoice;
import cluewright.search.Fixed;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.engine.ProofRecordsTest.Sample;
import cluewright.search.sat.SatSolver;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The records of impossible masks of 9x9, one of each kind that engines keep there: the checker
 * takes each, and no damaged one makes it take a claim that is false.
 *
 * <p>No brute force knows the truth on this board, so false claims are made: of masks that hold a
 * puzzle known to be solved by the strategies.
 */
final class NineRecordsTest {
  private static final Board NINE = Boards.NINE;

  /** Line 4 of min30: impossible under naked singles, which takes a search to see. */
  private static final String SEARCHED =
      "..x....x. ...xx.... ......... x.....x.x ..xx..... "
          + "......x.. ...x.x.x. .x..x.... xx.......";

  private static final String FEW =
      "x........ ....x.... ........x .x....... .....x... ......... "
          + "......... ......... .........";

  private static final String ROW_AND_COLUMN = "xxxxxxxxx " + "x........ ".repeat(8);

  private static final String ALMOST_FULL = "xxxxxxxxx ".repeat(8) + "x.xxx.xx.";

  static Stream<Sample> samples() {
    String swappable = "xxxxxxxxx ".repeat(7) + "......... ".repeat(2);
    return Stream.of(
        ProofRecordsTest.argued(Proof.Kind.NO_PLACEMENT, NINE, ALMOST_FULL, "L"),
        ProofRecordsTest.argued(Proof.Kind.SWAPPABLE_LINES, NINE, swappable, "NHL"),
        ProofRecordsTest.argued(Proof.Kind.TOO_FEW_DIGITS, NINE, FEW, "NHL"),
        ProofRecordsTest.argued(Proof.Kind.THEOREM, NINE, "x.........".repeat(8) + "x", "NHL"),
        ProofRecordsTest.argued(Proof.Kind.COUNTING_CLOSURE, NINE, ROW_AND_COLUMN, "N"),
        ProofRecordsTest.searched(
            Proof.Kind.COUNTING_SEARCH, EngineChoice.COUNTING, NINE, SEARCHED, "N"),
        ProofRecordsTest.searched(Proof.Kind.EXHAUSTED, EngineChoice.EXHAUSTIVE, NINE, FEW, "NHL"),
        ProofRecordsTest.searched(Proof.Kind.OPEN_CELLS, EngineChoice.DUAL, NINE, ALMOST_FULL, "L"),
        ProofRecordsTest.searched(Proof.Kind.OPEN_CELLS, EngineChoice.DUAL, NINE, swappable, "NHL"),
        ProofRecordsTest.searched(
            Proof.Kind.RELAXATION, EngineChoice.EXACT, NINE, ALMOST_FULL, "L"),
        stepBound());
  }

  /** The clauses of all steps; the engine is content with those without steps. */
  private static Sample stepBound() {
    Request request = new Request(Masks.mask(NINE, ALMOST_FULL), StrategySet.parse("L"));
    SatSolver solver = Fixed.solver();
    Justifications justifications =
        new Justifications(request.mask(), request.strategies(), Stop.NEVER);
    new LayeredEncoding(justifications, solver).complete(27);
    assertThat(solver.solve(Integer.MAX_VALUE)).isEqualTo(SatSolver.Answer.UNSATISFIABLE);
    Proof proof =
        new Proof(
            Proof.Kind.STEP_BOUND,
            Phrase.of("search.step-bound", 27),
            CellSet.empty(),
            solver.learnt().ofSteps(27, List.of()));
    return new Sample(
        Proof.Kind.STEP_BOUND, new Outcome.Impossible(proof, "sat4j", Duration.ZERO), request);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void eachKindOfProofIsVerifiedWithItsOwnClaim(Sample sample) throws Exception {
    Claim claim = ProofRecordsTest.check(sample.text()).claim();

    assertThat(sample.outcome().proof().kind()).isEqualTo(sample.kind());
    assertThat(claim.kind()).isEqualTo(sample.kind().id());
    assertThat(claim.mask()).isEqualTo(sample.request().mask().line());
  }

  /**
   * With all tries these are thousands of claims, each of 26 false masks damaged in some twenty
   * ways, and none may be taken. Clauses are written anew for each, which takes a tenth of a
   * second, so there are fewer of their kinds.
   */
  @ParameterizedTest
  @MethodSource("samples")
  void noRecordHoweverDamagedProvesWhatIsFalse(Sample sample) throws Exception {
    Random random = Tries.random(31);
    List<String> falseClaims = falseClaims(sample, random);
    int tries = sample.text().contains("\nmethod clauses") ? 100 : 500;
    for (int i = 0; i < Tries.of(tries); i++) {
      String text = falseClaims.get(i % falseClaims.size());
      String damaged = recounted(damagedLines(text, random));
      Throwable fault = catchThrowable(() -> ProofRecordsTest.check(damaged));

      assertThat(fault).as(damaged).isInstanceOf(ProofException.class);
    }
  }

  /** Random letters anywhere: a fault with its line, or the same claim, or one that follows. */
  @ParameterizedTest
  @MethodSource("samples")
  void whereADamagedRecordIsTakenNoPuzzleIsAtHand(Sample sample) throws Exception {
    Random random = Tries.random(32);
    String text = sample.text();
    for (int i = 0; i < Tries.of(150); i++) {
      try {
        Claim claim = ProofRecordsTest.check(ProofRecordsTest.damaged(text, random)).claim();
        Mask mask = Masks.mask(NINE, claim.mask());
        StrategySet strategies = StrategySet.parse(String.join(",", claim.strategies()));
        Classifier classifier = new Classifier(NINE, strategies);
        for (int grid = 0; grid < 5; grid++) {
          Puzzle puzzle = Grids.solution(NINE, random).restrictedTo(mask);
          assertThat(classifier.end(puzzle))
              .as(claim.toString())
              .isNotEqualTo(SolvingPath.End.SOLVED);
        }
      } catch (ProofException e) {
        assertThat(e).hasMessageStartingWith("line ");
      }
    }
  }

  /** The record with masks, and if needed strategies, of which a puzzle is known. */
  private static List<String> falseClaims(Sample sample, Random random) throws IOException {
    boolean canPlace = sample.request().strategies().canPlace();
    StrategySet strategies = canPlace ? sample.request().strategies() : StrategySet.parse("NHL");
    Classifier classifier = new Classifier(NINE, strategies);
    List<String> claims = new ArrayList<>();
    String text = sample.text();
    Mask mask = sample.request().mask();
    for (int i = 0; i < 1 + Tries.of(25); i++) {
      Mask possible = possible(mask, classifier, random);
      claims.add(
          text.replace("\nmask " + mask.line(), "\nmask " + possible.line())
              .replace(
                  "\nstrategies " + sample.request().strategies().ids(),
                  "\nstrategies " + strategies.ids()));
    }
    return claims;
  }

  /** A mask that holds this one, and whose clues in some solution grid make a solved puzzle. */
  private static Mask possible(Mask mask, Classifier classifier, Random random) {
    Puzzle solution = Grids.solution(NINE, random);
    List<Integer> open = new ArrayList<>(mask.open().stream().boxed().toList());
    Collections.shuffle(open, random);
    Mask larger = mask;
    for (int cell : open) {
      if (classifier.end(solution.restrictedTo(larger)) == SolvingPath.End.SOLVED) {
        return larger;
      }
      larger = new Mask(NINE, larger.clues().with(cell));
    }
    return larger;
  }

  /** Changes in what stands behind the claim: letters, lines left out, doubled or exchanged. */
  private static List<String> damagedLines(String text, Random random) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    int head =
        IntStream.range(0, lines.size())
            .filter(number -> lines.get(number).startsWith("kind "))
            .findFirst()
            .orElseThrow();
    for (int change = random.nextInt(4); change > 0; change--) {
      int last = lines.size() - 1;
      int at = head + random.nextInt(last - head);
      switch (random.nextInt(4)) {
        case 0 -> lines.remove(at);
        case 1 -> lines.add(at, lines.get(head + random.nextInt(last - head)));
        case 2 -> Collections.swap(lines, at, head + random.nextInt(last - head));
        default -> lines.set(at, otherLetter(lines.get(at), text, random));
      }
      if (lines.size() <= head + 2) {
        return lines;
      }
    }
    return lines;
  }

  private static String otherLetter(String line, String text, Random random) {
    StringBuilder other = new StringBuilder(line);
    char letter = text.charAt(random.nextInt(text.length()));
    if (letter != '\n' && line.length() > 0) {
      other.setCharAt(random.nextInt(line.length()), letter);
    }
    return other.toString();
  }

  private static String recounted(List<String> lines) {
    List<String> result = new ArrayList<>(lines);
    result.set(result.size() - 1, "end " + (result.size() - 1));
    return String.join("\n", result) + "\n";
  }
}
