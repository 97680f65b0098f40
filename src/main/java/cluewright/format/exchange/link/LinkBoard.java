package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Decoration;
import cluewright.model.Decoration.Figure;
import cluewright.model.Decoration.Place;
import cluewright.model.House;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Assembles the board of a link, which gives its regions, then sets of cells that hold every digit,
 * then drawn rules. Houses that make up a rule of the whole board are that; other sets of cells are
 * extra regions, or cages if the link says so.
 */
final class LinkBoard {
  /** The limit for steps between cells: two between any two that touch. */
  private static final int STEPS_A_CELL = 8;

  /** In place of a sum that is asked for. */
  private static final String ASKED = "?";

  private static final double CORNER_OF_CELL = 0.15;
  private static final double SIZE_OF_SUM = 0.25;

  private final PackedJson json;
  private final Board plain;

  /** Houses that must belong to some kind. */
  private final Set<CellSet> houses = new LinkedHashSet<>();

  /** Cells with different digits that must belong to some kind, or be extra regions. */
  private final Set<CellSet> regions = new LinkedHashSet<>();

  /** Cells with different digits that must belong to some kind, or be cages without a sum. */
  private final Map<CellSet, String> sumless = new LinkedHashMap<>();

  private final Map<Rule, String> cages = new LinkedHashMap<>();
  private final Set<Rule> paths = new LinkedHashSet<>();

  /** Cells of which a rule says the same each. */
  private final Map<Kind, Set<Integer>> alike = new LinkedHashMap<>();

  /** The rules of the whole board other than houses of every digit. */
  private final Set<Kind> others = new LinkedHashSet<>();

  private final List<Figure> asked = new ArrayList<>();

  /** The length of all paths, both added and existing. */
  private int steps;

  /**
   * @param plain the board with its rows, columns and regions alone
   */
  LinkBoard(PackedJson json, Board plain) {
    this.json = json;
    this.plain = plain;
  }

  Board plain() {
    return plain;
  }

  /**
   * Adds cells with different digits; those of a row, column or region are redundant.
   *
   * @param field where the link says so
   * @throws cluewright.format.FormatException if there are none, or more than digits
   */
  void addRegion(CellSet cells, String field) {
    refuseUnlessDigitsDiffer(cells, field);
    if (isNew(cells)) {
      regions.add(cells);
    }
  }

  private boolean isNew(CellSet cells) {
    return plain.houses().stream().map(House::cells).noneMatch(cells::equals);
  }

  private void refuseUnlessDigitsDiffer(CellSet cells, String field) {
    if (cells.isEmpty()) {
      throw json.fault(Phrase.of("exchange.no-cells", field));
    }
    if (cells.size() > plain.digits()) {
      throw manyCells(field, first(cells), cells.size());
    }
  }

  private FormatException manyCells(String field, String first, int cells) {
    return json.fault(Phrase.of("exchange.many-cells", field, first, cells, plain.digits()));
  }

  private String first(CellSet cells) {
    return plain.label(cells.stream().min().orElseThrow());
  }

  /**
   * Adds a cage; one without a sum may be a house, and is redundant as a row, column or region.
   *
   * @param sum as the link writes it; empty for none, and a question mark for one that is asked
   *     for, which is drawn
   * @throws cluewright.format.FormatException if there are no cells, or more than digits, or if the
   *     sum is no number, or one that no different digits have
   */
  void addCage(CellSet cells, String sum, String field) {
    refuseUnlessDigitsDiffer(cells, field);
    if (sum.equals(ASKED)) {
      asked.add(question(cells));
    }
    if (sum.isEmpty() || sum.equals(ASKED)) {
      if (isNew(cells)) {
        sumless.putIfAbsent(cells, field);
      }
      return;
    }
    int number = PackedJson.sum(sum);
    if (number < 1) {
      throw json.fault(Phrase.of("exchange.cage-sum", first(cells), Quoted.bare(sum)));
    }
    Values sums = Kinds.CAGE.values(cells.size(), plain.digits()).orElseThrow();
    if (!sums.contain(number)) {
      throw json.fault(
          Phrase.of(
              "exchange.cage-range",
              first(cells),
              number,
              cells.size(),
              plain.digits(),
              sums.least(),
              sums.most()));
    }
    cages.putIfAbsent(cage(cells, number), field);
  }

  /** A question mark in the corner of a cage. */
  private Figure question(CellSet cells) {
    int first = cells.stream().min().orElseThrow();
    Place corner =
        new Place(plain.column(first) + CORNER_OF_CELL, plain.row(first) + CORNER_OF_CELL);
    return new Figure(corner, 0, 0, false, true, 0, "", "", ASKED, "", SIZE_OF_SUM);
  }

  /** Adds cells of which a rule says the same each; those of a kind make up one rule. */
  void addCells(Kind kind, List<Integer> more) {
    alike.computeIfAbsent(kind, any -> new LinkedHashSet<>()).addAll(more);
  }

