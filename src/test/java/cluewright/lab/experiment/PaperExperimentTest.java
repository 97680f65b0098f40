package cluewright.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.lab.making.Maker;
import cluewright.lab.making.MethodSummary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The experiments of the paper, on its smallest part. */
final class PaperExperimentTest {
  @TempDir Path folder;

  @Test
  void theMasksOf4x4StandForAll() {
    Part four = Part.fourByFour();
    int all = four.weights().stream().mapToInt(Integer::intValue).sum();
    assertThat(all).isEqualTo(560 + 1820);
    assertThat(four.masks()).hasSizeLessThan(100).doesNotHaveDuplicates();
  }

  @Test
  void masksAreDrawnAsThePaperDrawsThem() {
    Part random = Part.random(1);
    assertThat(random.masks()).hasSize(100);
    assertThat(random.masks()).allMatch(mask -> mask.size() >= 20 && mask.size() <= 79);
    assertThat(random.masks().stream().mapToInt(mask -> mask.size()).average().orElseThrow())
        .isBetween(42.0, 57.0);
    assertThat(random).isEqualTo(Part.random(1)).isNotEqualTo(Part.random(2));
    assertThat(Part.seventeen(1).masks())
        .hasSize(30)
        .doesNotHaveDuplicates()
        .allMatch(mask -> mask.size() == 17);
  }

  /** In processes of their own: 704 masks of 4 clues, by brute force and by our engines. */
  @Test
  @Thorough
  void thePapersTotalsOn4x4ComeOutAndAreResumed() throws IOException, InterruptedException {
    PaperExperiment experiment = experiment("brute-force", "auto");
    List<String> words = new ArrayList<>();
    assertThat(experiment.run(words::add, () -> false)).isTrue();
    Report report = new Report(experiment);
    Part four = experiment.parts().get(0);
    for (MethodSummary summary : report.summaries(four, "NHL")) {
      assertThat(summary.count("found", row -> four.weights().get(row.line() - 1)))
          .as(summary.method())
          .isEqualTo(704);
    }
    List<Path> files = report.write();
    assertThat(files).contains(folder.resolve("report.md"));
    assertThat(Files.readString(files.get(0)))
        .contains("| `brute-force` | 704 | 1676 | 0 | 0 |", "Measured on: ")
        .doesNotContain("one of them is wrong");

    words.clear();
    assertThat(experiment.run(words::add, () -> false)).isTrue();
    assertThat(words).as("nothing is left to do").isEmpty();
  }

  @Test
  void whatIsStoppedLeavesARowForEachMaskThatIsDone() throws IOException, InterruptedException {
    PaperExperiment experiment = experiment("auto");
    assertThat(experiment.run(words -> {}, () -> true)).isFalse();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).noneMatch(file -> file.toString().endsWith(".tmp"));
    }
    assertThat(new Report(experiment).write()).isNotEmpty();
  }

  private PaperExperiment experiment(String... methods) {
    Part all = Part.fourByFour();
    Part four =
        new Part(
            all.id(), all.title(), all.masks(), all.weights(), List.of("NHL"), true, all.said());
    List<Maker> makers = Stream.of(methods).map(id -> Maker.named(id).orElseThrow()).toList();
    return new PaperExperiment(folder, List.of(four), makers, Duration.ofSeconds(20), 10, 1);
  }
}
