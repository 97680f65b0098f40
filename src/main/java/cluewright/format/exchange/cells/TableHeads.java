package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.exchange.core.Trimmed;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Removes row and column headings around grids, as spreadsheets and programs add them: nine rows
 * under column numbers are not a 10x10 board.
 *
 * <p>Each block of lines without a blank one between them, and each part of it under words of its
 * own, must be a grid, or words; where it may just as well be a larger board, nothing is guessed.
 */
public final class TableHeads {
  /** The length from which a text is a list of puzzles without headings. */
  private static final int LONGEST = 1 << 18;

  private final List<String> lines = new ArrayList<>();
  private final Set<String> boards = new TreeSet<>();
  private Optional<FormatException> doubt = Optional.empty();
  private boolean hasHeads;

  private TableHeads() {}

  /** The grids of a text without their surroundings; empty if there is nothing to remove. */
  public static Optional<Trimmed> trimmed(String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    TableHeads heads = new TableHeads();
    return heads.take(text) ? Optional.of(heads.result()) : Optional.empty();
  }

  private Trimmed result() {
    Phrase which = Phrase.row(boards.stream().map(Phrase::verbatim).toList());
    Phrase remark =
        Phrase.of(hasHeads ? "exchange.heads-skipped" : "exchange.margin-skipped", which);
    return new Trimmed(String.join("\n", lines) + "\n", 0, remark, doubt);
  }

  /** Takes in each block; true if all are grids with something around them. */
  private boolean take(String text) {
    List<Line> block = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      if (!new GridLine(line.text()).isBlank()) {
        block.add(line);
      } else if (take(block)) {
        block.clear();
        lines.add("");
      } else {
        return false;
      }
    }
    return take(block) && !boards.isEmpty();
  }

  /**
   * Takes in a block; true if it is a grid with something around it, or several under their words.
   */
  private boolean take(List<Line> block) {
    List<List<Line>> parts = parts(block);
    return takeOne(block) || (parts.size() > 1 && parts.stream().allMatch(this::takeOne));
  }

  /** Splits a block into parts with words only at their start. */
  private static List<List<Line>> parts(List<Line> block) {
    List<List<Line>> parts = new ArrayList<>();
    boolean isBelowWords = false;
    for (Line line : block) {
      boolean isWords = new GridLine(line.text()).isWords();
      if (parts.isEmpty() || (isWords && !isBelowWords)) {
        parts.add(new ArrayList<>());
      }
      parts.get(parts.size() - 1).add(line);
      isBelowWords = isWords;
    }
    return parts;
  }

  private boolean takeOne(List<Line> block) {
    int words = 0;
    while (words <= block.size()) {
      List<String> rest = block.subList(words, block.size()).stream().map(Line::text).toList();
      Optional<HeadedGrid> grid = rest.isEmpty() ? Optional.empty() : HeadedGrid.of(rest);
      if (grid.isPresent()) {
        block.subList(0, words).forEach(line -> lines.add(line.text()));
        add(grid.get(), block.get(words).number(), block.size() - words);
        return true;
      }
      if (words < block.size() && !new GridLine(block.get(words).text()).isWords()) {
        return takePlain(block, words);
      }
      words++;
    }
    block.forEach(line -> lines.add(line.text()));
    return true;
  }

  /** Takes in a grid with nothing to remove. */
  private boolean takePlain(List<Line> block, int words) {
    List<String> rows = block.subList(words, block.size()).stream().map(Line::text).toList();
    Optional<HeadedGrid> grid = HeadedGrid.alone(rows);
    block.subList(0, words).forEach(line -> lines.add(line.text()));
    grid.ifPresent(plain -> add(plain.rows(), rows.size()));
    return grid.isPresent();
  }

  private void add(HeadedGrid grid, int line, int height) {
    boards.add(grid.board().toString());
    hasHeads |= grid.hasHeads();
    add(grid.rows(), height);
    if (doubt.isEmpty()) {
      doubt = grid.doubt().map(why -> FormatException.at(line, 1, why));
    }
  }

  /** Adds the rows, keeping the number of lines. */
  private void add(List<List<String>> rows, int height) {
    rows.forEach(row -> lines.add(String.join(",", row)));
    for (int i = rows.size(); i < height; i++) {
      lines.add("");
    }
  }
}
