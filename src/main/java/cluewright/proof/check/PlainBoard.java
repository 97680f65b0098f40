package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A board, stated from its name alone.
 *
 * <p>{@link PlainShape} tells of its beginning, such as {@code 9x9}. After each {@code +} stands
 * what houses there are beside: {@code x} for the diagonals, {@code windoku}, {@code centre-dot},
 * {@code disjoint-groups}, {@code asterisk}, and houses of two cells that share no house before:
 * {@code knight} for a knight's move, {@code king} for cells that touch at a corner. Then come
 * primitives: {@code differ=r1c1r1c2} is a house of these cells, {@code sum15=r1c1r1c2} says that
 * the digits of cells in one house add up to 15, {@code pair2.1.4.3=r1c1r1c2} says by digit of the
 * first cell, with points between them, which the second may hold, {@code allow12=r1c1} which
 * digits a cell may hold, and {@code word} with a table is a {@link PlainWord}.
 *
 * <p>Older records have kinds of rules: {@code thermometer=r1c1r1c2} says that digits grow from
 * each cell to the next; of two cells, {@code less} says that the first is less, {@code
 * consecutive} that they differ by 1, {@code ratio} that one is twice the other, {@code x} that
 * they add up to 10, and {@code v} to 5. {@code cage15=r1c1r1c2} is a house of these cells with a
 * sum; without a number they only differ.
 *
 * <p>{@code samurai} has four grids of 9x9 in the corners and one in the middle, which shares with
 * each of them the box where they meet; {@code twodoku} has two, whose shared box is the last of
 * the first and the first of the second. {@code twodoku-4x4} and {@code twodoku-6x6} are smaller
 * ones. They may have primitives, but no other houses beside.
 *
 * <p>Cells are numbered from 0, row by row, where there are any; houses are the rows from the top,
 * then the columns from the left, then the boxes as one reads, each of them grid by grid, then the
 * others. Those with as many cells as there are digits hold every digit; in the others none stands
 * twice. A candidate, digit d of cell c, has the number {@code c * size + d - 1}.
 */
final class PlainBoard {
  /**
   * What comes after the beginning of a name, possessive so that hundreds of rules need no deep
   * stack.
   */
  private static final String RULES = "((\\+[a-z-]+([0-9A-V.,;]*=(r\\d+c\\d+)++)?)*+)";

  private static final Pattern NAME = Pattern.compile("([^+]*)" + RULES);

  /** A name of overlapping grids with primitives. */
  private static final Pattern OVERLAPPING =
      Pattern.compile(
          "(samurai|twodoku|twodoku-4x4|twodoku-6x6)(\\+[a-z]+[0-9A-V.,;]*=(r\\d+c\\d+)++)*+");

  private static final String CAGE = "cage";

  /** The part of a rule before the equals sign: its word, and a number or table. */
  private static final Pattern RULE = Pattern.compile("([a-z]+)([0-9A-V.,;]*)=.*");

  private static final Pattern CELL = Pattern.compile("r(\\d+)c(\\d+)");

  private static final String SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
  private static final Set<String> NEEDS_NO_BOXES = Set.of("x", "asterisk", "knight", "king");
  private static final List<String> STAR =
      List.of("r2c5", "r3c3", "r3c7", "r5c2", "r5c5", "r5c8", "r7c3", "r7c7", "r8c5");

  final String name;

  /** The number of digits. */
  final int size;

  final int grids;

  /** The numbers of rows and columns of a grid. */
  final int rows;

  final int columns;

  /** The numbers of the first column, the first box, and the first other house. */
  final int firstColumn;

  final int firstBox;
  final int firstOther;

  private final int width;

  /** What the first digit is shown as: 1, or 0. */
  private final int leastShown;

  /** By cell, its position: row times width, plus column. */
  private final int[] places;

  final int cells;
  final int candidates;

  /** By house, its cells, ascending. */
  final int[][] houses;

  /** By cell, the others that share a house with it, ascending. */
  final int[][] peers;

