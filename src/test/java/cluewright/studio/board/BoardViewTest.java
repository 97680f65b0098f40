package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.picture.Pencil;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The board alone, with 25 rows of 25 cells. */
@ExtendWith(ApplicationExtension.class)
final class BoardViewTest {
  private static final Board BOARD = Boards.TWENTY_FIVE;

  private final Texts texts = new Texts(Language.ENGLISH);
  private BoardView view;

  @Start
  void start(Stage stage) {
    view = new BoardView(texts);
    view.stillProperty().set(true);
    view.pictureProperty().set(BoardPicture.of(Mask.empty(BOARD), Marks.NONE));
    stage.setScene(new Scene(new StackPane(view), 500, 500));
    stage.show();
  }

  private int drawn(FxRobot robot, BoardPicture next) {
    AtomicInteger count = new AtomicInteger();
    robot.interact(
        () -> {
          view.layout();
          view.pictureProperty().set(next);
          count.set(((BoardSkin) view.getSkin()).draw());
        });
    return count.get();
  }

  private static BoardPicture tiles(int... cells) {
    return BoardPicture.of(new Mask(BOARD, CellSet.of(cells)), Marks.NONE);
  }

  @Test
  void onlyCellsThatDifferAreDrawn(FxRobot robot) {
    assertThat(drawn(robot, tiles(7))).isEqualTo(1);
    assertThat(drawn(robot, tiles(7, 300, 624))).isEqualTo(2);
    assertThat(drawn(robot, tiles(7, 300, 624))).isZero();
    Marks problem = Marks.problem(CellSet.of(1, 2, 3));
    assertThat(drawn(robot, BoardPicture.of(tiles(7, 300, 624).mask(), problem))).isEqualTo(3);
  }

  @Test
  void anEliminatedCandidateIsDrawnWithItsCellAlone(FxRobot robot) {
    GridState before = GridState.blank(BOARD);
    drawn(robot, candidates(before));
    assertThat(drawn(robot, candidates(before.eliminate(BOARD.candidate(60, 25))))).isEqualTo(1);
  }

  private static BoardPicture candidates(GridState state) {
    return new BoardPicture(Mask.empty(BOARD), Optional.of(state), Pencil.CANDIDATES, Marks.NONE);
  }

  @Test
  void otherColoursDrawEverything(FxRobot robot) {
    drawn(robot, tiles(1));
    robot.interact(
        () -> {
          view.setStyle("-board-paper: #123456;");
          view.applyCss();
          assertThat(((BoardSkin) view.getSkin()).draw()).isEqualTo(BOARD.cells());
        });
  }

  @Test
  void digitsAndLettersAreTyped(FxRobot robot) {
    List<String> typed = new ArrayList<>();
    robot.interact(
        () -> {
          view.digitsProperty().set(new Recorder(typed));
          view.requestFocus();
        });
    robot.type(KeyCode.DIGIT7, KeyCode.RIGHT, KeyCode.P, KeyCode.Q, KeyCode.DELETE);
    assertThat(typed).containsExactly("7 at 0", "25 at 1", "erase 1");
  }

  @Test
  void arrowKeysJumpOverPlacesWithoutACell(FxRobot robot) {
    Board samurai = Boards.named("samurai").orElseThrow();
    List<String> typed = new ArrayList<>();
    robot.interact(
        () -> {
          view.pictureProperty().set(BoardPicture.of(Mask.empty(samurai), Marks.NONE));
          view.digitsProperty().set(new Recorder(typed));
          view.focusCellProperty().set(samurai.cell(0, 8));
          view.requestFocus();
        });
    robot.type(KeyCode.RIGHT, KeyCode.DIGIT1, KeyCode.LEFT, KeyCode.LEFT, KeyCode.DIGIT2);
    robot.interact(() -> view.focusCellProperty().set(samurai.cell(8, 20)));
    robot.type(KeyCode.RIGHT, KeyCode.DIGIT3, KeyCode.DOWN, KeyCode.DIGIT4);
    assertThat(typed)
        .containsExactly(
            "1 at " + samurai.cell(0, 12),
            "2 at " + samurai.cell(0, 7),
            "3 at " + samurai.cell(8, 20),
            "4 at " + samurai.cell(12, 20));
  }

  private record Recorder(List<String> typed) implements DigitHandler {
    @Override
    public void digit(int cell, int digit) {
      typed.add(digit + " at " + cell);
    }

    @Override
    public boolean erase(int cell) {
      typed.add("erase " + cell);
      return true;
    }
  }

  @Test
  void aFixedDigitIsSaidInTheLanguageOfTheMoment(FxRobot robot) {
    int[] digits = new int[BOARD.cells()];
    digits[0] = 11;
    BoardPicture picture = tiles(0).withFixed(new Puzzle(BOARD, digits));
    robot.interact(() -> view.pictureProperty().set(picture));
    assertThat(view.getAccessibleText()).endsWith("r1c1: clue with the fixed digit B");
    robot.interact(() -> texts.language.set(Language.GERMAN));
    assertThat(view.getAccessibleText()).endsWith("r1c1: Vorgabe mit der festen Ziffer B");
  }
}
