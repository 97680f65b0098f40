package cluewright.studio.replay;

import cluewright.print.image.Frames;
import cluewright.print.image.StepCaptions;
import cluewright.studio.board.BoardPicture;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javafx.scene.image.WritableImage;
import javafx.scene.image.WritablePixelFormat;

/**
 * The frames of a film being written to a file.
 *
 * <p>Each is drawn on the UI thread, in low bands with a turn for each, and only after the picture
 * before it was written: the window stays alive, and one picture at a time is in memory. Whoever
 * writes waits, and puts the bands together.
 */
final class Recording implements Frames {
  /** The height of a band in pixels, which takes well under 50 ms to draw. */
  static final int BAND = 180;

  private final ReplayFrames frames;
  private final int edge;
  private final BoardRenderer renderer;
  private final Executor ui;
  private final Optional<Supplier<StepCaptions>> wanted;
  private Optional<StepCaptions> captions = Optional.empty();
  private final IntConsumer progress;
  private volatile boolean cancelled;
  private volatile FutureTask<WritableImage> turn = new FutureTask<>(() -> null);

  /**
   * @param captions makes what stands below the pictures, if that is wanted, as wide as these;
   *     asked by whoever writes
   * @param progress told on the UI thread how many pictures were drawn
   */
  Recording(
      ReplayFrames frames,
      int edge,
      Optional<Supplier<StepCaptions>> captions,
      BoardRenderer renderer,
      Executor ui,
      IntConsumer progress) {
    this.frames = frames;
    this.edge = edge;
    this.wanted = captions;
    this.renderer = renderer;
    this.ui = ui;
    this.progress = progress;
  }

  /** Cancels it, releasing whoever waits for a frame. */
  void cancel() {
    cancelled = true;
    turn.cancel(/* mayInterruptIfRunning= */ false);
  }

  @Override
  public int count() {
    return frames.length();
  }

  /**
   * The picture of a state.
   *
   * @throws CancellationException if it is not wanted any more
   */
  @Override
  public BufferedImage frame(int state) {
    BoardPicture picture = frames.picture(state);
    BufferedImage whole = new BufferedImage(edge, edge, BufferedImage.TYPE_INT_RGB);
    for (int top = 0; top < edge; top += BAND) {
      int from = top;
      int height = Math.min(BAND, edge - top);
      copy(inItsTurn(() -> renderer.draw(picture, edge, from, height)), whole, top);
    }
    ui.execute(() -> progress.accept(state + 1));
    if (captions.isEmpty()) {
      captions = wanted.map(Supplier::get);
    }
    return captions.map(words -> words.below(whole, state)).orElse(whole);
  }

  private WritableImage inItsTurn(Callable<WritableImage> drawing) {
    FutureTask<WritableImage> next = new FutureTask<>(drawing);
    turn = next;
    if (cancelled) {
      throw new CancellationException();
    }
    ui.execute(next);
    try {
      return next.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private void copy(WritableImage band, BufferedImage whole, int top) {
    int height = (int) band.getHeight();
    int[] pixels = new int[edge * height];
    band.getPixelReader()
        .getPixels(0, 0, edge, height, WritablePixelFormat.getIntArgbInstance(), pixels, 0, edge);
    whole.setRGB(0, top, edge, height, pixels, 0, edge);
  }
}