  /** By candidate, what it leaves beside it, once that was asked for. */
  private final BitSet[] beside;

  /** By candidate, the candidates of other cells that relations exclude beside it, ascending. */
  final int[][] related;

  /** Cells whose digits have a given sum. */
  static final class Sum {
    final int[] cells;
    final int sum;

    private Sum(int[] cells, int sum) {
      this.cells = cells;
      this.sum = sum;
    }
  }

  final List<Sum> sums = new ArrayList<>();
  final List<PlainWord> words = new ArrayList<>();

  /** By cell, the digits that it may have whatever the others hold, as a set. */
  final int[] allowed;

  private final boolean hasRelations;
  private final List<int[]> stated = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  private PlainBoard(String name, PlainShape shape) {
    this.name = name;
    this.size = shape.digits;
    this.grids = 1;
    this.rows = shape.rows;
    this.columns = shape.columns;
    this.width = columns;
    this.leastShown = shape.leastShown;
    this.places = places(shape);
    this.cells = places.length;
    this.candidates = cells * size;
    this.beside = new BitSet[candidates];
    this.firstColumn = rows;
    this.firstBox = rows + columns;
    this.firstOther = firstBox + shape.boxes;
    for (int i = 0; i < rows; i++) {
      int row = i;
      state("row", i, cells(cell -> row(cell) == row));
    }
    for (int i = 0; i < columns; i++) {
      int column = i;
      state("column", i, cells(cell -> row(cell) < rows && column(cell) == column));
    }
    for (int i = 0; i < shape.boxes; i++) {
      int box = i;
      state("box", i, cells(cell -> row(cell) < rows && shape.isIn(box, cell)));
    }
    requireAsManyAsDigits(shape);
    this.related = new int[candidates][0];
    this.allowed = everywhereAllDigits();
    for (String other : others(name)) {
      if (other.contains("=")) {
        stateRule(other);
      } else if (shape.isClassic() || NEEDS_NO_BOXES.contains(other)) {
        state(other, shape.boxRows, shape.boxColumns);
      } else {
        throw new IllegalArgumentException(other);
      }
    }
    this.hasRelations = Arrays.stream(related).anyMatch(barred -> barred.length > 0);
    this.houses = stated.toArray(int[][]::new);
    this.peers = new int[cells][];
    Arrays.setAll(peers, cell -> cells(other -> other != cell && shareHouse(cell, other)));
  }

  /** The places of the grid, those below it, and those that tell regions. */
  private static int[] places(PlainShape shape) {
    int grid = shape.rows * shape.columns;
    int below = grid + shape.columns;
    int lines = (shape.beside + shape.columns - 1) / shape.columns;
    int last = below + (lines == 0 ? 0 : (lines + 1) * shape.columns);
    return IntStream.concat(
            IntStream.concat(
                IntStream.range(0, grid), IntStream.range(below, below + shape.beside)),
            IntStream.range(last, last + (shape.tellsRegions ? 2 * grid : 0)))
        .toArray();
  }

  /** Refuses regions of which not each has as many cells as there are digits. */
  private void requireAsManyAsDigits(PlainShape shape) {
    boolean areOfAnyShape = shape.boxes > 0 && shape.boxRows == 0;
    for (int[] region : stated.subList(areOfAnyShape ? firstBox : firstOther, firstOther)) {
      if (region.length != size) {
        throw new IllegalArgumentException(name);
      }
    }
  }

  private int[] everywhereAllDigits() {
    int[] all = new int[cells];
    Arrays.fill(all, allDigits());
    return all;
  }

  /** The parts of a name after each {@code +}. */
  private static List<String> others(String name) {
    List<String> parts = Arrays.asList(name.split("\\+", -1));
    return parts.subList(1, parts.size());
  }

