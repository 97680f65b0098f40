package cluewright.model;

import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
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
 * OverlappingGrids}; {@code 9x9-beside5}, with cells beside the grid; and then drawn rules by their
 * values and cells, {@code 9x9+thermometer=r1c1r1c2r2c2+cage15=r3c3r3c4}.
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
  private static final String LATIN = "-latin";

  /** The end of the name of a board whose digits have values from 0. */
  static final String FROM_ZERO = "~0";

  /** Comes before the number of cells beside the grid. */
  static final String BESIDE = "-beside";

  /** The end of the name of a board with cells that tell regions. */
  static final String WITH_REGIONS = "-regions";

  private static final int MOST_BESIDE = 999;

  static final String MORE = "+";
  private static final String REGION_SYMBOLS = "123456789ABCDEFGHIJKLMNOP";
  private static final int MOST_ROWS = 25;

  /** The base of a name: rows, columns, digits, the rows and columns of boxes, and regions. */
  private static final Pattern BASE =
      Pattern.compile(
          "(\\d{1,2})x(\\d{1,2})(?:d(\\d{1,2}))?(?:-(\\d{1,2})x(\\d{1,2})|(-latin)|/([0-9a-z]+))?(~0)?(?:-beside(\\d{1,3}))?(-regions)?");

  /** A drawn rule in a name: its kind, its value if any, and its cells. */
  private static final Pattern RULE =
      Pattern.compile("([a-z]+(?:\\(.*\\))?)(\\d{0,9}|\\?)=((?:r\\d+c\\d+)+)");

  /** The most characters of a rule in a name: as many as all cells and a definition can take. */
  private static final int LONGEST_RULE = 14_000;

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
    return with(kinds, lines(size, size, size, Optional.of(new BoxShape(boxRows, boxColumns))));
  }

  /**
   * A board with rows and columns, in which no digit occurs twice, and equal boxes or none.
   *
   * @param digits at least as many as a row or column has cells
   * @throws IllegalArgumentException if the boxes do not fill the board, or have another number of
   *     cells than its rows or columns, whichever are longer
   */
  public static Board lines(int rows, int columns, int digits, Optional<BoxShape> boxes) {
    if (Math.max(rows, columns) > digits
        || Math.max(rows, columns) > MOST_ROWS
        || Math.min(rows, columns) < 2) {
      throw new IllegalArgumentException(
          "a board of %d rows and %d columns needs as many digits".formatted(rows, columns));
    }
    if (boxes
        .filter(
            box ->
                (box.rows() * box.columns() != Math.max(rows, columns)
                        && box.rows() * box.columns() != digits)
                    || Math.min(box.rows(), box.columns()) < 2
                    || !box.fills(rows, columns))
        .isPresent()) {
      throw new IllegalArgumentException("these boxes do not fill the board");
    }
    Optional<BoxShape> usual = BoxShape.usual(rows, columns, Math.max(rows, columns));
    String shape =
        boxes.equals(usual)
            ? ""
            : boxes.map(box -> "-" + box.rows() + "x" + box.columns()).orElse(LATIN);
    List<CellSet> cells = boxes.map(box -> box.cells(rows, columns)).orElse(List.of());
    return ofLines(size(rows, columns, digits) + shape, rows, columns, digits, cells);
  }

  private static String size(int rows, int columns, int digits) {
    return rows + "x" + columns + (digits == Math.max(rows, columns) ? "" : "d" + digits);
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
    return with(kinds, jigsaw(size, size, size, regions));
  }

  /**
   * A board with rows, columns and regions of any shape, each with as many cells as there are
   * digits; boxes given as regions make the board with boxes.
   *
   * @param regions for each cell, row by row, the character of its region
   * @throws IllegalArgumentException if a region has another number of cells, naming it
   */
  public static Board jigsaw(int rows, int columns, int digits, String regions) {
    if (rows * columns != regions.length()) {
      throw new IllegalArgumentException(
          "regions have one character for each cell, but there are " + regions.length());
    }
    Map<Character, List<Integer>> byName = new LinkedHashMap<>();
    for (int cell = 0; cell < regions.length(); cell++) {
      byName.computeIfAbsent(regions.charAt(cell), name -> new ArrayList<>()).add(cell);
    }
    byName.forEach((name, cells) -> refuseUnlessFull(name, cells.size(), digits));
    if (byName.size() > REGION_SYMBOLS.length()) {
      throw new IllegalArgumentException(
          "there are more than " + REGION_SYMBOLS.length() + " regions");
    }
    List<CellSet> boxes = byName.values().stream().map(CellSet::of).toList();
    char[] normal = new char[regions.length()];
    for (int box = 0; box < boxes.size(); box++) {
      char symbol = REGION_SYMBOLS.charAt(box);
      boxes.get(box).forEach(cell -> normal[cell] = symbol);
    }
    String name = size(rows, columns, digits) + REGIONS + new String(normal);
    Board jigsaw = ofLines(name, rows, columns, digits, boxes);
    return boxes(jigsaw)
        .map(shape -> lines(rows, columns, digits, Optional.of(shape)))
        .orElse(jigsaw);
  }

  private static void refuseUnlessFull(char name, int cells, int size) {
    if (cells != size) {
      throw new IllegalArgumentException(
          "region %s has %d cells, and each has %d on this board".formatted(name, cells, size));
    }
  }

  private static Board ofLines(
      String name, int rows, int columns, int digits, List<CellSet> boxes) {
    List<House> houses = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      int row = i;
      houses.add(house(Kinds.ROW, i, cells(columns, j -> row * columns + j), digits));
    }
    for (int i = 0; i < columns; i++) {
      int column = i;
      houses.add(house(Kinds.COLUMN, i, cells(rows, j -> j * columns + column), digits));
    }
    for (int i = 0; i < boxes.size(); i++) {
      houses.add(house(Kinds.BOX, i, boxes.get(i), digits));
    }
    return new Board(name, rows, columns, digits, houses);
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
                        || rules.stream().noneMatch(other -> saysMore(other, rule, board, rules)))
            .sorted(Rule.ORDER)
            .toList());
  }

  /**
   * True if one of two rules of the whole board implies the other, as disjoint groups imply the
   * centre dot; of two that say the same, the first does.
   */
  private static boolean saysMore(Rule one, Rule other, Board board, Collection<Rule> all) {
    List<Rule> rules = List.copyOf(all);
    if (one.kind().form() != Form.BOARD || one.equals(other)) {
      return false;
    }
    List<Primitive> more = one.meaning(board.layout(), rules);
    List<Primitive> less = other.meaning(board.layout(), rules);
    boolean isFirst = Rule.ORDER.compare(one, other) < 0;
    return more.containsAll(less) && (isFirst || !less.containsAll(more));
  }

  private static CellSet cells(int size, IntUnaryOperator cell) {
    return CellSet.of(IntStream.range(0, size).map(cell));
  }

  private static House house(Kind kind, int index, CellSet cells, int digits) {
    return new House(kind, index + 1, cells, cells.size() == digits);
  }

  /**
   * What a name adds up, without blanks and in small letters: the board without rules, and its
   * rules. Between parentheses, where users define rules, everything stays as it is.
   */
  public static List<String> parts(String name) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    int open = 0;
    for (char sign : name.strip().toCharArray()) {
      open += sign == '(' ? 1 : sign == ')' && open > 0 ? -1 : 0;
      if (sign == MORE.charAt(0) && open == 0) {
        parts.add(part.toString().strip());
        part.setLength(0);
      } else {
        part.append(open == 0 ? Character.toLowerCase(sign) : sign);
      }
    }
    parts.add(part.toString().strip());
    return parts;
  }

  /** The board with a name; empty if there is none, or if values of its rules are open. */
  public static Optional<Board> named(String name) {
    return drawn(name).filter(board -> !board.isOpen());
  }

  /** The board with a name, whose rules may have open values; empty if there is none. */
  public static Optional<Board> drawn(String name) {
    try {
      return Optional.of(read(name));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /**
   * The board with a name, whose rules may have open values, for example {@code
   * 9x9+cage?=r1c1r1c2}.
   *
   * @throws IllegalArgumentException if there is none, saying what is wrong
   */
  public static Board read(String name) {
    List<String> parts = parts(name);
    Set<Kind> kinds = new LinkedHashSet<>();
    List<Matcher> rules = new ArrayList<>();
    for (String part : parts.subList(1, parts.size())) {
      Matcher rule = RULE.matcher(part);
      if (part.length() <= LONGEST_RULE && rule.matches()) {
        rules.add(rule);
      } else {
        kinds.add(
            Kinds.ofBoard(part)
                .orElseThrow(() -> new IllegalArgumentException("no rule is " + part)));
      }
    }
    Board board =
        base(parts.get(0), kinds)
            .orElseThrow(() -> new IllegalArgumentException("no board is named " + parts.get(0)));
    return withRules(board, rules.stream().map(rule -> rule(board, rule)).toList());
  }

  private static Rule rule(Board board, Matcher rule) {
    List<Integer> cells =
        CELL.matcher(rule.group(3)).results().map(label -> cell(board, label)).toList();
    int value = value(rule.group(2));
    return Kinds.drawn(rule.group(1))
        .map(kind -> new Rule(kind, cells, value))
        .orElseThrow(() -> new IllegalArgumentException("no kind of rule: " + rule.group()));
  }

  private static int value(String figures) {
    if (figures.equals(Rule.OPEN_SIGN)) {
      return Rule.OPEN;
    }
    return figures.isEmpty() ? 0 : Integer.parseInt(figures);
  }

  private static int cell(Board board, MatchResult label) {
    int row = Integer.parseInt(label.group(1)) - 1;
    int column = Integer.parseInt(label.group(2)) - 1;
    int cell = board.layout().labelled(row, column);
    if (cell == Board.NO_CELL) {
      throw new IllegalArgumentException(label.group() + " is not on the board");
    }
    return cell;
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

  /** What a rule says of each of its cells. */
  private record Said(Kind kind, int value) {}

  /**
   * The same board with one rule for all cells of which rules of a kind say the same each, and one
   * for both diagonals.
   */
  public static Board joined(Board board) {
    Set<Kind> kinds = kinds(board);
    boolean hasBoth = kinds.remove(Kinds.FALLING) && kinds.remove(Kinds.RISING);
    kinds.add(Kinds.DIAGONALS);
    return joinedCells(hasBoth ? withKinds(board, kinds).orElseThrow() : board);
  }

  private static Board joinedCells(Board board) {
    Map<Said, Set<Integer>> cells = new LinkedHashMap<>();
    List<Rule> drawn = new ArrayList<>();
    for (Rule rule : board.drawn()) {
      if (rule.kind().isOfCells()) {
        cells
            .computeIfAbsent(new Said(rule.kind(), rule.value()), any -> new LinkedHashSet<>())
            .addAll(rule.cells());
      } else {
        drawn.add(rule);
      }
    }
    cells.forEach((said, all) -> drawn.add(new Rule(said.kind(), List.copyOf(all), said.value())));
    return cells.isEmpty() ? board : withRules(board, drawn);
  }

  /** The same board with nothing but its rows, columns and regions. */
  public static Board ofRegions(Board board) {
    return withoutRules(withKinds(board, Set.of()).orElse(board));
  }

  /** The same board without drawn rules. */
  public static Board withoutRules(Board board) {
    return board.drawn().isEmpty() ? board : withRules(board, List.of());
  }

  /**
   * The board of the same size with nothing but rows, columns and boxes; of overlapping grids,
   * these. It has no decoration.
   */
  public static Board plain(Board board) {
    Board bare = board.decorated(Decoration.NONE);
    Optional<Board> usual = isJigsaw(bare) ? withCells(bare.cells()) : Optional.empty();
    return usual.orElseGet(() -> ofRegions(bare));
  }

  private static Optional<Board> base(String name, Set<Kind> kinds) {
    Optional<Board> overlapping = OverlappingGrids.named(name);
    if (overlapping.isPresent()) {
      return overlapping.filter(board -> kinds.isEmpty());
    }
    Matcher base = BASE.matcher(name);
    if (!base.matches()) {
      return Optional.empty();
    }
    Board board = base(base);
    Board valued = base.group(8) == null ? board : board.fromZero();
    String count = base.group(9);
    Board beside = count == null ? valued : beside(valued, Integer.parseInt(count));
    return Optional.of(with(kinds, base.group(10) == null ? beside : withRegions(beside)));
  }

  private static Board base(Matcher base) {
    int rows = Integer.parseInt(base.group(1));
    int columns = Integer.parseInt(base.group(2));
    int digits = base.group(3) == null ? Math.max(rows, columns) : Integer.parseInt(base.group(3));
    if (base.group(7) != null) {
      return jigsaw(rows, columns, digits, base.group(7));
    }
    if (base.group(6) != null) {
      return lines(rows, columns, digits, Optional.empty());
    }
    Optional<BoxShape> boxes =
        base.group(4) == null
            ? BoxShape.usual(rows, columns, Math.max(rows, columns))
            : Optional.of(
                new BoxShape(Integer.parseInt(base.group(4)), Integer.parseInt(base.group(5))));
    return lines(rows, columns, digits, boxes);
  }

  /** The same board without rules, whose digits have values from 0, such as 0 to 8. */
  public static Board fromZero(Board plain) {
    return plain.fromZero();
  }

  /**
   * A board of one grid, without rules, with more cells beside it, which lie in no house: what
   * rules say of them is all that is known of their digits.
   *
   * @throws IllegalArgumentException if there are none, or more than {@value #MOST_BESIDE}
   */
  public static Board beside(Board plain, int count) {
    if (count < 1 || count > MOST_BESIDE || !plain.isFull()) {
      throw new IllegalArgumentException(
          "beside a grid stand 1 to " + MOST_BESIDE + " cells, not " + count);
    }
    return plain.beside(count);
  }

  /**
   * A board of one grid, without rules, with cells that are not shown and tell the regions of those
   * of the grid.
   */
  public static Board withRegions(Board plain) {
    return plain.withRegions();
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
    return withRules(withKinds(regions, fitting).orElseThrow(), board.drawn())
        .decorated(board.decoration());
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
    return board.isFull() && !board.houses(Kinds.BOX).isEmpty() && boxes(board).isEmpty();
  }

  /** True if a square board has rows, columns and equal boxes, and no other rules. */
  public static boolean isClassic(Board board) {
    return boxes(board).isPresent() && isSquare(board) && board.rules().isEmpty();
  }

  /** True if a board has as many rows and columns as digits. */
  private static boolean isSquare(Board board) {
    return board.rows() == board.digits() && board.columns() == board.digits();
  }

  /** The shape of the boxes, if these are equal and side by side. */
  public static Optional<BoxShape> boxes(Board board) {
    return Optional.of(new BoxShape(board.layout().boxRows(), board.layout().boxColumns()))
        .filter(shape -> shape.rows() > 0);
  }
}
