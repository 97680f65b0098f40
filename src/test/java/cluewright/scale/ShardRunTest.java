package cluewright.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Thorough;
import cluewright.batch.BatchException;
import cluewright.search.EngineChoice;
import cluewright.search.Many;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShardRunTest {
  @TempDir Path folder;

  @Test
  void aRunThatIsRepeatedDoesNothingTwice() throws IOException {
    Items items = Cases.puzzles(6, 3);
    Answers answers = Cases.done(items, folder, 1);
    String before = Files.readString(answers.journal(Shard.WHOLE));
    List<String> heard = new ArrayList<>();

    new ShardRun(answers, Shard.WHOLE, new Generator(), (done, of) -> heard.add(done + "/" + of))
        .run(Watch.idle());
    Cases.work(answers, new Shard(1, 2), Watch.idle());

    assertThat(heard).containsExactly("3/3");
    assertThat(Files.readString(answers.journal(Shard.WHOLE))).isEqualTo(before);
    assertThat(Files.readAllLines(answers.journal(new Shard(1, 2)))).hasSize(1);
  }

  @Test
  void aTornLineIsDoneAgain() throws IOException {
    Items items = Cases.puzzles(6, 3);
    Answers answers = Cases.done(items, folder, 1);
    List<String> found = Cases.found(answers);
    Path journal = answers.journal(Shard.WHOLE);
    String text = Files.readString(journal);
    Files.writeString(journal, text.substring(0, text.length() - 40));
    assertThat(answers.read()).hasSize(2);

    Cases.work(answers, Shard.WHOLE, Watch.idle());

    assertThat(answers.read()).hasSize(3);
    assertThat(Cases.found(answers)).isEqualTo(found);
  }

  /** Processes of their own, killed without a warning when so many answers are there. */
  @Thorough
  @Test
  void aWorkerThatIsKilledLosesNothingAndDoesNothingTwice() throws Exception {
    Items items = Cases.puzzles(1800, 90);
    Path file = folder.resolve("items.jsonl");
    items.write(file);
    Answers answers = new Answers(folder.resolve("items.jsonl.answers"), items);
    Path journal = answers.journal(Shard.WHOLE);
    File log = folder.resolve("log").toFile();
    int kills = 0;
    for (int limit : new int[] {5, 30}) {
      Process process = start(file, log);
      while (process.isAlive() && lines(journal) < limit) {
        process.waitFor(1, TimeUnit.MILLISECONDS);
      }
      kills += process.isAlive() ? 1 : 0;
      process.destroyForcibly().waitFor();
    }
    assertThat(kills).as("kills before the end; a busy machine may miss one").isPositive();
    assertThat(answers.read().size()).isBetween(28, 89);

    assertThat(start(file, log).waitFor()).as(Files.readString(log.toPath())).isZero();

    List<String> lines = Files.readAllLines(journal);
    assertThat(lines.stream().map(line -> line.replaceFirst(",.*", "")))
        .hasSize(91)
        .doesNotHaveDuplicates();
    assertThat(Cases.found(answers))
        .isEqualTo(Cases.found(Cases.done(items, folder.resolve("one"), 1)));
  }

  private static Process start(Path items, File log) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Dslf4j.internal.verbosity=ERROR",
            "-cp",
            System.getProperty("java.class.path"),
            "cluewright.Launcher",
            "work",
            items.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log))
        .start();
  }

  private static long lines(Path journal) throws IOException {
    return Files.exists(journal) ? Files.readAllLines(journal).size() : 0;
  }

  @Test
  void oneProcessAtATimeDoesAShard() throws Exception {
    Items items = endless();
    Answers answers = new Answers(folder, items);
    Watch first = Watch.idle();
    CompletableFuture<ShardRun.End> run = begin(answers, first);

    assertThatThrownBy(() -> Cases.work(answers, Shard.WHOLE, Watch.idle()))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("shard 1/1 is being done by another process");

    first.stop();
    assertThat(run.get(1, TimeUnit.MINUTES)).isEqualTo(ShardRun.End.STOPPED);
  }

  private static Items endless() {
    return Split.puzzles(
        Cases.request(Cases.NINE, "NHL", EngineChoice.SEARCH).withTime(Duration.ofDays(1)),
        10_000_000,
        2,
        Many.Variety.FAR);
  }

  private static CompletableFuture<ShardRun.End> begin(Answers answers, Watch watch)
      throws InterruptedException, IOException {
    CompletableFuture<ShardRun.End> run =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return Cases.work(answers, Shard.WHOLE, watch);
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    while (lines(answers.journal(Shard.WHOLE)) == 0) {
      Thread.sleep(5);
    }
    return run;
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Answers answers = new Answers(file.resolve("answers"), Cases.puzzles(2, 1));

    assertThatThrownBy(() -> Cases.work(answers, Shard.WHOLE, Watch.idle()))
        .isInstanceOf(BatchException.class)
        .hasMessageStartingWith(answers.folder() + " cannot be made (")
        .hasMessageEndingWith("): name another folder");
  }

  @Test
  void theFileStopEndsAllWork() throws Exception {
    Items items = endless();
    Answers answers = new Answers(folder, items);
    CompletableFuture<ShardRun.End> run = begin(answers, Watch.idle());

    Files.writeString(folder.resolve("stop"), "enough\n");

    assertThat(run.get(1, TimeUnit.MINUTES)).isEqualTo(ShardRun.End.STOPPED);
    assertThat(answers.read()).isEmpty();
    assertThat(Cases.work(answers, new Shard(2, 2), Watch.idle())).isEqualTo(ShardRun.End.STOPPED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0/4", "5/4", "4", "1/0", "-1/4", "a/b", "1/99999999"})
  void whatIsNoShardIsRefused(String text) {
    assertThatThrownBy(() -> Shard.read(text)).isInstanceOf(BatchException.class);
  }

  @Test
  void theShardsShareAllItemsOut() {
    List<Item> items = Cases.puzzles(50, 50).all();
    for (int of : new int[] {1, 3, 7, 60}) {
      List<Integer> all = new ArrayList<>();
      for (int i = 1; i <= of; i++) {
        Shard shard = Shard.read(i + "/" + of);
        items.stream().filter(shard::has).map(Item::id).forEach(all::add);
      }
      assertThat(all).hasSize(50).doesNotHaveDuplicates();
    }
  }
}
