package cluewright.print.block;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Stacks blocks and breaks them into pages. Elastic ones grow smaller where one more of them then
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

  /** A block that can shrink. */
  @FunctionalInterface
  public interface Elastic {
    /**
     * The block at a share of its size.
     *
     * @param share of its size; it need neither be so small nor so large as that
     */
    Block at(double share);
  }

  /**
   * A block on a page.
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
   * Adds a block that must not be split across pages.
   *
   * @param gap above it, unless it begins a page, in points
   */
  public void add(Block block, double gap) {
    addElastic(any -> block, gap);
  }

  /** Adds a block that must not be split but may shrink. */
  public void addElastic(Elastic block, double gap) {
    if (!page.isEmpty() && !hasRoom(block, gap)) {
      end();
    }
    share = fitting(block, gap).orElse(share);
    page.add(new Piece(block, gap));
  }

  /** True if one more block fits the page and stays fully legible. */
  public boolean hasRoom(Elastic block, double gap) {
    return fitting(block, gap).isPresent();
  }

  private OptionalDouble fitting(Elastic block, double gap) {
    List<Piece> more = new ArrayList<>(page);
    more.add(new Piece(block, gap));
    return fitting(more, Arrays.stream(SHARES).filter(each -> each <= share).toArray());
  }

  /** The first of the given shares at which the blocks fit a page. */
  private OptionalDouble fitting(List<Piece> pieces, double... shares) {
    return Arrays.stream(shares).filter(each -> set(pieces, each).height() <= height).findFirst();
  }

  /** The height that is left on the page. */
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

  /** The number of pages completed before the last block was added. */
  public int ended() {
    return pages.size();
  }

  /** All pages, including the unfinished last one. */
  public List<Block> pages() {
    if (!page.isEmpty()) {
      end();
    }
    return pages;
  }
}
