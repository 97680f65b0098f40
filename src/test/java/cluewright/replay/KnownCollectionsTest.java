package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.SolvingPath.End;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Published collections, of which others have counted what each set of strategies solves. Skipped
 * where the folder that {@code -Dcluewright.data} names is absent.
 */
final class KnownCollectionsTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("cluewright.data", "../shared/data"));

  @ParameterizedTest
  @CsvSource({"N, 12", "H, 32", "NH, 40", "NL, 23", "HL, 38", "NHL, 44"})
  void ofFiftyEulerPuzzles(String set, int solved) throws IOException {
    assertThat(solved(puzzles("euler50_81.txt"), set)).isEqualTo(solved);
  }

  @Test
  void ofTheTop95() throws IOException {
    assertThat(solved(puzzles("top95.txt"), "NHL")).isEqualTo(10);
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({"N, 0", "H, 17233", "NH, 21905", "NL, 24", "HL, 27827", "NHL, 37375"})
  void ofAllPuzzlesOf17Clues(String set, int solved) throws IOException {
    assertThat(solved(puzzles("17puz49158.txt"), set)).isEqualTo(solved);
  }

  @InTurn
  @Test
  void whatAllThreeStrategiesSolveHasOneSolution() throws IOException {
    List<Puzzle> puzzles = puzzles("17puz49158.txt").subList(0, 2000);
    Classifier classifier = new Classifier(Boards.NINE, StrategySet.parse("NHL"));
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    List<Puzzle> solved = puzzles.stream().filter(p -> classifier.end(p) == End.SOLVED).toList();

    assertThat(solved).hasSizeGreaterThan(1000);
    assertThat(solved).allMatch(puzzle -> counter.count(puzzle, 2) == 1);
    for (String less : List.of("H", "NH", "HL")) {
      assertThat(solved(solved, less)).isEqualTo(solved(puzzles, less)).isPositive();
    }
  }

  private static long solved(List<Puzzle> puzzles, String set) {
    Classifier classifier = new Classifier(Boards.NINE, StrategySet.parse(set));
    return puzzles.stream().filter(puzzle -> classifier.end(puzzle) == End.SOLVED).count();
  }

  private static List<Puzzle> puzzles(String file) throws IOException {
    assumeTrue(Files.isDirectory(FOLDER), () -> "skipped: there is no folder " + FOLDER);
    return Files.readAllLines(FOLDER.resolve(file)).stream()
        .filter(line -> line.length() >= Boards.NINE.cells())
        .map(line -> Grids.puzzle(Boards.NINE, line.substring(0, Boards.NINE.cells())))
        .toList();
  }
}
