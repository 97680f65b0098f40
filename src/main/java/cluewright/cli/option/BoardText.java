package cluewright.cli.option;

import cluewright.model.Board;
import cluewright.model.Skeleton;
import java.util.List;

/**
 * A board as it was asked for.
 *
 * @param skeleton the same, with its rules of which the values are open, if any
 */
record BoardText(Skeleton skeleton) {

  /**
   * The board of a name.
   *
   * @throws IllegalArgumentException with a sentence if there is none
   */
  static BoardText of(String name) {
    return new BoardText(
        Skeleton.isNamed(name) ? open(name) : new Skeleton(known(name), List.of()));
  }

  private static Skeleton open(String name) {
    try {
      return Skeleton.named(BoardNames.inOurs(name));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(BoardNames.complaint(name, e.getMessage()), e);
    }
  }

  private static Board known(String name) {
    return BoardNames.board(name)
        .orElseThrow(() -> new IllegalArgumentException(BoardNames.complaint(name)));
  }

  boolean isOpen() {
    return !skeleton.open().isEmpty();
  }
}
