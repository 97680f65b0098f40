package cluewright.studio;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.testfx.api.FxToolkit;

/** A short walk; {@link RandomWalk} says how to take a long one. */
@Isolated("it watches all threads and all that is logged")
final class RandomWalkTest {
  private static final int ACTS = 200;
  private static final long SEED = 18;

  @TempDir Path folder;

  @AfterEach
  void closeAll() throws TimeoutException {
    FxToolkit.cleanupStages();
  }

  @Thorough
  @Test
  void whoeverDoesThisAndThatWithoutSenseFindsNoFault() throws Exception {
    FxToolkit.registerPrimaryStage();
    RandomWalk[] walk = new RandomWalk[1];
    Path log = Files.createDirectories(Path.of("target")).resolve("walk-test.log");
    try (PrintStream lines = new PrintStream(log.toFile(), UTF_8)) {
      RandomWalk.files(folder);
      StillWindow.onUi(() -> walk[0] = new RandomWalk(new Stage(), folder, lines));
      List<String> faults = walk[0].walkActs(ACTS, SEED);
      assertThat(faults).as("what it did is in %s", log).isEmpty();
    }
  }
}
