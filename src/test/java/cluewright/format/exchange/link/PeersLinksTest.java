package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;

import blazing.chain.LZSEncoding;
import cluewright.Thorough;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Item;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Links of f-puzzles and SudokuPad in peers' own tests, with what is stated of them there. */
final class PeersLinksTest {
  private static final String RUNS = "B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B";

  /** Instead of cells: that there is one solution. */
  private static final String ONE = "one";

  /** A link with the cells that it must agree with: a solution, or the clues alone. */
  record Link(String name, String packed, String cells) {
    boolean isSolved() {
      return cells.indexOf('.') < 0;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Link> links() throws IOException {
    return Told.lines("fpuzzles-links.txt").stream()
        .map(line -> line.split(" "))
        .map(parts -> new Link(parts[0], parts[1], parts[2]))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("links")
  void aLinkIsThePuzzleThatItsPublisherStates(Link link) {
    Puzzle clues = clues(Formats.read("https://www.f-puzzles.com/?load=" + link.packed()));

    assertThat(clues(Formats.read("https://sudokupad.app/fpuzzles" + link.packed())))
        .isEqualTo(clues);
    assertThat(clues(Formats.read(link.packed()))).isEqualTo(clues);
    List<Puzzle> solutions = new SolutionCounter(clues.board()).solutions(clues, 2);
    if (link.cells().equals(ONE)) {
      assertThat(solutions).hasSize(1);
    } else if (link.isSolved()) {
      assertThat(solutions).containsExactly(PuzzleText.read(link.cells(), clues.board()));
    } else {
      assertThat(clues.line()).isEqualTo(link.cells());
    }
  }

  private static Puzzle clues(List<Item> items) {
    return Told.puzzle(items).clues();
  }

  /** A killer of sudocle (michel-kraemer/sudocle), in the JSON that SudokuPad packs into links. */
  private static Puzzle sudocle() throws IOException {
    String json = Told.lines("sudocle-killer.json").get(0);
    return clues(Formats.read("https://sudokupad.app/scl" + LZSEncoding.compressToBase64(json)));
  }

  @Test
  void aPuzzleInSudokuPadsOwnJsonIsRead() throws IOException {
    Puzzle clues = sudocle();
    assertThat(clues.board().name()).contains("+cage45=", "+cage6=r8c4r9c4");
    assertThat(clues.board().name().split("[+]cage", -1)).hasSize(14);
  }

  @Thorough
  @Test
  void aPuzzleInSudokuPadsOwnJsonHasOneSolution() throws IOException {
    Puzzle clues = sudocle();
    assertThat(new SolutionCounter(clues.board()).solutions(clues, 2)).hasSize(1);
  }

  /** A test of SudokuPad's; in the newer form, the same characters would be 64 cells. */
  @Test
  void theOlderShortFormOfSudokuPadIsRead() {
    Puzzle clues = clues(Formats.read("https://sudokupad.app/classic" + RUNS));

    assertThat(clues.line())
        .isEqualTo(
            ".6.91...7..2....15.....4...9..3..........6...4.3...25...4.....8.....87.4..5.7..3.");
    assertThat(new SolutionCounter(clues.board()).solutions(clues, 2)).hasSize(1);
    assertThat(clues(Formats.read("classic" + RUNS))).isEqualTo(clues);
    assertThat(clues(Formats.read("https://sudokupad.app/classicoooooooooooooK")).line())
        .isEqualTo(".".repeat(81));
  }

  @ParameterizedTest
  @CsvSource({
    "B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3, 72: the link ends after 80 of 81",
    "B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3C, 72: this character exceeds 81",
    "0B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3, 73: the link ends after 63 of 81"
  })
  void faultsOfTheOlderShortFormAreNamedWithTheirPlace(String runs, String fault) {
    Told.fault(
        new SudokuPadLink(), "https://sudokupad.app/classic" + runs, "line 1, column " + fault);
  }

  /** SudokuPad's own text calls this a blank grid, but it is two cells longer than one. */
  @Test
  void aGridThatIsTooLongIsRefused() {
    Told.fault(
        new SudokuPadLink(),
        "https://sudokupad.app/scfoooooooooooook",
        "line 1, column 39: this character exceeds 81 cells");
  }
}
