package cluewright.studio;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.service.query.PointQuery;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A robot that presses where a node stays, as a person does who sees it first.
 *
 * <p>TestFX asks on the test's thread where the node is, at once. That works out bounds that the UI
 * thread may be working out as well, and now and then both fail; and on a busy machine a flyout
 * that has just opened moves to its place after that.
 */
final class StudioRobot extends FxRobot {
  private static final long MILLIS = 20_000;
  private static final int MOST_PULSES = 60;

  /** A flyout comes to its place up to five pulses after it shows, when its shadow is known. */
  private static final int STILL_PULSES_OF_A_FLYOUT = 10;

  @Override
  public PointQuery point(Node node) {
    Callable<Point2D> place = () -> super.point(node).query();
    int wanted = node.getScene().getWindow() instanceof Stage ? 1 : STILL_PULSES_OF_A_FLYOUT;
    Point2D before = onUi(place);
    int still = 0;
    for (int pulse = 0; pulse < MOST_PULSES && still < wanted; pulse++) {
      awaitPulse(node.getScene());
      Point2D now = onUi(place);
      still = now.equals(before) ? still + 1 : 0;
      before = now;
    }
    return point(before);
  }

  private static Point2D onUi(Callable<Point2D> question) {
    return WaitForAsyncUtils.waitForAsyncFx(MILLIS, question);
  }

  private static void awaitPulse(Scene scene) {
    CountDownLatch laidOut = new CountDownLatch(1);
    Runnable listener = laidOut::countDown;
    Platform.runLater(
        () -> {
          scene.addPostLayoutPulseListener(listener);
          Platform.requestNextPulse();
        });
    try {
      laidOut.await(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Platform.runLater(() -> scene.removePostLayoutPulseListener(listener));
  }
}
