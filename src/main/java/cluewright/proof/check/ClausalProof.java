package cluewright.proof.check;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes a walk for checkers that are not ours: clauses that no grid satisfies, and a proof of that
 * in the format LRAT (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp 2017, Efficient
 * certified RAT verification).
 *
 * <p>The clauses are those of a grid, with digits named by the first cells of the order, which lie
 * in one house; and for each second filling that the walk met one that says: not all of these
 * digits. Such a clause holds of every grid that makes a puzzle, since the second filling makes
 * another grid around the same clues. So if no grid satisfies them all, the mask has no puzzle. The
 * second fillings stand in a file of their own, in the order of their clauses, so that each can be
 * looked at by itself.
 *
 * <p>Of the proof each line says that the digits of some places cannot stand together: as they
 * leave a house no cell for a digit, or since every digit of another cell fails with them.
 */
final class ClausalProof extends WalkProof implements Closeable {
  /** The first number of what is concluded; those of the clauses are less. */
  private static final long CONCLUSIONS = 100_000_000;

  private final PlainBoard board;
  private final int[] order;
  private final int named;
  private final Path clauses;
  private final Writer cnf;
  private final Writer pairs;
  private final Writer lrat;

  /** By cell, and by house, the number before its first clause. */
  private final long[] ofCell;

  private final long[] ofHouse;
  private long clausesSoFar;
  private final long ofNames;
  private long concluded = CONCLUSIONS;

  /** By second filling, as its clause, the number of that. */
  private final Map<String, Long> second = new HashMap<>();

  /** By place and digit, the clauses that say why it fails there. */
  private final long[][] whyNot;

  /** By place, its digit in the current branch, as the walk keeps it. */
  private int[] digits = new int[0];

  /**
   * @param order the cells without a clue as the record has them, then the others
   * @param named how many of the first cells name the digits
   * @param base the path of the three files without their endings
   */
  ClausalProof(PlainBoard board, List<Integer> order, int named, Path base) throws IOException {
    this.board = board;
    this.order = order.stream().mapToInt(cell -> cell).toArray();
    this.named = named;
    this.clauses = withEnding(base, ".cnf");
    this.cnf = Files.newBufferedWriter(clauses, StandardCharsets.US_ASCII);
    this.pairs = Files.newBufferedWriter(withEnding(base, ".pairs"), StandardCharsets.US_ASCII);
    this.lrat = new BufferedWriter(Files.newBufferedWriter(withEnding(base, ".lrat")), 1 << 20);
    this.ofCell = new long[board.cells];
    this.ofHouse = new long[board.houses.length];
    this.whyNot = new long[order.size()][board.size + 1];
    cnf.write(header());
    for (int cell = 0; cell < board.cells; cell++) {
      ofCell[cell] = clausesSoFar;
      writeCell(cell);
    }
    for (int house = 0; house < board.houses.length; house++) {
      ofHouse[house] = clausesSoFar;
      writeHouse(house);
    }
    ofNames = clausesSoFar;
    for (int place = 0; place < named; place++) {
      clause(literal(this.order[place], place + 1) + " ");
    }
  }

  private static Path withEnding(Path base, String ending) {
    return base.resolveSibling(base.getFileName() + ending);
  }

  void watch(int[] digitsOfWalk) {
    digits = digitsOfWalk;
  }

  private String header() {
    return String.format(Locale.ROOT, "p cnf %d %9d\n", board.candidates, clausesSoFar);
  }

  private int literal(int cell, int digit) {
    return board.candidate(cell, digit) + 1;
  }

  private void clause(String literals) throws IOException {
    cnf.write(literals);
    cnf.write("0\n");
    clausesSoFar++;
  }

  /** One digit in a cell, and no two. */
  private void writeCell(int cell) throws IOException {
    StringBuilder some = new StringBuilder();
    for (int digit = 1; digit <= board.size; digit++) {
      some.append(literal(cell, digit)).append(' ');
    }
    clause(some.toString());
    for (int one = 1; one <= board.size; one++) {
      for (int other = one + 1; other <= board.size; other++) {
        clause(-literal(cell, one) + " " + -literal(cell, other) + " ");
      }
    }
  }

  /** Each digit in a house that holds every one, and none twice. */
  private void writeHouse(int house) throws IOException {
    int[] cells = board.houses[house];
    for (int digit = 1; digit <= board.size; digit++) {
      if (board.holdsEveryDigit(house)) {
        StringBuilder some = new StringBuilder();
        for (int cell : cells) {
          some.append(literal(cell, digit)).append(' ');
        }
        clause(some.toString());
      }
      for (int i = 0; i < cells.length; i++) {
        for (int j = i + 1; j < cells.length; j++) {
          clause(-literal(cells[i], digit) + " " + -literal(cells[j], digit) + " ");
        }
      }
    }
  }

