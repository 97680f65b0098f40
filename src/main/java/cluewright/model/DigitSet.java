package cluewright.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The characters shown for the digits of a puzzle. Files keep {@link Board#symbol}, whatever people
 * see.
 *
 * @param letters the designer's own characters in the order of the digits; empty for other kinds
 */
public record DigitSet(Kind kind, String letters) {

  /** A notation for digits. */
  public enum Kind {
    /** 1 to 9, then A, B, … */
    USUAL,
    /** Hexadecimal, on boards of 16 digits: 1 to 9, A to F, and 0 for the last. */
    HEXADECIMAL,
    /** 1 to 9, then 10, 11, … */
    NUMBERS,
    /** Custom characters. */
    OWN
  }

  /** Why characters cannot stand for digits. */
  public enum Fault {
    /** Their number differs from that of the digits. */
    NUMBER,
    /** One occurs twice, regardless of case, since both cases are on the same key. */
    TWICE,
    /** One is a blank, a control character, a combining mark, or beyond U+FFFF. */
    UNSEEN
  }

  public static final DigitSet USUAL = new DigitSet(Kind.USUAL, "");

  private static final int SIXTEEN = 16;
  private static final int ONE_CHARACTER = 9;

  /**
   * Checks that there are characters exactly for the custom kind.
   *
   * @throws IllegalArgumentException if not, or if one of them is there twice or cannot be seen
   */
  public DigitSet {
    if ((kind == Kind.OWN) == letters.isEmpty() || fault(letters.length(), letters).isPresent()) {
      throw new IllegalArgumentException("no digits of kind %s: %s".formatted(kind, letters));
    }
  }

  public static DigitSet of(Kind kind) {
    return new DigitSet(kind, "");
  }

  /**
   * Custom characters.
   *
   * @throws IllegalArgumentException if {@link #fault} finds any
   */
  public static DigitSet own(Board board, String letters) {
    if (fault(board.digits(), letters).isPresent()) {
      throw new IllegalArgumentException("no digits of the %s board: %s".formatted(board, letters));
    }
    return new DigitSet(Kind.OWN, letters);
  }

  /** The first reason why characters cannot be the digits of a board with a given number. */
  public static Optional<Fault> fault(int digits, String letters) {
    if (letters.chars().anyMatch(DigitSet::isUnseen)) {
      return Optional.of(Fault.UNSEEN);
    }
    if (letters.chars().map(DigitSet::folded).distinct().count() < letters.length()) {
      return Optional.of(Fault.TWICE);
    }
    return letters.length() == digits ? Optional.empty() : Optional.of(Fault.NUMBER);
  }

  private static boolean isUnseen(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  private static int folded(int character) {
    return Character.toLowerCase(Character.toUpperCase(character));
  }

  /** True if a board's digits can be written this way, and this differs from the usual one. */
  public boolean suits(Board board) {
    return switch (kind) {
      case USUAL -> true;
      case HEXADECIMAL -> board.digits() == SIXTEEN;
      case NUMBERS -> board.digits() > ONE_CHARACTER;
      case OWN -> letters.length() == board.digits();
    };
  }

  /** This notation if it suits a board, otherwise the usual one. */
  public DigitSet on(Board board) {
    return suits(board) ? this : USUAL;
  }

  /** The character or two characters for a digit of a board. */
  public String symbol(Board board, int digit) {
    return shown(digit, String.valueOf(board.symbol(digit)));
  }

  /**
   * The character or two characters for a digit; the usual one if it has none.
   *
   * @param usual that one, which tells the digit's value
   */
  public String shown(int digit, String usual) {
    int value = Integer.parseInt(usual, Character.MAX_RADIX);
    return switch (kind) {
      case USUAL -> usual;
      case HEXADECIMAL -> Integer.toHexString(value % SIXTEEN).toUpperCase(Locale.ROOT);
      case NUMBERS -> String.valueOf(value);
      case OWN -> digit > letters.length() ? usual : letters.substring(digit - 1, digit);
    };
  }

  /**
   * The digit typed by a key, or 0: the one shown with this character or, if there is none, the one
   * usually shown with it, so that every keyboard can type all digits.
   */
  public int typed(Board board, char key) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      String symbol = symbol(board, digit);
      if (symbol.length() == 1 && folded(symbol.charAt(0)) == folded(key)) {
        return digit;
      }
    }
    return board.digitOf(key);
  }

  /** The digits of a board in order. */
  public List<String> symbols(Board board) {
    return board.digitRange().mapToObj(digit -> symbol(board, digit)).toList();
  }
}
