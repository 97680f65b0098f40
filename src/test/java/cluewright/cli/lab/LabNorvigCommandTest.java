package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabNorvigCommandTest {
  @TempDir Path folder;

  @InTurn
  @Test
  void oneCommandMeasuresAndReports() throws IOException {
    Path out = folder.resolve("out");
    Path hard =
        Files.writeString(
            folder.resolve("hard.txt"),
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n");
    String[] command = {
      "lab",
      "norvig",
      "--out",
      out.toString(),
      "--count",
      "20",
      "--method",
      "norvig-places,ours",
      "--time",
      "100ms",
      "--hard",
      hard.toString()
    };

    Run run = Run.of(command);

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("report.md", "slowest.txt", "tail.svg", "tail-log.svg");
    assertThat(Files.readString(out.resolve("report.md")))
        .contains("## The eleven hardest", "| `norvig-places` | 11 of 11 |", "## Hard puzzles")
        .contains("## 20 puzzles by lot");
    String rows = Files.readString(out.resolve("ours.csv"));

    assertThat(Run.of(command).code()).isZero();
    assertThat(out.resolve("ours.csv")).as("nothing is measured again").hasContent(rows);
  }

  @Test
  void whatCannotBeIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    assertThat(Run.of("lab", "norvig", "--out", file.toString()).err())
        .contains("is a file: give a folder");
    assertThat(Run.of("lab", "norvig", "--count", "0").err()).contains("--count is 0");
    assertThat(Run.of("lab", "norvig", "--method", "annealing").err())
        .contains("--method annealing never tells that a puzzle has no solution");
  }
}
