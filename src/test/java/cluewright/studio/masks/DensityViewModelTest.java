package cluewright.studio.masks;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.notice.NoticeViewModel;
import org.junit.jupiter.api.Test;

final class DensityViewModelTest {
  private static final Mask HEART = ShapeLibrary.named("heart").orElseThrow().mask();

  private final History history = new History(Document.untitled(HEART, StrategySet.parse("NHL")));
  private final PaintViewModel paint =
      new PaintViewModel(history, new NoticeViewModel(), PreferredDigits.forNow());
  private final DensityViewModel density = new DensityViewModel(history, paint);

  private Mask mask() {
    return history.document().mask();
  }

  @Test
  void draggingShowsAndReleasingIsOneUndo() {
    for (int clues = 35; clues >= 26; clues--) {
      density.drag(clues);
      assertThat(mask()).isEqualTo(HEART);
    }
    assertThat(paint.mask.get().size()).isBetween(26, 27);
    density.release();
    assertThat(mask()).isEqualTo(paint.mask.get());
    assertThat(Symmetry.HORIZONTAL.holds(mask())).isTrue();
    assertThat(history.undoName.get()).hasToString("changing to " + mask().size() + " clues");
    history.undo();
    assertThat(mask()).isEqualTo(HEART);
  }

  @Test
  void turningBackShowsTheShapeThatOneBeganWith() {
    density.drag(20);
    density.release();
    density.drag(50);
    density.release();
    density.drag(36);
    density.release();
    assertThat(mask()).isEqualTo(HEART);
  }

  @Test
  void aMaskThatWasPaintedMeanwhileIsANewBeginning() {
    density.drag(30);
    density.release();
    paint.clear();
    density.drag(9);
    density.release();
    assertThat(mask().size()).isEqualTo(9);
    assertThat(HEART.clues().containsAll(mask().clues())).isFalse();
  }

  @Test
  void keysGoToTheNextNumberThatTheSymmetryAllows() {
    density.step(1);
    assertThat(mask().size()).isBetween(37, 38);
    int more = mask().size();
    density.step(1);
    assertThat(mask().size()).isGreaterThan(more);
    density.step(-1);
    density.step(-1);
    assertThat(mask()).isEqualTo(HEART);
  }

  @Test
  void aCancelledTurnLeavesTheMaskAsItWasHoweverTheSliderMovesOn() {
    Mask before = history.document().mask();
    density.drag(30);
    density.cancel();
    assertThat(paint.mask.get()).isEqualTo(before);
    density.drag(26);
    assertThat(paint.mask.get()).isEqualTo(before);
    density.release();
    assertThat(history.document().mask()).isEqualTo(before);
    density.drag(30);
    density.release();
    assertThat(mask().size()).isLessThan(HEART.size());
  }
}
