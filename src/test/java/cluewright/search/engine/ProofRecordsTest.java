package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.ProofWriter;
import cluewright.proof.check.Claim;
import cluewright.proof.check.ProofChecker;
import cluewright.proof.check.ProofChecker.Verified;
import cluewright.proof.check.ProofException;
import cluewright.search.Arguments;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engines' proofs as records: the checker takes each, and refuses what was tampered with. */
public final class ProofRecordsTest {
  /** A box that is a cage as well: two houses of the same cells. */
  private static final Board BOX_CAGED = board("4x4+cage10=r1c1r1c2r2c1r2c2");

  /** Some rules are beside the first grid, so that no cell has the number it would have there. */
  private static final Board TWO_GRIDS = board("twodoku-4x4+ratio=r1c2r1c3+less=r5c3r6c6");

  private static final Board CAGED_GRIDS = board("twodoku-4x4+cage3=r1c2r1c3+cage5=r5c3r6c6");
  private static final String ON_TWO_GRIDS = "...............x...x.....x..";
  private static final String POSSIBLE_FOUR = "x.x...x......x..";
  private static final String THREE_IN_A_BOX = "xx.. x... ..x. ....";
  private static final String SIX_WITHOUT_N = "x.x......x.........x...x.....xx.x..x";

  /** No argument speaks against this mask, and no puzzle of it is in the published list. */
  private static final String NOT_LISTED =
      "..x.x..........xxx..x.....xx..x..x.........x....x..x.....x...x.....x.x...........";

  /** Of 15 listed puzzles of this mask, naked singles solve none. */
  private static final String LISTED =
      ".x.x.........x.x.........x..x....x.....x.x.......xx......x..x.xx.x......x........";

  /**
   * An impossible outcome and its record.
   *
   * @param kind the kind of proof that is expected
   */
  record Sample(Proof.Kind kind, Outcome.Impossible outcome, Request request) {
    String text() throws IOException {
      return write(request, outcome.proof());
    }

    @Override
    public String toString() {
      return kind.id() + " by " + outcome.engine();
    }
  }

  private static Board board(String name) {
    return Boards.named(name).orElseThrow();
  }

  public static String write(Request request, Proof proof) throws IOException {
    Claim claim =
        new Claim(
            request.mask().board().name(),
            request.mask().line(),
            List.of(request.strategies().ids().split(",")),
            request.known().stream().map(Puzzle::line).toList(),
            proof.kind().id(),
            proof.sentence().toString());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ProofWriter.write(claim, request.mask().board(), proof.evidence(), out);
    return out.toString(StandardCharsets.UTF_8);
  }

  public static Verified check(String text) throws IOException, ProofException {
    return ProofChecker.check(new BufferedReader(new StringReader(text)));
  }

  private static Throwable fault(String text) {
    return catchThrowable(() -> check(text));
  }

