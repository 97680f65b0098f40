package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;

/**
 * Finds fish without fins: k bases whose places reach only k covers, which lose the digit
 * elsewhere.
 *
 * <p>A base may have one place left. A line in which the digit is placed is a base as well, of one
 * place, whose cover has nothing left to lose; so a fish of k bases is also k-1 open bases with k-1
 * covers beside one such line, and so on. With them a fish stays a fish while its digits are being
 * placed, which makes these strategies monotone. Fewer covers than bases contradict the state, and
 * so allow every conclusion.
 */
final class PlainFish extends FishFinder {
  private final Variant variant;

  PlainFish(Strategy strategy, Board board, int size) {
    super(strategy, board, size, 1);
    this.variant = strategy.variants().get(0);
  }

  @Override
  void enter(int direction) {}

  @Override
  boolean isHopeful(int union) {
    return Integer.bitCount(union) <= size;
  }

  @Override
  boolean offer(int baseSet, int union) {
    int count = Integer.bitCount(baseSet);
    if (Integer.bitCount(union) > count || placedLines(size - count) < 0) {
      return false;
    }
    int covers = Integer.bitCount(union) == count ? union : -1;
    int caught = 0;
    for (int line = 0; line < lines.bases(); line++) {
      caught += (baseSet >>> line & 1) == 0 ? Integer.bitCount(places[line] & covers) : 0;
    }
    return caught > 0 && sink.test(deduction(baseSet, union, covers, caught));
  }

  /** The first lines in which the digit is placed, as a set; -1 if there are too few. */
  private int placedLines(int count) {
    int set = 0;
    int left = count;
    for (int line = 0; line < lines.bases() && left > 0; line++) {
      if (lines.holdsEveryDigit(line) && lines.isPlacedIn(state, line, digit)) {
        set |= 1 << line;
        left--;
      }
    }
    return left == 0 ? set : -1;
  }

  private Deduction deduction(int baseSet, int union, int covers, int caught) {
    int[] gone = new int[caught];
    int next = 0;
    for (int line = 0; line < lines.bases(); line++) {
      int rest = (baseSet >>> line & 1) == 0 ? places[line] & covers : 0;
      for (; rest != 0; rest &= rest - 1) {
        int cell = lines.cell(line, Integer.numberOfTrailingZeros(rest));
        gone[next++] = board.candidate(cell, digit);
      }
    }
    FishPattern pattern = pattern(baseSet, union);
    return eliminate(variant, gone, () -> pattern.evidence(board));
  }

  private FishPattern pattern(int baseSet, int union) {
    int[] reached = places.clone();
    int placed = placedLines(size - Integer.bitCount(baseSet));
    int covers = union;
    for (int line = 0; line < lines.bases(); line++) {
      if ((placed >>> line & 1) != 0) {
        reached[line] = 1 << placeIn(line);
        covers |= reached[line];
      }
    }
    return new FishPattern(lines, digit, baseSet | placed, covers, reached);
  }

  private int placeIn(int line) {
    int cover = 0;
    while (state.placed(lines.cell(line, cover)) != digit) {
      cover++;
    }
    return cover;
  }
}
