package cluewright.search.verify;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.Condition;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ConditionCheckTest {
  /** The first eight steps are singles. */
  private static final Puzzle PUZZLE =
      Grids.puzzle(
          Boards.NINE,
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private static int shortfall(StrategySet strategies, Puzzle puzzle, int step) {
    List<Condition> conditions = List.of(new Condition.NoBottleneckBefore(step));
    return new ConditionCheck(puzzle.board(), strategies, conditions, () -> false)
        .shortfall(puzzle);
  }

  @Test
  void eachStepByWhichTheFirstBottleneckComesTooEarlyCounts() {
    StrategySet all = StrategySet.of(Catalogue.all());
    assertThat(shortfall(all, PUZZLE, 9)).isZero();
    assertThat(shortfall(all, PUZZLE, 10)).isEqualTo(1);
    assertThat(shortfall(all, PUZZLE, 12)).isEqualTo(3);
    assertThat(shortfall(all, PUZZLE, 99)).isEqualTo(20);
  }

  private static int shortfall(Puzzle puzzle, Condition condition) {
    return new ConditionCheck(puzzle.board(), StrategySet.any(), List.of(condition), () -> false)
        .shortfall(puzzle);
  }

  /** Its ratings by Sudoku Explainer are 6.2, 1.2 and 1.2, as published for ER. */
  @Test
  void eachTenthByWhichSudokuExplainersRatingIsOffCounts() {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            "96.2....5..37....8.....9.2...16.4.59....7....45.1.38...3.9.....6....79..8....1.36");
    assertThat(shortfall(puzzle, new Condition.Explained(60, 62))).isZero();
    assertThat(shortfall(puzzle, new Condition.Explained(65, 70))).isEqualTo(3);
    assertThat(shortfall(puzzle, new Condition.Explained(0, 55))).isPositive();
  }

  /** Published as 9.8/9.8/9.5. */
  @InTurn
  @Test
  void aPearlIsNoDiamond() {
    Puzzle pearl =
        Grids.puzzle(
            Boards.NINE,
            "........1.....2....34..........5..6...17..3..8....9..4...6...7...8..4..9.2..3.5..");
    assertThat(shortfall(pearl, new Condition.HardestEarly(Condition.HardestEarly.Gem.PEARL)))
        .isZero();
    assertThat(shortfall(pearl, new Condition.HardestEarly(Condition.HardestEarly.Gem.DIAMOND)))
        .isEqualTo(3);
  }

  @Test
  void aPuzzleOfPlacementsAloneIsNoPearl() {
    Puzzle easy =
        Grids.puzzle(
            Boards.NINE,
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    assertThat(shortfall(easy, new Condition.HardestEarly(Condition.HardestEarly.Gem.PEARL)))
        .isPositive();
  }

  /** Its hardest steps have three reasons; Sudoku Explainer's rating is 6.3, as published. */
  @Test
  void eachReasonThatTheHardestStepsLackCountsAndWhatNeedsMoreIsFarOff() {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            "3..2.7..9...861.....8.3.6.....4.6...2.9...3.54...5...6..23.59......1.....8.....7.");
    assertThat(shortfall(puzzle, new Condition.Reasons(1, 3))).isZero();
    assertThat(shortfall(puzzle, new Condition.Reasons(3, 4))).isZero();
    assertThat(shortfall(puzzle, new Condition.Reasons(4, 4))).isEqualTo(10);
    assertThat(shortfall(puzzle, new Condition.Reasons(1, 2))).isGreaterThan(10);
    Condition any = new Condition.Reasons(1, 4);
    assertThat(
            new ConditionCheck(Boards.NINE, StrategySet.any(), List.of(any), () -> true)
                .shortfall(puzzle))
        .isPositive();
  }

  @Test
  void aPuzzleOfAnyBoardHasReasons() {
    Puzzle small = Grids.puzzle(Boards.FOUR, "1... ..3. .4.. ...2");
    assertThat(shortfall(small, new Condition.Reasons(1, 1))).isZero();
  }

  @Test
  void aRatingThatIsBrokenOffMeetsNoCondition() {
    Condition any = new Condition.Explained(0, Condition.Explained.HIGHEST);
    assertThat(shortfall(PUZZLE, any)).isZero();
    assertThat(
            new ConditionCheck(Boards.NINE, StrategySet.any(), List.of(any), () -> true)
                .shortfall(PUZZLE))
        .isPositive();
  }

  @Test
  void whatSudokuExplainerDoesNotRateMeetsNoSuchCondition() {
    Puzzle small = Grids.puzzle(Boards.FOUR, "1... ..3. .4.. ...2");
    assertThat(shortfall(small, new Condition.Explained(0, 100))).isPositive();
  }

  @Test
  void gettingStuckIsABottleneck() {
    StrategySet singles = StrategySet.parse("NH");
    assertThat(shortfall(singles, PUZZLE, 9)).isZero();
    assertThat(shortfall(singles, PUZZLE, 11)).isEqualTo(2);
  }

  @Test
  void aPuzzleOfSinglesHasNone() {
    Puzzle easy = Grids.puzzle(Boards.FOUR, "...4 .3.. 3... ..1.");
    assertThat(shortfall(StrategySet.parse("NH"), easy, 99)).isZero();
  }
}
