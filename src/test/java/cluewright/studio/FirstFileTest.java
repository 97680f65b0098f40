package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary;
import cluewright.strategy.StrategySet;
import cluewright.studio.work.Background;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** The window shows once the file that was named is there, and only then. */
@InTurn
@ExtendWith(StudioExtension.class)
final class FirstFileTest {
  private static final int SECONDS = 20;
  private static final String PUZZLE = "1..4.........32.";

  private final FxRobot robot = new StudioRobot();
  private final List<String> shown = new ArrayList<>();

  @TempDir Path folder;

  /** Opens a file as the program does, and notes what is current when the window shows. */
  private StudioViewModel start(Ports ports, Path file) {
    StudioViewModel[] studio = new StudioViewModel[1];
    robot.interact(
        () -> {
          studio[0] = new StudioViewModel(StudioApp.emptyDocument(), ports);
          FirstFile first = new FirstFile(studio[0], Optional.of(file));
          first.thenOrSoon(() -> shown.add(desk(studio[0])));
        });
    return studio[0];
  }

  private static String desk(StudioViewModel studio) {
    Document document = studio.history.document();
    return document.puzzle().map(puzzle -> puzzle.line()).orElse(document.mask().line());
  }

  private static String emptyBoard() {
    return StudioApp.emptyDocument().mask().line();
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  @Test
  void aProjectIsOpenWhenTheWindowShows() throws Exception {
    Document star =
        Document.untitled(ShapeLibrary.named("star").orElseThrow().mask(), StrategySet.parse("NH"));
    Path file = folder.resolve("star.cluewright");
    ProjectFile.write(file, Project.of(star), puzzle -> Optional.empty());
    StudioViewModel studio = start(FakePorts.real(), file);
    waitUntil(() -> !shown.isEmpty());
    assertThat(shown).containsExactly(star.mask().line());
    assertThat(studio.project.files.file.get()).contains(file);
  }

  @Test
  void aTextStandsAloneInTheProject() throws Exception {
    Path file = Files.writeString(folder.resolve("one.txt"), PUZZLE);
    StudioViewModel studio = start(FakePorts.real(), file);
    waitUntil(() -> !shown.isEmpty());
    assertThat(shown).containsExactly(PuzzleText.read(PUZZLE).line());
    assertThat(studio.history.project().documents()).hasSize(1);
  }

  @Test
  void whereNothingCanBeReadTheWindowShowsAndSaysSo() throws Exception {
    StudioViewModel studio = start(FakePorts.real(), folder.resolve("missing.cluewright"));
    waitUntil(() -> !shown.isEmpty());
    assertThat(shown).containsExactly(emptyBoard());
    assertThat(studio.notices.notice.get().orElseThrow().sentence().toString())
        .contains("missing.cluewright");
  }

  @Test
  void aSlowDiskDoesNotKeepTheWindowWaiting() throws Exception {
    Ports real = FakePorts.real();
    Ports slow =
        new Ports(
            real.engine(),
            real.dialogs(),
            real.clipboard(),
            new Background(work -> {}, Platform::runLater),
            real.home(),
            real.printers(),
            real.browser());
    start(slow, folder.resolve("far-away.cluewright"));
    assertThat(shown).isEmpty();
    waitUntil(() -> !shown.isEmpty());
    assertThat(shown).containsExactly(emptyBoard());
  }

  @Test
  void aPictureIsLookedAtOnceTheWindowShows() throws Exception {
    Path file = Files.writeString(folder.resolve("dark.PNG"), "no picture");
    StudioViewModel studio = start(FakePorts.real(), file);
    assertThat(shown).as("at once").hasSize(1);
    waitUntil(() -> studio.notices.notice.get().isPresent());
    assertThat(studio.notices.notice.get().orElseThrow().sentence().toString())
        .startsWith("Cannot use dark.PNG");
  }
}