  /** States a primitive, or a cage or relation from older records. */
  private void stateRule(String rule) {
    Matcher parts = RULE.matcher(rule);
    if (!parts.matches()) {
      throw new IllegalArgumentException(rule);
    }
    String what = parts.group(1);
    String argument = parts.group(2);
    List<Integer> named = cellsNamed(rule);
    if (leastShown == 0 && !ProofWords.PRIMITIVES.contains(what)) {
      throw new IllegalArgumentException(rule);
    }
    switch (what) {
      case ProofWords.DIFFER -> differ(what + argument, named);
      case ProofWords.SUM -> addSum(named, argument);
      case ProofWords.PAIR -> pair(table(argument), named);
      case ProofWords.ALLOW -> allow(argument, named);
      case ProofWords.WORD -> words.add(PlainWord.of(argument, named, size));
      case CAGE -> encage(argument, named);
      default -> relate(what + argument, named);
    }
  }

  /** The position of a grid, with its name. */
  private record Corner(String name, int row, int column) {
    boolean holds(int row, int column, int size) {
      return row >= this.row
          && row < this.row + size
          && column >= this.column
          && column < this.column + size;
    }
  }

  /** Overlapping grids. */
  private PlainBoard(String name, int size, int boxRows, int boxColumns, List<Corner> corners) {
    this.name = name;
    this.size = size;
    this.grids = corners.size();
    this.rows = size;
    this.columns = size;
    this.leastShown = 1;
    Corner last = corners.get(grids - 1);
    this.width = last.column + size;
    this.places =
        IntStream.range(0, (last.row + size) * width)
            .filter(
                place ->
                    corners.stream()
                        .anyMatch(corner -> corner.holds(place / width, place % width, size)))
            .toArray();
    this.cells = places.length;
    this.candidates = cells * size;
    this.beside = new BitSet[candidates];
    this.related = new int[candidates][0];
    this.allowed = everywhereAllDigits();
    for (Corner corner : corners) {
      for (int i = corner.row; i < corner.row + size; i++) {
        int row = i;
        state("row", i, corner, cell -> row(cell) == row);
      }
    }
    this.firstColumn = stated.size();
    for (Corner corner : corners) {
      for (int i = corner.column; i < corner.column + size; i++) {
        int column = i;
        state("column", i, corner, cell -> column(cell) == column);
      }
    }
    this.firstBox = stated.size();
    for (Corner corner : corners) {
      for (int i = 0; i < size; i++) {
        int box = i;
        state(
            "box",
            i,
            corner,
            cell ->
                (row(cell) - corner.row) / boxRows * boxRows
                        + (column(cell) - corner.column) / boxColumns
                    == box);
      }
    }
    this.firstOther = stated.size();
    others(name).forEach(this::stateRule);
    this.hasRelations = Arrays.stream(related).anyMatch(barred -> barred.length > 0);
    this.houses = stated.toArray(int[][]::new);
    this.peers = new int[cells][];
    Arrays.setAll(peers, cell -> cells(other -> other != cell && shareHouse(cell, other)));
  }

  /** States a house of a grid, unless an earlier grid shares it. */
  private void state(String kind, int number, Corner corner, IntPredicate condition) {
    int[] house =
        cells(cell -> corner.holds(row(cell), column(cell), size) && condition.test(cell));
    if (stated.stream().noneMatch(other -> Arrays.equals(other, house))) {
      stated.add(house);
      names.add(kind + " " + (number + 1) + " of the " + corner.name + " grid");
    }
  }

  /** States a house that holds every digit. */
  private void state(String kind, int number, IntPredicate condition) {
    int[] house = cells(condition);
    if (house.length != size) {
      throw new IllegalArgumentException(kind);
    }
    state(kind, number, house);
  }

  private void state(String kind, int number, int... house) {
    stated.add(house);
    names.add(kind + " " + (number + 1));
  }

  private List<Integer> cellsNamed(String relation) {
    List<Integer> named = new ArrayList<>();
    Matcher labels = CELL.matcher(relation);
    while (labels.find()) {
      int row = Integer.parseInt(labels.group(1));
      int column = Integer.parseInt(labels.group(2));
      int cell = Arrays.binarySearch(places, (row - 1) * width + column - 1);
      if (Math.min(row, column) < 1 || column > width || cell < 0) {
        throw new IllegalArgumentException(relation);
      }
      named.add(cell);
    }
    return named;
  }

