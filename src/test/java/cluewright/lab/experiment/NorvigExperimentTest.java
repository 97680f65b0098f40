package cluewright.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.lab.experiment.DrawRow.Answer;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.SolveRow;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NorvigExperimentTest {
  private static final Puzzle EASY =
      Grids.puzzle(
          Boards.NINE,
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  @TempDir Path folder;

  private Draws draws(int count, Method... methods) {
    return new Draws(folder, List.of(methods), count, Duration.ofMillis(300), 7);
  }

  /** With one easy part, and a short time for the hard puzzle that is tried by lot. */
  private NorvigExperiment experiment(int count, Method... methods) {
    return new NorvigExperiment(
        List.of(EssayPart.easy(List.of(EASY, EASY))), draws(count, methods));
  }

  private static List<Object> facts(List<DrawRow> rows) {
    return rows.stream()
        .<Object>map(row -> List.of(row.number(), row.guesses(), row.depth(), row.answer()))
        .toList();
  }

  @InTurn
  @Test
  void aStoppedExperimentGoesOnAndMeasuresTheSamePuzzles() throws IOException {
    Watch stopped = Watch.idle();
    boolean isDone =
        draws(60, Method.NORVIG_RANDOM, Method.OURS)
            .run(
                words -> {
                  if (words.startsWith("puzzle 1 ") && words.endsWith("ours")) {
                    stopped.stop();
                  }
                },
                stopped);
    assertThat(isDone).isFalse();
    assertThat(draws(60, Method.NORVIG_RANDOM).rows(Method.NORVIG_RANDOM)).hasSize(1);
    assertThat(draws(60, Method.OURS).rows(Method.OURS)).isEmpty();

    Draws draws = draws(60, Method.NORVIG_RANDOM, Method.OURS);
    assertThat(draws.run(words -> {}, Watch.idle())).isTrue();
    List<DrawRow> rows = draws.rows(Method.NORVIG_RANDOM);
    assertThat(rows).hasSize(60);
    assertThat(draws.rows(Method.OURS)).hasSize(60);

    Files.delete(folder.resolve("norvig-random.csv"));
    assertThat(draws.run(words -> {}, Watch.idle())).isTrue();
    assertThat(facts(draws.rows(Method.NORVIG_RANDOM))).isEqualTo(facts(rows));
  }

  @InTurn
  @Test
  void theReportHasEachPartAndTheGaussianBesideIt() throws IOException {
    NorvigExperiment experiment = experiment(120, Method.DANCING_LINKS, Method.OURS);

    assertThat(experiment.run(words -> {}, Watch.idle())).isTrue();
    List<Path> files = new NorvigReport(experiment).write();

    assertThat(files)
        .extracting(file -> file.getFileName().toString())
        .contains("report.md", "slowest.txt", "tail.svg", "tail-log.png");
    assertThat(Files.readString(folder.resolve("report.md")))
        .contains("## Easy puzzles", "| `ours` | 2 of 2 |", "## 120 puzzles by lot")
        .contains("| 30 | ", "| 10 |", "| 100 |", "| 120 |", "A Gaussian with the mean");
    assertThat(Files.readAllLines(folder.resolve("slowest.txt"))).hasSize(120);
    List<SolveRow> trials = experiment.rows(EssayPart.byLot());
    assertThat(trials).hasSize(NorvigExperiment.TRIALS);
    assertThat(trials.stream().filter(SolveRow::isDecided).map(SolveRow::solution).distinct())
        .hasSizeGreaterThan(1);
  }

  @InTurn
  @Test
  void whatWasMeasuredOtherwiseIsRefused() throws IOException {
    NorvigExperiment experiment = new NorvigExperiment(List.of(), draws(1, Method.OURS));
    Files.writeString(folder.resolve("experiment.txt"), "something else\n");
    assertThatThrownBy(() -> experiment.run(words -> {}, Watch.idle()))
        .hasMessageContaining("another experiment (something else): give the same --seed");

    Files.delete(folder.resolve("experiment.txt"));
    Files.writeString(folder.resolve("ours.csv"), "number\n1\n");
    assertThatThrownBy(() -> experiment.run(words -> {}, Watch.idle()))
        .hasMessageContaining("has rows, but no experiment.txt");
    assertThatThrownBy(() -> experiment.draws().run(words -> {}, Watch.idle()))
        .hasMessageContaining("ours.csv, line 1 does not name the columns");
  }

  @InTurn
  @Test
  void methodsThatContradictEachOtherEndTheReport() throws IOException {
    String none = DrawRow.CSV_HEADER + "1,0.1000000,0.1000000,3,1,none\n";
    Files.writeString(folder.resolve("ours.csv"), none);
    Files.writeString(folder.resolve("norvig.csv"), none.replace("none", "found"));

    assertThatThrownBy(
            () ->
                new NorvigReport(
                        new NorvigExperiment(List.of(), draws(1, Method.OURS, Method.NORVIG)))
                    .write())
        .hasMessageContaining("puzzle 1: norvig finds a solution, but ours that there is none");
  }

  @Test
  void aRowIsReadAsItWasWritten() {
    DrawRow row = new DrawRow(1, 0.0000123, 0.0000456, 1_234_567, 29, Answer.STOPPED);

    assertThat(DrawRow.read(DrawRow.CSV_HEADER + row.csv())).containsExactly(row);
    assertThatThrownBy(() -> DrawRow.read(DrawRow.CSV_HEADER + row.csv() + row.csv()))
        .hasMessageContaining("line 3 is of puzzle 1, not 2");
    assertThatThrownBy(() -> DrawRow.read(DrawRow.CSV_HEADER + "1,1,1,1,1,perhaps\n"))
        .hasMessageContaining("line 2 is no row");
  }

  /** Each of the eleven has one solution, which is what makes them puzzles. */
  @Test
  void theElevenHardestHaveOneSolutionEach() {
    assertThat(EssayPart.hardest().puzzles()).hasSize(11).doesNotHaveDuplicates();
    assertThat(EssayPart.hardest().puzzles())
        .allSatisfy(
            puzzle ->
                assertThat(
                        Method.OURS
                            .on(Boards.NINE, 1)
                            .solve(
                                puzzle,
                                2,
                                new cluewright.search.race.Run(
                                    Duration.ofSeconds(10), Watch.idle()))
                            .solutions())
                    .hasSize(1));
  }
}
