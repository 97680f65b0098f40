package cluewright.search.feasibility;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.Tries;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Classifier;
import cluewright.replay.Conditions;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.Arguments;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.Masks;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JudgeTest {
  private static final int AGAIN = 50;
  private static final Duration LONG = Duration.ofSeconds(20);

  private int searches;
  private final Judge judge = new Judge((OneByOne) this::counted);

  private Outcome counted(Request request, Watch watch) {
    searches++;
    return new Generator().generate(request, watch);
  }

  /** Sixteen clues always have redundant ones; with four, the fewest, none is. */
  @Test
  void thatNoneOfManyCluesMeetsAConditionSaysNothingOfFewer() {
    Judge strict =
        new Judge(new Generator(), Goal.NONE.withConditions(Conditions.NONE.withMinimal(true)));

    assertThat(strict.within(LONG, question("x".repeat(16), "NHL"), Watch.idle()))
        .isInstanceOf(Judgement.Impossible.class);
    assertThat(strict.within(LONG, question("xx......x.x.....", "NHL"), Watch.idle()))
        .isInstanceOf(Judgement.Possible.class);
  }

  private static Question question(String mask, String strategies) {
    return new Question(Masks.mask(Boards.FOUR, mask), StrategySet.parse(strategies));
  }

  private Judgement judge(Question question) {
    return judge.within(LONG, question, Watch.idle());
  }

  @Test
  void aPuzzleStaysOneWithMoreCluesOfItsSolution() {
    Judgement first = judge(question("x.x. .... .x.. ...x", "NHL"));
    Judgement second = judge.atOnce(question("xxx. .... .x.. x..x", "NHL"));
    assertThat(first).isInstanceOf(Judgement.Possible.class);
    assertThat(second).isInstanceOf(Judgement.Possible.class);
    assertThat(((Judgement.Possible) second).solution())
        .isEqualTo(((Judgement.Possible) first).solution());
    assertThat(searches).isEqualTo(1);
  }

  /** Nothing is claimed of a board with open values but what an argument or a puzzle shows. */
  @Test
  void ofABoardWithOpenValuesAnArgumentOrAPuzzleDecides() {
    Board alike = Boards.drawn("4x4+cage?=r1c1r2c1").orElseThrow();
    Judgement refuted = judge(new Question(Mask.empty(alike), StrategySet.any()));
    assertThat(refuted).isInstanceOf(Judgement.Impossible.class);
    assertThat(searches).isZero();

    Board open = Boards.drawn("4x4+cage?=r1c1r1c2+cage?=r2c2r3c2+cage?=r4c3r4c4").orElseThrow();
    Question question = new Question(new Mask(open, CellSet.of(0, 6, 11, 13)), StrategySet.any());
    assertThat(judge.atOnce(question)).isInstanceOf(Judgement.Undecided.class);
    Judgement.Possible found = (Judgement.Possible) judge(question);
    Board board = found.puzzle().board();
    assertThat(open.isFilledBy(board)).isTrue();
    assertThat(found.puzzle().mask().clues()).isEqualTo(question.mask().clues());
    assertThat(new SolutionCounter(board).count(found.puzzle(), 2)).isEqualTo(1);
  }

  @Test
  void aMaskWithoutPuzzleHasNoneOnFewerCellsOrWithFewerStrategies() {
    String four = "x... ..xx .... x...";
    assertThat(BruteForce.FOUR.isPossible(four.replace(" ", ""), "NHL")).isFalse();
    judge(question(four, "NHL"));
    assertThat(searches).isEqualTo(1);
    Judgement fewer = judge.atOnce(question("x... ..x. .... x...", "NHL"));
    Judgement weaker = judge.atOnce(question(four, "NL"));
    assertThat(fewer).isInstanceOf(Judgement.Impossible.class);
    assertThat(((Judgement.Impossible) weaker).proof().sentence().toString())
        .startsWith("none exists even with 4 clues and NHL: all ways");
    assertThat(judge.atOnce(question("x... ..xx .... xx..", "NHL")))
        .isInstanceOf(Judgement.Undecided.class);
  }

  @Test
  void cellsThatNeedAClueAreNamedOnlyWhereNoDigitsMakeAPuzzle() {
    String four = "x... ..xx .... x...";
    Mask fewer = Masks.mask(Boards.FOUR, "x... ..x. .... x...");
    judge(question(four, "NHL"));
    Judgement.Impossible some =
        (Judgement.Impossible) judge.atOnce(new Question(fewer, StrategySet.parse("NHL")));
    assertThat(some.proof().scope()).isEqualTo(Proof.Scope.STRATEGIES);
    assertThat(some.proof().cells()).isEqualTo(CellSet.empty());

    judge(question(four, "any"));
    Judgement.Impossible all =
        (Judgement.Impossible) judge.atOnce(new Question(fewer, StrategySet.any()));
    assertThat(all.proof().scope()).isEqualTo(Proof.Scope.ALL);
    assertThat(all.proof().cells()).isEqualTo(Masks.mask(Boards.FOUR, four).open());
  }

  @Test
  void whatIsImpossibleForAnyStrategiesNeedsNoSearchForOthers() {
    String four = "x... ..xx .... x...";
    judge(question(four, "any"));
    int before = searches;
    for (String set : List.of("NHL", "x-wing,N", "N,unique-rectangle-1", "any")) {
      assertThat(judge.atOnce(question(four, set)))
          .as(set)
          .isInstanceOf(Judgement.Impossible.class);
    }
    assertThat(searches).isEqualTo(before);
    Judgement carried = judge.atOnce(question(four, "NHL"));
    assertThat(((Judgement.Impossible) carried).proof().sentence().toString())
        .startsWith("none exists even with 4 clues and any strategies: all ways to fill")
        .endsWith("and none has exactly one solution.");
  }

  @Test
  void whatIsImpossibleForAllStrategiesKnownHereMayBePossibleForAny() {
    String four = "x... ..xx .... x...";
    StrategySet known = StrategySet.of(Catalogue.all()).monotone(Boards.NINE);
    judge(new Question(Masks.mask(Boards.FOUR, four), known));

    assertThat(judge.atOnce(question(four, "any"))).isInstanceOf(Judgement.Undecided.class);
  }

  /** Every answer along a walk of random edits is the truth, and the witness is a puzzle. */
  @ParameterizedTest
  @ValueSource(strings = {"NHL", "any"})
  void whatIsCarriedFromEditToEditIsTrue(String set) {
    StrategySet strategies = StrategySet.parse(set);
    Classifier classifier = new Classifier(Boards.FOUR, strategies);
    Random random = new Random(5);
    Mask mask = Masks.random(Boards.FOUR, 5, random);
    int edits = 400;
    for (int edit = 0; edit < edits; edit++) {
      CellSet cell = CellSet.of(random.nextInt(16));
      mask = mask.clues().intersects(cell) ? mask.without(cell) : mask.with(cell);
      Judgement judgement = judge(new Question(mask, strategies));
      boolean isPossible = BruteForce.FOUR.isPossible(mask.line(), set);
      if (judgement instanceof Judgement.Possible possible) {
        assertThat(possible.puzzle().mask()).isEqualTo(mask);
        assertThat(classifier.end(possible.puzzle())).isEqualTo(SolvingPath.End.SOLVED);
      }
      assertThat(judgement)
          .as("%s", mask)
          .isInstanceOf(isPossible ? Judgement.Possible.class : Judgement.Impossible.class);
    }
    assertThat(searches).isLessThan(edits / 4);
  }

  /** Counting refutes every puzzle of naked singles here; of naked pairs too it says nothing. */
  @Test
  void thatFewerStrategiesFailIsNoProof() {
    StrategySet singles = StrategySet.parse("naked-single");
    StrategySet pairs = StrategySet.parse("naked-single,naked-pair");
    Random random = new Random(1);
    Mask mask =
        Stream.generate(() -> Masks.random(Boards.NINE, 18, random))
            .filter(each -> Arguments.against(each, pairs).isEmpty())
            .filter(each -> !Arguments.against(each, singles).isEmpty())
            .findFirst()
            .orElseThrow();
    Judgement judgement =
        judge.within(Duration.ofMillis(50), new Question(mask, pairs), Watch.idle());
    assertThat(judgement).isNotInstanceOf(Judgement.Impossible.class);
    assertThat(searches).isEqualTo(2);
  }

  /** Lines are moved, and clues come in addition: the puzzle is moved with them, and checked. */
  @Test
  void whatHoldsAnImageOfAPossibleMaskIsPossibleAtOnce() {
    judge(question("x.x. .... .x.. ...x", "NHL"));
    int before = searches;

    for (String image :
        List.of(".x.x .... x... ..x.", "x... ..x. .x.. x...", ".xxx .... x..x ..x.")) {
      assertThat(judge.atOnce(question(image, "NHL")))
          .as(image)
          .isInstanceOfSatisfying(
              Judgement.Possible.class,
              known -> {
                assertThat(known.puzzle().mask()).isEqualTo(question(image, "NHL").mask());
                assertThat(
                        new Classifier(Boards.FOUR, StrategySet.parse("NHL")).end(known.puzzle()))
                    .isEqualTo(SolvingPath.End.SOLVED);
              });
    }
    assertThat(searches).isEqualTo(before);
  }

  @Test
  void aSolutionFromElsewhereIsTriedToo() {
    Question asked = question("x.x. .... .x.. ...x", "NHL");
    Judgement.Possible known = (Judgement.Possible) judge(asked);
    Judge other = new Judge((OneByOne) this::counted);
    assertThat(other.atOnce(asked)).isEqualTo(new Judgement.Undecided(asked, Duration.ZERO));
    other.learn(known.solution());
    assertThat(other.atOnce(asked)).isEqualTo(known);
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NH", "NHL"})
  void fixedDigitsAreJudgedAsBruteForceJudgesThem(String strategies) {
    Random random = Tries.random(17);
    int possible = 0;
    int impossible = 0;
    for (int i = 0; i < Tries.of(150); i++) {
      Mask mask = Masks.random(Boards.FOUR, 4 + random.nextInt(4), random);
      Puzzle fixed = someDigits(mask, 1 + random.nextInt(4), random);
      if (fixed.conflict().isPresent()) {
        continue;
      }
      Question question = new Question(mask, StrategySet.parse(strategies), fixed);
      boolean expected = BruteForce.FOUR.isPossible(mask.line(), fixed.line(), strategies);
      assertThat(judge(question))
          .as("%s on %s", fixed, mask.line())
          .isInstanceOf(expected ? Judgement.Possible.class : Judgement.Impossible.class);
      if (!Arguments.against(mask, question.strategies(), question.givens()).isEmpty()) {
        assertThat(expected).as("%s on %s", fixed, mask.line()).isFalse();
      }
      possible += expected ? 1 : 0;
      impossible += expected ? 0 : 1;
    }
    assertThat(possible).isGreaterThanOrEqualTo(Tries.showing(6));
    assertThat(impossible).isGreaterThanOrEqualTo(Tries.showing(6));
  }

  @ParameterizedTest
  @ValueSource(strings = {"H", "NL", "NHL", "FULL"})
  void masksAreJudgedAsBruteForceJudgesThem(String letters) {
    boolean isImplying = letters.equals("FULL");
    StrategySet set = StrategySet.parse(isImplying ? "full-house,naked-single" : letters);
    Random random = Tries.random(23);
    int possible = 0;
    for (int i = 0; i < Tries.of(80); i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + random.nextInt(4), random);
      boolean expected =
          BruteForce.FOUR.isPossible(mask.line(), ".".repeat(16), isImplying ? "N" : letters);
      Judgement found =
          new Judge((OneByOne) this::counted).within(LONG, new Question(mask, set), Watch.idle());
      assertThat(found)
          .as(mask.line())
          .isInstanceOf(expected ? Judgement.Possible.class : Judgement.Impossible.class);
      possible += expected ? 1 : 0;
    }
    assertThat(possible).isBetween(Tries.showing(5), 75);
  }

  /** A mask that only counting refutes: 337 branches, of which a walk knows nothing. */
  private static final Mask COUNTED =
      Masks.mask(
          Boards.NINE,
          "...x..xx.x.x.........x......x..x..x......xx..x...x.....x.x.........x.x...........");

  @ParameterizedTest
  @ValueSource(strings = {"naked-single", "full-house,naked-single"})
  void whatGenerateRefutesByCountingIsRefutedHereToo(String strategies) {
    Question question = new Question(COUNTED, StrategySet.parse(strategies));
    assertThat(new Judge(new Generator(), Lists.IGNORED).within(LONG, question, Watch.idle()))
        .isInstanceOfSatisfying(
            Judgement.Impossible.class,
            known -> assertThat(known.proof().kind()).isEqualTo(Proof.Kind.COUNTING_SEARCH));
  }

  @Test
  void aRefutedMaskIsRefutedWithFixedDigitsToo() {
    int[] digits = new int[81];
    digits[3] = 5;
    Request request =
        new Request(COUNTED, StrategySet.parse("N"))
            .withGoal(Goal.NONE.withGivens(new Puzzle(Boards.NINE, digits)))
            .withTime(LONG);
    assertThat(new Generator().generate(request, Watch.idle()))
        .isInstanceOf(Outcome.Impossible.class);
  }

  @Test
  void aMaskOf17CluesIsDecidedAtOnceByTheList() {
    Question possible = new Question(COUNTED, StrategySet.parse("NHL"));
    Question impossible = new Question(COUNTED, StrategySet.parse("NL"));
    Question harder = new Question(COUNTED, StrategySet.parse("NHL,unique-rectangle-1"));
    assertThat(judge.atOnce(possible))
        .isInstanceOfSatisfying(
            Judgement.Possible.class,
            known -> assertThat(known.puzzle().mask()).isEqualTo(COUNTED));
    assertThat(judge.atOnce(impossible))
        .isInstanceOfSatisfying(
            Judgement.Impossible.class,
            known -> assertThat(known.proof().kind()).isEqualTo(Proof.Kind.PUBLISHED_LIST));
    Judge other = new Judge((OneByOne) this::counted);
    assertThat(other.atOnce(harder)).isInstanceOf(Judgement.Undecided.class);
    assertThat(other.within(LONG, harder, Watch.idle())).isInstanceOf(Judgement.Possible.class);
    assertThat(searches).isZero();
  }

  @Test
  void withTimeEnoughEveryEngineIsAsked() {
    List<EngineChoice> asked = new ArrayList<>();
    OneByOne undecided =
        (request, watch) -> {
          asked.add(request.engine());
          return new Outcome.Undecided(
              Outcome.Undecided.Reason.OUT_OF_TIME, "search", Duration.ofSeconds(1));
        };
    Question question = new Question(COUNTED, StrategySet.parse("NHL"));
    new Judge(undecided, Lists.IGNORED).within(Duration.ofSeconds(30), question, Watch.idle());
    new Judge(undecided, Lists.IGNORED).within(Duration.ofSeconds(1), question, Watch.idle());
    assertThat(asked).containsExactly(EngineChoice.SEARCH, EngineChoice.AUTO, EngineChoice.SEARCH);
  }

  /** Twenty clues that no short proof is against, and whose open cells are soon filled. */
  private static final Mask SMALL_WALK =
      Masks.mask(
          Boards.NINE,
          "......xx..x.xxx.x......x..x.....x...............x.....x..x......x.xxx.x..xx......");

  /** To decide this takes an hour or so. */
  private static final Mask LONG_WALK =
      Masks.mask(
          Boards.NINE,
          "...x.x......x.x...x...x..x...xxxx..xxxxxx....x.x.x.....................x.x.x....x");

  private static Judgement.Undecided unweighed(Mask mask) {
    Question question = new Question(mask, StrategySet.parse("NHL"));
    return new Judgement.Undecided(question, Duration.ofMillis(200));
  }

  /** Looks and walks end by the clock, so that a busy machine needs several. */
  private static Judgement decided(Judge judge, Judgement.Undecided open) {
    Judgement weighed = judge.weigh(open, Watch.idle());
    for (int again = 0; again < AGAIN && weighed instanceof Judgement.Undecided; again++) {
      weighed = judge.weigh(open, Watch.idle());
    }
    return weighed;
  }

  @Test
  void aWalkOfAMomentRefutesWhatTheSearchLeavesOpen() {
    Judge real = new Judge(new Generator());
    Question question = unweighed(SMALL_WALK).question();
    Judgement searched = real.search(Duration.ofMillis(200), question, Watch.idle());
    assertThat(searched).isInstanceOf(Judgement.Undecided.class);
    assertThat(decided(real, (Judgement.Undecided) searched))
        .isInstanceOfSatisfying(
            Judgement.Impossible.class,
            known -> assertThat(known.proof().kind()).isEqualTo(Proof.Kind.OPEN_CELLS));
    assertThat(real.atOnce(question)).isInstanceOf(Judgement.Impossible.class);
  }

  @Test
  void whatTakesLongerIsNotWalkedAndItsCostIsTold() {
    Judge real = new Judge(new Generator());
    Spent spent = Spent.sinceNow();
    Judgement weighed = real.weigh(unweighed(LONG_WALK), Watch.idle());
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(4));
    for (int again = 0; again < AGAIN && weighed.equals(unweighed(LONG_WALK)); again++) {
      weighed = real.weigh(unweighed(LONG_WALK), Watch.idle());
    }
    assertThat(weighed)
        .isInstanceOfSatisfying(
            Judgement.Undecided.class,
            open -> {
              assertThat(open.searched()).isEqualTo(Duration.ofMillis(200));
              assertThat(open.cost().orElseThrow())
                  .isBetween(Duration.ofMinutes(2), Duration.ofDays(2));
            });
  }

  @Test
  void nobodyKnowsTheCostWhereDigitsAreFixedOrConclusionsAreNotMonotone() {
    Judge real = new Judge(new Generator());
    StrategySet set = StrategySet.parse("NHL");
    Puzzle one = new Puzzle(Boards.NINE, digitAt(LONG_WALK));
    Question unique = new Question(LONG_WALK, StrategySet.parse("NHL,unique-rectangle-1"));
    for (Question question : List.of(new Question(LONG_WALK, set, one), unique)) {
      Judgement.Undecided open = new Judgement.Undecided(question, Duration.ofMillis(200));
      assertThat(real.weigh(open, Watch.idle())).isEqualTo(open);
    }
  }

  private static int[] digitAt(Mask mask) {
    int[] digits = new int[mask.board().cells()];
    digits[mask.clues().toArray()[0]] = 1;
    return digits;
  }

  /** The looks at the trees, and the walks. */
  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {0, 20, 60, 100, 150, 250, 400})
  void whatIsWeighedEndsWithinATenthOfASecondWhenItIsStopped(int millis) throws Exception {
    for (Mask mask : List.of(SMALL_WALK, LONG_WALK)) {
      Watch watch = Watch.idle();
      Spent spent = Spent.sinceNow();
      Duration[] stopped = new Duration[1];
      Thread stopper =
          new Thread(
              () -> {
                LockSupport.parkNanos(Duration.ofMillis(millis).toNanos());
                stopped[0] = spent.time();
                watch.stop();
              });
      stopper.start();
      new Judge(new Generator()).weigh(unweighed(mask), watch);
      Duration ended = spent.time();
      stopper.join();
      assertThat(ended.minus(stopped[0])).isLessThan(Duration.ofMillis(200));
    }
  }

  /** Of 4x4 the search decides all before, so that the walks are asked alone here. */
  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NL", "NHL", "any"})
  void whatIsWeighedIsJudgedAsBruteForceJudgesIt(String strategies) {
    Random random = Tries.random(29);
    int possible = 0;
    int impossible = 0;
    for (int i = 0; i < Tries.of(100); i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + random.nextInt(5), random);
      Question question = new Question(mask, StrategySet.parse(strategies));
      boolean expected = BruteForce.FOUR.isPossible(mask.line(), strategies);
      Judgement weighed =
          new Judge(new Generator())
              .weigh(new Judgement.Undecided(question, Duration.ofMillis(1)), Watch.idle());
      assertThat(weighed)
          .as("%s of %s", strategies, mask.line())
          .isInstanceOf(expected ? Judgement.Possible.class : Judgement.Impossible.class);
      possible += expected ? 1 : 0;
      impossible += expected ? 0 : 1;
    }
    assertThat(possible).isGreaterThanOrEqualTo(Tries.showing(6));
    assertThat(impossible).isGreaterThanOrEqualTo(Tries.showing(6));
  }

  /** By whichever way seems the cheaper, beside the exhaustive engine. */
  @ParameterizedTest
  @ValueSource(strings = {"N", "NHL", "any"})
  void whatIsWeighedIsDecidedOnSixBySixAsByTheExhaustiveEngine(String strategies) {
    Random random = Tries.random(31);
    StrategySet set = StrategySet.parse(strategies);
    for (int i = 0; i < Tries.of(40); i++) {
      Mask mask = Masks.random(Boards.SIX, 7 + random.nextInt(4), random);
      Question question = new Question(mask, set);
      Outcome other =
          new Generator()
              .generate(
                  new Request(mask, set).withEngine(EngineChoice.EXHAUSTIVE).withTime(LONG),
                  Watch.idle());
      Judge weighing = new Judge(new Generator());
      Judgement weighed =
          decided(weighing, new Judgement.Undecided(question, Duration.ofMillis(1)));
      assertThat(weighed)
          .as("%s of %s", strategies, mask.line())
          .isInstanceOf(
              other instanceof Outcome.Found
                  ? Judgement.Possible.class
                  : Judgement.Impossible.class);
    }
  }

  private static Puzzle someDigits(Mask mask, int count, Random random) {
    int[] cells = mask.clues().toArray();
    int[] digits = new int[16];
    for (int i = 0; i < count; i++) {
      digits[cells[random.nextInt(cells.length)]] = 1 + random.nextInt(4);
    }
    return new Puzzle(Boards.FOUR, digits);
  }

  private static final Puzzle NINE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  /** The puzzle with two cells free and two that had other digits: all 81 ways are tried here. */
  @Test
  void aNearlyFilledMaskOfNineIsDecidedExactly() {
    Random random = new Random(3);
    StrategySet set = StrategySet.parse("NHL");
    Classifier classifier = new Classifier(Boards.NINE, set);
    int possible = 0;
    for (int i = 0; i < 40; i++) {
      int[] cells = NINE.mask().clues().toArray();
      int[] digits = new int[81];
      NINE.mask().clues().forEach(cell -> digits[cell] = NINE.digit(cell));
      digits[cells[random.nextInt(cells.length)]] = 1 + random.nextInt(9);
      int first = cells[random.nextInt(15)];
      int second = cells[15 + random.nextInt(15)];
      digits[first] = 0;
      digits[second] = 0;
      Puzzle fixed = new Puzzle(Boards.NINE, digits);
      if (fixed.conflict().isPresent()) {
        continue;
      }
      boolean expected = false;
      for (int way = 0; way < 81; way++) {
        digits[first] = 1 + way % 9;
        digits[second] = 1 + way / 9;
        Puzzle filled = new Puzzle(Boards.NINE, digits);
        expected |= filled.conflict().isEmpty() && classifier.end(filled) == SolvingPath.End.SOLVED;
      }
      possible += expected ? 1 : 0;
      assertThat(
              new Judge((OneByOne) this::counted)
                  .within(LONG, new Question(NINE.mask(), set, fixed), Watch.idle()))
          .as(fixed.line())
          .isInstanceOf(expected ? Judgement.Possible.class : Judgement.Impossible.class);
    }
    assertThat(possible).isBetween(3, 30);
  }

  @Test
  void aKnownSolutionAnswersForDigitsThatItHasUnderOtherNames() {
    StrategySet set = StrategySet.parse("NHL");
    judge.learn(new Replay(Boards.NINE, set).human(NINE).solution().orElseThrow());
    int[] digits = new int[81];
    digits[0] = 9;
    digits[1] = 1;
    Puzzle fixed = new Puzzle(Boards.NINE, digits);
    Judgement judgement = judge.atOnce(new Question(NINE.mask(), set, fixed));
    assertThat(judgement).isInstanceOf(Judgement.Possible.class);
    assertThat(((Judgement.Possible) judgement).puzzle().restrictedTo(fixed.mask()))
        .isEqualTo(fixed);
  }

  @Test
  void moreCluesOrFewerFixedDigitsAreAnEasierQuestion() {
    Mask mask = Masks.mask(Boards.FOUR, "xx.. ..x. .x.. x..x");
    StrategySet set = StrategySet.parse("NH");
    Question any = new Question(mask, set);
    Question one = new Question(mask, set, Grids.puzzle(Boards.FOUR, "1... .... .... ...."));
    Question two = new Question(mask, set, Grids.puzzle(Boards.FOUR, "12.. .... .... ...."));
    Question other = new Question(mask, set, Grids.puzzle(Boards.FOUR, "2... .... .... ...."));
    assertThat(any.isEasierThan(one)).isTrue();
    assertThat(one.isEasierThan(two)).isTrue();
    assertThat(two.isEasierThan(one)).isFalse();
    assertThat(one.isEasierThan(any)).isFalse();
    assertThat(other.isEasierThan(two)).isFalse();
  }

  @Test
  void fixedDigitsThatLeaveTwoOutAreToldAtOnceAndOneMoreClueIsNot() {
    StrategySet set = StrategySet.parse("NHL");
    Puzzle solution = new Replay(Boards.NINE, set).human(NINE).solution().orElseThrow();
    CellSet low = CellSet.where(81, cell -> solution.digit(cell) <= 3);
    int[] others = CellSet.where(81, cell -> solution.digit(cell) > 3).toArray();
    Mask mask = new Mask(Boards.NINE, low);
    Puzzle fixed = solution.restrictedTo(mask);
    Mask four = mask.with(CellSet.of(others[0], others[9], others[20], others[33]));
    assertThat(judge.atOnce(new Question(four, set, fixed)))
        .isInstanceOfSatisfying(
            Judgement.Impossible.class,
            known -> {
              assertThat(known.proof().kind()).isEqualTo(Proof.Kind.TOO_FEW_DIGITS);
              assertThat(known.proof().cells()).isEqualTo(low);
              assertThat(known.proof().sentence().toString())
                  .startsWith("the fixed digits include 3 different digits, and 4 other clues add");
            });
    Mask five = four.with(CellSet.of(others[50]));
    assertThat(judge.atOnce(new Question(five, set, fixed)))
        .isInstanceOf(Judgement.Undecided.class);
    assertThat(judge.atOnce(new Question(four, set))).isInstanceOf(Judgement.Undecided.class);
  }
}
