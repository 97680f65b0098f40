package cluewright.studio;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.document.Project;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
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
  private static final int REPEATED = 15;

  /**
   * On this walk nothing is drawn at random, which would not come again, nor repaired at length.
   */
  private static final long REPEATABLE = 2;

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

  @Thorough
  @Test
  void aLogIsWalkedAgainToTheSameEnd() throws Exception {
    FxToolkit.registerPrimaryStage();
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    RandomWalk first = repeatable("first", new PrintStream(log, true, UTF_8));
    assertThat(first.walkActs(REPEATED, REPEATABLE)).isEmpty();
    List<String> lines = log.toString(UTF_8).lines().toList();
    RandomWalk again =
        repeatable("again", new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
    assertThat(again.again(lines)).isEmpty();

    assertThat(lines).hasSize(REPEATED);
    assertThat(first.left()).isNotEqualTo(Project.of(StudioApp.firstDocument()));
    assertThat(again.left()).as("after %s", lines).isEqualTo(first.left());
  }

  @Thorough
  @Test
  void whatTheFirstActChangesIsUndone() throws Exception {
    FxToolkit.registerPrimaryStage();
    PrintStream log = new PrintStream(OutputStream.nullOutputStream(), false, UTF_8);
    RandomWalk walk = repeatable("change", log);
    assertThat(walk.again(List.of("keys CONTROL I"))).isEmpty();
    assertThat(walk.left()).isNotEqualTo(Project.of(StudioApp.firstDocument()));
  }

  /** A walk where all is done at once, and no search finds anything. */
  private RandomWalk repeatable(String name, PrintStream log) throws Exception {
    Path files = RandomWalk.files(Files.createDirectory(folder.resolve(name)));
    RandomWalk[] walk = new RandomWalk[1];
    StillWindow.onUi(
        () ->
            walk[0] = new RandomWalk(new Stage(), files, log, 1280, 800, RandomWalkTest::hopeless));
    return walk[0];
  }

  private static Ports hopeless(FakeDialogs dialogs) {
    Ports direct = FakePorts.direct(dialogs, new FakePorts.FakeClipboard());
    OneByOne engine =
        (request, watch) ->
            new Outcome.Undecided(Outcome.Undecided.Reason.OUT_OF_TIME, "none", request.time());
    return new Ports(
        engine,
        dialogs,
        direct.clipboard(),
        direct.background(),
        direct.home(),
        direct.printers(),
        direct.browser());
  }
}
