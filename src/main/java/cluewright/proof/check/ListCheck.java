package cluewright.proof.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/**
 * Looks a mask up in the published list of 17-clue puzzles, by moving its lines in all 3,359,232
 * ways and applying the strategies to every listed puzzle found.
 *
 * <p>That the list is complete is taken from elsewhere, like a theorem.
 */
final class ListCheck {
  private static final String FILE = "/cluewright/assets/lists/17-clues.txt.gz";
  private static final int CLUES = 17;
  private static final int LINES = 9;
  private static final int BLOCK = 3;

  /** The number of rows that fill a long. */
  private static final int ROWS_OF_A_LONG = 7;

  private final Statement statement;
  private final RecordLines lines;
  private final List<int[]> orders = new ArrayList<>();
  private final Map<Cells, List<String>> listed = new HashMap<>();
  private final Set<List<Integer>> puzzles = new LinkedHashSet<>();

  /** The clue cells of a mask as bits, divided into the first rows and the others. */
  private record Cells(long start, long end) {

    /** A mask of nine rows of nine bits, in a given order. */
    static Cells of(int[] rows, int[] order) {
      long start = 0;
      long end = 0;
      for (int row = 0; row < LINES; row++) {
        start = row < ROWS_OF_A_LONG ? start << LINES | rows[order[row]] : start;
        end = row < ROWS_OF_A_LONG ? end : end << LINES | rows[order[row]];
      }
      return new Cells(start, end);
    }
  }

  ListCheck(Statement statement, RecordLines lines) {
    this.statement = statement;
    this.lines = lines;
  }

  String check() throws IOException, ProofException, TooLargeException {
    if (!statement.board().name.equals("9x9") || statement.clues().length != CLUES) {
      throw lines.wrong("the list only covers masks of 17 clues on 9x9");
    }
    order(new ArrayList<>());
    read();
    move(false);
    move(true);
    if (!puzzles.isEmpty()) {
      requireFailures();
    }
    return "In the published list of 17-clue puzzles, %d have this mask, and what is claimed holds of"
            .formatted(puzzles.size())
        + " them. That the list is complete is taken from elsewhere: an exhaustive search told in"
        + " forums, which was neither reviewed nor done again here.";
  }

  /** Lists all orders of nine lines that keep blocks of three together. */
  private void order(List<Integer> begun) {
    if (begun.size() == LINES) {
      orders.add(begun.stream().mapToInt(line -> line).toArray());
      return;
    }
    for (int line = 0; line < LINES; line++) {
      boolean isInBlock = begun.size() % BLOCK != 0;
      boolean fits = !isInBlock || begun.get(begun.size() - 1) / BLOCK == line / BLOCK;
      if (fits && !begun.contains(line)) {
        List<Integer> longer = new ArrayList<>(begun);
        longer.add(line);
        order(longer);
      }
    }
  }

  private void read() throws IOException {
    try (InputStream file = ListCheck.class.getResourceAsStream(FILE);
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(new GZIPInputStream(file), StandardCharsets.US_ASCII))) {
      int[] unmoved = orders.get(0);
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        Cells cells = Cells.of(rows(line, '.', false), unmoved);
        listed.computeIfAbsent(cells, none -> new ArrayList<>()).add(line);
      }
    }
  }

  /** The rows of a text, or its columns instead, with a bit for each cell that is not open. */
  private static int[] rows(String text, char open, boolean turned) {
    int[] rows = new int[LINES];
    for (int cell = 0; cell < text.length(); cell++) {
      int row = turned ? cell % LINES : cell / LINES;
      int column = turned ? cell / LINES : cell % LINES;
      rows[row] |= text.charAt(cell) == open ? 0 : 1 << (LINES - 1 - column);
    }
    return rows;
  }

  private void move(boolean turned) {
    int[] rows = rows(statement.mask(), '.', turned);
    int[] moved = new int[LINES];
    for (int[] columns : orders) {
      for (int row = 0; row < LINES; row++) {
        moved[row] = 0;
        for (int column : columns) {
          moved[row] = moved[row] << 1 | (rows[row] >> (LINES - 1 - column) & 1);
        }
      }
      for (int[] order : orders) {
        for (String puzzle : listed.getOrDefault(Cells.of(moved, order), List.of())) {
          puzzles.add(movedBack(puzzle, order, columns, turned));
        }
      }
    }
  }

  private List<Integer> movedBack(String puzzle, int[] rows, int[] columns, boolean turned) {
    PlainBoard board = statement.board();
    int[] digits = new int[board.cells];
    for (int cell = 0; cell < board.cells; cell++) {
      int row = rows[board.row(cell)];
      int column = columns[board.column(cell)];
      digits[turned ? column * LINES + row : row * LINES + column] =
          board.digit(puzzle.charAt(cell));
    }
    return Statement.canonical(digits);
  }

  private void requireFailures() throws ProofException, TooLargeException {
    ProofChecker.requireApplied(statement, ProofWords.LIST, lines.number() - 1);
    PlainClosure closure = new PlainClosure(statement);
    for (List<Integer> puzzle : puzzles) {
      int[] digits = puzzle.stream().mapToInt(digit -> digit).toArray();
      if (closure.completes(digits) && !statement.isException(digits)) {
        throw lines.wrong("the strategies solve a listed puzzle of this mask");
      }
    }
  }
}
