package cluewright.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.MaskText;
import cluewright.format.ProjectFile;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProjectArgumentTest {
  private static final Puzzle PUZZLE = PuzzleText.read("12343412214343..");

  @TempDir Path folder;

  private Path project(Optional<Puzzle> puzzle) throws IOException {
    Path file = folder.resolve("my.cluewright");
    StrategySet strategies = StrategySet.parse("NHL");
    Document other = Document.untitled(MaskText.read("x".repeat(16)), strategies);
    Document blank = Document.untitled(PUZZLE.mask(), strategies);
    Document current = puzzle.map(blank::withPuzzle).orElse(blank);
    ProjectFile.write(file, new Project(List.of(other, current), 1), unrated -> Optional.empty());
    return file;
  }

  @Test
  void aProjectStandsForThePuzzleOnItsDesk() throws IOException {
    String file = project(Optional.of(PUZZLE)).toString();

    assertThat(Run.of("solve", file).out()).startsWith("Solved with NHL");
    assertThat(Run.of("check", file).out()).startsWith("Read as a puzzle on the 4x4 board");
    Run generated = Run.of("generate", "--mask", file);
    assertThat(MaskText.read(generated.out().strip())).isEqualTo(PUZZLE.mask());
  }

  @Test
  void aProjectWithoutAPuzzleStandsForItsMask() throws IOException {
    String file = project(Optional.empty()).toString();

    assertThat(Run.of("check", file).out()).startsWith("Read as a mask on the 4x4 board, 14 clues");
  }

  @Test
  void aTruncatedProjectGetsOneSentence() throws IOException {
    Path file = project(Optional.of(PUZZLE));
    Files.writeString(file, Files.readString(file).substring(0, 60));

    for (String command : new String[] {"solve", "check", "generate --mask"}) {
      Run run = Run.of((command + " " + file).split(" "));
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .hasLineCount(1)
          .startsWith("cluewright: Cannot open " + file + ": it ends too early at line ");
    }
  }
}
