package cluewright.model;

import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
 * The known boards, and the factories that make them.
 *
 * <p>A name says all about a board: {@code 9x9}; {@code 6x6-3x2}, with boxes of so many rows and
 * columns where there are other ones as well; {@code 9x9+x+windoku}, with rules of the whole board;
 * a jigsaw by the region of each cell, {@code 4x4/1122112233443344}; {@code samurai}, with {@link
 * OverlappingGrids}; and then drawn rules by their values and cells, {@code
 * 9x9+thermometer=r1c1r1c2r2c2+cage15=r3c3r3c4}.
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

  /** The boards that their number of cells identifies in a text without anything else. */
  public static final List<Board> TOLD_BY_CELLS =
      Stream.concat(ALL.stream(), OverlappingGrids.usual().stream()).toList();

  private static final String REGIONS = "/";
  static final String MORE = "+";
  private static final String REGION_SYMBOLS = "123456789ABCDEFGHIJKLMNOP";
  private static final int MOST_ROWS = REGION_SYMBOLS.length();

  /** The base of a name: rows, columns, the rows and columns of boxes, and regions. */
  private static final Pattern BASE =
      Pattern.compile("(\\d{1,2})x(\\d{1,2})(?:-(\\d{1,2})x(\\d{1,2})|/([0-9a-z]+))?");

  /** A drawn rule in a name: its kind, its value if any, and its cells. */
  private static final Pattern RULE = Pattern.compile("([a-z]+)(\\d{0,3})=((?:r\\d+c\\d+)+)");

  private static final Pattern CELL = Pattern.compile("r(\\d{1,2})c(\\d{1,2})");

  private Boards() {}

  /** A square board with rows, columns, and boxes of {@code boxRows} x {@code boxColumns} cells. */
  public static Board latinWithBoxes(int boxRows, int boxColumns) {
    return with(Set.of(), boxRows, boxColumns);
  }

  /**
   * A square board with rows, columns, boxes and rules of the whole board.
   *
   * @throws IllegalArgumentException if a kind does not fit, naming it
   */
  public static Board with(Collection<Kind> kinds, int boxRows, int boxColumns) {
    int size = boxRows * boxColumns;
    boolean isUsual = nearest(size) == boxRows;
    String name = size + "x" + size + (isUsual ? "" : "-" + boxRows + "x" + boxColumns);
    return with(kinds, square(name, size, new BoxShape(boxRows, boxColumns).cells()));
  }

  /** The number of rows of the squarest boxes that are at least as wide as high. */
  private static int nearest(int size) {
    int rows = (int) Math.sqrt(size);
    while (size % rows != 0) {
      rows--;
    }
    return rows;
  }

  /**
   * A square board with rows, columns, regions of any shape instead of boxes, and rules of the
   * whole board; boxes given as regions make the usual board.
   *
   * @param regions for each cell, row by row, the character of its region
   * @throws IllegalArgumentException if there are not as many regions as rows, each with as many
   *     cells, or if a kind does not fit; the message says which
   */
  public static Board jigsaw(String regions, Collection<Kind> kinds) {
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
    List<CellSet> boxes = byName.values().stream().map(CellSet::of).toList();
    char[] normal = new char[regions.length()];
    for (int box = 0; box < boxes.size(); box++) {
      char symbol = REGION_SYMBOLS.charAt(box);
      boxes.get(box).forEach(cell -> normal[cell] = symbol);
    }
    String name = size + "x" + size + REGIONS + new String(normal);
    Board jigsaw = square(name, size, boxes);
    return boxes(jigsaw)
        .map(shape -> with(kinds, shape.rows(), shape.columns()))
        .orElseGet(() -> with(kinds, jigsaw));
  }

  private static void refuseUnlessFull(char name, int cells, int size) {
    if (cells != size) {
      throw new IllegalArgumentException(
          "region %s has %d cells, and each has %d on this board".formatted(name, cells, size));
    }
  }

  private static Board square(String name, int size, List<CellSet> boxes) {
    List<House> houses = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int row = i;
      houses.add(house(Kinds.ROW, i, cells(size, j -> row * size + j)));
    }
    for (int i = 0; i < size; i++) {
      int column = i;
      houses.add(house(Kinds.COLUMN, i, cells(size, j -> j * size + column)));
    }
    for (int i = 0; i < size; i++) {
      houses.add(house(Kinds.BOX, i, boxes.get(i)));
    }
    return new Board(name, size, size, size, houses);
  }

  /** A board of one grid with its rules of the whole board replaced. */
  private static Board with(Collection<Kind> kinds, Board board) {
    List<Rule> all = new ArrayList<>();
    for (Kind kind : kinds) {
      Rule rule = new Rule(kind, List.of());
      if (rule.meaning(board.layout()).isEmpty()) {
        throw new IllegalArgumentException(kind.id() + " does not fit on " + board.base());
      }
      all.add(rule);
    }
    all.addAll(board.drawn());
    return with(board, all);
  }

  /** A board with exactly these rules, in order, without those implied by others. */
  private static Board with(Board board, Collection<Rule> rules) {
    return board.with(
        rules.stream()
            .distinct()
            .filter(
                rule ->
                    rule.kind().form() != Form.BOARD
                        || rules.stream().noneMatch(other -> saysMore(other, rule, board)))
            .sorted(Rule.ORDER)
            .toList());
  }

  /**
   * True if one of two rules of the whole board implies the other, as disjoint groups imply the
   * centre dot.
   */
  private static boolean saysMore(Rule one, Rule other, Board board) {
    return one.kind().form() == Form.BOARD
        && !one.equals(other)
        && one.meaning(board.layout()).containsAll(other.meaning(board.layout()));
  }

  private static CellSet cells(int size, IntUnaryOperator cell) {
    return CellSet.of(IntStream.range(0, size).map(cell));
  }

  private static House house(Kind kind, int index, CellSet cells) {
    return new House(kind, index + 1, cells, /* holdsEveryDigit= */ true);
  }

  /** The board with a name; empty if there is none. */
  public static Optional<Board> named(String name) {
    String[] parts = name.strip().toLowerCase(Locale.ROOT).split("\\" + MORE, -1);
    Set<Kind> kinds = new LinkedHashSet<>();
    List<Matcher> rules = new ArrayList<>();
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      Matcher rule = RULE.matcher(part);
      if (rule.matches()) {
        rules.add(rule);
      } else if (Kinds.ofBoard(part).isPresent()) {
        kinds.add(Kinds.ofBoard(part).get());
      } else {
        return Optional.empty();
      }
    }
    try {
      return base(parts[0], kinds)
          .map(
              board ->
                  withRules(board, rules.stream().map(parsed -> rule(board, parsed)).toList()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Rule rule(Board board, Matcher rule) {
    List<Integer> cells =
        CELL.matcher(rule.group(3)).results().map(label -> cell(board, label)).toList();
    int value = rule.group(2).isEmpty() ? 0 : Integer.parseInt(rule.group(2));
    return Kinds.drawn(rule.group(1))
        .map(kind -> new Rule(kind, cells, value))
        .orElseThrow(() -> new IllegalArgumentException("no kind of rule: " + rule.group()));
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
   * A board with its drawn rules replaced. They are put in order, so that boards with the same ones
   * are equal.
   *
   * @throws IllegalArgumentException if the board cannot have a rule, naming it
   */
  public static Board withRules(Board board, Collection<Rule> drawn) {
    for (Rule rule : drawn) {
      rule.refusal(board.layout())
          .ifPresent(
              refusal -> {
                throw new IllegalArgumentException(refusal);
              });
    }
    List<Rule> all = new ArrayList<>(drawn);
    board.rules().stream().filter(rule -> !rule.kind().form().isDrawn()).forEach(all::add);
    Board ruled = with(board, all);
    refuseOverlaps(ruled);
    return ruled;
  }

  private static void refuseOverlaps(Board board) {
    Map<Kind, CellSet> taken = new HashMap<>();
    for (Rule rule : board.drawn()) {
      CellSet cells = CellSet.of(rule.cells());
      CellSet before = taken.getOrDefault(rule.kind(), CellSet.empty());
      if (rule.kind().isApart() && before.intersects(cells)) {
        throw new IllegalArgumentException(
            "the %s %s shares a cell with another"
                .formatted(
                    rule.kind().id(),
                    cells.stream().mapToObj(board::label).collect(Collectors.joining(" "))));
      }
      taken.put(rule.kind(), before.union(cells));
    }
  }

  /** The same board without drawn rules. */
  public static Board withoutRules(Board board) {
    return board.drawn().isEmpty() ? board : withRules(board, List.of());
  }

  /**
   * The board of the same size with nothing but rows, columns and boxes; of overlapping grids,
   * these.
   */
  public static Board plain(Board board) {
    if (OverlappingGrids.of(board).isPresent()) {
      return withoutRules(board);
    }
    return boxes(board)
        .map(shape -> latinWithBoxes(shape.rows(), shape.columns()))
        .or(() -> withCells(board.cells()))
        .orElseGet(() -> withoutRules(withKinds(board, Set.of()).orElseThrow()));
  }

  private static Optional<Board> base(String name, Set<Kind> kinds) {
    Optional<Board> overlapping = OverlappingGrids.named(name);
    if (overlapping.isPresent()) {
      return overlapping.filter(board -> kinds.isEmpty());
    }
    Matcher base = BASE.matcher(name);
    if (!base.matches() || !base.group(1).equals(base.group(2))) {
      return Optional.empty();
    }
    int size = Integer.parseInt(base.group(1));
    if (base.group(5) != null) {
      return Optional.of(jigsaw(base.group(5), kinds)).filter(board -> board.rows() == size);
    }
    if (size == 0) {
      return Optional.empty();
    }
    int rows = base.group(3) == null ? nearest(size) : Integer.parseInt(base.group(3));
    int columns = base.group(4) == null ? size / rows : Integer.parseInt(base.group(4));
    return rows * columns == size && size <= MOST_ROWS && Math.min(rows, columns) > 1
        ? Optional.of(with(kinds, rows, columns))
        : Optional.empty();
  }

  /** The kinds of rules that hold on a whole board. */
  public static Set<Kind> kinds(Board board) {
    return board.rules().stream()
        .map(Rule::kind)
        .filter(kind -> kind.form() == Form.BOARD)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * The same board with rules of exactly these kinds on the whole board; empty if they do not fit.
   */
  public static Optional<Board> withKinds(Board board, Set<Kind> kinds) {
    if (OverlappingGrids.of(board).isPresent()) {
      return Optional.of(board).filter(same -> kinds.isEmpty());
    }
    try {
      return Optional.of(with(kinds, board));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /**
   * A board with other boxes or regions and all rules of a board with the same cells, those of the
   * whole board as far as they fit.
   */
  public static Board withAllOf(Board board, Board regions) {
    Set<Kind> fitting = kinds(board);
    fitting.removeIf(kind -> withKinds(regions, Set.of(kind)).isEmpty());
    return withRules(withKinds(regions, fitting).orElseThrow(), board.drawn());
  }

  /** The classic board with a number of cells that is named by its size alone. */
  public static Optional<Board> withCells(int cells) {
    return ALL.stream().filter(board -> board.cells() == cells).findFirst();
  }

  /**
   * True if a board is the classic one with its number of cells that is named by its size alone.
   */
  public static boolean isUsual(Board board) {
    return ALL.contains(board);
  }

  /** True if a board has regions of any shape instead of boxes. */
  public static boolean isJigsaw(Board board) {
    return board.isFull() && boxes(board).isEmpty();
  }

  /** True if a board has rows, columns and equal boxes, and no other rules. */
  public static boolean isClassic(Board board) {
    return boxes(board).isPresent() && board.rules().isEmpty();
  }

  /** The shape of the boxes, if these are equal and side by side. */
  public static Optional<BoxShape> boxes(Board board) {
    return Optional.of(new BoxShape(board.layout().boxRows(), board.layout().boxColumns()))
        .filter(shape -> shape.rows() > 0);
  }
}
