package cluewright.spark;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.MaskText;
import cluewright.model.Mask;
import cluewright.scale.Answers;
import cluewright.scale.Items;
import cluewright.scale.Join;
import cluewright.scale.Shard;
import cluewright.scale.ShardRun;
import cluewright.scale.Split;
import cluewright.search.EngineChoice;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Jobs on two workers, each a process of its own. */
@Timeout(value = 8, unit = TimeUnit.MINUTES)
final class SparkWorkTest {
  private static final Mask SIX =
      MaskText.read("x....x ...x.. .x.... ..x... x...x. ......".replace(" ", ""));

  private static final Mask NINE =
      MaskText.read(
          "..x...x..x..x.x..x...x...x.x.x.x...x...x...x...x.x.x.x...x...x..x.x..x..x...x....");

  private static JavaSparkContext context;

  @TempDir Path folder;

  @BeforeAll
  static void start() {
    SparkConf conf =
        new SparkConf()
            .setMaster("local-cluster[2,1,1024]")
            .setAppName("SparkWorkTest")
            .set("spark.ui.enabled", "false")
            .set("spark.executorEnv.SPARK_SCALA_VERSION", "2.13")
            .set("spark.executor.memory", "512m")
            .set("spark.memory.testing", "1073741824");
    context = new JavaSparkContext(conf);
  }

  @AfterAll
  static void end() {
    context.close();
  }

  private static Request request(Mask mask, String set, EngineChoice engine) {
    return new Request(mask, StrategySet.parse(set))
        .withEngine(engine)
        .withTime(Duration.ofMinutes(5));
  }

  private static Items puzzles() {
    return Split.puzzles(request(NINE, "NHL", EngineChoice.SEARCH), 12, 6, Many.Variety.FAR);
  }

  private List<String> onOneMachine(Items items) throws IOException {
    Answers answers = new Answers(folder.resolve("one"), items);
    new ShardRun(answers, Shard.WHOLE, new Generator(), (done, of) -> {}).run(Watch.idle());
    return found(answers);
  }

  private static List<String> found(Answers answers) throws IOException {
    return Join.of(answers).puzzles().lines().stream()
        .map(line -> line.replaceFirst("\"seconds\":[^,]*,", "").replaceFirst("\"message\".*", ""))
        .toList();
  }

  @Test
  void howItemsAreSpreadMakesNoDifference() throws Exception {
    Items items = puzzles();
    List<String> expected = onOneMachine(items);
    assertThat(expected).hasSizeGreaterThanOrEqualTo(10);

    for (int partitions : new int[] {1, 2, 6}) {
      Path shared = folder.resolve("spark-" + partitions);
      assertThat(SparkWork.run(context, items, shared, partitions)).isEqualTo(SparkWork.End.DONE);
      assertThat(found(new Answers(shared, items)))
          .as("%d partitions", partitions)
          .isEqualTo(expected);
    }
  }

  @Test
  void aSecondDriverDoesOnlyWhatIsMissing() throws Exception {
    Items items = puzzles();
    Path shared = folder.resolve("shared");
    SparkWork.run(context, items, shared, 6);
    Path kept = shared.resolve("answers-item-2.jsonl");
    String before = Files.readString(kept);
    Files.delete(shared.resolve("answers-item-5.jsonl"));

    assertThat(SparkWork.run(context, items, shared, 6)).isEqualTo(SparkWork.End.DONE);

    assertThat(Files.readString(kept)).isEqualTo(before);
    assertThat(found(new Answers(shared, items))).isEqualTo(onOneMachine(items));
  }

  @Test
  void aWorkerThatIsKilledLosesNothing() throws Exception {
    Items items =
        Split.puzzles(request(NINE, "NHL", EngineChoice.SEARCH), 1200, 40, Many.Variety.FAR);
    Path shared = Files.createDirectories(folder.resolve("shared"));
    CompletableFuture<Boolean> kill = CompletableFuture.supplyAsync(() -> killOneWhenBegun(shared));

    SparkWork.End end = SparkWork.run(context, items, shared, 40);

    assertThat(kill.get(1, TimeUnit.MINUTES)).as("a worker was killed in the middle").isTrue();
    assertThat(end).isEqualTo(SparkWork.End.DONE);
    assertThat(found(new Answers(shared, items))).isEqualTo(onOneMachine(items));
  }

  /** Kills the process of a worker after the first answers; true if others were missing then. */
  private static boolean killOneWhenBegun(Path shared) {
    try {
      while (answers(shared) < 3) {
        Thread.sleep(5);
      }
      ProcessHandle executor =
          ProcessHandle.current()
              .descendants()
              .filter(each -> each.info().command().orElse("").endsWith("java"))
              .findFirst()
              .orElseThrow();
      boolean isKilled = executor.destroyForcibly();
      return isKilled && answers(shared) < 40;
    } catch (InterruptedException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long answers(Path shared) throws IOException {
    try (Stream<Path> files = Files.list(shared)) {
      return files.filter(file -> file.toString().endsWith(".jsonl")).count();
    }
  }

  @Test
  void aWalkWithoutAPuzzleIsProven() throws Exception {
    Items items =
        Split.walk(
            request(SIX, "NHL", EngineChoice.DUAL),
            Optional.of(5),
            Duration.ofSeconds(30),
            () -> {});
    assertThat(items.all()).hasSizeGreaterThan(2);

    SparkWork.run(context, items, folder.resolve("shared"), 3);

    assertThat(Join.of(new Answers(folder.resolve("shared"), items)).walk(() -> {}))
        .isInstanceOf(Outcome.Impossible.class);
  }

  @Test
  void aPuzzleThatOneItemFindsCancelsTheJob() throws Exception {
    Mask hopeless = NINE; // Some 10^13 ways and more to fill it, so that no item ends by itself.
    Items items =
        Split.walk(
            request(hopeless, "any", EngineChoice.EXHAUSTIVE),
            Optional.of(8),
            Duration.ofSeconds(30),
            () -> {});
    Path shared = folder.resolve("shared");

    assertThat(SparkWork.run(context, items, shared, 8)).isEqualTo(SparkWork.End.STOPPED);

    Answers answers = new Answers(shared, items);
    assertThat(answers.isStopped()).isTrue();
    assertThat(Join.of(answers).walk(() -> {})).isInstanceOf(Outcome.Found.class);
  }

  @Test
  void aStopFileEndsTheJob() throws Exception {
    Items items =
        Split.puzzles(request(NINE, "NHL", EngineChoice.SEARCH), 100_000, 50, Many.Variety.FAR);
    Path shared = Files.createDirectories(folder.resolve("shared"));
    CompletableFuture<Void> stop =
        CompletableFuture.runAsync(
            () -> {
              try {
                Thread.sleep(2000);
                Files.writeString(shared.resolve("stop"), "enough\n");
              } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });

    long start = System.nanoTime();
    assertThat(SparkWork.run(context, items, shared, 50)).isEqualTo(SparkWork.End.STOPPED);
    stop.get();
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofMinutes(1));
  }
}
