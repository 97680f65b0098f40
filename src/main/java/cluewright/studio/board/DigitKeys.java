package cluewright.studio.board;

import java.util.Optional;
import javafx.scene.input.KeyCode;

/**
 * Which keys type which digits: those with the characters that are seen; besides, the digit keys
 * and the number pad, and letters from 10.
 */
final class DigitKeys {
  private DigitKeys() {}

  /** The digit that a key types on a board, or 0. */
  static int digit(BoardPicture picture, KeyCode code) {
    return character(code)
        .map(character -> picture.digits().typed(picture.board(), character))
        .orElse(0);
  }

  /** The letter or figure that a key bears. */
  static Optional<Character> character(KeyCode code) {
    String name = code.getName();
    return code.isDigitKey() || code.isLetterKey()
        ? Optional.of(name.charAt(name.length() - 1))
        : Optional.empty();
  }

  /** The number from 1 to 9 that a key bears, or 0. */
  static int number(KeyCode code) {
    String name = code.getName();
    return code.isDigitKey() ? name.charAt(name.length() - 1) - '0' : 0;
  }
}
