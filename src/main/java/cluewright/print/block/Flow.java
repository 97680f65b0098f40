package cluewright.print.block;

import java.util.ArrayList;
import java.util.List;

/** Blocks one below the other, cut into pages. */
public final class Flow {
  private final double height;
  private final List<Block> pages = new ArrayList<>();
  private final List<Block> page = new ArrayList<>();
  private double filled;

  /**
   * An empty flow.
   *
   * @param height of a page, in points
   */
  public Flow(double height) {
    this.height = height;
  }

  /**
   * Adds a block that stands on one page whole.
   *
   * @param gap above it, unless it begins a page, in points
   */
  public void add(Block block, double gap) {
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

  /** The number of pages that end before the block that was added last. */
  public int ended() {
    return pages.size();
  }

  /** The pages, the last one as far as it is filled. */
  public List<Block> pages() {
    if (!page.isEmpty()) {
      end();
    }
    return pages;
  }
}