  /**
   * Adds a drawn rule as it is.
   *
   * @throws cluewright.format.FormatException if no board can have it
   */
  void addKnown(Kind kind, List<Integer> where, int value, String field) {
    steps += where.size();
    if (steps > mostSteps(plain)) {
      throw json.fault(tooMany(plain));
    }
    boolean isRepeated = new HashSet<>(where).size() < where.size();
    if (isRepeated || where.size() < kind.leastCells()) {
      throw json.rule(field);
    }
    Rule rule = new Rule(kind, where, value);
    if (rule.refusal(plain.layout()).isPresent()) {
      throw json.rule(field + ": " + value);
    }
    paths.add(rule);
  }

  /** True if rules of a kind were added. */
  boolean hasDrawn(Kind kind) {
    return paths.stream().anyMatch(rule -> rule.kind() == kind);
  }

  /** The fault that a name is none of a cell. */
  FormatException noCell(String field, String name) {
    return json.fault(
        Phrase.of("exchange.no-cell", field, Quoted.bare(name), PackedJson.name(plain.rows())));
  }

  /** Adds a path or border rule of a kind without values. */
  void add(Kind kind, List<Integer> path, String field) {
    add(kind, path, "", field);
  }

  /**
   * Adds a path or border rule.
   *
   * @param path its cells
   * @param value as the link writes it; empty for none, or for the usual one
   * @throws cluewright.format.FormatException if it has no two cells, or one of them twice, or more
   *     cells or another value than its kind can have, or if there are more steps than a board has
   *     room for
   */
  void add(Kind kind, List<Integer> path, String value, String field) {
    steps += path.size() - 1;
    if (steps > mostSteps(plain)) {
      throw json.fault(tooMany(plain));
    }
    if (path.isEmpty()) {
      throw json.fault(Phrase.of("exchange.no-cells", field));
    }
    if (path.size() < 2) {
      throw json.fault(Phrase.of("exchange.one-cell", field, plain.label(path.get(0))));
    }
    Set<Integer> passed = new HashSet<>();
    for (int cell : path) {
      if (!passed.add(cell)) {
        throw json.fault(Phrase.of("exchange.loop", field, plain.label(cell)));
      }
    }
    if (path.size() > kind.mostCells(plain.layout())) {
      throw manyCells(field, plain.label(path.get(0)), path.size());
    }
    paths.add(new Rule(kind, path, number(kind, path, value, field)));
  }

  private int number(Kind kind, List<Integer> path, String value, String field) {
    if (value.isEmpty()) {
      return kind.usualValue(path.size(), plain.digits());
    }
    int number = PackedJson.sum(value);
    Values known =
        kind.values(path.size(), plain.digits()).orElseThrow(() -> json.rule(field + ": " + value));
    if (number == 0 || !known.contain(number)) {
      List<Integer> ends = List.of(path.get(0), path.get(path.size() - 1));
      throw otherValue(field, ends, value, known.least() + "–" + known.most());
    }
    return number;
  }

  /** The kind of signs that are a letter; empty for other texts. */
  static Optional<Kind> lettered(String text) {
    return Kinds.drawn().stream()
        .filter(kind -> kind.mark() instanceof Mark.Letter mark && mark.letter().equals(text))
        .findFirst();
  }

  /**
   * The two cells at a sign.
   *
   * @throws cluewright.format.FormatException unless they have a border in common
   */
  List<Integer> border(List<Integer> cells, String field) {
    if (cells.size() == 2 && plain.areNeighbours(cells.get(0), cells.get(1))) {
      return cells;
    }
    throw json.fault(
        Phrase.of(
            "exchange.no-border",
            field,
            cells.stream().map(plain::label).collect(Collectors.joining(" "))));
  }

  /** The fault that a sign or line has a value that makes it another rule. */
  FormatException otherValue(String field, List<Integer> ends, String value, String known) {
    return json.fault(
        Phrase.of(
            "exchange.other-value",
            field,
            plain.label(ends.get(0)),
            plain.label(ends.get(1)),
            Quoted.bare(value),
            known));
  }

  /** Adds a rule of the whole board. */
  void add(Kind kind, String field) {
    if (Boards.withKinds(plain, Set.of(kind)).isEmpty()) {
      throw json.fault(Phrase.of("exchange.unfit", field, PackedJson.name(plain.rows())));
    }
    List<CellSet> all = houses(kind);
    houses.addAll(all);
    if (all.isEmpty()) {
      others.add(kind);
    }
  }

  /** Adds one of the houses of a rule of the whole board. */
  void addHouse(Kind kind, int number) {
    houses.add(houses(kind).get(number));
  }

  /** Adds the diagonal from the upper left corner, or the other one. */
  void addDiagonal(int corner) {
    houses(Kinds.DIAGONALS).stream()
        .filter(diagonal -> diagonal.contains(corner))
        .forEach(houses::add);
  }

  /** True if a cell is among those added. */
  boolean isExtra(int cell) {
    return Stream.of(houses, regions, sumless.keySet())
        .flatMap(Set::stream)
        .anyMatch(cells -> cells.contains(cell));
  }

  /** The houses of every digit of a kind on this board. */
  private List<CellSet> houses(Kind kind) {
    return new Rule(kind, List.of())
        .meaning(plain.layout()).stream()
            .filter(each -> each instanceof Primitive.Differ)
            .map(each -> CellSet.of(each.cells()))
            .filter(cells -> cells.size() == plain.digits())
            .toList();
  }

