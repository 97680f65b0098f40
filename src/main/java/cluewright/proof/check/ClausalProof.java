package cluewright.proof.check;

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
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a walk for checkers that are not ours: clauses that no grid satisfies, and a proof of that
 * in the format LRAT (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp 2017, Efficient
 * certified RAT verification).
 *
 * <p>The clauses are those of a grid, with digits named by the first cells of the order, which lie
 * in one house; and two kinds that say: not all of these digits. The first has the digits of a
 * second filling that the walk met. It holds of every grid that makes a puzzle, since the second
 * filling makes another grid around the same clues. The second has digits that a move which keeps
 * the mask turns into what reads less. It holds of every grid that reads least of its images. A
 * grid that makes a puzzle has such an image, which makes one, too. So if no grid satisfies all
 * clauses, the mask has no puzzle. The reason for each clause of these kinds stands in a file of
 * its own, in the order of the clauses, so that each can be looked at by itself.
 *
 * <p>Of the proof each line says that the digits of some places cannot stand together: as they
 * leave a house no cell for a digit, or since every digit of another cell fails with them. What the
 * walk has forgotten is deleted, so that a checker needs little memory.
 */
final class ClausalProof extends WalkProof implements Closeable {
  /** The first number of what is concluded; those of the clauses are less. */
  private static final long CONCLUSIONS = 100_000_000;

  private static final String CLAUSES = ".cnf";
  private static final String REASONS = ".reasons";
  private static final String PROOF = ".clrat";

  private final PlainBoard board;
  private final int[] order;
  private final int named;
  private final Path base;
  private final Writer cnf;
  private final Writer reasons;
  private final CompressedLrat lrat;

  /** By cell, and by house, the number before its first clause. */
  private final long[] ofCell;

  private final long[] ofHouse;
  private long clausesSoFar;
  private final long ofNames;
  private long concluded = CONCLUSIONS;
  private boolean isWhole;

  /** By clause with a reason of its own, a character for each literal, the number of that. */
  private final Map<String, Long> known = new HashMap<>();

  private long secondFillings;

  /** By move that keeps the mask, as the walk holds it, its number among those that were used. */
  private final IdentityHashMap<int[], Integer> moves = new IdentityHashMap<>();

  /** By place and digit, the clauses that say why it fails there. */
  private final long[][] whyNot;

  /** By place, the conclusions that can be deleted when all its digits were tried. */
  private final LongList[] forgotten;

