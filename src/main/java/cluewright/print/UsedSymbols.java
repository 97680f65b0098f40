package cluewright.print;

import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Names the characters that fill a puzzle if its board does not tell them: without them, a puzzle
 * of letters that do not all occur as clues has no unique solution on paper.
 */
public final class UsedSymbols {
  private static final int NINE = 9;

  private UsedSymbols() {}

  /**
   * The sentence that lists them, such as {@code Letters: C L U E W R I G T.}; empty if they are
   * the numbers from 1.
   */
  public static Phrase sentence(Board board, DigitSet digits) {
    if (areNumbers(board, digits)) {
      return Phrase.NOTHING;
    }
    String key =
        areAll(board, digits, Character::isLetter)
            ? "print.symbols-letters"
            : areAll(board, digits, Character::isDigit)
                ? "print.symbols-digits"
                : "print.symbols-any";
    return Phrase.of(key, listed(board, digits));
  }

  /** True if all of them are numbers, starting with 1. */
  public static boolean areNumbers(Board board, DigitSet digits) {
    List<String> symbols = digits.symbols(board.digits());
    return symbols.equals(DigitSet.of(DigitSet.Kind.NUMBERS).symbols(board.digits()));
  }

  private static boolean areAll(Board board, DigitSet digits, IntPredicate kind) {
    return String.join("", digits.symbols(board.digits())).chars().allMatch(kind);
  }

  /** The list of them, such as {@code 1 to 9, A to G}. */
  public static Phrase listed(Board board, DigitSet digits) {
    int count = board.digits();
    if (digits.kind() == DigitSet.Kind.OWN || count <= NINE) {
      return Phrase.verbatim(String.join(" ", digits.symbols(count)));
    }
    boolean endsWithZero = digits.kind() == DigitSet.Kind.HEXADECIMAL;
    Phrase numbers = range(endsWithZero ? "0" : "1", digits.symbol(NINE));
    int last = endsWithZero ? count - 1 : count;
    return Phrase.of(
        "print.symbols-two", numbers, range(digits.symbol(NINE + 1), digits.symbol(last)));
  }

  private static Phrase range(String first, String last) {
    return first.equals(last)
        ? Phrase.verbatim(first)
        : Phrase.of("print.symbols-range", first, last);
  }
}
