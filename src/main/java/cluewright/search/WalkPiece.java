package cluewright.search;

/**
 * Some shares of a walk, for one walker.
 *
 * @param from the first of them, from 0
 * @param to the first after them
 */
public record WalkPiece(WalkCut cut, int from, int to) {
  public WalkPiece {
    if (from < 0 || to < from || to > cut.shares()) {
      throw new IllegalArgumentException(
          "no piece from %d to %d of %d shares".formatted(from, to, cut.shares()));
    }
  }
}