  /** States cells in which no digit repeats. */
  private void differ(String kind, List<Integer> cells) {
    boolean isKnown = kind.equals(ProofWords.DIFFER) || kind.equals(CAGE);
    if (!isKnown || cells.stream().distinct().count() < cells.size() || cells.size() > size) {
      throw new IllegalArgumentException(kind);
    }
    int number = (int) names.stream().filter(each -> each.startsWith(kind)).count();
    state(kind, number, cells.stream().mapToInt(cell -> cell).sorted().toArray());
  }

  private void encage(String sum, List<Integer> cage) {
    differ(CAGE, cage);
    if (!sum.isEmpty()) {
      addSum(cage, sum);
    }
  }

  /** States a sum, whose cells must lie in one house so that their digits differ. */
  private void addSum(List<Integer> named, String sum) {
    int[] sorted = named.stream().mapToInt(cell -> cell).sorted().distinct().toArray();
    boolean differ =
        stated.stream().anyMatch(house -> IntStream.of(sorted).allMatch(c -> holds(house, c)));
    if (sorted.length < named.size() || !differ || !sum.matches("\\d+")) {
      throw new IllegalArgumentException(ProofWords.SUM);
    }
    sums.add(new Sum(sorted, Integer.parseInt(sum)));
  }

  /** By digit of the first cell, the allowed digits of the second. */
  private boolean[][] table(String text) {
    String[] rows = text.split("\\.", -1);
    boolean[][] table = new boolean[size + 1][size + 1];
    for (int a = 1; a <= size && rows.length == size; a++) {
      for (char symbol : rows[a - 1].toCharArray()) {
        table[a][digit(symbol)] = true;
      }
    }
    if (rows.length != size || Arrays.stream(table).anyMatch(row -> row[0])) {
      throw new IllegalArgumentException(ProofWords.PAIR);
    }
    return table;
  }

  private void allow(String symbols, List<Integer> cells) {
    int set = 0;
    for (int i = 0; i < symbols.length(); i++) {
      int digit = digit(symbols.charAt(i));
      if (digit == 0) {
        throw new IllegalArgumentException(ProofWords.ALLOW);
      }
      set |= 1 << (digit - 1);
    }
    if (cells.size() != 1) {
      throw new IllegalArgumentException(ProofWords.ALLOW);
    }
    allowed[cells.get(0)] &= set;
  }

  private void pair(boolean[][] table, List<Integer> cells) {
    if (cells.size() != 2 || cells.get(0).equals(cells.get(1))) {
      throw new IllegalArgumentException(ProofWords.PAIR);
    }
    for (int a = 1; a <= size; a++) {
      for (int b = 1; b <= size; b++) {
        if (!table[a][b]) {
          bar(candidate(cells.get(0), a), candidate(cells.get(1), b));
        }
      }
    }
  }

  private void bar(int first, int second) {
    related[first] = union(related[first], new int[] {second});
    related[second] = union(related[second], new int[] {first});
  }

  /**
   * True if the cells of some sum are filled with a wrong one, or those of a word with no word.
   *
   * @param digit the digit of a cell, 0 for none
   */
  boolean breaksASumOrWord(IntUnaryOperator digit) {
    return words.stream().anyMatch(word -> !word.mayHold(digit)) || missesASum(digit);
  }

  private boolean missesASum(IntUnaryOperator digit) {
    return sums.stream()
        .anyMatch(
            sum ->
                IntStream.of(sum.cells).map(digit).allMatch(known -> known != 0)
                    && IntStream.of(sum.cells).map(digit).sum() != sum.sum);
  }

