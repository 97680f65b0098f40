package cluewright.studio.printing;

import cluewright.print.canvas.Page;
import cluewright.studio.work.Background;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Draws the pages of a sheet one by one, away from the UI thread. Where pages follow each other
 * faster than that, those between are left out; but what is begun is shown, so that the sheet never
 * waits for the last of them.
 */
final class SheetDrawing {
  private final CoalescedWork newest;
  private final Typesetter typesetter;

  SheetDrawing(Background background, Typesetter typesetter) {
    this.newest = new CoalescedWork(background);
    this.typesetter = typesetter;
  }

  /**
   * Draws a page.
   *
   * @param isWanted asked right before, on another thread
   * @param make makes of its shapes what is shown
   * @param then takes that on the UI thread
   */
  <T> void draw(
      Page page, BooleanSupplier isWanted, Function<PageShapes, T> make, Consumer<T> then) {
    newest.run(
        () ->
            isWanted.getAsBoolean()
                ? Optional.of(make.apply(typesetter.shapes(page)))
                : Optional.<T>empty(),
        made -> made.ifPresent(then));
  }
}
