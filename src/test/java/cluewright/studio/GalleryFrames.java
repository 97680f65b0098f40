package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.skin.VirtualFlow;
import javafx.stage.Stage;

/**
 * Measures the gallery with thousands of results while it scrolls.
 *
 * <p>In each pulse it goes on by so many pixels, down to the end and up again, while their figures
 * are worked out in the background. For each pulse two times are noted: since the pulse before, and
 * how long the UI thread had the processor between the two. 60 pulses in a second, 16.7 ms each,
 * are the most.
 */
final class GalleryFrames {
  private static final int RESULTS = 2000;
  private static final int WARM_UP = 200;
  private static final double[] SPEEDS = {20, 120, 600};

  private final PulseTimes pulses = new PulseTimes(WARM_UP);
  private final StudioWindow window;
  private final double speed;
  private double direction = 1;

  private GalleryFrames(StudioWindow window, double speed) {
    this.window = window;
    this.speed = speed;
  }

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(1);
    Platform.setImplicitExit(false);
    Platform.startup(ready::countDown);
    ready.await();
    Document document = document();
    System.out.printf("%d results%npixels%s%n", document.results().size(), PulseTimes.HEADER);
    Stage[] stage = new Stage[1];
    StudioWindow[] window = new StudioWindow[1];
    StillWindow.onUi(
        () -> {
          stage[0] = new Stage();
          window[0] = StillWindow.show(stage[0], FakePorts.real(), 1280, 800);
          window[0].studio.history.apply(Phrase.verbatim("show"), document);
          window[0].studio.desks.goToGallery();
        });
    for (double speed : SPEEDS) {
      CountDownLatch done = new CountDownLatch(1);
      Platform.runLater(() -> new GalleryFrames(window[0], speed).run(done));
      done.await();
    }
    System.exit(0);
  }

  private static Document document() {
    Document first = StudioApp.firstDocument();
    List<Puzzle> found = Collections.synchronizedList(new ArrayList<>());
    Request request = new Request(first.mask(), first.strategies());
    new Generator()
        .search(
            request,
            new Many(RESULTS, Many.Variety.NEIGHBOURS, Optional.of(Duration.ofMinutes(3))),
            new Watch(progress -> {}),
            find -> found.add(find.puzzle()));
    return first.withResults(
        found.stream().map(puzzle -> new Result(puzzle, first.strategies(), false)).toList());
  }

  private void run(CountDownLatch done) {
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (!next()) {
          stop();
          pulses.print(String.valueOf((int) speed));
          done.countDown();
        }
      }
    }.start();
  }

  private boolean next() {
    boolean isWanted = pulses.note();
    Node flow = window.view().root().lookup("#gallery-grid .virtual-flow");
    double moved = ((VirtualFlow<?>) flow).scrollPixels(direction * speed);
    if (moved == 0) {
      direction = -direction;
    }
    return isWanted;
  }
}