  private void relate(String kind, List<Integer> path) {
    boolean isRepeated = path.stream().distinct().count() < path.size();
    if (path.size() < 2 || isRepeated || (path.size() > 2 && !kind.equals("thermometer"))) {
      throw new IllegalArgumentException(kind);
    }
    for (int i = 1; i < path.size(); i++) {
      for (int a = 1; a <= size; a++) {
        for (int b = 1; b <= size; b++) {
          if (!allows(kind, a, b)) {
            bar(candidate(path.get(i - 1), a), candidate(path.get(i), b));
          }
        }
      }
    }
  }

  private static boolean allows(String kind, int a, int b) {
    return switch (kind) {
      case "thermometer", "less" -> a < b;
      case "consecutive" -> a == b + 1 || b == a + 1;
      case "ratio" -> a == b + b || b == a + a;
      case "x" -> a + b == 10;
      case "v" -> a + b == 5;
      default -> throw new IllegalArgumentException(kind);
    };
  }

  /** True if some pairs of digits are excluded from two cells by more than houses. */
  boolean hasRelations() {
    return hasRelations;
  }

  /** True if some cell may not have every digit. */
  boolean hasBarredDigits() {
    return IntStream.of(allowed).anyMatch(set -> set != allDigits());
  }

  /** True if digits may be renamed, since nothing but houses depends on them. */
  boolean digitsAreAlike() {
    return !hasBonds() && !hasRelations && !hasBarredDigits();
  }

  /** True if every house holds every digit, and nothing else matters. */
  boolean isOfFullHousesAlone() {
    return digitsAreAlike() && IntStream.range(0, houses.length).allMatch(this::holdsEveryDigit);
  }

  /** True if more than two cells together are bound by something besides houses. */
  boolean hasBonds() {
    return !sums.isEmpty() || !words.isEmpty();
  }

  /** True if a cell may have a digit whatever the others hold. */
  boolean isAllowed(int candidate) {
    return (allowed[cellOf(candidate)] >> (digitOf(candidate) - 1) & 1) != 0;
  }

  /** The digits already in use where no cell is filled yet; each new one gets the next name. */
  int namesInUse() {
    return digitsAreAlike() ? 0 : size;
  }

  /**
   * By candidate, the candidates of other cells that exclude it outside the houses that must hold
   * every digit: the same digit in other houses, and what relations exclude.
   */
  int[][] barring() {
    int[][] barring = new int[candidates][];
    for (int candidate = 0; candidate < candidates; candidate++) {
      int cell = cellOf(candidate);
      int digit = digitOf(candidate);
      int[] inHouses =
          IntStream.of(peers[cell])
              .filter(peer -> !shareFullHouse(cell, peer))
              .map(peer -> candidate(peer, digit))
              .toArray();
      barring[candidate] = union(inHouses, related[candidate]);
    }
    return barring;
  }

  /** All that a candidate leaves beside it in its cell and houses, itself among them, as a set. */
  BitSet beside(int candidate) {
    if (beside[candidate] == null) {
      int cell = cellOf(candidate);
      int digit = digitOf(candidate);
      BitSet rest = new BitSet(candidates);
      rest.set(0, candidates);
      rest.clear(candidate(cell, 1), candidate(cell, size) + 1);
      rest.set(candidate);
      IntStream.of(peers[cell]).forEach(peer -> rest.clear(candidate(peer, digit)));
      beside[candidate] = rest;
    }
    return beside[candidate];
  }

  private boolean shareFullHouse(int cell, int other) {
    return IntStream.range(0, houses.length)
        .filter(this::holdsEveryDigit)
        .anyMatch(house -> holds(houses[house], cell) && holds(houses[house], other));
  }

  /** True if a move of all cells preserves the relations, sums, words and allowed digits. */
  boolean keepsRelations(int[] to) {
    return sums.stream().allMatch(sum -> isMovedToASum(sum, to))
        && words.stream().allMatch(word -> isMovedToAWord(word, to))
        && IntStream.range(0, cells).allMatch(cell -> allowed[cell] == allowed[to[cell]])
        && keepsBars(to);
  }

