package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.lab.making.MaskRow;
import cluewright.lab.solve.SolveRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LabPlotCommandTest {
  @TempDir Path folder;

  private Path csv(String name, String... rows) throws IOException {
    Path file = folder.resolve(name);
    return Files.writeString(file, MaskRow.CSV_HEADER + String.join("", rows));
  }

  private static String row(String method, String outcome, String seconds) {
    return "1,4,1,%s,%s,%s,,%s,x..x....x..x....,,,4x4,NHL,10,,,\n"
        .formatted(method, outcome, seconds, method);
  }

  private Run plot(Path csv, String picture, String... more) {
    String[] arguments = {"lab", "plot", csv.toString(), "-o", folder.resolve(picture).toString()};
    return Run.of(
        java.util.stream.Stream.of(arguments, more)
            .flatMap(java.util.Arrays::stream)
            .toArray(String[]::new));
  }

  @Test
  void eachMethodHasACurve() throws IOException {
    Path csv = csv("a <&> b.csv", row("auto", "found", "0.000000"), row("paper", "found", "3"));

    assertThat(plot(csv, "plot.svg").code()).isZero();

    assertThat(Files.readString(folder.resolve("plot.svg")))
        .contains("a &lt;&amp;&gt; b.csv", "auto (1/1)", "paper (1/1)");
  }

  @Test
  void oneMethodWithoutAnAnswerIsDrawn() throws IOException {
    Path csv = csv("none.csv", row("auto", "undecided", "10"));

    assertThat(plot(csv, "cactus.svg").code()).isZero();
    assertThat(plot(csv, "histogram.png", "--kind", "histogram").code()).isZero();

    assertThat(Files.readString(folder.resolve("cactus.svg"))).contains("auto (0/1)");
    assertThat(folder.resolve("histogram.png")).isNotEmptyFile();
  }

  @Test
  void aLastLineWithoutItsLineFeedIsARow() throws IOException {
    String last = row("paper", "found", "3");
    Path csv = csv("edited.csv", row("auto", "found", "1"), last.stripTrailing());

    Run whole = plot(csv, "whole.svg");
    assertThat(whole.err()).contains("wrote").doesNotContain("left out");
    assertThat(Files.readString(folder.resolve("whole.svg"))).contains("auto (1/1)", "paper (1/1)");

    Path torn = csv("torn.csv", row("auto", "found", "1"), last.substring(0, 12));
    Run rest = plot(torn, "torn.svg");
    assertThat(rest.code()).isZero();
    assertThat(rest.err()).contains(torn + ": the last line is not whole, and is left out");
    assertThat(Files.readString(folder.resolve("torn.svg")))
        .contains("auto (1/1)")
        .doesNotContain("paper");
  }

  @ParameterizedTest
  @CsvSource({
    "perhaps, 1",
    "found, -1",
    "found, NaN",
    "found, 1e400",
    "found, 1e300",
    "found, soon",
    "found, ''"
  })
  void aRowWithoutAnOutcomeOrATimeIsNamed(String outcome, String seconds) throws IOException {
    Path csv = csv("broken.csv", row("auto", "found", "1"), row("auto", outcome, seconds));

    Run run = plot(csv, "plot.svg");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(csv + ", line 3 is no row: 1,4,1,auto," + outcome);
    assertThat(folder.resolve("plot.svg")).doesNotExist();
  }

  @Test
  void runsOfPuzzlesAreDrawnApartFromThoseOfMasks() throws IOException {
    Path solved =
        Files.writeString(
            folder.resolve("solved.csv"),
            SolveRow.CSV_HEADER
                + "1,17,norvig,1,1,enough,0.0287745,0.02,648,23,9,9..,98.\n"
                + "1,17,ours,1,1,enough,0.0117094,0.01,24,23,0,9..,98.\n"
                + "2,17,norvig,1,0,stopped,10.0,9.9,648,23,9,9..,\n"
                + "2,17,ours,1,0,all,0.1,0.1,24,23,0,9..,\n");

    assertThat(plot(solved, "solved.svg").code()).isZero();
    assertThat(Files.readString(folder.resolve("solved.svg")))
        .contains("norvig (1/2)", "ours (2/2)", "puzzles answered");

    Path masks = csv("masks.csv", row("auto", "found", "1"));
    assertThat(plot(solved, "both.svg", masks.toString()).err()).contains("plot them apart");
    Files.writeString(solved, SolveRow.CSV_HEADER + "1,17,ours,1,0,perhaps,0.1,0.1,24,23,0,9..,\n");
    assertThat(plot(solved, "no.svg").err()).contains("line 2 is no row: 1,17,ours");
  }

  @Test
  void whatIsNoFileOfRowsIsNamed() throws IOException {
    assertThat(plot(csv("empty.csv"), "a.svg").err()).contains("there is no row in");
    assertThat(plot(folder.resolve("missing.csv"), "a.svg").err()).contains("cannot be read");
    assertThat(plot(csv("rows.csv"), "a.pdf").err()).contains("give a file .svg or .png");
    Path notes = Files.writeString(folder.resolve("notes.csv"), "my notes\n");
    assertThat(plot(notes, "a.svg").err()).contains("line 1 does not name the columns");
  }

  @Test
  void theRowsOfDrawnPuzzlesAreATail() throws IOException {
    Path csv =
        Files.writeString(
            folder.resolve("norvig.csv"),
            """
            number,seconds,clock,guesses,depth,answer
            1,0.0001000,0.0002000,20,19,found
            2,0.0100000,0.0200000,400,25,none
            3,0.0010000,0.0020000,40,22,found
            """);

    assertThat(plot(csv, "tail.svg", "--kind", "tail", "--slowest", "2").code()).isZero();
    assertThat(plot(csv, "log.svg", "--kind", "tail-log").code()).isZero();
    assertThat(plot(csv, "none.svg", "--slowest", "0").err()).contains("--slowest is 0");

    assertThat(Files.readString(folder.resolve("tail.svg"))).contains("norvig (2/2)");
    assertThat(Files.readString(folder.resolve("log.svg"))).contains("norvig (3/3)");
  }
}
