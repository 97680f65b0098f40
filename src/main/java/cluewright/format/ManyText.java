package cluewright.format;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads files with many boards, one per line, or else one board on several lines.
 *
 * <p>A row of a large board may be as long as a small one, as 16 cells are: {@link SquareBlock}
 * tells them apart where there are as many rows. Where else a line is no board after all, the lines
 * together may be one.
 */
final class ManyText {
  private static final long ITEM = 96;

  private ManyText() {}

  /** Reads one board from a text that starts at the given line number. */
  interface One<T> {
    T read(String text, int firstLine);
  }

  /**
   * Reads every board.
   *
   * @param reader finds the cells of a line that may be a board
   * @param one reads a board
   */
  static <T> List<Numbered<T>> read(String text, CellReader reader, One<T> one) {
    if (text.isBlank()) {
      return List.of(new Numbered<>(1, one.read("", 1)));
    }
    Optional<SquareBlock> block = SquareBlock.in(text, reader);
    if (block.isPresent()) {
      switch (block.get().meaning()) {
        case ONE -> {
          return List.of(new Numbered<>(block.get().rows().get(0), one.read(text, 1)));
        }
        case EITHER -> throw block.get().doubt();
        case LIST, NEITHER -> {
          // Read line by line, as any list is.
        }
      }
    }
    FormatException.throwIf(SquareBlock.several(text, reader));
    MemoryBudget budget = new MemoryBudget();
    List<Numbered<T>> all = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      if (line.withoutComment().text().isBlank() && !reader.fits(line)) {
        continue;
      }
      if (all.isEmpty() && !isWhole(line, reader, one)) {
        return List.of(new Numbered<>(line.number(), single(text, line, reader, one)));
      }
      budget.take(weight(line), line.number());
      try {
        all.add(new Numbered<>(line.number(), one.read(line.text(), line.number())));
      } catch (FormatException e) {
        return List.of(new Numbered<>(all.get(0).line(), together(text, reader, one, e)));
      }
    }
    return all.isEmpty() ? List.of(new Numbered<>(1, one.read(text, 1))) : all;
  }

  /**
   * Reads every board of a text in which each line is known to be one.
   *
   * @param one reads a board
   */
  static <T> List<Numbered<T>> readLines(String text, One<T> one) {
    MemoryBudget budget = new MemoryBudget();
    List<Numbered<T>> all = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      if (!line.withoutComment().text().isBlank()) {
        budget.take(weight(line), line.number());
        all.add(new Numbered<>(line.number(), one.read(line.text(), line.number())));
      }
    }
    return all.isEmpty() ? List.of(new Numbered<>(1, one.read(text, 1))) : all;
  }

  /** The approximate memory for a board, in bytes: a constant, and a byte per cell. */
  private static long weight(Line line) {
    return ITEM + Math.min(line.text().length(), Board.MAX_DIGITS * Board.MAX_DIGITS);
  }

  /**
   * Reads a text whose first line is not a board; if a later line is one, that line is at fault.
   */
  private static <T> T single(String text, Line first, CellReader reader, One<T> one) {
    try {
      return one.read(text, 1);
    } catch (FormatException e) {
      for (Line line : Line.of(text, 1)) {
        if (line.number() > first.number() && isWhole(line, reader, one)) {
          return one.read(first.text(), first.number());
        }
      }
      throw e;
    }
  }

  /**
   * Reads a text whose first line is a small board but not all others are: as one large board if
   * most rows are not boards by themselves; otherwise the later line is at fault.
   */
  private static <T> T together(String text, CellReader reader, One<T> one, FormatException fault) {
    int rows = 0;
    int strange = 0;
    for (Line line : Line.of(text, 1)) {
      boolean isRow = !line.withoutComment().text().isBlank();
      rows += isRow ? 1 : 0;
      strange += isRow && !isWhole(line, reader, one) ? 1 : 0;
    }
    if (2 * strange < rows) {
      throw fault;
    }
    try {
      return one.read(text, 1);
    } catch (FormatException e) {
      throw fault;
    }
  }

  private static boolean isWhole(Line line, CellReader reader, One<?> one) {
    if (!reader.fits(line)) {
      return false;
    }
    try {
      one.read(line.text(), line.number());
      return true;
    } catch (FormatException e) {
      return false;
    }
  }
}