  private boolean isMovedToAWord(PlainWord word, int[] to) {
    PlainWord moved = word.moved(to);
    return words.stream().anyMatch(moved::saysTheSame);
  }

  private boolean isMovedToASum(Sum sum, int[] to) {
    int[] moved = IntStream.of(sum.cells).map(cell -> to[cell]).sorted().toArray();
    return sums.stream().anyMatch(o -> o.sum == sum.sum && Arrays.equals(o.cells, moved));
  }

  private boolean keepsBars(int[] to) {
    return IntStream.range(0, hasRelations ? candidates : 0)
        .allMatch(
            candidate -> {
              int[] moved =
                  IntStream.of(related[candidate]).map(c -> moved(c, to)).sorted().toArray();
              return Arrays.equals(moved, related[moved(candidate, to)]);
            });
  }

  private int moved(int candidate, int[] to) {
    return candidate(to[cellOf(candidate)], digitOf(candidate));
  }

  /** States the extra houses of a kind; for regions, boxes have no rows. */
  private void state(String other, int boxRows, int boxColumns) {
    switch (other) {
      case "x" -> {
        state("diagonal", 0, cell -> row(cell) == column(cell));
        state("diagonal", 1, cell -> row(cell) + column(cell) == size - 1);
      }
      case "windoku" -> {
        int across = (size - 1) / (boxColumns + 1);
        int windows = (size - 1) / (boxRows + 1) * across;
        for (int i = 0; i < windows; i++) {
          int top = 1 + i / across * (boxRows + 1);
          int left = 1 + i % across * (boxColumns + 1);
          state(
              "window",
              i,
              cell ->
                  row(cell) >= top
                      && row(cell) < top + boxRows
                      && column(cell) >= left
                      && column(cell) < left + boxColumns);
        }
      }
      case "centre-dot" ->
          state(
              "centre dot",
              0,
              cell ->
                  2 * (row(cell) % boxRows) + 1 == boxRows
                      && 2 * (column(cell) % boxColumns) + 1 == boxColumns);
      case "disjoint-groups" -> {
        for (int i = 0; i < size; i++) {
          int row = i / boxColumns;
          int column = i % boxColumns;
          state(
              "disjoint group",
              i,
              cell -> row(cell) % boxRows == row && column(cell) % boxColumns == column);
        }
      }
      case "asterisk" -> state("asterisk", 0, cell -> STAR.contains(label(cell)));
      case "knight" -> statePairs("knight's move", 5);
      case "king" -> statePairs("king's move", 2);
      default -> throw new IllegalArgumentException(other);
    }
  }

  /** States pairs of cells whose squared row and column differences have a given sum. */
  private void statePairs(String kind, int sumOfSquares) {
    List<int[]> before = List.copyOf(stated);
    int number = 0;
    for (int first = 0; first < cells; first++) {
      for (int second = first + 1; second < cells; second++) {
        int across = column(first) - column(second);
        int down = row(first) - row(second);
        int a = first;
        int b = second;
        boolean isNew = before.stream().noneMatch(house -> holds(house, a) && holds(house, b));
        if (down * down + across * across == sumOfSquares && isNew) {
          state(kind, number++, first, second);
        }
      }
    }
  }

