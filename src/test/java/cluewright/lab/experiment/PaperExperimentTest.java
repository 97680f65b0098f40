package cluewright.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Thorough;
import cluewright.Tries;
import cluewright.lab.making.Clock;
import cluewright.lab.making.Maker;
import cluewright.lab.making.MaskRow;
import cluewright.lab.making.MethodSummary;
import cluewright.model.Mask;
import cluewright.search.Lists;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
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

  /** The very masks that its authors publish, where that file is at hand. */
  @Test
  void tableA1IsThePapers() throws IOException {
    Part part = Part.seventeen();
    assertThat(part.masks())
        .hasSize(30)
        .doesNotHaveDuplicates()
        .allMatch(mask -> mask.size() == 17);
    int[] seconds = part.paper().stream().flatMapToInt(OptionalInt::stream).sorted().toArray();
    assertThat(seconds).hasSize(14).startsWith(849, 852).endsWith(26835);
    assertThat(Arrays.stream(seconds).filter(each -> each < 21 * 60)).hasSize(11);
    Path published = Path.of("../shared/data/min30");
    if (Files.exists(published)) {
      assertThat(Files.readAllLines(published).stream().map(line -> line.replaceAll("[1-9]", "x")))
          .isEqualTo(part.masks().stream().map(mask -> mask.line().replace('.', '0')).toList());
    }
  }

  /** They are the masks of puzzles; an engine of ours refutes those that the paper does. */
  @Test
  void whatThePaperRefutesIsRefutedHere() {
    Part part = Part.seventeen();
    Maker exact = Maker.named("exact").orElseThrow();
    List<Integer> refuted =
        part.chosen().stream().filter(line -> part.paper().get(line - 1).isPresent()).toList();
    for (int line : Tries.few(refuted, 3)) {
      Request request =
          new Request(part.masks().get(line - 1), StrategySet.parse("N"))
              .withLists(Lists.IGNORED)
              .withThreads(1);
      assertThat(exact.make(request, Watch.idle())).isInstanceOf(Outcome.Impossible.class);
    }
  }

  @Test
  void theSparsestMasksKeepTheirLines() {
    Part all = Part.random(1);
    Part few = all.sparsest(20);
    assertThat(few.masks()).isEqualTo(all.masks());
    assertThat(few.chosen()).hasSize(20).isSorted();
    int most = few.chosen().stream().mapToInt(line -> size(all, line)).max().orElseThrow();
    assertThat(all.chosen().stream().filter(line -> size(all, line) < most))
        .isSubsetOf(few.chosen());
  }

  private static int size(Part part, int line) {
    return part.masks().get(line - 1).size();
  }

  /** Only the chosen masks are asked, and the table of tens counts only these. */
  @Test
  @Thorough
  void thePartOfAnExperimentIsReportedAsAPart() throws IOException, InterruptedException {
    Part few = Part.random(1).sparsest(3);
    PaperExperiment experiment =
        new PaperExperiment(
            folder,
            List.of(few),
            List.of(Maker.named("auto").orElseThrow(), Maker.named("paper-2").orElseThrow()),
            Duration.ofSeconds(5),
            Clock.PROCESSOR,
            0,
            1);
    assertThat(experiment.run(words -> {}, () -> false)).isTrue();
    String report = Files.readString(new Report(experiment).write(false).get(0));
    assertThat(report)
        .contains("K = 649 always suffices", "| clues | 20–29 |", "| masks | 3 |", "| `paper-2` |")
        .contains("5.00 s of the processor");
    for (PaperExperiment.Job job : experiment.jobs()) {
      assertThat(experiment.rows(job)).extracting(MaskRow::line).isEqualTo(few.chosen());
    }
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
    List<Path> files = report.write(true);
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
    assertThat(new Report(experiment).write(false)).isNotEmpty();
  }

  /** Else the tables would give another experiment's answers for this one's. */
  @Test
  void theRowsOfAnotherExperimentAreRefused() throws IOException, InterruptedException {
    PaperExperiment one = experiment("auto");
    PaperExperiment.Job job = one.jobs().get(0);
    Request request =
        new Request(job.part().masks().get(0), StrategySet.parse(job.set())).withTime(one.time());
    Outcome outcome = job.method().make(request.withLists(Lists.IGNORED), Watch.idle());
    Files.writeString(
        folder.resolve("four-NHL-auto.csv"),
        MaskRow.CSV_HEADER
            + MaskRow.of(1, "auto", request.withSeed(1), Clock.WALL, outcome, MaskRow.Effort.NONE)
                .csv());
    List<PaperExperiment> others =
        List.of(
            new PaperExperiment(
                folder, one.parts(), one.methods(), one.time().plusSeconds(1), Clock.WALL, 5, 1),
            new PaperExperiment(folder, one.parts(), one.methods(), one.time(), Clock.WALL, 5, 2),
            new PaperExperiment(
                folder,
                List.of(without(job.part(), 0)),
                one.methods(),
                one.time(),
                Clock.WALL,
                5,
                1));
    for (PaperExperiment other : others) {
      assertThatThrownBy(() -> other.run(words -> {}, () -> true))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("four-NHL-auto.csv")
          .hasMessageContaining("another folder by --out");
    }
    assertThat(one.run(words -> {}, () -> true)).as("stopped at once").isFalse();
  }

  private static Part without(Part part, int mask) {
    List<Mask> masks = new ArrayList<>(part.masks());
    masks.remove(mask);
    return new Part(part.id(), part.title(), masks, part.weights(), part.sets(), true, part.said());
  }

  private PaperExperiment experiment(String... methods) {
    Part all = Part.fourByFour();
    Part four =
        new Part(
            all.id(), all.title(), all.masks(), all.weights(), List.of("NHL"), true, all.said());
    List<Maker> makers = Stream.of(methods).map(id -> Maker.named(id).orElseThrow()).toList();
    return new PaperExperiment(
        folder, List.of(four), makers, Duration.ofSeconds(20), Clock.WALL, 10, 1);
  }
}
