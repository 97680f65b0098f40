package cluewright.studio.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.picture.Pencil;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.BoardImage;
import cluewright.studio.board.BoardView;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The pictures of a replay are drawn in turns so short that the window stays alive. */
final class RecordingTest {
  private static final Puzzle PUZZLE = PuzzleText.read("1..4.........32.");
  private static final SolvingPath PATH =
      new Replay(PUZZLE.board(), StrategySet.parse("NH")).human(PUZZLE);
  private static final ReplayFrames FILM =
      new ReplayFrames(PATH, Pencil.CANDIDATES, ReplayFrames.Reasons.DRAWN, DigitSet.USUAL);
  private static final int EDGE = 400;

  private final List<Integer> heights = new ArrayList<>();

  @BeforeAll
  static void startTheToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private static BoardImage image() throws ExecutionException, InterruptedException {
    return WaitForAsyncUtils.asyncFx(
            () -> {
              BoardView view = new BoardView(new Texts(Language.ENGLISH));
              new Scene(view).getRoot().applyCss();
              return new BoardImage(view);
            })
        .get();
  }

  @Test
  void theBandsOfAPictureMakeItWholeAndNoneIsHigherThanATurnAllows() throws Exception {
    BoardImage image = image();
    BoardRenderer renderer =
        (picture, edge, top, height) -> {
          heights.add(height);
          return image.draw(picture, edge, top, height);
        };
    BufferedImage joined =
        new Recording(FILM, EDGE, Optional.empty(), renderer, Platform::runLater, drawn -> {})
            .frame(3);
    assertThat(heights).allMatch(height -> height <= Recording.BAND).hasSize(3);
    WritableImage whole =
        WaitForAsyncUtils.asyncFx(() -> image.draw(FILM.picture(3), EDGE, 0, EDGE)).get();
    assertThat(different(joined, whole)).isZero();
  }

  private static int different(BufferedImage one, WritableImage other) {
    int count = 0;
    for (int y = 0; y < EDGE; y++) {
      for (int x = 0; x < EDGE; x++) {
        count += one.getRGB(x, y) == other.getPixelReader().getArgb(x, y) ? 0 : 1;
      }
    }
    return count;
  }
}
