package cluewright.studio;

import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

/**
 * Measures the whole window while strokes are painted in it.
 *
 * <p>The mouse goes one cell further in each pulse, row by row, until the board is full; then the
 * next stroke erases it. All that hangs on the mask goes along: the counter, the slider, the live
 * feasibility. For each pulse two times are noted: since the pulse before, and how long the UI
 * thread had the processor between the two. 60 pulses in a second, 16.7 ms each, are the most.
 */
final class WindowFrames {
  private static final int WARM_UP = 300;

  private final PulseTimes pulses = new PulseTimes(WARM_UP);
  private final StudioWindow window;
  private final Board board;
  private int cell;

  private WindowFrames(Stage stage, Board board) {
    this.board = board;
    this.window = StillWindow.show(stage, FakePorts.real(), 1280, 800);
    window.studio.design.paint.useBoard(board);
    window.studio.design.paint.clear();
  }

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(1);
    Platform.setImplicitExit(false);
    Platform.startup(ready::countDown);
    ready.await();
    System.out.println("board " + PulseTimes.HEADER);
    for (Board board : List.of(Boards.NINE, Boards.SIXTEEN, Boards.TWENTY_FIVE)) {
      CountDownLatch done = new CountDownLatch(1);
      Platform.runLater(() -> begin(board, done));
      done.await();
    }
    Platform.exit();
  }

  private static void begin(Board board, CountDownLatch done) {
    Stage stage = new Stage();
    WindowFrames frames = new WindowFrames(stage, board);
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (!frames.next()) {
          stop();
          frames.pulses.print(board.toString());
          frames.window.studio.close();
          stage.close();
          done.countDown();
        }
      }
    }.start();
  }

  /** One pulse; whether another is wanted. */
  private boolean next() {
    if (!pulses.note()) {
      return false;
    }
    if (cell == 0) {
      BoardMouse.fire(window.view().board(), MouseEvent.MOUSE_PRESSED, desk());
    } else {
      BoardMouse.fire(window.view().board(), MouseEvent.MOUSE_DRAGGED, desk());
    }
    cell++;
    if (cell == board.cells()) {
      cell--;
      BoardMouse.fire(window.view().board(), MouseEvent.MOUSE_RELEASED, desk());
      cell = 0;
    }
    return true;
  }

  /** The rows from left to right and back again, as one paints an area. */
  private int desk() {
    int row = cell / board.columns();
    int column = cell % board.columns();
    return board.cell(row, row % 2 == 0 ? column : board.columns() - 1 - column);
  }
}