  /** The board with a name, if there is one; the name must be written as the program writes it. */
  static Optional<PlainBoard> named(String name) {
    Matcher parts = OVERLAPPING.matcher(name);
    if (!parts.matches()) {
      return ofOneGrid(name);
    }
    try {
      return Optional.of(
          switch (parts.group(1)) {
            case "samurai" -> five(name);
            case "twodoku" -> two(name, 3, 3);
            case "twodoku-4x4" -> two(name, 2, 2);
            default -> two(name, 2, 3);
          });
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static PlainBoard five(String name) {
    return new PlainBoard(
        name,
        9,
        3,
        3,
        List.of(
            new Corner("upper left", 0, 0),
            new Corner("upper right", 0, 12),
            new Corner("middle", 6, 6),
            new Corner("lower left", 12, 0),
            new Corner("lower right", 12, 12)));
  }

  private static PlainBoard two(String name, int boxRows, int boxColumns) {
    int size = boxRows * boxColumns;
    return new PlainBoard(
        name,
        size,
        boxRows,
        boxColumns,
        List.of(
            new Corner("upper left", 0, 0),
            new Corner("lower right", size - boxRows, size - boxColumns)));
  }

  private static Optional<PlainBoard> ofOneGrid(String name) {
    Matcher parts = NAME.matcher(name);
    if (!parts.matches()) {
      return Optional.empty();
    }
    try {
      return PlainShape.named(parts.group(1)).map(shape -> new PlainBoard(name, shape));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private int[] cells(IntPredicate condition) {
    return IntStream.range(0, cells).filter(condition).toArray();
  }

  private boolean shareHouse(int cell, int other) {
    return Arrays.stream(houses).anyMatch(house -> holds(house, cell) && holds(house, other));
  }

  /** True if an ascending list contains a cell. */
  static boolean holds(int[] cells, int cell) {
    return Arrays.binarySearch(cells, cell) >= 0;
  }

  /** The cells of one list that are not in another. */
  static int[] minus(int[] cells, int[] others) {
    return IntStream.of(cells).filter(cell -> !holds(others, cell)).toArray();
  }

  /** The cells that two lists share. */
  static int[] common(int[] cells, int[] others) {
    return IntStream.of(cells).filter(cell -> holds(others, cell)).toArray();
  }

  /** The union of two lists, ascending. */
  static int[] union(int[] cells, int[] others) {
    return IntStream.concat(IntStream.of(cells), IntStream.of(others))
        .sorted()
        .distinct()
        .toArray();
  }

  int row(int cell) {
    return places[cell] / width;
  }

  int column(int cell) {
    return places[cell] % width;
  }

  /** The cell in the row of one cell and the column of another; negative if there is none. */
  int crossing(int rowOf, int columnOf) {
    return Arrays.binarySearch(places, row(rowOf) * width + column(columnOf));
  }

  int candidate(int cell, int digit) {
    return cell * size + digit - 1;
  }

  int cellOf(int candidate) {
    return candidate / size;
  }

  int digitOf(int candidate) {
    return candidate % size + 1;
  }

  /** All digits as a set, where bit d - 1 stands for digit d. */
  int allDigits() {
    return (int) ((1L << size) - 1);
  }

  String label(int cell) {
    return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
  }

  char symbol(int digit) {
    return SYMBOLS.charAt(digit - 1 + leastShown);
  }

  /** A puzzle in one line, with a point for 0. */
  String line(int[] digits) {
    StringBuilder line = new StringBuilder();
    for (int digit : digits) {
      line.append(digit == 0 ? '.' : symbol(digit));
    }
    return line.toString();
  }

  /** The digit for a character; 0 for none. */
  int digit(char symbol) {
    int digit = SYMBOLS.indexOf(symbol) + 1 - leastShown;
    return digit >= 1 && digit <= size ? digit : 0;
  }

  /** The numbers of the rows of a grid, ascending. */
  int[] rowsOf(int grid) {
    return IntStream.range(grid * rows, (grid + 1) * rows).toArray();
  }

  /** The numbers of the columns of a grid, ascending. */
  int[] columnsOf(int grid) {
    return IntStream.range(firstColumn + grid * columns, firstColumn + (grid + 1) * columns)
        .toArray();
  }

  /** The grid of a row or column. */
  int gridOf(int line) {
    return line < firstColumn ? line / rows : (line - firstColumn) / columns;
  }

  /** True if a house must contain each digit, rather than at most once. */
  boolean holdsEveryDigit(int house) {
    return houses[house].length == size;
  }

  /** The name of a house, for example {@code row 3}. */
  String houseName(int house) {
    return names.get(house);
  }

  /** The number of the house with a name; -1 if there is none. */
  int house(String houseName) {
    return names.indexOf(houseName);
  }
}
