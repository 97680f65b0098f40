package cluewright.studio.board;

/**
 * The transition from one picture of a puzzle to the next: placed digits grow, eliminated
 * candidates and former marks fade, and new marks appear.
 *
 * @param progress of the whole, from 0 to 1
 */
record Transition(BoardPicture from, BoardPicture to, double progress) {

  static Transition done(BoardPicture picture) {
    return new Transition(picture, picture, 1);
  }

  /** True if the change between two pictures is a change of state worth animating. */
  static boolean isWorthWatching(BoardPicture from, BoardPicture to) {
    return from.hasDigits()
        && to.hasDigits()
        && from.mask().equals(to.mask())
        && from.playing().isPresent() == to.playing().isPresent()
        && !from.equals(to);
  }

  boolean isDone() {
    return progress >= 1;
  }
}
