package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.FamilyStep;
import cluewright.Golden;
import cluewright.InTurn;
import cluewright.MarkedBoards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.strategy.core.Evidence;
import cluewright.studio.look.Theme;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** Steps on the board of the studio look as they are meant to. */
@ExtendWith(ApplicationExtension.class)
final class BoardGoldenTest {
  private static final int SIDE = 320;

  @Test
  void aStepOfEachFamilyInLight(FxRobot robot) throws IOException {
    for (Map.Entry<String, FamilyStep> each : FamilyStep.all().entrySet()) {
      Golden.check(
          "board-light-" + each.getKey(),
          BoardSnapshot.of(robot, each.getValue(), Theme.LIGHT, SIDE));
    }
  }

  @InTurn
  @Test
  void aStepOfEachFamilyInDark(FxRobot robot) throws IOException {
    for (Map.Entry<String, FamilyStep> each : FamilyStep.all().entrySet()) {
      Golden.check(
          "board-dark-" + each.getKey(),
          BoardSnapshot.of(robot, each.getValue(), Theme.DARK, SIDE));
    }
  }

  /** Digits, candidates, tiles and marks, on boards with all that stands behind and beside them. */
  @Test
  void boardsOfEveryKind(FxRobot robot) throws IOException {
    for (Map.Entry<String, Puzzle> each : MarkedBoards.all().entrySet()) {
      for (Theme theme : Theme.values()) {
        String name = "board-" + theme.name().toLowerCase(Locale.ROOT) + "-" + each.getKey();
        Golden.check(name, BoardSnapshot.of(robot, picture(each.getValue()), theme, SIDE));
      }
    }
  }

  private static BoardPicture picture(Puzzle puzzle) {
    GridState state = GridState.initial(puzzle);
    return new BoardPicture(
        puzzle.mask(), Optional.of(state), BoardPicture.Pencil.CANDIDATES, Marks.NONE);
  }

  @Test
  void aLostHatchingIsSeen(FxRobot robot) {
    differs(robot, "fish", FamilyStep::withoutCovers);
  }

  @Test
  void aLostLinkIsSeen(FxRobot robot) {
    differs(robot, "chain", FamilyStep::withoutALink);
  }

  private static void differs(FxRobot robot, String family, UnaryOperator<Evidence> change) {
    FamilyStep step = FamilyStep.all().get(family);
    for (Theme theme : Theme.values()) {
      BufferedImage meant = BoardSnapshot.of(robot, step, theme, SIDE);
      BufferedImage lacking = BoardSnapshot.of(robot, step, step.with(change), theme, SIDE);
      assertThatThrownBy(() -> Golden.compare(family, lacking, meant))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining(family);
    }
  }
}
