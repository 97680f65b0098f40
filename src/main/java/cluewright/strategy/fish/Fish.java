package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;

/**
 * A digit whose places in k lines, the bases, lie in k crossing lines, the covers, is eliminated
 * from the rest of the covers: X-Wing (k = 2), Swordfish (3), Jellyfish (4), and their kinds.
 */
public final class Fish implements Strategy {

  /** Kinds by what bases and covers may be, and by whether places may lie beyond the covers. */
  public enum Kind {
    /** Rows and columns, and no place of a base lies beyond the covers. */
    PLAIN,
    /**
     * Some places lie beyond the covers, the fins; each base keeps two places without them. Not
     * monotone: without its fins it is a plain fish, which this strategy does not look for.
     */
    FINNED,
    /**
     * With fins, and some base keeps one place or none without them. Not monotone: without its fins
     * it is a plain fish or a single, which this strategy does not look for.
     */
    SASHIMI,
    /**
     * Some bases or covers are boxes; bases share no place. Not monotone: a base that loses all its
     * places but one is placed, and then is no base any more.
     */
    FRANKEN,
    /**
     * With boxes and with fins, which lie beyond the covers or in two bases. Not monotone: without
     * its fins it is a Franken fish, which this strategy does not look for.
     */
    FINNED_FRANKEN
  }

  private final Kind kind;
  private final int size;
  private final About about;

  /**
   * @param size the number of bases, 2 or more
   */
  public Fish(Kind kind, int size, Variant variant) {
    this.kind = kind;
    this.size = size;
    About any = About.of(Group.FISH, variant);
    this.about = kind == Kind.PLAIN ? any : any.notMonotone();
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public Finder finder(Board board) {
    return switch (kind) {
      case PLAIN -> new PlainFish(this, board, size);
      case FINNED -> new FinnedFish(this, board, size, FinnedFish.Kind.FINNED);
      case SASHIMI -> new FinnedFish(this, board, size, FinnedFish.Kind.SASHIMI);
      case FRANKEN -> new FrankenFish(this, board, size, FrankenFish.Kind.PLAIN);
      case FINNED_FRANKEN -> new FrankenFish(this, board, size, FrankenFish.Kind.FINNED);
    };
  }
}
