package cluewright.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The boards that Cluewright knows, and the factories that make them.
 *
 * <p>A name says all about a board: {@code 9x9}; {@code 6x6-3x2}, with boxes of so many rows and
 * columns where there are other ones as well; {@code 9x9+x+windoku}, with {@link ExtraHouses}; a
 * jigsaw by the region of each cell, {@code 4x4/1122112233443344}; {@code samurai}, with {@link
 * OverlappingGrids}; and then {@link Relation relations} and {@link Cage cages} by their cells,
 * {@code 9x9+thermometer=r1c1r1c2r2c2+cage15=r3c3r3c4}.
 */
public final class Boards {
  public static final Board FOUR = latinWithBoxes(2, 2);
  public static final Board SIX = latinWithBoxes(2, 3);
  public static final Board NINE = latinWithBoxes(3, 3);
  public static final Board TWELVE = latinWithBoxes(3, 4);
  public static final Board SIXTEEN = latinWithBoxes(4, 4);
  public static final Board TWENTY_FIVE = latinWithBoxes(5, 5);

  /** Classic boards, smallest first, one for each number of cells. */
  public static final List<Board> ALL =
      List.of(
          FOUR,
          SIX,
          latinWithBoxes(2, 4),
          NINE,
          latinWithBoxes(2, 5),
          TWELVE,
          latinWithBoxes(3, 5),
          SIXTEEN,
          latinWithBoxes(4, 5),
          TWENTY_FIVE);

  /** The boards that the number of their cells tells, where a text holds nothing but cells. */
  public static final List<Board> TOLD_BY_CELLS =
      Stream.concat(ALL.stream(), OverlappingGrids.usual().stream()).toList();

  private static final String REGIONS = "/";
  static final String MORE = "+";
  static final String CAGE = "cage";
  private static final String REGION_SYMBOLS = "123456789ABCDEFGHIJKLMNOP";
  private static final int MOST_ROWS = REGION_SYMBOLS.length();

  /** Rows, columns, the rows and columns of boxes, and regions. */
  private static final Pattern BASE =
      Pattern.compile("(\\d{1,2})x(\\d{1,2})(?:-(\\d{1,2})x(\\d{1,2})|/([0-9a-z]+))?");

  /** A relation or a cage: its kind, the sum of a cage, and cells. */
  private static final Pattern RULE = Pattern.compile("([a-z]+)(\\d{0,3})=((?:r\\d+c\\d+)+)");

  private static final Pattern CELL = Pattern.compile("r(\\d{1,2})c(\\d{1,2})");

  private Boards() {}

  /** A square board with rows, columns, and boxes of {@code boxRows} x {@code boxColumns} cells. */
  public static Board latinWithBoxes(int boxRows, int boxColumns) {
    return with(Set.of(), boxRows, boxColumns);
  }

  /**
   * A square board with rows, columns, boxes and extra houses.
   *
   * @throws IllegalArgumentException if extra houses do not fit, naming them
   */
  public static Board with(Collection<ExtraHouses> extras, int boxRows, int boxColumns) {
    int size = boxRows * boxColumns;
    boolean isUsual = nearest(size) == boxRows;
    String name = size + "x" + size + (isUsual ? "" : "-" + boxRows + "x" + boxColumns);
    return board(
        name,
        size,
        boxCells(boxRows, boxColumns),
        Optional.of(new BoxShape(boxRows, boxColumns)),
        extras);
  }

