package cluewright.studio.board;

import javafx.scene.input.KeyCode;

/**
 * Which keys type which digits: those with the characters that are seen; besides, the digit keys
 * and the number pad, and letters from 10.
 */
final class DigitKeys {
  private DigitKeys() {}

  /** The digit that a key types on a board, or 0. */
  static int digit(BoardPicture picture, KeyCode code) {
    if (!code.isDigitKey() && !code.isLetterKey()) {
      return 0;
    }
    String name = code.getName();
    return picture.digits().typed(picture.board(), name.charAt(name.length() - 1));
  }

  /** The number from 1 to 9 that a key bears, or 0. */
  static int number(KeyCode code) {
    String name = code.getName();
    return code.isDigitKey() ? name.charAt(name.length() - 1) - '0' : 0;
  }
}
