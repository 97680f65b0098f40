package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.FamilyStep;
import cluewright.Golden;
import cluewright.InTurn;
import cluewright.MarkedBoards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.picture.Pencil;
import cluewright.strategy.core.Evidence;
import cluewright.studio.look.Theme;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    return picture(puzzle, Pencil.CANDIDATES);
  }

  private static BoardPicture picture(Puzzle puzzle, Pencil pencil) {
    GridState state = GridState.initial(puzzle);
    return new BoardPicture(puzzle.mask(), Optional.of(state), pencil, Marks.NONE);
  }

  /** Digits that cells cannot have, each below a bar, without and with a step among them. */
  @Test
  void excludedDigits(FxRobot robot) throws IOException {
    FamilyStep step = FamilyStep.all().get("subset");
    BoardPicture after =
        new BoardPicture(
            step.path().puzzle().mask(),
            Optional.of(step.path().state(step.state())),
            Pencil.EXCLUDED,
            Marks.of(step.deduction()));
    for (Theme theme : Theme.values()) {
      String name = "board-" + theme.name().toLowerCase(Locale.ROOT) + "-excluded";
      Golden.check(name + "-step", BoardSnapshot.of(robot, after, theme, SIDE));
      BoardPicture cages = picture(MarkedBoards.all().get("cages"), Pencil.EXCLUDED);
      Golden.check(name + "-cages", BoardSnapshot.of(robot, cages, theme, SIDE));
    }
  }

  /** Each sign has a minus where no other sign is meant: dots, lines, cages, cells, numbers. */
  @Test
  void redundantSigns(FxRobot robot) throws IOException {
    for (String kind : List.of("signs", "ends", "figures", "cages")) {
      Puzzle puzzle = MarkedBoards.all().get(kind);
      Marks marks =
          Marks.draft(
              CellSet.empty(), CellSet.empty(), Set.of(), CellSet.empty(), puzzle.board().drawn());
      BoardPicture picture =
          new BoardPicture(
              puzzle.mask(), Optional.of(GridState.initial(puzzle)), Pencil.NOTHING, marks);
      Golden.check(
          "board-light-redundant-" + kind, BoardSnapshot.of(robot, picture, Theme.LIGHT, SIDE));
    }
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