  static Stream<Sample> samples() {
    Board four = Boards.FOUR;
    return Stream.of(
        argued(Proof.Kind.NO_PLACEMENT, four, "x..x .x.. ..x. x..x", "L"),
        argued(Proof.Kind.SWAPPABLE_LINES, four, ".... .... xx.x x.xx", "H"),
        argued(Proof.Kind.TOO_FEW_DIGITS, four, "x... .... ..x. ....", "H"),
        argued(Proof.Kind.THEOREM, Boards.NINE, "x.........".repeat(8) + "x", "NHL"),
        argued(Proof.Kind.COUNTING_CLOSURE, four, "x.x. .... x.x. ....", "N"),
        searched(Proof.Kind.COUNTING_SEARCH, EngineChoice.COUNTING, Boards.SIX, SIX_WITHOUT_N, "N"),
        searched(Proof.Kind.EXHAUSTED, EngineChoice.EXHAUSTIVE, four, THREE_IN_A_BOX, "NHL"),
        searched(Proof.Kind.EXHAUSTED, EngineChoice.EXHAUSTIVE, four, THREE_IN_A_BOX, "any"),
        argued(Proof.Kind.SWAPPABLE_LINES, four, ".... .... xx.x x.xx", "any"),
        searched(Proof.Kind.EXHAUSTED, EngineChoice.EXHAUSTIVE, Boards.SIX, SIX_WITHOUT_N, "N"),
        searched(Proof.Kind.OPEN_CELLS, EngineChoice.DUAL, four, THREE_IN_A_BOX, "NHL"),
        searched(Proof.Kind.OPEN_CELLS, EngineChoice.DUAL, four, THREE_IN_A_BOX, "any"),
        searched(Proof.Kind.OPEN_CELLS, EngineChoice.DUAL, Boards.SIX, SIX_WITHOUT_N, "N"),
        searched(Proof.Kind.RELAXATION, EngineChoice.EXACT, four, "xxxx .... .... ....", "NHL"),
        searched(Proof.Kind.STEP_BOUND, EngineChoice.EXACT, four, "x.x. x.x. .... ....", "NH"),
        searched(Proof.Kind.STEP_BOUND, EngineChoice.EXACT, BOX_CAGED, "x.x. x.x. .... ....", "NH"),
        searched(Proof.Kind.EXHAUSTED, EngineChoice.EXHAUSTIVE, TWO_GRIDS, ON_TWO_GRIDS, "NHL"),
        searched(Proof.Kind.OPEN_CELLS, EngineChoice.DUAL, TWO_GRIDS, ON_TWO_GRIDS, "NHL"),
        searched(Proof.Kind.EXHAUSTED, EngineChoice.EXHAUSTIVE, CAGED_GRIDS, ON_TWO_GRIDS, "NHL"),
        searched(Proof.Kind.PUBLISHED_LIST, Boards.NINE, NOT_LISTED, "NHL,unique-rectangle-1"),
        searched(Proof.Kind.PUBLISHED_LIST, Boards.NINE, LISTED, "N"),
        noOther(EngineChoice.EXHAUSTIVE),
        noOther(EngineChoice.DUAL),
        noOther(EngineChoice.COUNTING),
        noOther(EngineChoice.EXACT),
        noOther(new Request(Masks.mask(Boards.NINE, LISTED), StrategySet.parse("NHL"))));
  }

  private static String textOf(Proof.Kind kind) throws IOException {
    return samples().filter(one -> one.kind() == kind).findFirst().orElseThrow().text();
  }

  static Sample argued(Proof.Kind kind, Board board, String mask, String set) {
    Request request = new Request(Masks.mask(board, mask), StrategySet.parse(set));
    Proof proof =
        Arguments.against(request.mask(), request.strategies()).stream()
            .filter(one -> one.kind() == kind)
            .findFirst()
            .orElseThrow();
    return new Sample(kind, new Outcome.Impossible(proof, "arguments", Duration.ZERO), request);
  }

  static Sample searched(
      Proof.Kind kind, EngineChoice engine, Board board, String mask, String set) {
    Request request =
        new Request(Masks.mask(board, mask), StrategySet.parse(set)).withEngine(engine);
    return new Sample(kind, (Outcome.Impossible) decide(request), request);
  }

  private static Sample searched(Proof.Kind kind, Board board, String mask, String set) {
    return searched(kind, EngineChoice.AUTO, board, mask, set);
  }

  private static Outcome decide(Request request) {
    if (request.engine() == EngineChoice.AUTO) {
      return new Generator().generate(request, Watch.idle());
    }
    Run run = new Run(request.time(), Watch.idle());
    return new Race(run).decide(() -> Engines.lanes(request, run), 1);
  }

  private static Sample noOther(EngineChoice engine) {
    Mask mask = Masks.mask(Boards.FOUR, POSSIBLE_FOUR);
    return noOther(new Request(mask, StrategySet.parse("N")).withEngine(engine));
  }

