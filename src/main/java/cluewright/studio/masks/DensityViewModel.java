package cluewright.studio.masks;

import cluewright.mask.Density;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;

/**
 * Changes the number of clues in the mask.
 *
 * <p>Every number is made from the mask as it was before the first turn, so that turning back shows
 * the shape again that one began with.
 */
public final class DensityViewModel {
  private final History history;
  private final PaintViewModel paint;
  private Mask base;
  private Mask made;
  private Mask left;
  private boolean isCancelled;

  public DensityViewModel(History history, PaintViewModel paint) {
    this.history = history;
    this.paint = paint;
    this.base = history.document().mask();
    this.made = base;
    this.left = base;
  }

  /** Previews the mask with a number of clues, or as near as its symmetry allows. */
  public void drag(int clues) {
    if (isCancelled) {
      return;
    }
    begin();
    made = with(clues);
    paint.preview(made);
  }

  /** Restores the mask, and ignores everything until the release. */
  public void cancel() {
    isCancelled = true;
    made = history.document().mask();
    paint.drop();
  }

  /** Takes the previewed mask. */
  public void release() {
    boolean isWhole = !isCancelled;
    isCancelled = false;
    if (isWhole && !made.equals(history.document().mask())) {
      paint.alter(Phrase.of("masks.act-density", made.size()), made);
      left = made;
    }
  }

  /** Steps up or down to the next number that the symmetry allows. */
  public void step(int direction) {
    begin();
    int now = history.document().mask().size();
    for (int clues = now + direction;
        clues >= 0 && clues <= base.board().shownCells();
        clues += direction) {
      Mask next = with(clues);
      if (Integer.signum(next.size() - now) == direction) {
        made = next;
        release();
        return;
      }
    }
  }

  private Mask with(int clues) {
    return Density.to(base, paint.symmetry.get(), clues);
  }

  /** Starts over from a mask that was made elsewhere. */
  private void begin() {
    Mask now = history.document().mask();
    if (!now.equals(left)) {
      base = now;
      left = now;
    }
  }
}
