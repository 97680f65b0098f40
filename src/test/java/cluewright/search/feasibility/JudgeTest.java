package cluewright.search.feasibility;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.replay.Classifier;
import cluewright.replay.SolvingPath;
import cluewright.search.Arguments;
import cluewright.search.BruteForce;
import cluewright.search.Generator;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class JudgeTest {
  private static final Duration LONG = Duration.ofSeconds(20);

  private int searches;
  private final Judge judge = new Judge(this::counted);

  private Outcome counted(Request request, Watch watch) {
    searches++;
    return new Generator().generate(request, watch);
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
        .isInstanceOf(Judgement.Open.class);
  }

  /** Every answer along a walk of random edits is the truth, and the witness is a puzzle. */
  @Test
  void whatIsCarriedFromEditToEditIsTrue() {
    StrategySet strategies = StrategySet.parse("NHL");
    Classifier classifier = new Classifier(Boards.FOUR, strategies);
    Random random = new Random(5);
    Mask mask = Masks.random(Boards.FOUR, 5, random);
    int edits = 400;
    for (int edit = 0; edit < edits; edit++) {
      CellSet cell = CellSet.of(random.nextInt(16));
      mask = mask.clues().intersects(cell) ? mask.without(cell) : mask.with(cell);
      Judgement judgement = judge(new Question(mask, strategies));
      boolean isPossible = BruteForce.FOUR.isPossible(mask.line(), "NHL");
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

  @Test
  void aSolutionFromElsewhereIsTriedToo() {
    Question asked = question("x.x. .... .x.. ...x", "NHL");
    Judgement.Possible known = (Judgement.Possible) judge(asked);
    Judge other = new Judge(this::counted);
    assertThat(other.atOnce(asked)).isEqualTo(new Judgement.Open(asked, Duration.ZERO));
    other.learn(known.solution());
    assertThat(other.atOnce(asked)).isEqualTo(known);
  }
}
