package cluewright.replay.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Classifier;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RaterTest {
  private static final String SOLUTION =
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

  /** Golden Nugget, one of the hardest known. */
  private static final String GOLDEN_NUGGET =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

  private static Rating.Rated rated(Board board, String puzzle) {
    return (Rating.Rated) new Rater(board).rate(Grids.puzzle(board, puzzle));
  }

  private static int count(Rating.Rated rated, String code) {
    return rated.uses().stream()
        .filter(use -> use.variant().code().equals(code))
        .mapToInt(Rating.Use::count)
        .sum();
  }

  /** Steps that may have placed a digit, or eliminated a candidate. */
  private static int forcings(Rating.Rated rated) {
    return count(rated, "1301")
        + count(rated, "1302")
        + count(rated, "1303")
        + count(rated, "1304");
  }

  @Test
  void twoFullHousesScoreEight() {
    Rating.Rated rated = rated(Boards.FOUR, "1234 3412 2143 43..");

    assertThat(rated.score()).isEqualTo(8);
    assertThat(rated.level()).isEqualTo(Level.EASY);
    assertThat(rated.hardest().map(Phrase::toString)).contains("Full house");
    assertThat(rated.explainer()).isEmpty();
  }

  @Test
  void anEmptyBoxIsANakedSingleAndThenFullHouses() {
    Rating.Rated rated = rated(Boards.FOUR, "..34 ..12 2143 4321");

    assertThat(count(rated, "0003")).isEqualTo(1);
    assertThat(count(rated, "0000")).isEqualTo(3);
    assertThat(rated.score()).isEqualTo(16);
  }

  @Test
  void aFullHouseIsTheEasiestStepOfSudokuExplainer() {
    Rating.Rated rated = rated(Boards.NINE, "." + SOLUTION.substring(1));

    assertThat(rated.score()).isEqualTo(4);
    assertThat(rated.explainer().map(ExplainerRating::hardest)).contains(1.0);
  }

  @ParameterizedTest
  @CsvSource({
    "EASY, 800, EASY",
    "EASY, 801, MEDIUM",
    "EASY, 1001, HARD",
    "MEDIUM, 1000, MEDIUM",
    "MEDIUM, 1601, UNFAIR",
    "HARD, 40, HARD",
    "HARD, 1600, HARD",
    "UNFAIR, 1800, UNFAIR",
    "UNFAIR, 1801, EXTREME",
    "EXTREME, 99999, EXTREME"
  })
  void theLevelRisesWithTheScoreAndNeverFalls(Level hardest, int score, Level level) {
    assertThat(Rating.level(Boards.NINE, hardest, score)).isEqualTo(level);
  }

  /** Where a thermometer tells as much as many clues, in many small steps. */
  @Test
  void theLevelDoesNotRiseWithTheScoreWhereRulesAreDrawn() {
    Board board = Boards.named("9x9+thermometer=r1c1r1c2r1c3").orElseThrow();

    assertThat(Rating.level(board, Level.EASY, 2000)).isEqualTo(Level.EASY);
  }

  @Test
  void aPuzzleWithoutOneSolutionIsNotRated() {
    Rater rater = new Rater(Boards.FOUR);

    assertThat(rater.rate(Grids.puzzle(Boards.FOUR, "1... .... .... ....")))
        .isEqualTo(new Rating.NotUnique(Solutions.SEVERAL));
    assertThat(rater.rate(Grids.puzzle(Boards.FOUR, "11.. .... .... ....")))
        .isEqualTo(new Rating.NotUnique(Solutions.NONE));
    assertThat(rater.rate(Grids.puzzle(Boards.FOUR, "1234 .... .... 1...")))
        .isEqualTo(new Rating.NotUnique(Solutions.NONE));
  }

  /** A count that does not end in time is no count. */
  @Thorough
  @Test
  void aPuzzleWhoseSolutionsTakeTooLongToCountIsNotRated() {
    assertThat(new Rater(Boards.TWENTY_FIVE).rate(Grids.uncountable()))
        .isEqualTo(new Rating.NotUnique(Solutions.UNKNOWN));
  }

  @Test
  void whatNoTechniqueSolvesIsExtremeAndIncomplete() {
    Rating.Rated rated =
        (Rating.Rated)
            new Rater(Boards.NINE).rateByHodoku(Grids.puzzle(Boards.NINE, GOLDEN_NUGGET));

    assertThat(rated.isComplete()).isFalse();
    assertThat(rated.level()).isEqualTo(Level.EXTREME);
    assertThat(rated.score()).isGreaterThanOrEqualTo(rated.guesses() * Rating.GUESS_SCORE);
  }

  /** The rating of HoDoKu 2.2: one forcing chain; forcing nets and three guesses. */
  @ParameterizedTest
  @CsvSource({
    "8...........8..53.5...2.6..............5..81..46..2.......3...5..9.41.7.6.3....29,1008,0",
    "........7.2.4...6.1.....5...9...2.4....8..6..6..9.......5..3....3..8..2.7....4..1,35458,3"
  })
  void theHardestPuzzlesScoreAsInHodoku(String puzzle, int score, int guesses) {
    Rating.Rated rated =
        (Rating.Rated) new Rater(Boards.NINE).rateByHodoku(Grids.puzzle(Boards.NINE, puzzle));

    assertThat(rated.score()).isEqualTo(score);
    assertThat(rated.guesses()).isEqualTo(guesses);
    assertThat(forcings(rated)).isPositive();
    assertThat(rated.level()).isEqualTo(Level.EXTREME);
  }

  @ParameterizedTest
  @CsvSource({"4x4, 300", "6x6, 200", "9x9, 150"})
  void theScoreIsTheSumAndEveryOpenCellIsOneSingleOrGuess(String name, int puzzles) {
    Board board = Boards.named(name).orElseThrow();
    Rater rater = new Rater(board);
    Classifier singles = new Classifier(board, StrategySet.parse("NH"));
    Random random = Tries.random(3);
    int rated = 0;
    for (int i = 0; i < Tries.of(puzzles); i++) {
      Puzzle puzzle = clues(board, random);
      if (rater.rateByHodoku(puzzle) instanceof Rating.Rated rating) {
        rated++;
        int sum = rating.uses().stream().mapToInt(u -> u.count() * u.variant().score()).sum();
        int placed = count(rating, "0000") + count(rating, "0003") + count(rating, "0002");
        boolean isSingles = singles.end(puzzle) == SolvingPath.End.SOLVED;

        assertThat(rating.score()).isEqualTo(sum + rating.guesses() * 10_000);
        assertThat(placed + rating.guesses() + forcings(rating))
            .isGreaterThanOrEqualTo(board.cells() - puzzle.mask().size());
        assertThat(placed + rating.guesses())
            .isLessThanOrEqualTo(board.cells() - puzzle.mask().size());
        assertThat(
                rating.isComplete()
                    && rating.uses().stream().allMatch(u -> u.variant().level() == Level.EASY))
            .isEqualTo(isSingles);
      }
    }

    assertThat(rated).isGreaterThanOrEqualTo(Tries.showing(puzzles / 10 + 1));
  }

  /** A third to three fifths of a solution's cells. */
  private static Puzzle clues(Board board, Random random) {
    return Grids.clues(board, 0.35 + random.nextDouble() * 0.25, random);
  }

  @Test
  void puzzlesLeaveNoTraceInTheRater() {
    Rater reused = new Rater(Boards.NINE);
    Random random = Tries.random(4);
    List<Puzzle> puzzles = new ArrayList<>();
    for (int i = 0; i < Tries.of(60); i++) {
      puzzles.add(clues(Boards.NINE, random));
    }
    List<Rating> first = puzzles.stream().map(reused::rate).toList();
    Collections.reverse(puzzles);
    List<Rating> second = new ArrayList<>(puzzles.stream().map(reused::rate).toList());
    Collections.reverse(second);

    assertThat(second).isEqualTo(first);
  }
}
