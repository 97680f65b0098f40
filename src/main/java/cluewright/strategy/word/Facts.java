package cluewright.strategy.word;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What cells can be, in words: {@code r1c1 is at most 6, and r1c2 and r1c3 are 2 to 7}. */
public final class Facts {
  /** The fewest digits that are said by what bounds them, or by what they are not. */
  private static final int FEWEST_OF_A_RANGE = 3;

  private final Board board;

  /** By digits, as a set, the cells that can have these, in the order of the first of them. */
  private final Map<Integer, CellSet> cells = new LinkedHashMap<>();

  public Facts(Board board) {
    this.board = board;
  }

  public void add(int cell, int digits) {
    cells.merge(digits, CellSet.of(cell), CellSet::union);
  }

  public int size() {
    return cells.size();
  }

  Phrase all() {
    return Words.list(each());
  }

  /** The first and the last fact. */
  Phrase ends() {
    List<Phrase> all = each();
    return Words.list(List.of(all.get(0), all.get(all.size() - 1)));
  }

  public List<Phrase> each() {
    return cells.keySet().stream().map(this::fact).toList();
  }

  private Phrase fact(int digits) {
    CellSet of = cells.get(digits);
    return Phrase.of(
        of.size() == 1 ? "reasons.one-is" : "reasons.many-are",
        Words.cells(board, of),
        range(digits));
  }

  /** Digits, for example {@code at most 6}, {@code 2 to 7} or {@code 2 or 7}. */
  private Phrase range(int digits) {
    int low = Integer.numberOfTrailingZeros(digits) + 1;
    int high = Integer.SIZE - Integer.numberOfLeadingZeros(digits);
    int count = Integer.bitCount(digits);
    if (count < FEWEST_OF_A_RANGE || count != high - low + 1) {
      int others = board.allDigits() & ~digits;
      return Integer.bitCount(others) < Math.min(FEWEST_OF_A_RANGE, count)
          ? Phrase.of("reasons.all-but", Words.digits(board, others))
          : Words.anyOf(board, digits);
    }
    if (low == 1) {
      return Phrase.of("reasons.at-most", Words.digit(board, high));
    }
    return high == board.digits()
        ? Phrase.of("reasons.at-least", Words.digit(board, low))
        : Phrase.of("reasons.range", Words.digit(board, low), Words.digit(board, high));
  }
}
