package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.studio.look.Fonts;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/**
 * Measures painting on boards of several sizes, in a window of its own.
 *
 * <p>Each painted cell is one new picture, drawn at once: the time of the UI thread that this takes
 * where only the changed cell is drawn, and where the whole board is. Then a cell is painted in
 * every pulse for some seconds, and the pulses are counted; 60 in a second is the most.
 */
public final class BoardFrames {
  private static final double SIDE = 720;
  private static final int WARM_UP = 400;
  private static final int CELLS = 400;
  private static final long SECONDS = 3;
  private static final double MILLION = 1e6;

  private final Board board;
  private final BoardView view = new BoardView(new Texts(Language.ENGLISH));
  private CellSet clues;
  private int painted;

  private BoardFrames(Board board) {
    this.board = board;
    this.clues = CellSet.where(board.cells(), cell -> cell % 3 == 0);
    show();
  }

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(1);
    Platform.setImplicitExit(false);
    Platform.startup(ready::countDown);
    ready.await();
    System.out.println("board  cell ms  whole ms  ratio  pulses/s  ms/pulse");
    for (Board board : List.of(Boards.NINE, Boards.SIXTEEN, Boards.TWENTY_FIVE)) {
      CountDownLatch done = new CountDownLatch(1);
      Platform.runLater(() -> new BoardFrames(board).measure(done));
      done.await();
    }
    Platform.exit();
  }

  private void show() {
    view.pictureProperty().set(BoardPicture.of(new Mask(board, clues), Marks.NONE));
  }

  private void paintNext() {
    int cell = painted++ * 7 % board.cells();
    clues = clues.contains(cell) ? clues.without(cell) : clues.with(cell);
    show();
  }

  private void measure(CountDownLatch done) {
    Fonts.load();
    Stage stage = new Stage();
    stage.setScene(new Scene(new StackPane(view), SIDE, SIDE));
    stage.show();
    double[] times = {0, 0};
    for (int turn = 0; turn < WARM_UP + CELLS; turn++) {
      double cell = millis(() -> {});
      double whole = millis(this::forget);
      if (turn >= WARM_UP) {
        times[0] += cell;
        times[1] += whole;
      }
    }
    countPulses(stage, done, times[0] / CELLS, times[1] / CELLS);
  }

  private void forget() {
    ((BoardSkin) view.getSkin()).redrawAll();
  }

  /** The time that it takes to show one more painted cell. */
  private double millis(Runnable before) {
    long start = System.nanoTime();
    before.run();
    paintNext();
    view.layout();
    return (System.nanoTime() - start) / MILLION;
  }

  private void countPulses(Stage stage, CountDownLatch done, double cell, double whole) {
    new AnimationTimer() {
      private final long start = System.nanoTime();
      private int pulses;
      private double worked;

      @Override
      public void handle(long now) {
        pulses++;
        worked += millis(() -> {});
        if (System.nanoTime() - start > SECONDS * 1_000_000_000) {
          stop();
          System.out.printf(
              "%-6s %7.3f  %8.3f  %5.1f  %8.1f  %8.3f%n",
              board, cell, whole, whole / cell, pulses / (double) SECONDS, worked / pulses);
          stage.close();
          done.countDown();
        }
      }
    }.start();
  }
}
