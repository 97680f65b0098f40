package cluewright.format;

import static java.util.stream.Collectors.joining;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The ways in which people lay out a board in text. */
enum TextLayout {

  /** Every character except blanks and comments is a cell. */
  PLAIN {
    @Override
    CellCharacters read(String text, int firstLine) {
      CellCharacters cells = new CellCharacters();
      for (Line line : Line.of(text, firstLine)) {
        cells.add(line.withoutComment(), c -> !isBlank(c));
      }
      return cells;
    }
  },

  /** Like plain, with border lines and bars between the cells. */
  FRAMED {
    @Override
    CellCharacters read(String text, int firstLine) {
      CellCharacters cells = new CellCharacters();
      for (Line line : Line.of(text, firstLine)) {
        Line row = line.withoutComment();
        if (!isBorder(row.text())) {
          cells.add(row, c -> !isBlank(c) && !isBar(c));
        }
      }
      return cells;
    }
  },

  /** Like plain, with {@code #} as a mark rather than the start of a comment. */
  HASHED {
    @Override
    CellCharacters read(String text, int firstLine) {
      CellCharacters cells = new CellCharacters();
      for (Line line : Line.of(text, firstLine)) {
        cells.add(line, c -> !isBlank(c));
      }
      return cells;
    }
  },

  /**
   * Rows with blanks for empty cells; they may end early, but not all before the middle, where rows
   * of smaller boards end, nor where another mark means an empty cell, since such a row has lost a
   * character.
   */
  SPACED {
    @Override
    CellCharacters read(String text, int firstLine) {
      List<Line> rows = rows(text, firstLine);
      int width = rows.size() == 1 ? rows.get(0).text().length() : rows.size();
      int longest = rows.stream().mapToInt(row -> row.text().length()).max().orElse(0);
      int shortest = rows.stream().mapToInt(row -> row.text().length()).min().orElse(0);
      if (2 * longest <= width || (shortest < width && hasOtherOpenMark(rows))) {
        return new CellCharacters();
      }
      CellCharacters cells = new CellCharacters();
      for (Line row : rows) {
        if (row.text().length() > width || row.text().indexOf('\t') >= 0) {
          return new CellCharacters();
        }
        cells.add(new Line(row.number(), pad(row.text(), width)), c -> true);
      }
      return cells;
    }
  },

  /**
   * A line with one word that is a board among others, such as a name, a rating or the solution.
   */
  ONE_WORD {
    @Override
    CellCharacters read(String text, int firstLine) {
      CellCharacters cells = new CellCharacters();
      int lines = 0;
      for (Line line : Line.of(text, firstLine)) {
        String words = line.withoutComment().text();
        lines += words.isBlank() ? 0 : 1;
        addBoards(words, line.number(), cells);
      }
      return lines == 1 ? cells : new CellCharacters();
    }
  },

  /** A {@link RatedLine}: like plain except for the number at its end. */
  RATED {
    @Override
    CellCharacters read(String text, int firstLine) {
      CellCharacters cells = new CellCharacters();
      int lines = 0;
      for (Line line : Line.of(text, firstLine)) {
        lines += line.text().isBlank() ? 0 : 1;
        RatedLine.cells(line.text())
            .ifPresent(row -> cells.add(new Line(line.number(), row), c -> !isBlank(c)));
      }
      return lines == 1 ? cells : new CellCharacters();
    }
  };

  /** One more than the most rows of any board. */
  private static final int ROWS_KEPT = 32;

  private static final String OPEN = ".0_*-?";

  /** Box-drawing strokes, corners and crossings. */
  private static final String BORDER = "-+=*:.'`,";

  /**
   * The cells of a text in this layout; for a text in another layout, the number will not match.
   */
  abstract CellCharacters read(String text, int firstLine);

  private static boolean isBlank(int c) {
    return c <= ' ' ? Character.isWhitespace(c) : c > 127 && isOtherBlank(c);
  }

