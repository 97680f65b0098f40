package cluewright.format;

/** How a stray character is shown in a sentence. */
final class Symbol {
  private Symbol() {}

  /** In quotes, or by its number if it cannot be seen. */
  static String quoted(char symbol) {
    return isText(symbol) && symbol != ' '
        ? "\"" + symbol + "\""
        : String.format("the character U+%04X", (int) symbol);
  }

  /** Whether it is a character that a text file can hold. */
  static boolean isText(char symbol) {
    return !Character.isISOControl(symbol) && symbol != '\uFFFD' && !Character.isSurrogate(symbol);
  }
}
