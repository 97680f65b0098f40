package cluewright.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board as data: its cells in rows and columns, its digits, its houses, and what else holds
 * between cells: relations, and sums of cages.
 *
 * <p>A board of overlapping grids has no cell at some places of its rows and columns. Cells are
 * numbered from 0, row by row, and places without a cell are not counted; digits from 1. A
 * <em>candidate</em> (a digit of a cell) is numbered {@code cell * digits + digit - 1}. A set of
 * digits is an int whose bit {@code d - 1} stands for digit d.
 */
public final class Board {
  /** The most digits a board may have, so that a set of digits fits an int. */
  public static final int MAX_DIGITS = 31;

  /** What stands for the cell at a place that has none. */
  public static final int NO_CELL = -1;

  private static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUV";

  private final String name;
  private final int rows;
  private final int columns;
  private final int digits;

  /** For each cell its place, counted row by row. */
  private final int[] places;

  /** For each place its cell, or {@link #NO_CELL}. */
  private final int[] cellAt;

  private final List<House> houses;
  private final List<List<House>> housesOf;
  private final CellSet[] peers;
  private final List<Relation> relations;
  private final List<Cage> cages;
  private final int[][] related;
  private final int hash;

  /**
   * A board with a cell at each place.
   *
   * @param name the name by which users choose the board
   * @param houses every house; each cell must lie in at least one
   * @throws IllegalArgumentException if a house has more cells than there are digits, or must hold
   *     every digit and has fewer
   */
  public Board(String name, int rows, int columns, int digits, List<House> houses) {
    this(
        name,
        rows,
        columns,
        CellSet.where(rows * columns, place -> true),
        digits,
        houses,
        List.of(),
        List.of());
  }