  /** What the conclusion that is being made follows from. */
  private final LongList hints = new LongList();

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
    this.base = base;
    this.cnf = Files.newBufferedWriter(file(CLAUSES), StandardCharsets.US_ASCII);
    this.reasons = Files.newBufferedWriter(file(REASONS), StandardCharsets.US_ASCII);
    this.lrat = new CompressedLrat(file(PROOF));
    this.forgotten = Stream.generate(LongList::new).limit(order.size()).toArray(LongList[]::new);
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
    reasons.write("order" + labels(this.order) + "\n");
  }

  private Path file(String ending) {
    return base.resolveSibling(base.getFileName() + ending);
  }

  private String labels(int[] cells) {
    return Arrays.stream(cells)
        .mapToObj(cell -> " " + board.label(cell))
        .collect(Collectors.joining());
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
    StringBuilder digitsBefore = new StringBuilder();
    StringBuilder pairs = new StringBuilder("second");
    chosen.eachChanged(
        (cell, from, to) -> {
          digitsBefore.append((char) literal(cell, from));
          pairs.append(' ').append(board.label(cell)).append('=').append(board.symbol(from));
          pairs.append('>').append(board.symbol(to));
        });
    return known.computeIfAbsent(
        digitsBefore.toString(),
        notAll -> {
          secondFillings++;
          return excluded(notAll, pairs);
        });
  }

  @Override
  long imageReadsLess(int[] move, int shown, Places why) {
    StringBuilder digitsThere = new StringBuilder();
    for (int place = why.before(order.length); place >= 0; place = why.before(place)) {
      digitsThere.append((char) literal(order[place], digits[place]));
    }
    return known.computeIfAbsent(
        digitsThere.toString(), notAll -> excluded(notAll, "image " + number(move) + " " + shown));
  }

  private int number(int[] move) {
    return moves.computeIfAbsent(
        move,
        to -> {
          reason("move" + labels(to));
          return moves.size() + 1;
        });
  }

  /** Writes that some digits do not stand together, and why; the number of the clause. */
  private long excluded(String notAll, CharSequence why) {
    StringBuilder clause = new StringBuilder();
    notAll.chars().forEach(literal -> clause.append(-literal).append(' '));
    reason(why);
    try {
      clause(clause.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return clausesSoFar;
  }

  private void reason(CharSequence line) {
    try {
      reasons.append(line).append('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  long noGrid(ChosenCells chosen, Places why) {
    CandidateCounts counts = chosen.counts();
    int house = counts.houseWithout();
    hints.clear();
    if (house < 0) {
      int cell = counts.cellWithout();
      for (int digit = 1; digit <= board.size; digit++) {
        hints.add(keeper(chosen, cell, digit, why));
      }
      hints.add(someDigit(cell));
      return conclude(why);
    }
    int digit = counts.digitWithout();
    for (int cell : board.houses[house]) {
      boolean isKept = chosen.houseOfKeeper(cell, digit, why) >= 0;
      hints.add(
          isKept ? keeper(chosen, cell, digit, why) : notBoth(cell, digit, chosen.digit(cell)));
    }
    hints.add(ofDigit(house, digit) + 1);
    return conclude(why);
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
  void forgets(int place, long name) {
    if (name > CONCLUSIONS) {
      forgotten[place].add(name);
    }
  }

  @Override
  long exhausted(int place, Places why) {
    hints.clear();
    for (int digit = 1; digit <= board.size; digit++) {
      hints.add(whyNot[place][digit]);
    }
    hints.add(someDigit(order[place]));
    long conclusion = conclude(why);
    delete(forgotten[place]);
    return conclusion;
  }

  private void delete(LongList names) {
    if (!names.isEmpty()) {
      lrat.delete();
      names.each(lrat::number);
      lrat.number(0);
      names.clear();
    }
  }

  /** Writes that the digits of some places cannot stand together. */
  private long conclude(Places why) {
    int[] literals = new int[why.size()];
    int count = 0;
    for (int place = why.before(order.length); place >= 0; place = why.before(place)) {
      literals[count++] = literal(order[place], digits[place]);
    }
    Arrays.sort(literals);
    lrat.add(++concluded);
    for (int literal : literals) {
      lrat.number(-literal);
    }
    lrat.number(0);
    hints.each(lrat::number);
    lrat.number(0);
    return concluded;
  }

  /**
   * Ends the proof: the digits that name the others cannot stand together.
   *
   * @param last the conclusion that says so
   */
  void end(long last) {
    hints.clear();
    for (int place = 0; place < named; place++) {
      hints.add(ofNames + place + 1);
    }
    hints.add(last);
    conclude(new Places(order.length));
    isWhole = true;
  }

  /** How many lines the proof has so far that say something. */
  long lines() {
    return lrat.added();
  }

  /** What was written, a sentence. */
  String text() {
    return String.format(
        Locale.ROOT,
        "%,d clauses, %,d of them for second fillings and %,d for images that read less, and a"
            + " proof of %,d lines.",
        clausesSoFar,
        secondFillings,
        known.size() - secondFillings,
        lines());
  }

  /** Closes the files; what has no end is deleted. */
  @Override
  public void close() throws IOException {
    cnf.close();
    reasons.close();
    lrat.close();
    if (!isWhole) {
      Files.delete(file(CLAUSES));
      Files.delete(file(REASONS));
      Files.delete(file(PROOF));
      return;
    }
    try (RandomAccessFile file = new RandomAccessFile(file(CLAUSES).toFile(), "rw")) {
      file.write(header().getBytes(StandardCharsets.US_ASCII));
    }
  }

  /** Numbers one after the other. */
  private static final class LongList {
    private static final int FEW = 16;

    private long[] numbers = new long[FEW];
    private int size;

    void add(long number) {
      if (size == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * size);
      }
      numbers[size++] = number;
    }

    boolean isEmpty() {
      return size == 0;
    }

    void each(LongConsumer use) {
      for (int i = 0; i < size; i++) {
        use.accept(numbers[i]);
      }
    }

    void clear() {
      size = 0;
    }
  }
}
