package cluewright.search.listed;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.learned.LearnedMask;
import cluewright.learned.LearnedText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.ProofWriter;
import cluewright.proof.check.Claim;
import cluewright.proof.check.ProofChecker;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Masks are refuted by others that were refuted before, never against brute force. */
final class LearnedLookupTest {
  private static final String CORNER = "xx..x.....x.....";

  private static Run run() {
    return new Run(Duration.ofSeconds(10), Watch.idle());
  }

  private static Request request(Board board, String mask, String set, List<LearnedMask> known) {
    return new Request(Masks.mask(board, mask), StrategySet.parse(set))
        .withLists(Lists.with(asked -> known));
  }

  /** The masks with the records that an engine writes of them. */
  private static List<LearnedMask> learned(Board board, List<String> masks, String set)
      throws IOException {
    List<String> text = new ArrayList<>(List.of("cluewright-learned 1"));
    for (String mask : masks) {
      Request request = request(board, mask, set, List.of()).withEngine(EngineChoice.EXHAUSTIVE);
      Outcome outcome = new Generator().generate(request, Watch.idle());
      text.add("entry mask-" + text.size() + " checked");
      text.addAll(record(request, ((Outcome.Impossible) outcome).proof()));
    }
    return LearnedText.read(text).masks();
  }