  /**
   * @param places the places that have a cell, counted row by row as if all had
   * @param houses every house, also those of cages
   * @param relations what holds between cells beside the houses
   * @param cages cages, each of which is also a house
   */
  Board(
      String name,
      int rows,
      int columns,
      CellSet places,
      int digits,
      List<House> houses,
      List<Relation> relations,
      List<Cage> cages) {
    if (digits < 1 || digits > MAX_DIGITS) {
      throw new IllegalArgumentException("a board has 1 to " + MAX_DIGITS + " digits");
    }
    for (House house : houses) {
      int size = house.cells().size();
      if (size > digits || (house.holdsEveryDigit() && size < digits)) {
        throw new IllegalArgumentException(house.label() + " has " + size + " cells");
      }
    }
    this.name = name;
    this.rows = rows;
    this.columns = columns;
    this.digits = digits;
    this.places = places.toArray();
    this.cellAt = new int[rows * columns];
    Arrays.fill(cellAt, NO_CELL);
    for (int cell = 0; cell < this.places.length; cell++) {
      cellAt[this.places[cell]] = cell;
    }
    this.houses = List.copyOf(houses);
    this.relations = List.copyOf(relations);
    this.cages = List.copyOf(cages);
    this.hash = Objects.hash(rows, columns, digits, this.houses, this.relations, this.cages);
    List<List<House>> byCell = new ArrayList<>();
    for (int cell = 0; cell < this.places.length; cell++) {
      byCell.add(new ArrayList<>());
    }
    houses.forEach(house -> house.cells().forEach(cell -> byCell.get(cell).add(house)));
    this.housesOf = byCell.stream().map(List::copyOf).toList();
    this.peers = new CellSet[this.places.length];
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] =
          housesOf.get(cell).stream()
              .map(House::cells)
              .reduce(CellSet.empty(), CellSet::union)
              .without(cell);
    }
    this.related = relations.isEmpty() ? new int[0][] : related();
  }

  /** For each candidate those of other cells that no relation allows beside it. */
  private int[][] related() {
    BitSet[] barred = new BitSet[candidates()];
    Arrays.setAll(barred, candidate -> new BitSet());
    for (Relation relation : relations) {
      for (int i = 1; i < relation.path().size(); i++) {
        int first = relation.path().get(i - 1);
        int second = relation.path().get(i);
        for (int a = 1; a <= digits; a++) {
          for (int b = 1; b <= digits; b++) {
            if (!relation.kind().allows(a, b)) {
              barred[candidate(first, a)].set(candidate(second, b));
              barred[candidate(second, b)].set(candidate(first, a));
            }
          }
        }
      }
    }
    return Arrays.stream(barred).map(others -> others.stream().toArray()).toArray(int[][]::new);
  }

  /** A board with the same cells, and with these houses, relations and cages. */
  Board with(String newName, List<House> all, List<Relation> between, List<Cage> sums) {
    CellSet same = CellSet.of(IntStream.of(places));
    return new Board(newName, rows, columns, same, digits, all, between, sums);
  }

  /** The name by which {@link Boards#named} finds it. */
  public String name() {
    return name;
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  public int cells() {
    return places.length;
  }

  /** True if there is a cell at each place of the rows and columns. */
  public boolean isFull() {
    return places.length == cellAt.length;
  }

  public int digits() {
    return digits;
  }

  public int candidates() {
    return cells() * digits;
  }

  public List<House> houses() {
    return houses;
  }

  public List<House> houses(House.Kind kind) {
    return houses.stream().filter(house -> house.kind() == kind).toList();
  }

  public List<House> housesOf(int cell) {
    return housesOf.get(cell);
  }

  /** The cells that share a house with {@code cell}, without the cell itself. */
  public CellSet peers(int cell) {
    return peers[cell];
  }

  /** What holds between cells beside the houses. */
  public List<Relation> relations() {
    return relations;
  }

  /** The cages of a killer board; each is a house as well. */
  public List<Cage> cages() {
    return cages;
  }

  /**
   * True if any renaming of the digits takes solutions to solutions, so if no rule knows more of
   * digits than whether they differ.
   */
  public boolean digitsAreAlike() {
    return relations.isEmpty() && cages.stream().noneMatch(Cage::hasSum);
  }

  /**
   * The candidates of other cells that no relation allows beside a candidate; those that its houses
   * bar, the same digit of {@link #peers}, come only if a relation bars them as well.
   */
  public IntStream related(int candidate) {
    return relations.isEmpty() ? IntStream.empty() : Arrays.stream(related[candidate]);
  }

  /**
   * True if two candidates cannot both be true: they are of one cell, or the same digit of two that
   * share a house, or a relation bars them.
   */
  public boolean exclude(int candidate, int other) {
    int cell = cellOf(candidate);
    int otherCell = cellOf(other);
    if (cell == otherCell) {
      return candidate != other;
    }
    return (digitOf(candidate) == digitOf(other) && peers(cell).contains(otherCell))
        || related(candidate).anyMatch(barred -> barred == other);
  }

  /**
   * True if moving the cells takes every relation to a relation, and every cage to one with the
   * same sum; digits keep their names.
   *
   * @param to where each cell goes
   */
  public boolean keepsRules(int[] to) {
    return relations.stream().map(each -> each.moved(to)).allMatch(this::isRelated)
        && cages.stream()
            .map(cage -> new Cage(cage.cells().moved(to), cage.sum()))
            .allMatch(cages::contains);
  }

  private boolean isRelated(Relation relation) {
    return relations.contains(relation) || relations.contains(relation.turned());
  }

  /** The houses that hold all of {@code cells}. */
  public List<House> housesWith(CellSet cells) {
    return houses.stream().filter(house -> house.cells().containsAll(cells)).toList();
  }

  /** The cell at a place of the rows and columns; {@link #NO_CELL} where there is none. */
  public int cell(int row, int column) {
    return cellAt[row * columns + column];
  }

  /** True if a place lies within the rows and columns and has a cell. */
  public boolean has(int row, int column) {
    return row >= 0
        && row < rows
        && column >= 0
        && column < columns
        && cell(row, column) != NO_CELL;
  }

  public int row(int cell) {
    return places[cell] / columns;
  }

  public int column(int cell) {
    return places[cell] % columns;
  }

  public int candidate(int cell, int digit) {
    return cell * digits + digit - 1;
  }

  public int cellOf(int candidate) {
    return candidate / digits;
  }

  public int digitOf(int candidate) {
    return candidate % digits + 1;
  }

  /** The cells that have a side in common with a cell, as one reads. */
  public IntStream neighbours(int cell) {
    int row = row(cell);
    int column = column(cell);
    return Stream.of(
            new int[] {row - 1, column},
            new int[] {row, column - 1},
            new int[] {row, column + 1},
            new int[] {row + 1, column})
        .filter(place -> has(place[0], place[1]))
        .mapToInt(place -> cell(place[0], place[1]));
  }

  /** True if two cells have a side in common. */
  public boolean areNeighbours(int a, int b) {
    return Math.abs(row(a) - row(b)) + Math.abs(column(a) - column(b)) == 1;
  }

  /** True if two cells have a side or a corner in common. */
  public boolean touch(int a, int b) {
    return a != b && Math.abs(row(a) - row(b)) <= 1 && Math.abs(column(a) - column(b)) <= 1;
  }

  /** All digits as a set. */
  public int allDigits() {
    return (int) ((1L << digits) - 1);
  }

  /** The digits {@code 1 .. digits}. */
  public IntStream digitRange() {
    return IntStream.rangeClosed(1, digits);
  }

  /** The name of a cell in text, 1-based: {@code r1c1}. */
  public String label(int cell) {
    return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
  }

  /** The character that stands for a digit: 1 to 9, then A, B, … */
  public char symbol(int digit) {
    return SYMBOLS.charAt(digit - 1);
  }

  /** The digit that a character stands for, or 0 if it stands for none of this board's digits. */
  public int digitOf(char symbol) {
    int digit = SYMBOLS.indexOf(Character.toUpperCase(symbol)) + 1;
    return digit <= digits ? digit : 0;
  }

  /** Boards with the same cells, digits and rules are the same, whatever they are called. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Board that
            && hash == that.hash
            && rows == that.rows
            && columns == that.columns
            && digits == that.digits
            && Arrays.equals(places, that.places)
            && houses.equals(that.houses)
            && relations.equals(that.relations)
            && cages.equals(that.cages));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /**
   * The name without the regions of a jigsaw and the cells of relations and cages, for example
   * {@code 9x9 jigsaw+x+dots+cages}.
   */
  @Override
  public String toString() {
    if (relations.isEmpty() && cages.isEmpty() && !name.contains("/")) {
      return name;
    }
    String kinds =
        Stream.concat(
                relations.stream().map(relation -> several(relation.kind())),
                cages.stream().map(cage -> Boards.CAGE + "s"))
            .distinct()
            .map(Boards.MORE::concat)
            .collect(Collectors.joining());
    return name.replaceAll("/[^+]*", " jigsaw").replaceAll("\\+[^+]*=[^+]*", "") + kinds;
  }

  private static String several(Relation.Kind kind) {
    return switch (kind) {
      case CONSECUTIVE, RATIO -> "dots";
      case X, V -> "xv";
      case LESS -> "inequalities";
      case THERMOMETER -> "thermometers";
    };
  }
}
