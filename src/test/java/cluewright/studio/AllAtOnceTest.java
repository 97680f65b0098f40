package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Masks;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.replay.BoardRenderer;
import cluewright.studio.replay.SaveForm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** All kinds of work in the background at once, on the few threads that there are. */
@ExtendWith(StudioExtension.class)
final class AllAtOnceTest {
  /** A text has no boards to draw. */
  static final BoardRenderer UNDRAWN =
      (picture, edge, top, height) -> {
        throw new AssertionError("nothing is to be drawn");
      };

  private static final int SECONDS = 60;

  /** No engine here decides it in the time of this test. */
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FxRobot robot = new StudioRobot();
  private StudioViewModel studio;

  @TempDir Path folder;

  @BeforeEach
  void open() {
    robot.interact(
        () ->
            studio =
                new StudioViewModel(
                    StudioApp.firstDocument(), FakePorts.with(new Generator(), dialogs)));
  }

  @AfterEach
  void close() {
    robot.interact(studio::close);
  }

  private Document document() {
    return studio.history.document();
  }

  private void change(UnaryOperator<Document> edit) {
    studio.history.apply(Phrase.verbatim("edit"), edit.apply(document()));
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private Path file(String name) {
    Path file = folder.resolve(name);
    dialogs.choosing(file);
    return file;
  }

  private boolean isGenerating() {
    return studio.design.generation.running.get();
  }

  /** A generation and a repair, neither of which ends by itself before the test does. */
  private void beginWhatTakesLong() {
    change(now -> now.withMask(Masks.LONG).withStrategies(StrategySet.parse("NH")));
    studio.design.generation.generate();
    studio.design.repair.repair();
  }

  @InTurn
  @Test
  void eachIsDoneInTheEndWhileAGenerationGoesOn() throws TimeoutException {
    robot.interact(this::beginWhatTakesLong);
    robot.interact(
        () -> change(now -> now.withPuzzle(PUZZLE).withStrategies(StrategySet.parse("NHL"))));
    waitUntil(() -> studio.solve.replay.path().isPresent());
    Path text = file("walk.txt");
    robot.interact(
        () -> {
          studio.solve.saving.form.set(SaveForm.TEXT);
          studio.solve.saving.save(UNDRAWN);
          studio.windows.printing.open();
        });
    Path pdf = file("pages.pdf");
    waitUntil(() -> studio.windows.printing.pages.get().size() > 0);
    robot.interact(studio.windows.output::savePdf);
    Path project = file("project.cluewright");
    robot.interact(studio.project.files::save);
    waitUntil(() -> Files.exists(text) && Files.exists(pdf) && Files.exists(project));
    waitUntil(() -> studio.shop.ratings.onDisplay.getValue().isPresent());
    assertThat(isGenerating()).isTrue();
  }
}