  private static Sample noOther(Request request) {
    List<Puzzle> known = new ArrayList<>();
    while (decide(request.withKnown(known)) instanceof Outcome.Found found) {
      known.add(found.puzzle());
    }
    Request last = request.withKnown(known);
    Outcome.Impossible outcome = (Outcome.Impossible) decide(last);
    assertThat(outcome.isOfOthers()).isTrue();
    return new Sample(outcome.proof().kind(), outcome, last);
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("samples")
  void eachKindOfProofIsVerifiedWithItsOwnClaim(Sample sample) throws Exception {
    Claim claim = check(sample.text()).claim();

    assertThat(sample.outcome().proof().kind()).isEqualTo(sample.kind());
    assertThat(claim.mask()).isEqualTo(sample.request().mask().line());
    assertThat(claim.strategies()).containsExactly(sample.request().strategies().ids().split(","));
    assertThat(claim.known())
        .isEqualTo(sample.request().known().stream().map(Puzzle::line).toList());
    assertThat(claim.kind()).isEqualTo(sample.kind().id());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void noProofHoldsForAMaskThatIsPossible(Sample sample) throws IOException {
    Mask mask = sample.request().mask();
    String full = mask.line().replace('.', 'x');
    String text = sample.text().replace("\nmask " + mask.line(), "\nmask " + full);

    assertThat(fault(text)).isInstanceOf(ProofException.class).hasMessageStartingWith("line ");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aRecordThatEndsEarlyIsRefusedWithItsLine(Sample sample) throws IOException {
    List<String> lines = sample.text().lines().toList();
    Random random = Tries.random(1);
    for (int i = 0; i < Tries.of(20); i++) {
      int kept = random.nextInt(lines.size());
      String text = String.join("\n", lines.subList(0, kept));

      assertThat(fault(text)).isInstanceOf(ProofException.class);
    }
  }

  /** With the kinds that name a known puzzle no longer naming it, the proof has a gap. */
  @Test
  void aForgottenPuzzleIsRefused() throws IOException {
    for (EngineChoice engine :
        List.of(
            EngineChoice.EXHAUSTIVE,
            EngineChoice.DUAL,
            EngineChoice.COUNTING,
            EngineChoice.EXACT)) {
      Sample sample = noOther(engine);
      Puzzle puzzle = sample.request().known().get(0);
      String text = without(sample.text(), "known " + puzzle.line());

      assertThat(fault(text)).as(sample.toString()).isInstanceOf(ProofException.class);
    }
  }

  @InTurn
  @Test
  void theListProvesNothingWhereTheStrategiesSolveAListedPuzzle() throws IOException {
    Sample naked = searched(Proof.Kind.PUBLISHED_LIST, Boards.NINE, LISTED, "N");
    Sample last = noOther(new Request(Masks.mask(Boards.NINE, LISTED), StrategySet.parse("NHL")));
    String more = naked.text().replace("strategies naked-single", "strategies hidden-single");
    String forgotten = without(last.text(), "known " + last.request().known().get(3).line());

    assertThat(last.kind()).isEqualTo(Proof.Kind.NO_OTHER_LISTED);
    assertThat(fault(more)).hasMessageContaining("solve a listed puzzle of this mask");
    assertThat(fault(forgotten)).hasMessageContaining("solve a listed puzzle of this mask");
    assertThat(fault(last.text().replace("no-other-listed", "no-other")))
        .hasMessageContaining("is not proven by the method \"list\"");
  }

  /** The record without one line, with its end counted anew. */
  private static String without(String text, String line) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    assertThat(lines.remove(line)).as(line).isTrue();
    return recounted(lines);
  }

  private static String recounted(List<String> lines) {
    List<String> result = new ArrayList<>(lines);
    result.set(result.size() - 1, "end " + (result.size() - 1));
    return String.join("\n", result) + "\n";
  }

  @InTurn
  @Test
  void aSearchTreeWithoutOneOfItsLeavesIsRefused() throws IOException {
    String text = textOf(Proof.Kind.COUNTING_SEARCH);
    List<String> leaves = text.lines().filter(line -> line.endsWith(" refuted")).toList();

    assertThat(leaves).hasSizeGreaterThan(10);
    for (String leaf : Tries.some(leaves.stream()).toList()) {
      assertThat(fault(without(text, leaf))).as(leaf).isInstanceOf(ProofException.class);
    }
  }

  @InTurn
  @Test
  void aSearchTreeWithAnotherDecisionIsRefused() throws IOException {
    String text = textOf(Proof.Kind.COUNTING_SEARCH);
    String decision = text.lines().filter(line -> line.startsWith("2 ")).findFirst().orElseThrow();
    String digit = decision.replaceFirst(".*=(\\d).*", "$1");
    String other = decision.replaceFirst("=" + digit, digit.equals("6") ? "=1" : "=6");

    assertThat(fault(text.replace(decision, other))).isInstanceOf(ProofException.class);
    assertThat(fault(text.replace(" refuted", " known"))).isInstanceOf(ProofException.class);
  }

  @InTurn
  @Test
  void aClauseThatMattersCannotBeLeftOut() throws IOException {
    String text = textOf(Proof.Kind.STEP_BOUND);
    List<String> lines = text.lines().toList();
    List<String> learnt = lines.stream().filter(line -> line.startsWith("learnt")).toList();
    long refused =
        learnt.stream().distinct().filter(line -> fault(without(text, line)) != null).count();

    assertThat(learnt).isNotEmpty();
    assertThat(refused).isPositive();
    assertThat(fault(recounted(lines.stream().filter(line -> !learnt.contains(line)).toList())))
        .isInstanceOf(ProofException.class)
        .hasMessageContaining("do not contradict each other");
  }

  @InTurn
  @Test
  void aClauseThatDoesNotFollowIsRefused() throws IOException {
    String text = textOf(Proof.Kind.STEP_BOUND);
    String first = text.lines().filter(line -> line.startsWith("learnt")).findFirst().orElseThrow();

    assertThat(fault(text.replace(first, "learnt 64")))
        .hasMessageContaining("does not follow by unit propagation");
    assertThat(fault(text.replace(first, "learnt 999999")))
        .hasMessageContaining("there is no variable 999999");
    assertThat(fault(text.replaceFirst("steps \\d+", "steps 3")))
        .hasMessageContaining("the formula must have as many");
  }

  /** Whatever is written down for a possible mask, the checker does not take it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "counting-search|method tree|0 start refuted",
        "counting-search|method tree|0 start r1c2 r4c4 refuted",
        "counting-search|method tree|0 start known",
        "counting-search|method tree|0 start branch r1c1|1 r1c1=1 refuted",
        "exhausted|method enumeration|order r1c1 r1c3 r2c3 r4c2",
        "exhausted|method enumeration|order r1c1 r1c3 r2c3",
        "exhausted|method enumeration|order r1c1 r1c3 r2c3 r2c3",
        "no-other|method enumeration|order r1c1 r1c3 r2c3 r4c2",
        "open-cells|method open-cells|order r3c4 r3c3 r4c4 r4c3 r2c4 r1c4 r3c2 r3c1 r4c1 r2c1 r2c2"
            + " r1c2|depth 10|prefixes 6",
        "open-cells|method open-cells|order r3c4 r3c3 r4c4 r4c3 r2c4 r1c4 r3c2 r3c1 r4c1 r2c1 r2c2"
            + " r1c2|depth 0|prefixes 1",
        "open-cells|method open-cells|order r3c4 r3c3 r4c4 r4c3 r2c4 r1c4 r3c2 r3c1 r4c1 r2c1 r2c2"
            + " r1c2|depth 12|prefixes 0",
        "open-cells|method open-cells|order r3c4 r3c3 r4c4|depth 1|prefixes 1",
        "open-cells|method open-cells|order|depth 0|prefixes 0",
        "no-other|method open-cells|order r3c4 r3c3 r4c4 r4c3 r2c4 r1c4 r3c2 r3c1 r4c1 r2c1 r2c2"
            + " r1c2|depth 10|prefixes 6",
        "exhausted|method open-cells|order r3c4 r3c3 r4c4 r4c3 r2c4 r1c4 r3c2 r3c1 r4c1 r2c1 r2c2"
            + " r1c2|depth 10|prefixes 6",
        "relaxation|method clauses relaxation",
        "relaxation|method clauses relaxation|learnt 1|learnt -1",
        "step-bound|method clauses steps 12",
        "step-bound|method clauses steps 0",
        "counting-closure|method argument|unreached r1c2 r1c4 r2c2 r3c1",
        "counting-closure|method argument|unreached",
        "swappable-lines|method argument|exchange row 3 row 4",
        "swappable-lines|method argument|exchange row 1 row 1",
        "too-few-digits|method argument",
        "theorem|method argument",
        "no-placement|method argument",
        "published-list|method list",
        "learned|method part|entry itself|to r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3"
            + " r3c4 r4c1 r4c2 r4c3 r4c4|mask x.x...x......x..|strategies naked-single"
            + "|kind exhausted|sentence because.|method enumeration|order r1c1 r1c3 r2c3 r4c2",
        "learned|method part|entry less|to r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3"
            + " r3c4 r4c1 r4c2 r4c3 r4c4|mask x.x...x.........|strategies any"
            + "|kind exhausted|sentence because.|method enumeration|order r1c1 r1c3 r2c3",
        "no-other-listed|method list",
        "exhausted|method argument",
        "counting-search|method clauses relaxation"
      })
  void aForgedProofIsRefused(String record) {
    List<String> lines = new ArrayList<>(List.of("cluewright-proof 1", "board 4x4"));
    lines.add("mask " + POSSIBLE_FOUR);
    lines.add("strategies naked-single");
    String[] rest = record.split("\\|");
    lines.add("kind " + rest[0]);
    lines.add("sentence because.");
    lines.addAll(Arrays.asList(rest).subList(1, rest.length));
    lines.add("end " + lines.size());

    assertThat(BruteForce.FOUR.isPossible(POSSIBLE_FOUR, "N")).isTrue();
    assertThat(fault(String.join("\n", lines))).isInstanceOf(ProofException.class);
  }

  /** Random damage: a fault with its line, or a claim that is true. */
  @Test
  void whateverIsDamagedNoFalseClaimIsVerified() throws Exception {
    Random random = Tries.random(4);
    int refused = 0;
    for (Sample sample :
        samples().filter(one -> one.request().mask().board().equals(Boards.FOUR)).toList()) {
      String text = sample.text();
      for (int i = 0; i < Tries.of(150); i++) {
        try {
          Claim claim = check(damaged(text, random)).claim();
          assertThat(isTrue(claim)).as(claim.toString()).isTrue();
        } catch (ProofException e) {
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThanOrEqualTo(Tries.showing(501));
  }

  static String damaged(String text, Random random) {
    StringBuilder damaged = new StringBuilder(text);
    int header = text.indexOf("sentence");
    int end = random.nextBoolean() ? header : text.length();
    for (int change = random.nextInt(3); change >= 0; change--) {
      char other = text.charAt(random.nextInt(text.length()));
      damaged.setCharAt(random.nextInt(end), other);
    }
    return damaged.toString();
  }

  private static boolean isTrue(Claim claim) {
    StrategySet set = StrategySet.parse(String.join(",", claim.strategies()));
    return claim.kind().equals("no-other")
        || !BruteForce.FOUR.isPossible(claim.mask(), set.isAny() ? set.ids() : set.shortName());
  }

  @Test
  void aLineThatNeverEndsIsRefused() {
    assertThatThrownBy(() -> check("cluewright-proof 1\nboard " + "x".repeat(2 << 23)))
        .isInstanceOf(ProofException.class)
        .hasMessageContaining("line 2: it has more than");
  }
}
