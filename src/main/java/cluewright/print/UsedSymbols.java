package cluewright.print;

import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/**
 * Names the characters that fill a puzzle if its board does not tell them: without them, a puzzle
 * of letters that do not all occur as clues has no unique solution on paper.
 */
public final class UsedSymbols {
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
    List<String> numbers = board.digitRange().mapToObj(String::valueOf).toList();
    return digits.symbols(board).equals(numbers);
  }

  private static boolean areAll(Board board, DigitSet digits, IntPredicate kind) {
    return String.join("", digits.symbols(board)).chars().allMatch(kind);
  }

  /** The list of them, such as {@code 1 to 9, A to G}. */
  public static Phrase listed(Board board, DigitSet digits) {
    List<String> symbols = digits.symbols(board);
    Map<Boolean, List<String>> parts =
        symbols.stream().sorted().collect(Collectors.partitioningBy(UsedSymbols::isLetter));
    return digits.kind() == DigitSet.Kind.OWN || parts.get(true).isEmpty()
        ? Phrase.verbatim(String.join(" ", symbols))
        : Phrase.of("print.symbols-two", range(parts.get(false)), range(parts.get(true)));
  }

  private static boolean isLetter(String symbol) {
    return Character.isLetter(symbol.charAt(0));
  }

  private static Phrase range(List<String> sorted) {
    String first = sorted.get(0);
    String last = sorted.get(sorted.size() - 1);
    return first.equals(last)
        ? Phrase.verbatim(first)
        : Phrase.of("print.symbols-range", first, last);
  }
}
