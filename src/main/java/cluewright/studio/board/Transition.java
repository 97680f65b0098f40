package cluewright.studio.board;

/**
 * The change of one picture of a puzzle into the next: a digit that was placed grows, a candidate
 * that is gone fades, and so does what was pointed out, while what is pointed out now appears.
 *
 * @param progress of the whole, from 0 to 1
 */
record Transition(BoardPicture from, BoardPicture to, double progress) {

  static Transition done(BoardPicture picture) {
    return new Transition(picture, picture, 1);
  }

  /** True if going from one picture to another is a change of state that can be watched. */
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
