package cluewright.replay.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ExplainerLoopTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("cluewright.data", "../shared/data"));

  private static final String XY_WING =
      ".6..5..3....3.6.....7...4...3.....6..14.2.79.7.......1.........9..147..5.516.987.";

  /** Needs chains; Arto Inkala, 2012. */
  private static final String CHAINS =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  private final ExplainerLoop loop = new ExplainerLoop(Boards.NINE);

  private OptionalDouble hardest(String puzzle) {
    return loop.hardest(Grids.puzzle(Boards.NINE, puzzle));
  }

  /** Ratings by Sudoku Explainer itself; skipped where their folder is absent. */
  @ParameterizedTest
  @ValueSource(strings = {"2.6", "2.8", "3.0"})
  void theRatingIsThatOfSudokuExplainer(String rating) throws IOException {
    assumeTrue(Files.isDirectory(FOLDER), () -> "skipped: there is no folder " + FOLDER);
    List<String> wrong = new ArrayList<>();
    List<String> lines = Files.readAllLines(FOLDER.resolve("se_" + rating + ".head1000.txt"));
    for (String line : lines) {
      String[] words = line.split(" ", -1);
      if (!hardest(words[1]).equals(OptionalDouble.of(Double.parseDouble(words[2])))) {
        wrong.add(line);
      }
    }

    assertThat(lines).hasSize(1000);
    assertThat(wrong).isEmpty();
  }

  /** Ratings of the whole scale; skipped where their folder is absent. */
  @Test
  void aRatingIsExactAndWhereThereIsNoneItIsFourPointFourAtLeast() throws IOException {
    assumeTrue(Files.isDirectory(FOLDER), () -> "skipped: there is no folder " + FOLDER);
    List<String> wrong = new ArrayList<>();
    int exact = 0;
    for (String line :
        Tries.some(Files.readAllLines(FOLDER.resolve("se_rated.tsv")).stream()).toList()) {
      String[] words = line.split("\t", -1);
      double published = Double.parseDouble(words[1]);
      OptionalDouble rating = hardest(words[0]);
      exact += rating.isPresent() ? 1 : 0;
      if (rating.isPresent() ? rating.getAsDouble() != published : published <= 4.4) {
        wrong.add(line);
      }
    }

    assertThat(wrong).isEmpty();
    assertThat(exact).isGreaterThanOrEqualTo(Tries.showing(13 * 80));
  }

  /** The strong links with groups that come before an XY-Wing may be met although it would do. */
  @ParameterizedTest
  @CsvSource({
    "'naked-single,x-wing', 3.2",
    "'naked-single,skyscraper', 4.0",
    "'naked-single,turbot-fish', 4.2",
    "'naked-single,xy-wing', 4.3",
    "'naked-single,xyz-wing', 4.4",
  })
  void whatStrategiesSolveHasARatingUpToTheirs(String strategies, double most) {
    assertThat(Rating.explainerMost(variants(strategies))).hasValue(most);
  }

  @ParameterizedTest
  @ValueSource(strings = {"naked-single,w-wing", "naked-single,unique-rectangle-1"})
  void whatIsNotKnownExactlyHasNoHighestRating(String strategies) {
    assertThat(Rating.explainerMost(variants(strategies))).isEmpty();
  }

  private static List<Variant> variants(String strategies) {
    return StrategySet.parse(strategies).strategies().stream()
        .flatMap(strategy -> strategy.variants().stream())
        .toList();
  }

  @Test
  void anXyWingHasItsRatingWhereStrongLinksDoNotHelp() {
    assertThat(hardest(XY_WING)).hasValue(4.2);
  }

  @Test
  void aPuzzleThatNeedsMoreThanAnXyzWingHasNoExactRating() {
    assertThat(hardest(CHAINS)).isEmpty();
    Rating.Rated rated =
        (Rating.Rated) new Rater(Boards.NINE).rate(Grids.puzzle(Boards.NINE, CHAINS));
    assertThat(rated.explainer()).isEmpty();
    assertThat(rated.explainerAtLeast()).hasValue(4.4);
  }

  @Test
  void aBoardThatSudokuExplainerDoesNotKnowHasNoBoundEither() {
    Rating.Rated rated =
        (Rating.Rated)
            new Rater(Boards.FOUR).rate(Grids.puzzle(Boards.FOUR, "1... ..3. .4.. ...2"));
    assertThat(rated.explainer()).isEmpty();
    assertThat(rated.explainerAtLeast()).isEmpty();
  }

  @Test
  void aPuzzleWithoutAnyDeductionHasNoRating() {
    assertThat(hardest("1" + ".".repeat(80))).isEmpty();
    assertThat(hardest("11" + ".".repeat(79))).isEmpty();
  }
}