  /**
   * The board with everything that was added, and question marks where sums are asked for.
   *
   * @throws cluewright.format.FormatException if cages share cells
   */
  Board board() {
    Set<Kind> kinds = new LinkedHashSet<>(others);
    Set<CellSet> left = new LinkedHashSet<>(regions);
    left.addAll(sumless.keySet());
    left.addAll(houses);
    for (Kind kind : byHouses()) {
      List<CellSet> all = left.isEmpty() ? List.of() : houses(kind);
      if (!all.isEmpty() && left.containsAll(all)) {
        all.forEach(left::remove);
        kinds.add(kind);
      }
    }
    Map<Rule, String> allCages = new LinkedHashMap<>(cages);
    for (CellSet cells : left) {
      if (sumless.containsKey(cells)) {
        allCages.put(cage(cells, 0), sumless.get(cells));
      } else {
        paths.add(new Rule(Kinds.EXTRA_REGION, cells.stream().boxed().toList()));
      }
    }
    alike.forEach((kind, all) -> paths.add(new Rule(kind, List.copyOf(all))));
    Board board = Boards.withKinds(plain, kinds).orElseThrow();
    Board ruled = paths.isEmpty() && allCages.isEmpty() ? board : withRules(board, allCages);
    return ruled.decorated(new Decoration(List.of(), asked, List.of(), List.of()));
  }

  /**
   * Orders kinds with many houses first, such as disjoint groups before the centre dot, which is
   * one of them.
   */
  private List<Kind> byHouses() {
    return Kinds.ofBoards().stream()
        .sorted(Comparator.comparing(kind -> -houses(kind).size()))
        .toList();
  }

  private Board withRules(Board board, Map<Rule, String> allCages) {
    List<Rule> before = new ArrayList<>();
    for (Rule cage : allCages.keySet()) {
      for (Rule other : before) {
        CellSet shared = CellSet.of(cage.cells()).intersect(CellSet.of(other.cells()));
        if (!shared.isEmpty()) {
          throw json.fault(
              Phrase.of(
                  "exchange.shared-cells",
                  allCages.get(other),
                  plain.label(other.cells().get(0)),
                  allCages.get(cage),
                  plain.label(cage.cells().get(0)),
                  first(shared)));
        }
      }
      before.add(cage);
    }
    before.addAll(paths);
    return Boards.withRules(board, before);
  }

  private static Rule cage(CellSet cells, int sum) {
    return new Rule(Kinds.CAGE, cells.stream().boxed().toList(), sum);
  }

  private static int mostSteps(Board board) {
    return STEPS_A_CELL * board.cells();
  }

  private static Phrase tooMany(Board board) {
    return Phrase.of("exchange.many-relations", mostSteps(board), PackedJson.name(board.rows()));
  }

  /**
   * Why a board cannot be a link, if so: a rule of an unsupported kind, signs between cells that
   * are not neighbours, more paths than links allow, or notes that would change the meaning of what
   * is drawn.
   *
   * @param knows whether the link has a place for the rules of a kind
   */
  static Optional<Phrase> refusal(Item item, Predicate<Kind> knows) {
    Board board = item.content().board();
    return unknown(board, knows)
        .or(() -> farPath(board))
        .or(() -> steps(board) > mostSteps(board) ? Optional.of(tooMany(board)) : Optional.empty())
        .or(
            () ->
                SetterWords.otherMeaning(board, item.about().notes())
                    .map(words -> Phrase.of("exchange.other-meaning", Quoted.bare(words))));
  }

  private static Optional<Phrase> unknown(Board board, Predicate<Kind> knows) {
    return Refusals.unsaid(board, rule -> knows.test(rule.kind()));
  }

  /** The rules of a board that follow a path. */
  private static Stream<Rule> paths(Board board) {
    return board.drawn().stream()
        .filter(rule -> rule.kind().form() == Form.EDGE || rule.kind().form() == Form.LINE)
        .filter(rule -> rule.kind() != Kinds.CLONES);
  }

  private static int steps(Board board) {
    return paths(board).mapToInt(rule -> rule.cells().size() - 1).sum();
  }

  private static Optional<Phrase> farPath(Board board) {
    return paths(board)
        .filter(rule -> !isNear(board, rule))
        .findFirst()
        .map(
            rule ->
                Phrase.of(
                    "exchange.far-relation",
                    board.label(rule.cells().get(0)),
                    board.label(rule.cells().get(1))));
  }

  /**
   * True if two cells are close enough: a line may go to a cell that touches a corner, a sign needs
   * a border.
   */
  private static boolean isNear(Board board, Rule rule) {
    for (int i = 1; i < rule.cells().size(); i++) {
      int first = rule.cells().get(i - 1);
      int second = rule.cells().get(i);
      boolean isLine = rule.kind().form() == Form.LINE;
      if (isLine ? !board.touch(first, second) : !board.areNeighbours(first, second)) {
        return false;
      }
    }
    return true;
  }
}