  private static List<String> record(Request request, Proof proof) throws IOException {
    Claim claim =
        new Claim(
            request.mask().board().name(),
            request.mask().line(),
            request.strategies().names(),
            List.of(),
            proof.kind().id(),
            proof.sentence().toString());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ProofWriter.write(claim, request.mask().board(), proof.evidence(), out);
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static void verify(Request request, Proof proof) throws Exception {
    String text = String.join("\n", record(request, proof)) + "\n";
    assertThat(ProofChecker.check(new BufferedReader(new StringReader(text))).isWhole()).isTrue();
  }

  /** What is learned of a tenth of the impossible masks, against all others. */
  @InTurn
  @ParameterizedTest
  @CsvSource({"NHL, NHL", "NHL, N", "any, NHL", "any, any", "NH, H"})
  void onFourByFourNoVerdictContradictsBruteForce(String learnt, String asked) throws Exception {
    Random random = Tries.random(1);
    List<String> all =
        IntStream.rangeClosed(3, 6)
            .boxed()
            .flatMap(clues -> Masks.all(Boards.FOUR, clues).stream())
            .map(Mask::line)
            .toList();
    List<String> some =
        all.stream()
            .filter(mask -> random.nextInt(150) == 0)
            .filter(mask -> !BruteForce.FOUR.isPossible(mask, learnt))
            .toList();
    List<LearnedMask> known = learned(Boards.FOUR, some, learnt);
    int refuted = 0;
    for (String mask : Tries.some(all.stream()).toList()) {
      Request request = request(Boards.FOUR, mask, asked, known);
      Optional<Outcome> outcome = LookUp.answer(request, run());
      if (outcome.isPresent()) {
        Proof proof = ((Outcome.Impossible) outcome.get()).proof();
        assertThat(proof.kind()).isEqualTo(Proof.Kind.LEARNED);
        assertThat(BruteForce.FOUR.isPossible(mask, asked)).as(mask).isFalse();
        assertThat(proof.cells().isEmpty()).isNotEqualTo(learnt.equals("any"));
        if (!proof.cells().isEmpty()) {
          needsOneOf(proof.cells(), request.mask());
        }
        if (refuted++ % 20 == 0) {
          verify(request, proof);
        }
      }
    }
    assertThat(refuted).isGreaterThanOrEqualTo(Tries.showing(500));
  }

  /** Asserts that no digits make a puzzle of a mask with clues in all cells but some. */
  private static void needsOneOf(CellSet cells, Mask mask) {
    Mask most = mask.with(mask.open().minus(cells));
    assertThat(BruteForce.FOUR.isPossible(most.line(), "any")).as("all but the cells").isFalse();
    assertThat(cells.intersects(mask.clues())).isFalse();
  }

  /** With other strategies there may be a puzzle without a clue in any of these cells. */
  @Test
  void cellsThatNeedAClueAreNamedOnlyWhereNoDigitsMakeAPuzzle() throws Exception {
    String part = "xx..x...........";
    for (String set : List.of("NH", "any")) {
      List<LearnedMask> known = learned(Boards.FOUR, List.of(CORNER), set);
      Proof proof =
          ((Outcome.Impossible) LookUp.answer(request(Boards.FOUR, part, "NH", known), run()).get())
              .proof();
      assertThat(proof.cells())
          .isEqualTo(set.equals("any") ? Masks.mask(Boards.FOUR, CORNER).open() : CellSet.empty());
    }
  }

  @Test
  void norOnSixBySix() throws Exception {
    Random random = Tries.random(2);
    List<String> impossible =
        IntStream.range(0, 40)
            .mapToObj(i -> Masks.random(Boards.SIX, 9 + random.nextInt(4), random).line())
            .filter(mask -> !BruteForce.SIX.isPossible(mask, "NH"))
            .limit(5)
            .toList();
    List<LearnedMask> known = learned(Boards.SIX, impossible, "NH");
    for (int i = 0; i < Tries.of(3_000); i++) {
      String mask = Masks.random(Boards.SIX, 8 + random.nextInt(4), random).line();
      Optional<Outcome> outcome = LookUp.answer(request(Boards.SIX, mask, "N", known), run());
      if (outcome.isPresent()) {
        assertThat(BruteForce.SIX.isPossible(mask, "N")).as(mask).isFalse();
      }
    }
    for (String mask : impossible) {
      assertThat(LookUp.answer(request(Boards.SIX, mask, "NH", known), run())).isPresent();
    }
  }

  /** More strategies than the whole was refuted with, and such as are not stated, are left open. */
  @ParameterizedTest
  @CsvSource({
    "NH, true",
    "N, true",
    "NHL, false",
    "any, false",
    "'NH,full-house', true",
    "'NH,naked-pair', false",
    "'NH,unique-rectangle-1', false"
  })
  void itSpeaksOfNoMoreStrategiesThanItsOwn(String set, boolean covers) throws Exception {
    List<LearnedMask> known = learned(Boards.FOUR, List.of(CORNER), "NH");
    Request request = request(Boards.FOUR, CORNER, set, known);

    Optional<Outcome> outcome = LookUp.answer(request, run());

    assertThat(outcome.isPresent()).isEqualTo(covers);
    boolean isKept =
        outcome.isPresent() && ((Outcome.Impossible) outcome.get()).proof().evidence().isKept();
    assertThat(isKept).isEqualTo(covers && !set.contains("full-house"));
  }

  @Test
  void aClueMoreThanTheWholeIsLeftOpen() throws Exception {
    List<LearnedMask> known = learned(Boards.FOUR, List.of(CORNER), "NHL");

    assertThat(LookUp.answer(request(Boards.FOUR, "xx..x.....xx....", "N", known), run()))
        .isEmpty();
  }

  @Test
  void whatIsAskedBesidesChangesNothing() throws Exception {
    List<LearnedMask> known = learned(Boards.FOUR, List.of(CORNER), "NHL");
    Goal goal =
        Goal.NONE.withGivens(
            new Puzzle(Boards.FOUR, new int[] {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));

    assertThat(LookUp.answer(request(Boards.FOUR, CORNER, "NHL", known).withGoal(goal), run()))
        .isPresent();
  }

  @Test
  void withoutListsNothingIsLookedUp() {
    String three = "xxxxxxxxx".repeat(3) + "xxx...xxx".repeat(3) + "xxx......".repeat(3);
    Request request = new Request(Masks.mask(Boards.NINE, three), StrategySet.parse("NHL"));

    assertThat(LookUp.answer(request, run())).isPresent();
    assertThat(LookUp.answer(request.withLists(Lists.IGNORED), run())).isEmpty();
  }

  /** The shipped masks speak while a designer paints, whatever the engine would say. */
  @Test
  void theJudgeKnowsAtOnce() {
    String three = "x.xxxxxxx".repeat(3) + "xxx...xxx".repeat(3) + "xxx......".repeat(3);
    Question question =
        new Question(Masks.mask(Boards.NINE, three), StrategySet.parse("NHL,x-wing"));

    assertThat(new Judge(new Generator()).atOnce(question))
        .isInstanceOfSatisfying(
            Judgement.Impossible.class,
            known -> {
              assertThat(known.proof().kind()).isEqualTo(Proof.Kind.LEARNED);
              assertThat(known.proof().cells())
                  .as("the cells of three boxes, of which this mask fills none")
                  .extracting(CellSet::size)
                  .isEqualTo(27);
              assertThat(known.proof().sentence().toString())
                  .isEqualTo(
                      "with its lines moved, this mask is part of the mask three-empty-boxes (54"
                          + " clues), which is impossible with any strategies; a checker that"
                          + " shares no code with the engines redid the proof.");
            });
    assertThat(new Judge(new Generator(), Lists.IGNORED).atOnce(question))
        .isInstanceOf(Judgement.Undecided.class);
    Question ofChains = new Question(question.mask(), StrategySet.parse("NHL,aic"));
    assertThat(new Judge(new Generator()).within(Duration.ZERO, ofChains, Watch.idle()))
        .isInstanceOf(Judgement.Impossible.class);
  }

  @Test
  void onlyEnginesThatChooseThemselvesAskThem() throws Exception {
    List<LearnedMask> known = learned(Boards.FOUR, List.of(CORNER), "NHL");
    Request request = request(Boards.FOUR, CORNER, "NHL", known);

    assertThat(new Generator().generate(request, Watch.idle()).engine()).isEqualTo("learned");
    assertThat(
            new Generator()
                .generate(request.withEngine(EngineChoice.EXHAUSTIVE), Watch.idle())
                .engine())
        .isEqualTo("exhaustive");
  }
}
