package cluewright.studio.replay;

import cluewright.print.Frames;
import java.awt.image.BufferedImage;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.IntConsumer;

/**
 * The pictures of a film on their way into a file.
 *
 * <p>Each is drawn on the UI thread, in a turn of its own, and only after the one before it was
 * written: the window stays alive, and one picture at a time is in memory. Whoever writes waits.
 */
final class Recording implements Frames {
  private final Film film;
  private final int edge;
  private final BoardArtist artist;
  private final Executor ui;
  private final IntConsumer progress;
  private volatile boolean cancelled;

  /**
   * A recording that nobody waits for yet.
   *
   * @param progress told on the UI thread how many pictures were drawn
   */
  Recording(Film film, int edge, BoardArtist artist, Executor ui, IntConsumer progress) {
    this.film = film;
    this.edge = edge;
    this.artist = artist;
    this.ui = ui;
    this.progress = progress;
  }

  void cancel() {
    cancelled = true;
  }

  @Override
  public int count() {
    return film.length();
  }

  /**
   * The picture of a state.
   *
   * @throws CancellationException if it is not wanted any more
   */
  @Override
  public BufferedImage frame(int state) {
    FutureTask<BufferedImage> drawing = new FutureTask<>(() -> draw(state));
    ui.execute(drawing);
    try {
      return drawing.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof CancellationException) {
        throw new CancellationException();
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private BufferedImage draw(int state) {
    if (cancelled) {
      throw new CancellationException();
    }
    BufferedImage drawn = artist.draw(film.picture(state), edge);
    progress.accept(state + 1);
    return drawn;
  }
}