  private static int pair(int one, int other, int of) {
    int less = Math.min(one, other);
    return less * (2 * of - less - 1) / 2 + Math.max(one, other) - less - 1;
  }

  private long someDigit(int cell) {
    return ofCell[cell] + 1;
  }

  private long notBoth(int cell, int digit, int other) {
    return ofCell[cell] + 2 + pair(digit - 1, other - 1, board.size);
  }

  private long ofDigit(int house, int digit) {
    int cells = board.houses[house].length;
    int some = board.holdsEveryDigit(house) ? 1 : 0;
    return ofHouse[house] + (long) (digit - 1) * (some + cells * (cells - 1) / 2);
  }

  private long notTwice(int house, int digit, int cell, int other) {
    int[] cells = board.houses[house];
    int some = board.holdsEveryDigit(house) ? 1 : 0;
    return ofDigit(house, digit) + some + 1 + pair(at(cells, cell), at(cells, other), cells.length);
  }

  private static int at(int[] cells, int cell) {
    return Arrays.binarySearch(cells, cell);
  }

  @Override
  long secondFilling(ChosenCells chosen) {
    StringBuilder clause = new StringBuilder();
    StringBuilder pair = new StringBuilder();
    chosen.eachChanged(
        (cell, from, to) -> {
          clause.append(-literal(cell, from)).append(' ');
          pair.append(board.label(cell)).append('=').append(board.symbol(from)).append('>');
          pair.append(board.symbol(to)).append(' ');
        });
    return second.computeIfAbsent(
        clause.toString(),
        text -> {
          try {
            clause(text);
            pairs.write(pair.toString().strip() + "\n");
            return clausesSoFar;
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  @Override
  long noGrid(ChosenCells chosen, Places why) {
    CandidateCounts counts = chosen.counts();
    int house = counts.houseWithout();
    StringBuilder hints = new StringBuilder();
    if (house < 0) {
      int cell = counts.cellWithout();
      for (int digit = 1; digit <= board.size; digit++) {
        hints.append(keeper(chosen, cell, digit, why)).append(' ');
      }
      return conclude(why, hints.append(someDigit(cell)));
    }
    int digit = counts.digitWithout();
    for (int cell : board.houses[house]) {
      int its = chosen.digit(cell);
      boolean isKept = chosen.houseOfKeeper(cell, digit, why) >= 0;
      hints.append(isKept ? keeper(chosen, cell, digit, why) : notBoth(cell, digit, its));
      hints.append(' ');
    }
    return conclude(why, hints.append(ofDigit(house, digit) + 1));
  }

  private long keeper(ChosenCells chosen, int cell, int digit, Places why) {
    int house = chosen.houseOfKeeper(cell, digit, why);
    return notTwice(house, digit, cell, chosen.holder(house, digit));
  }

  @Override
  void fails(int place, int digit, long name) {
    whyNot[place][digit] = name;
  }

  @Override
  void isKeptOut(ChosenCells chosen, int place, int digit, Places why) {
    whyNot[place][digit] = keeper(chosen, order[place], digit, why);
  }

  @Override
  long exhausted(int place, Places why) {
    StringBuilder hints = new StringBuilder();
    for (int digit = 1; digit <= board.size; digit++) {
      hints.append(whyNot[place][digit]).append(' ');
    }
    return conclude(why, hints.append(someDigit(order[place])));
  }

  /** Writes that the digits of some places cannot stand together. */
  private long conclude(Places why, StringBuilder hints) {
    StringBuilder line = new StringBuilder().append(++concluded).append(' ');
    for (int place = why.before(order.length); place >= 0; place = why.before(place)) {
      line.append(-literal(order[place], digits[place])).append(' ');
    }
    write(line.append("0 ").append(hints).append(" 0\n"));
    return concluded;
  }

  private void write(CharSequence line) {
    try {
      lrat.append(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Ends the proof: the digits that name the others cannot stand together.
   *
   * @param last the conclusion that says so
   */
  void end(long last) {
    StringBuilder line = new StringBuilder().append(++concluded).append(" 0 ");
    for (int place = 0; place < named; place++) {
      line.append(ofNames + place + 1).append(' ');
    }
    write(line.append(last).append(" 0\n"));
  }

  /** What was written, a sentence. */
  String text() {
    return String.format(
        Locale.ROOT,
        "%,d clauses, %,d of them for second fillings, and a proof of %,d lines.",
        clausesSoFar,
        second.size(),
        concluded - CONCLUSIONS);
  }

  @Override
  public void close() throws IOException {
    cnf.close();
    pairs.close();
    lrat.close();
    try (RandomAccessFile file = new RandomAccessFile(clauses.toFile(), "rw")) {
      file.write(header().getBytes(StandardCharsets.US_ASCII));
    }
  }
}
