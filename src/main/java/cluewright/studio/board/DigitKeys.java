package cluewright.studio.board;

import java.util.Optional;
import javafx.scene.input.KeyCode;

/** Maps keys to digits: those with their characters, the number pad, and letters from 10. */
final class DigitKeys {
  private DigitKeys() {}

  /** The digit for a key on a board, or 0. */
  static int digit(BoardPicture picture, KeyCode code) {
    return character(code)
        .map(character -> picture.digits().typed(picture.board(), character))
        .orElse(0);
  }

  static Optional<Character> character(KeyCode code) {
    String name = code.getName();
    return code.isDigitKey() || code.isLetterKey()
        ? Optional.of(name.charAt(name.length() - 1))
        : Optional.empty();
  }

  /** The number from 1 to 9 on a key, or 0. */
  static int number(KeyCode code) {
    String name = code.getName();
    return code.isDigitKey() ? name.charAt(name.length() - 1) - '0' : 0;
  }
}