  private static List<CellSet> boxCells(int boxRows, int boxColumns) {
    int size = boxRows * boxColumns;
    List<CellSet> boxes = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int corner = i / boxRows * boxRows * size + i % boxRows * boxColumns;
      boxes.add(cells(size, j -> corner + j / boxColumns * size + j % boxColumns));
    }
    return boxes;
  }

  /** The rows of those boxes, as wide as high or wider, that are nearest to squares. */
  private static int nearest(int size) {
    int rows = (int) Math.sqrt(size);
    while (size % rows != 0) {
      rows--;
    }
    return rows;
  }

  /**
   * A square board with rows, columns, regions of any shape in place of boxes, and extra houses; if
   * the regions are boxes, the board with these boxes.
   *
   * @param regions for each cell, row by row, the character of its region
   * @throws IllegalArgumentException if there are not as many regions as rows, each with as many
   *     cells, or if extra houses do not fit; the message says which
   */
  public static Board jigsaw(String regions, Collection<ExtraHouses> extras) {
    int size = (int) Math.round(Math.sqrt(regions.length()));
    if (size * size != regions.length() || size < 2 || size > REGION_SYMBOLS.length()) {
      throw new IllegalArgumentException(
          "regions are of a square board: one character for each cell, but there are "
              + regions.length());
    }
    Map<Character, List<Integer>> byName = new LinkedHashMap<>();
    for (int cell = 0; cell < regions.length(); cell++) {
      byName.computeIfAbsent(regions.charAt(cell), name -> new ArrayList<>()).add(cell);
    }
    byName.forEach((name, cells) -> refuseUnlessFull(name, cells.size(), size));
    List<CellSet> boxes =
        byName.values().stream()
            .map(cells -> CellSet.of(cells.stream().mapToInt(Integer::intValue)))
            .toList();
    char[] normal = new char[regions.length()];
    for (int box = 0; box < boxes.size(); box++) {
      char symbol = REGION_SYMBOLS.charAt(box);
      boxes.get(box).forEach(cell -> normal[cell] = symbol);
    }
    String name = size + "x" + size + REGIONS + new String(normal);
    Optional<BoxShape> shape = boxes(board(name, size, boxes, Optional.empty(), Set.of()));
    return shape.isPresent()
        ? with(extras, shape.get().rows(), shape.get().columns())
        : board(name, size, boxes, Optional.empty(), extras);
  }

  private static void refuseUnlessFull(char name, int cells, int size) {
    if (cells != size) {
      throw new IllegalArgumentException(
          "region %s has %d cells, and each has %d on this board".formatted(name, cells, size));
    }
  }

  private static Board board(
      String base,
      int size,
      List<CellSet> boxes,
      Optional<BoxShape> shape,
      Collection<ExtraHouses> extras) {
    List<House> houses = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int row = i;
      houses.add(house(House.Kind.ROW, i, cells(size, j -> row * size + j)));
    }
    for (int i = 0; i < size; i++) {
      int column = i;
      houses.add(house(House.Kind.COLUMN, i, cells(size, j -> j * size + column)));
    }
    for (int i = 0; i < size; i++) {
      houses.add(house(House.Kind.BOX, i, boxes.get(i)));
    }
    StringBuilder name = new StringBuilder(base);
    Set<ExtraHouses> ordered = EnumSet.noneOf(ExtraHouses.class);
    ordered.addAll(extras);
    if (ordered.contains(ExtraHouses.DISJOINT_GROUPS)) {
      ordered.remove(ExtraHouses.CENTRE_DOT); // It is one of these groups.
    }
    for (ExtraHouses extra : ordered) {
      List<CellSet> cells = extra.cells(size, shape);
      if (cells.isEmpty()) {
        throw new IllegalArgumentException(extra.id() + " does not fit on " + base);
      }
      List<House> before = List.copyOf(houses);
      List<CellSet> added =
          extra.arePairs() ? cells.stream().filter(pair -> isNew(pair, before)).toList() : cells;
      for (int i = 0; i < added.size(); i++) {
        boolean isFull = !extra.arePairs();
        houses.add(new House(extra.kind(), i + 1, added.get(i), isFull));
      }
      name.append(MORE).append(extra.id());
    }
    return new Board(name.toString(), size, size, size, houses);
  }

  /** True if no house holds both cells of a pair. */
  private static boolean isNew(CellSet pair, List<House> houses) {
    return houses.stream().noneMatch(house -> house.cells().containsAll(pair));
  }

  private static CellSet cells(int size, IntUnaryOperator cell) {
    return CellSet.of(IntStream.range(0, size).map(cell));
  }

  private static House house(House.Kind kind, int index, CellSet cells) {
    return new House(kind, index + 1, cells, /* holdsEveryDigit= */ true);
  }

  /** The board of a name; empty if there is none. */
  public static Optional<Board> named(String name) {
    String[] parts = name.strip().toLowerCase(Locale.ROOT).split("\\" + MORE, -1);
    Set<ExtraHouses> extras = EnumSet.noneOf(ExtraHouses.class);
    List<Matcher> rules = new ArrayList<>();
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      Matcher rule = RULE.matcher(part);
      if (rule.matches()) {
        rules.add(rule);
      } else if (ExtraHouses.withId(part).isPresent()) {
        extras.add(ExtraHouses.withId(part).get());
      } else {
        return Optional.empty();
      }
    }
    try {
      return base(parts[0], extras).map(board -> withRules(board, rules));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Board withRules(Board board, List<Matcher> rules) {
    List<Relation> relations = new ArrayList<>();
    List<Cage> cages = new ArrayList<>();
    for (Matcher rule : rules) {
      List<Integer> cells =
          CELL.matcher(rule.group(3)).results().map(label -> cell(board, label)).toList();
      Optional<Relation.Kind> kind = Relation.Kind.withId(rule.group(1));
      if (rule.group(1).equals(CAGE)) {
        int sum = rule.group(2).isEmpty() ? 0 : Integer.parseInt(rule.group(2));
        cages.add(new Cage(CellSet.of(cells.stream().mapToInt(Integer::intValue)), sum));
      } else if (kind.isPresent() && rule.group(2).isEmpty()) {
        relations.add(new Relation(kind.get(), cells));
      } else {
        throw new IllegalArgumentException("no kind of rule: " + rule.group());
      }
    }
    return withRules(board, relations, cages);
  }

  private static int cell(Board board, MatchResult label) {
    int row = Integer.parseInt(label.group(1)) - 1;
    int column = Integer.parseInt(label.group(2)) - 1;
    if (!board.has(row, column)) {
      throw new IllegalArgumentException(label.group() + " is not on the board");
    }
    return board.cell(row, column);
  }

  /**
   * A board with just these relations and cages, in place of those it has. They are put in order,
   * so that boards with the same ones are equal.
   *
   * @throws IllegalArgumentException if cages share a cell, or if a sum is one that no digits have,
   *     naming the cage
   */
  public static Board withRules(
      Board board, Collection<Relation> relations, Collection<Cage> cages) {
    Board plain = withoutRules(board);
    List<Relation> inOrder =
        relations.stream()
            .map(Boards::fromItsFirstCell)
            .distinct()
            .sorted(
                Comparator.comparing(Relation::kind)
                    .thenComparing(relation -> relation.path().toString()))
            .toList();
    List<Cage> cagesInOrder =
        cages.stream()
            .distinct()
            .sorted(Comparator.comparing(cage -> cage.cells().stream().min().orElseThrow()))
            .toList();
    List<House> houses = new ArrayList<>(plain.houses());
    CellSet caged = CellSet.empty();
    StringBuilder name = new StringBuilder(plain.name());
    inOrder.forEach(relation -> name.append(MORE).append(relation.in(plain)));
    for (Cage cage : cagesInOrder) {
      refuseUnlessPossible(cage, caged, plain);
      caged = caged.union(cage.cells());
      int number = cagesInOrder.indexOf(cage) + 1;
      boolean isFull = cage.cells().size() == plain.digits();
      houses.add(new House(House.Kind.CAGE, number, cage.cells(), isFull));
      name.append(MORE).append(cage.in(plain));
    }
    return plain.with(name.toString(), houses, inOrder, cagesInOrder);
  }

  private static Relation fromItsFirstCell(Relation relation) {
    return relation.path().get(0) > relation.path().get(1) ? relation.turned() : relation;
  }

  private static void refuseUnlessPossible(Cage cage, CellSet caged, Board board) {
    int size = cage.cells().size();
    int least = Cage.leastSum(size);
    int most = Cage.mostSum(size, board.digits());
    String cells = cage.cells().stream().mapToObj(board::label).collect(Collectors.joining(" "));
    if (size > board.digits()) {
      throw new IllegalArgumentException(
          "the cage %s has more cells than there are digits".formatted(cells));
    }
    if (caged.intersects(cage.cells())) {
      throw new IllegalArgumentException("the cage %s shares a cell with another".formatted(cells));
    }
    if (cage.hasSum() && (cage.sum() < least || cage.sum() > most)) {
      throw new IllegalArgumentException(
          "the cage %s cannot add up to %d: sums of its size are %d to %d"
              .formatted(cells, cage.sum(), least, most));
    }
  }

  /** The same board without relations and cages. */
  public static Board withoutRules(Board board) {
    return board.relations().isEmpty() && board.cages().isEmpty()
        ? board
        : named(board.name().replaceAll("\\+[^+]*=[^+]*", "")).orElseThrow();
  }

  private static Optional<Board> base(String name, Set<ExtraHouses> extras) {
    Optional<Board> overlapping = OverlappingGrids.named(name);
    if (overlapping.isPresent()) {
      return overlapping.filter(board -> extras.isEmpty());
    }
    Matcher base = BASE.matcher(name);
    if (!base.matches() || !base.group(1).equals(base.group(2))) {
      return Optional.empty();
    }
    int size = Integer.parseInt(base.group(1));
    if (base.group(5) != null) {
      return Optional.of(jigsaw(base.group(5), extras)).filter(board -> board.rows() == size);
    }
    if (size == 0) {
      return Optional.empty();
    }
    int rows = base.group(3) == null ? nearest(size) : Integer.parseInt(base.group(3));
    int columns = base.group(4) == null ? size / rows : Integer.parseInt(base.group(4));
    return rows * columns == size && size <= MOST_ROWS && Math.min(rows, columns) > 1
        ? Optional.of(with(extras, rows, columns))
        : Optional.empty();
  }

  /** The extra houses of a board that {@link #named} knows. */
  public static Set<ExtraHouses> extras(Board board) {
    Set<ExtraHouses> extras = EnumSet.noneOf(ExtraHouses.class);
    List<String> parts = Arrays.asList(board.name().split("\\" + MORE, -1));
    parts.subList(1, parts.size()).forEach(id -> ExtraHouses.withId(id).ifPresent(extras::add));
    return extras;
  }

  /** The same board with just these extra houses; empty if they do not fit. */
  public static Optional<Board> withExtras(Board board, Set<ExtraHouses> extras) {
    StringBuilder name = new StringBuilder(board.name().split("\\" + MORE, -1)[0]);
    extras.forEach(extra -> name.append(MORE).append(extra.id()));
    return named(name.toString()).map(plain -> withRules(plain, board.relations(), board.cages()));
  }

  /**
   * A board with other boxes or regions that has all else of a board with the same cells: its extra
   * houses, as far as they fit, its relations and its cages.
   */
  public static Board withAllOf(Board board, Board regions) {
    Set<ExtraHouses> fitting = EnumSet.noneOf(ExtraHouses.class);
    extras(board).stream()
        .filter(extra -> withExtras(regions, Set.of(extra)).isPresent())
        .forEach(fitting::add);
    return withRules(withExtras(regions, fitting).orElseThrow(), board.relations(), board.cages());
  }

  /** The classic board with so many cells that has no other name than its size. */
  public static Optional<Board> withCells(int cells) {
    return ALL.stream().filter(board -> board.cells() == cells).findFirst();
  }

  /** True if a board is the classic one with so many cells that has no other name than its size. */
  public static boolean isUsual(Board board) {
    return ALL.contains(board);
  }

  /** True if a board has regions of any shape in place of boxes. */
  public static boolean isJigsaw(Board board) {
    return board.isFull() && boxes(board).isEmpty();
  }

  /** True if a board has rows, columns and boxes that are all alike, and no other rules. */
  public static boolean isClassic(Board board) {
    return boxes(board).isPresent()
        && board.relations().isEmpty()
        && board.houses().stream().noneMatch(house -> house.kind().isExtra());
  }

  /** The shape of the boxes, if these are all alike and side by side. */
  public static Optional<BoxShape> boxes(Board board) {
    List<House> boxes = board.houses(House.Kind.BOX);
    if (boxes.isEmpty()) {
      return Optional.empty();
    }
    CellSet first = boxes.get(0).cells();
    int rows = (int) first.stream().map(board::row).distinct().count();
    int columns = (int) first.stream().map(board::column).distinct().count();
    boolean isBox = rows * columns == board.rows() && Math.min(rows, columns) > 1;
    Set<CellSet> usual = isBox ? Set.copyOf(boxCells(rows, columns)) : Set.of();
    return boxes.stream().map(House::cells).allMatch(usual::contains)
        ? Optional.of(new BoxShape(rows, columns))
        : Optional.empty();
  }
}
