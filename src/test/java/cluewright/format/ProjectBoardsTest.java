package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.format.exchange.Samples;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Projects keep boards of every kind by their names. */
final class ProjectBoardsTest {
  private static final StrategySet STRATEGIES = StrategySet.parse("NHL");

  @TempDir Path folder;

  static List<Board> boards() {
    return ContractBoards.ALL;
  }

  private Project again(Project project) throws IOException {
    Path file = folder.resolve("boards.cluewright");
    ProjectFile.write(file, project, unrated -> Optional.empty());
    return ProjectFile.read(file);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aBoardComesBackWithItsPuzzleAndItsMask(Board board) throws IOException {
    Puzzle puzzle = Samples.puzzle(board, new Random(5));
    Document blank = Document.untitled(puzzle.mask(), STRATEGIES);
    Project project = new Project(List.of(blank, blank.withPuzzle(puzzle)), 1);

    assertThat(again(project)).isEqualTo(project);
    assertThat(Files.readString(folder.resolve("boards.cluewright")))
        .contains("\"board\": \"" + board.name() + "\"");
  }

  @Test
  void cellsThatAreNotShownNeedNoRows() throws IOException {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    int[] digits = new int[board.cells()];
    digits[5] = 3;
    Puzzle puzzle = new Puzzle(board, digits);
    Document document = Document.untitled(puzzle.mask(), STRATEGIES).withPuzzle(puzzle);
    Project project = new Project(List.of(document), 0);

    assertThat(again(project)).isEqualTo(project);
  }

  @Test
  void aResultOfAnotherBoardNamesIt() throws IOException {
    List<Puzzle> puzzles =
        ContractBoards.ALL.stream().map(board -> Samples.puzzle(board, new Random(6))).toList();
    List<Result> results =
        puzzles.stream().map(puzzle -> new Result(puzzle, STRATEGIES, /* kept= */ false)).toList();
    Document document = Document.untitled(puzzles.get(0).mask(), STRATEGIES).withResults(results);
    Project project = new Project(List.of(document), 0);

    assertThat(again(project)).isEqualTo(project);
  }
}