  private static boolean isOtherBlank(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  private static boolean isBar(int c) {
    return c == '|' || (c >= '\u2500' && c <= '\u257F');
  }

  private static boolean isBorder(String line) {
    boolean hasStroke = line.contains("--") || line.contains("==") || line.indexOf('\u2500') >= 0;
    return hasStroke
        && line.chars().allMatch(c -> isBlank(c) || isBar(c) || BORDER.indexOf(c) >= 0);
  }

  private static List<Line> rows(String text, int firstLine) {
    List<Line> rows = new ArrayList<>();
    int lastWithInk = 0;
    for (Line line : Line.of(text, firstLine)) {
      if (rows.size() > ROWS_KEPT) {
        return List.of();
      }
      rows.add(line);
      lastWithInk = line.text().isBlank() ? lastWithInk : rows.size();
    }
    return rows.subList(0, lastWithInk);
  }

  /**
   * True if the text has a dot, or a 0, which beside blanks may also be a digit of 16x16: see
   * {@link Hexadoku}.
   */
  private static boolean hasOtherOpenMark(List<Line> rows) {
    int hexadecimal = 16;
    String all = rows.stream().map(row -> row.withoutComment().text()).collect(joining());
    long zeros = all.chars().filter(c -> Symbol.plain((char) c) == '0').count();
    boolean mayBeDigit = rows.size() == hexadecimal && zeros <= hexadecimal;
    return (zeros > 0 && !mayBeDigit) || all.chars().anyMatch(c -> Symbol.plain((char) c) == '.');
  }

  private static String pad(String row, int width) {
    return row + " ".repeat(width - row.length());
  }

  /** The fault of a line with two boards with empty cells. */
  static Optional<FormatException> twoPuzzles(String text, int firstLine) {
    List<Line> lines = rows(text, firstLine);
    Line line = lines.size() == 1 ? lines.get(0).withoutComment() : new Line(firstLine, "");
    List<Integer> puzzles = puzzles(line.text(), starts(line.text()));
    return puzzles.size() < 2
        ? Optional.empty()
        : Optional.of(
            FormatException.at(
                line.number(), puzzles.get(1) + 1, Phrase.of("formats.two-puzzles")));
  }

  /** Adds the only word with the length of a board; of several, the only one with empty cells. */
  private static void addBoards(String line, int number, CellCharacters cells) {
    List<Integer> starts = starts(line);
    List<Integer> puzzles = starts.size() < 2 ? starts : puzzles(line, starts);
    for (int from : puzzles.isEmpty() ? starts : puzzles) {
      cells.add(new Line(number, " ".repeat(from) + word(line, from)), c -> !isBlank(c));
    }
  }

  private static List<Integer> puzzles(String line, List<Integer> starts) {
    return starts.stream().filter(from -> isPuzzle(word(line, from))).toList();
  }

  /** Where the words with the length of a board begin. */
  private static List<Integer> starts(String line) {
    List<Integer> starts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= line.length(); i++) {
      if (i == line.length() || isBlank(line.charAt(i))) {
        if (i > start && Boards.withCells(i - start).isPresent()) {
          starts.add(start);
        }
        start = i + 1;
      }
    }
    return starts;
  }

  private static String word(String line, int from) {
    int end = from;
    while (end < line.length() && !isBlank(line.charAt(end))) {
      end++;
    }
    return line.substring(from, end);
  }

  /** True if a word consists of digits and open-cell marks, and has both. */
  private static boolean isPuzzle(String written) {
    Board board = Boards.withCells(written.length()).orElseThrow();
    String word = Hexadoku.inOurs(board, written);
    boolean isOfCells =
        word.chars().allMatch(c -> OPEN.indexOf(c) >= 0 || board.digitOf((char) c) != 0);
    return isOfCells
        && word.chars().anyMatch(c -> OPEN.indexOf(c) >= 0)
        && word.chars().anyMatch(c -> OPEN.indexOf(c) < 0);
  }
}
