package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.replay.Tenths;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ExplainerTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("cluewright.data", "../shared/data"));

  /** So many puzzles of each rating. */
  private static final int OF_EACH = 20;

  private static final String XY_WING =
      ".6..5..3....3.6.....7...4...3.....6..14.2.79.7.......1.........9..147..5.516.987.";

  private static final String ESCARGOT =
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

  private final Explainer explainer = new Explainer();

  private ExplainerRating rating(String puzzle) {
    return explainer.rate(Grids.puzzle(Boards.NINE, puzzle));
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
      if (!isRated(words[1], words[2])) {
        wrong.add(line);
      }
    }

    assertThat(lines).hasSize(1000);
    assertThat(wrong).isEmpty();
  }

  /** Ratings from 2.5 to 9.3 by its successor; skipped where their folder is absent. */
  @InTurn
  @Test
  void theRatingIsThatOfItsSuccessorOnTheWholeScale() throws IOException {
    assumeTrue(Files.isDirectory(FOLDER), () -> "skipped: there is no folder " + FOLDER);
    List<String> wrong = new ArrayList<>();
    Map<String, List<String>> rated =
        Files.readAllLines(FOLDER.resolve("se_rated.tsv")).stream()
            .collect(Collectors.groupingBy(line -> line.split("\t", -1)[1]));
    List<String> lines =
        Tries.some(rated.values().stream().flatMap(some -> some.stream().limit(OF_EACH))).toList();
    for (String line : lines) {
      String[] words = line.split("\t", -1);
      if (!isRated(words[0], words[1])) {
        wrong.add(line);
      }
    }

    assertThat(lines).isNotEmpty();
    assertThat(wrong).isEmpty();
  }

  private boolean isRated(String puzzle, String published) {
    ExplainerRating rating = rating(puzzle);
    return rating.ended() && rating.hardest() == Double.parseDouble(published);
  }

  /** A puzzle and its ratings. */
  static Stream<Arguments> published() {
    List<String> all =
        List.of(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,1.2/1.2/1.2",
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......,2.6/1.2/1.2",
            "1.3.5..8...67.9.2.............3....7.6.......8...14..55316...7......8....7....6..,5.7/1.2/1.2",
            ".3...89.2..2....4.......567...76...34...53........485.96..3....28.41.6.......617.,7.2/1.2/1.2",
            "1.......252..7..49..9...5.....689......7.3....9.1.5.3.64..1..25.1.....7.9.......8,8.9/1.5/1.5",
            "3..2.5..........1...8.6.2.......76.4..93.....6...8..........92.5..1.4..6.7......5,9.3/1.2/1.2",
            "........1.....2....34..........5..6...17..3..8....9..4...6...7...8..4..9.2..3.5..,9.8/9.8/9.5",
            "........1.....2.....1345.....36....7.2.....8.9.....5....6.7...3.8.....2.5.....9..,9.7/9.7/9.3",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..,10.5/1.2/1.2",
            "........1.....2.3...4.5.6.....1...7...6..3.2..8..4.9...48.......657.....9...6.5..,10.7/10.7/10.0",
            "........1.......23..1..245...3..5..2.4..6....7..8.......5..9.1..8..7....6..4.....,11.5/11.5/11.2");
    return Tries.few(all, 3).stream().map(line -> Arguments.of((Object[]) line.split(",")));
  }

  /**
   * ER, EP and ED of version 1.2.1, as published with a port of it whose figures were compared with
   * that program's, and of 1.15.10 in reports of its users.
   */
  @InTurn
  @ParameterizedTest
  @MethodSource("published")
  void allThreeRatingsOfTheOriginalAreThePublishedOnes(String puzzle, String published) {
    Explainer original = new Explainer(Edition.ORIGINAL, () -> false);
    ExplainerRating rating = original.rate(Grids.puzzle(Boards.NINE, puzzle));

    assertThat(rating.ended()).isTrue();
    assertThat(three(rating)).isEqualTo(published);
  }

  private static String three(ExplainerRating rating) {
    return rating.hardest()
        + "/"
        + rating.pearl().orElseThrow()
        + "/"
        + rating.diamond().orElseThrow();
  }

  /** ER, EP and ED as serate prints them; skipped where their folder is absent. */
  @Test
  void theRatingIsThatOfSerate() throws IOException {
    assumeTrue(Files.isDirectory(FOLDER), () -> "skipped: there is no folder " + FOLDER);
    Explainer serate = new Explainer(Edition.SERATE, () -> false);
    List<String> wrong = new ArrayList<>();
    List<String> lines =
        Tries.some(Files.readAllLines(FOLDER.resolve("serate.tsv")).stream()).toList();
    for (String line : lines) {
      String[] words = line.split("\t", 2);
      String own = three(serate.rate(Grids.puzzle(Boards.NINE, words[0])));
      if (!own.replace('/', '\t').equals(words[1])) {
        wrong.add(line + " is not " + own);
      }
    }

    assertThat(lines).isNotEmpty();
    assertThat(wrong).isEmpty();
  }

  /**
   * Puzzles on all three scales, as printed by each of the programs. The first four have direct
   * steps whose other eliminations serate alone makes. Then come a Skyscraper, which is a forcing
   * chain to those that do not know it, and such a chain instead of an aligned pair exclusion. The
   * last three have loops and graves that the successor alone sees.
   */
  @ParameterizedTest
  @CsvSource({
    "4.......7..6.3.2....57.29..85.473.26...8.6.....4.2.3....32.98...68...59..........,2.6,2.6,2.0",
    ".8.32............762..7.4...1...35..9.2...1.4..69...7...4.8..695............97.4.,3.0,3.0,2.6",
    ".7.5.49.......94.7...1..6....9.....11.8...7.92.....5....1..3...6.42.......56.1.4.,3.2,3.2,2.0",
    "...8.....1.2.4..8...62..3.72..16....3.9...1.2....29..46.5..29...9..5.2.3.....4...,3.4,3.4,2.0",
    "1..5....9.54..7.1.....4..7..7..1...4..38297..6...5..3..2..7.....3.4..16.5....3..7,4.0,6.6,6.6",
    "69.5....2..2.....4...2...8.....9.3.8...375...4.7.6.....6...8...1.....6..2....1.49,6.2,6.6,6.6",
    "4.9...7.68...5...3.1.....9.2.47.86.5...9.2.....1...9..78.5.3.41............2.4...,4.6,7.1,7.1",
    "...357.....2...3.....1.2...62.....87..76.41..8...2...3.98...63..56.3.29.2...6...1,4.3,6.6,6.6",
    "34...2..8..2...9....8.3.27.1.4..9...5...2...9...6..5.7.39.7.6....1...7..7..9...31,5.4,7.1,7.1",
  })
  void theScalesDifferWhereTheProgramsDo(
      String puzzle, double successor, double original, double serate) {
    Map<Edition, Double> ratings = new EnumMap<>(Edition.class);
    for (Edition edition : Edition.values()) {
      Explainer own = new Explainer(edition, () -> false);
      ratings.put(edition, own.rate(Grids.puzzle(Boards.NINE, puzzle)).hardest());
    }

    assertThat(ratings)
        .containsEntry(Edition.SUCCESSOR, successor)
        .containsEntry(Edition.ORIGINAL, original)
        .containsEntry(Edition.SERATE, serate);
  }

  @Test
  void anXyWingHasItsRatingWhereStrongLinksDoNotHelp() {
    assertThat(rating(XY_WING).hardest()).isEqualTo(4.2);
  }

  @Test
  void aRatingBeyondWhatIsAskedForIsABound() {
    ExplainerRating rating = explainer.rate(Grids.puzzle(Boards.NINE, ESCARGOT), 72);

    assertThat(rating.ended()).isFalse();
    assertThat(rating.hardest()).isBetween(7.3, 10.5);
    assertThat(rating.diamond()).hasValue(1.2);
  }

  @Test
  void aRatingThatIsCancelledIsABound() {
    AtomicInteger asked = new AtomicInteger();
    Explainer cancelled = new Explainer(Edition.SUCCESSOR, () -> asked.incrementAndGet() > 1000);

    assertThat(cancelled.rate(Grids.puzzle(Boards.NINE, ESCARGOT)).ended()).isFalse();
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
    assertThat(Explainer.most(StrategySet.parse(strategies))).hasValue(Tenths.of(most));
  }

  @ParameterizedTest
  @ValueSource(strings = {"naked-single,w-wing", "naked-single,unique-rectangle-1"})
  void whatIsNotKnownExactlyHasNoHighestRating(String strategies) {
    assertThat(Explainer.most(StrategySet.parse(strategies))).isEmpty();
  }

  @Test
  void aBoardThatSudokuExplainerDoesNotKnowHasNoRatingOfIt() {
    Rating.Rated rated =
        (Rating.Rated)
            new Rater(Boards.FOUR).rate(Grids.puzzle(Boards.FOUR, "1... ..3. .4.. ...2"));

    assertThat(rated.explainer()).isEmpty();
  }
}
