package cluewright.print.block;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Blocks one below the other, cut into pages. Elastic ones grow smaller where one more of them then
 * has room on a page, and larger where a third of a page would stay white before the next one, or
 * after the last.
 */
public final class Flow {
  private static final double[] SHARES = {1, 0.97, 0.94, 0.91, 0.88, 0.85};
  private static final double[] LARGER = {1.6, 1.5, 1.4, 1.3, 1.2, 1.1};
  private static final double WHITE = 1.0 / 3;

  private final double height;
  private final List<Block> pages = new ArrayList<>();
  private final List<Piece> page = new ArrayList<>();
  private double share = SHARES[0];

  /** A block that can be smaller than it is meant to be. */
  @FunctionalInterface
  public interface Elastic {
    /**
     * The block.
     *
     * @param share of its size; it need neither be so small nor so large as that
     */
    Block at(double share);
  }

  /**
   * A block of a page.
   *
   * @param gap above it, unless it begins a page
   */
  private record Piece(Elastic block, double gap) {}

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
    addElastic(any -> block, gap);
  }

  /** The same for one that may be smaller. */
  public void addElastic(Elastic block, double gap) {
    if (!page.isEmpty() && !hasRoom(block, gap)) {
      end();
    }
    share = fitting(block, gap).orElse(share);
    page.add(new Piece(block, gap));
  }

  /** True if the page has room for one more block, and all of it can be read. */
  public boolean hasRoom(Elastic block, double gap) {
    return fitting(block, gap).isPresent();
  }

  private OptionalDouble fitting(Elastic block, double gap) {
    List<Piece> more = new ArrayList<>(page);
    more.add(new Piece(block, gap));
    return fitting(more, Arrays.stream(SHARES).filter(each -> each <= share).toArray());
  }

  /** The first of some shares with which blocks have room on a page. */
  private OptionalDouble fitting(List<Piece> pieces, double... shares) {
    return Arrays.stream(shares).filter(each -> set(pieces, each).height() <= height).findFirst();
  }

  /** The height of the page's part that is still empty. */
  public double rest() {
    return height - set(page, share).height();
  }

  private void end() {
    if (rest() > height * WHITE) {
      share = fitting(page, LARGER).orElse(share);
    }
    pages.add(set(page, share));
    page.clear();
    share = SHARES[0];
  }

  private static Block set(List<Piece> pieces, double share) {
    List<Block> blocks = new ArrayList<>();
    for (Piece piece : pieces) {
      blocks.add(Block.gap(blocks.isEmpty() ? 0 : piece.gap));
      blocks.add(piece.block.at(share));
    }
    return Block.stack(List.copyOf(blocks));
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
