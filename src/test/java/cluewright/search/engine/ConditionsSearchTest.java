package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.Replay;
import cluewright.replay.SolvingOrder;
import cluewright.replay.SolvingPath;
import cluewright.replay.profile.Profile;
import cluewright.replay.profile.Profiler;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.BruteForce;
import cluewright.search.Goal;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Conditions for the path and the rating are fulfilled, and never make anything impossible. */
final class ConditionsSearchTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final Mask MASK = Masks.random(Boards.NINE, 32, new Random(71));

  private static Outcome generated(Mask mask, StrategySet set, Goal goal) {
    Request request = new Request(mask, set).withGoal(goal).withThreads(1);
    return new Generator().generate(request, Watch.idle());
  }

  private static Puzzle found(Condition... conditions) {
    Goal goal =
        Goal.NONE
            .withRequired(List.of(Catalogue.LOCKED_CANDIDATES))
            .withConditions(new Conditions(false, List.of(conditions)));
    Outcome outcome = generated(MASK, NHL, goal);
    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    return ((Outcome.Found) outcome).puzzle();
  }

  @Test
  void aStrategyIsUsedAtMostSoOftenAndNotBeforeItsStep() {
    Puzzle puzzle =
        found(
            new Condition.AtMost(Catalogue.LOCKED_CANDIDATES, 2),
            new Condition.NotBefore(Catalogue.LOCKED_CANDIDATES, 5));

    SolvingPath path = new Replay(Boards.NINE, NHL).human(puzzle);
    assertThat(path.isSolved()).isTrue();
    assertThat(path.uses().get(Catalogue.LOCKED_CANDIDATES)).isBetween(1L, 2L);
    assertThat(path.steps().subList(0, 4))
        .noneMatch(step -> step.deductions().get(0).strategy().equals(Catalogue.LOCKED_CANDIDATES));
  }

  @Test
  void aStrategyIsUsedAtLeastSoOften() {
    Puzzle puzzle = found(new Condition.AtLeast(Catalogue.LOCKED_CANDIDATES, 6));

    SolvingPath path = new Replay(Boards.NINE, NHL).human(puzzle);
    assertThat(path.uses().get(Catalogue.LOCKED_CANDIDATES)).isGreaterThanOrEqualTo(6L);
  }

  @Test
  void noBottleneckComesBeforeItsStep() {
    Puzzle puzzle = found(new Condition.NoBottleneckBefore(15));

    Profile profile =
        new Profiler(Boards.NINE, SolvingOrder.of(NHL.strategies())).profile(puzzle).orElseThrow();
    assertThat(profile.firstBottleneck().getAsInt()).isGreaterThanOrEqualTo(15);
  }

  @Test
  void sudokuExplainersRatingLiesWhereItWasWanted() {
    Rating rating = new Rater(Boards.NINE).rate(found(new Condition.Explained(26, 28)));

    assertThat(((Rating.Rated) rating).explainer().orElseThrow().tenths()).isBetween(26, 28);
  }

  @Test
  void theRatingLiesWhereItWasWanted() {
    Rating rating = new Rater(Boards.NINE).rate(found(new Condition.Score(400, 600)));
    assertThat(((Rating.Rated) rating).score()).isBetween(400, 600);

    rating = new Rater(Boards.NINE).rate(found(new Condition.Levels(Level.MEDIUM, Level.MEDIUM)));
    assertThat(((Rating.Rated) rating).level()).isEqualTo(Level.MEDIUM);
  }

  @Test
  void aConditionThatNoFillingFulfilsIsUndecidedAndNotImpossible() {
    Mask mask = Masks.mask(Boards.FOUR, "x..x .x.. .... ..x.");
    Goal extreme =
        Goal.NONE.withConditions(
            Conditions.NONE.with(new Condition.Levels(Level.EXTREME, Level.EXTREME)));
    StrategySet set = StrategySet.parse("NH");
    assertThat(BruteForce.FOUR.isPossible(mask.line(), "NH")).isTrue();

    Outcome outcome = generated(mask, set, extreme);

    assertThat(outcome).isInstanceOf(Outcome.Undecided.class);
    assertThat(((Outcome.Undecided) outcome).reason())
        .isEqualTo(Outcome.Undecided.Reason.ORDER_MATTERS);
  }

  @Test
  void strategiesThatTakeOneSolutionForGrantedMakeNothingImpossible() {
    StrategySet set = StrategySet.parse("NH,unique-rectangle-1,aic");
    assertThat(set.isMonotone(Boards.FOUR)).isFalse();
    Random random = new Random(72);
    for (int i = 0; i < 40; i++) {
      Mask mask = Masks.random(Boards.FOUR, 4, random);
      Outcome outcome = generated(mask, set, Goal.NONE);
      if (BruteForce.FOUR.isPossible(mask.line(), "NH")) {
        assertThat(outcome).as(mask.line()).isInstanceOf(Outcome.Found.class);
      } else {
        assertThat(outcome).as(mask.line()).isNotInstanceOf(Outcome.Found.class);
      }
    }
  }

  @Thorough
  @Test
  void aHeavyStrategyThatIsRequiredIsNeeded() {
    StrategySet triple = StrategySet.parse("naked-triple");
    StrategySet allowed = triple.withEasier();
    Outcome outcome =
        generated(
            Masks.random(Boards.NINE, 28, new Random(73)),
            allowed,
            Goal.NONE.withRequired(triple.strategies()));

    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    Puzzle puzzle = ((Outcome.Found) outcome).puzzle();
    StrategySet others = allowed.without(triple.strategies().get(0));
    assertThat(new Replay(Boards.NINE, allowed).human(puzzle).isSolved()).isTrue();
    assertThat(new Replay(Boards.NINE, others).human(puzzle).isSolved()).isFalse();
  }

  @Test
  void whatIsNeededInOneOrderOnlyIsNotProvenUnneeded() {
    Mask mask = Masks.mask(Boards.FOUR, "xxx. .x.x ..x. ...x");
    StrategySet set = StrategySet.parse("NH,unique-rectangle-1");
    assertThat(generated(mask, set, Goal.NONE)).isInstanceOf(Outcome.Found.class);

    Goal needed = Goal.NONE.withRequired(StrategySet.parse("unique-rectangle-1").strategies());
    assertThat(generated(mask, set, needed)).isInstanceOf(Outcome.Undecided.class);
  }
}
