package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ratings that are cancelled, or that go no further than a bound. */
final class StoppedExplainerTest {
  private static final Puzzle HARD =
      Grids.puzzle(
          Boards.NINE,
          "........1.......23..1..245...3..5..2.4..6....7..8.......5..9.1..8..7....6..4.....");
  private static final Puzzle EASY =
      Grids.puzzle(
          Boards.NINE,
          ".6..5..3....3.6.....7...4...3.....6..14.2.79.7.......1.........9..147..5.516.987.");

  /** It asks some more times, once for each chain that was still to be followed. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 20, 200, 1000})
  void oneThatIsCancelledEndsSoonAndIsNotExact(int calls) {
    AtomicInteger left = new AtomicInteger(calls);
    Explainer explainer = new Explainer(Edition.SUCCESSOR, () -> left.decrementAndGet() < 0);
    ExplainerRating rating = explainer.rate(HARD);

    assertThat(rating.ended()).isFalse();
    assertThat(rating.tenths()).isLessThan(115);
    assertThat(-left.get()).isLessThan(2000);
  }

  @Test
  void afterwardsTheSameExplainerRatesAsOneThatIsNew() {
    AtomicInteger left = new AtomicInteger(1000);
    Explainer explainer = new Explainer(Edition.SUCCESSOR, () -> left.decrementAndGet() < 0);
    explainer.rate(HARD);
    left.set(Integer.MAX_VALUE);

    Random random = Tries.random(96);
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    for (int i = 0; i < Tries.of(500); i++) {
      Puzzle puzzle = Met.minimal(random, counter);
      assertThat(explainer.rate(puzzle)).as(puzzle.line()).isEqualTo(new Explainer().rate(puzzle));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 12, 23, 35, 41})
  void oneThatExceedsItsBoundGoesNoFurther(int most) {
    ExplainerRating rating = new Explainer().rate(EASY, most);
    assertThat(rating.ended()).isFalse();
    assertThat(rating.tenths()).isBetween(most + 1, 42);
    assertThat(rating.diamondTenths()).isPositive();
  }

  @Test
  void oneThatReachesItsBoundIsExact() {
    Explainer explainer = new Explainer();
    assertThat(explainer.rate(EASY, 42)).isEqualTo(explainer.rate(EASY));
    assertThat(explainer.rate(EASY).tenths()).isEqualTo(42);
  }

  @Test
  void aPuzzleWithoutASolutionHasNoRating() {
    Puzzle twice = EASY.with(0, EASY.digit(1));
    assertThat(new Explainer().rate(twice).ended()).isFalse();
  }
}
