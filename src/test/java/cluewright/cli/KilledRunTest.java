package cluewright.cli;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real processes, killed without a warning. */
final class KilledRunTest {
  private static final int COUNT = 60;
  private static final int KILLS = Tries.of(3);
  private static final int MILLIS_BETWEEN = 15;

  @TempDir Path folder;

  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"hearts.sdm", "hearts.json"})
  void killedAtAnyMomentARunLosesNothingAndRepeatsNothing(String name)
      throws IOException, InterruptedException {
    Path out = folder.resolve(name);
    KilledRun run =
        new KilledRun(
            List.of("cluewright.cli.SlowGenerator", String.valueOf(MILLIS_BETWEEN)),
            out,
            List.of("--mask", "heart", "--strategies", "NHL", "--count", String.valueOf(COUNT)));

    List<KilledRun.Kill> kills =
        run.run(COUNT, KILLS, new Random(name.hashCode()), folder.resolve("log").toFile());

    assertThat(kills).as("kills before the end").hasSize(KILLS);
    assertWhole(
        Formats.read(Files.readString(out)).stream()
            .map(item -> ((Clues) item.content()).clues())
            .toList());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).doesNotContain(folder.resolve(name + ".part"));
    }
  }

  @InTurn
  @Test
  void whileAProcessWritesAFileNoOtherDoes() throws IOException, InterruptedException {
    Path out = folder.resolve("hearts.sdm");
    KilledRun run =
        new KilledRun(
            List.of("cluewright.cli.SlowGenerator", String.valueOf(MILLIS_BETWEEN)),
            out,
            List.of("--mask", "heart", "--strategies", "NHL", "--count", "100000"));
    Process first = run.start(folder.resolve("first").toFile());
    try {
      while (first.isAlive() && !Files.exists(out)) {
        first.waitFor(MILLIS_BETWEEN, TimeUnit.MILLISECONDS);
      }
      Path log = folder.resolve("second");
      Process second = run.start(log.toFile());
      try {
        assertThat(second.waitFor(20, TimeUnit.SECONDS)).as("the second ends at once").isTrue();
        assertThat(second.exitValue()).isEqualTo(2);
        assertThat(Files.readString(log)).contains("is being written by another run");
        assertThat(first.isAlive()).isTrue();
      } finally {
        second.destroyForcibly().waitFor();
      }
    } finally {
      first.destroyForcibly().waitFor();
    }
  }

  private static void assertWhole(List<Puzzle> puzzles) {
    Mask heart = ShapeLibrary.named("heart").map(Shape::mask).orElseThrow();
    Replay replay = new Replay(heart.board(), StrategySet.parse("NHL"));
    SolutionCounter counter = new SolutionCounter(heart.board());
    assertThat(puzzles).hasSize(COUNT);
    assertThat(puzzles.stream().map(DigitNames::canonical).collect(toSet())).hasSize(COUNT);
    assertThat(puzzles)
        .allSatisfy(
            puzzle -> {
              assertThat(puzzle.mask()).isEqualTo(heart);
              assertThat(replay.human(puzzle).isSolved()).isTrue();
              assertThat(counter.count(puzzle, 2)).isEqualTo(1);
            });
  }
}
