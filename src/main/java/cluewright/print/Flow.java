package cluewright.print;

import java.util.ArrayList;
import java.util.List;

/** Blocks one below the other, cut into pages. */
final class Flow {
  private final double height;
  private final double gap;
  private final List<Block> pages = new ArrayList<>();
  private final List<Block> page = new ArrayList<>();
  private double filled;

  /**
   * An empty flow.
   *
   * @param height of a page, in points
   * @param gap between blocks, in points
   */
  Flow(double height, double gap) {
    this.height = height;
    this.gap = gap;
  }

  /** Adds a block that stands on one page whole. */
  void add(Block block) {
    if (!page.isEmpty() && filled + gap + block.height() > height) {
      end();
    }
    if (!page.isEmpty()) {
      page.add(Block.gap(gap));
      filled += gap;
    }
    page.add(block);
    filled += block.height();
  }

  private void end() {
    pages.add(Block.stack(List.copyOf(page)));
    page.clear();
    filled = 0;
  }

  List<Block> pages() {
    if (!page.isEmpty()) {
      end();
    }
    return pages;
  }
}
