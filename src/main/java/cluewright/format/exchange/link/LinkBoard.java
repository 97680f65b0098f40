package cluewright.format.exchange.link;

import cluewright.format.BoardKinds;
import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.Collection;
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
 * Finds the board of a link, which tells it house by house: its regions, then sets of cells that
 * hold every digit, then drawn rules. Houses that make up a rule of the whole board are that; other
 * sets of cells are cages, unless the link says that they are something else.
 */
final class LinkBoard {
  /** The centre dot comes last, since it is one of the disjoint groups. */
  private static final List<Kind> KINDS =
      List.of(
          Kinds.DIAGONALS, Kinds.WINDOKU, Kinds.DISJOINT_GROUPS, Kinds.ASTERISK, Kinds.CENTRE_DOT);

  /** The steps from cell to cell that a board has room for: two between any two that touch. */
  private static final int STEPS_A_CELL = 8;

  private final PackedJson json;
  private final Board plain;

  /** Houses that must be of a kind. */
  private final Set<CellSet> houses = new LinkedHashSet<>();

  /** Cells with different digits, and so of a kind as well, or cages without a sum. */
  private final Map<CellSet, String> regions = new LinkedHashMap<>();

  private final Map<Rule, String> cages = new LinkedHashMap<>();
  private final Set<Rule> paths = new LinkedHashSet<>();
  private final Set<Kind> pairs = new LinkedHashSet<>();

  /** Of all paths that were added, also of those that were there before. */
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
   * Adds cells that have different digits; those of a row, column or region say nothing new.
   *
   * @param field where the link says so
   * @throws cluewright.format.FormatException if there are none, or more than digits
   */
  void addRegion(CellSet cells, String field) {
    refuseUnlessDigitsDiffer(cells, field);
    if (plain.houses().stream().map(House::cells).noneMatch(cells::equals)) {
      regions.putIfAbsent(cells, field);
    }
  }

  private void refuseUnlessDigitsDiffer(CellSet cells, String field) {
    if (cells.isEmpty()) {
      throw json.fault(Phrase.of("exchange.no-cells", field));
    }
    if (cells.size() > plain.digits()) {
      throw json.fault(
          Phrase.of("exchange.many-cells", field, first(cells), cells.size(), plain.digits()));
    }
  }

  private String first(CellSet cells) {
    return plain.label(cells.stream().min().orElseThrow());
  }

  /**
   * Adds a cage with a sum.
   *
   * @param sum as the link writes it
   * @throws cluewright.format.FormatException if there are no cells, or more than digits, or if the
   *     sum is no number, or one that no different digits have
   */
  void addCage(CellSet cells, String sum, String field) {
    refuseUnlessDigitsDiffer(cells, field);
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

  /**
   * Adds a rule of a path or a border.
   *
   * @param path its cells
   * @throws cluewright.format.FormatException if it has no two cells, or one of them twice, or if
   *     there are more steps than a board has room for
   */
  void add(Kind kind, List<Integer> path, String field) {
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
    paths.add(new Rule(kind, path));
  }

  /**
   * The two cells beside a sign.
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

  /** That a sign has a value with which it is another rule. */
  FormatException otherValue(String field, List<Integer> border, String value, String known) {
    return json.fault(
        Phrase.of(
            "exchange.other-value",
            field,
            plain.label(border.get(0)),
            plain.label(border.get(1)),
            Quoted.bare(value),
            known));
  }

  /** Adds all houses of a kind. */
  void add(Kind kind, String field) {
    List<CellSet> all = houses(kind);
    if (all.isEmpty()) {
      throw json.fault(Phrase.of("exchange.unfit", field, PackedJson.name(plain.rows())));
    }
    if (all.get(0).size() < plain.digits()) {
      pairs.add(kind);
    } else {
      houses.addAll(all);
    }
  }

  /** Adds the diagonal that begins in the upper left corner, or the other one. */
  void addDiagonal(int corner) {
    houses(Kinds.DIAGONALS).stream()
        .filter(diagonal -> diagonal.contains(corner))
        .forEach(houses::add);
  }

  /** True if a cell lies in cells that were added. */
  boolean isExtra(int cell) {
    return Stream.of(houses, regions.keySet())
        .flatMap(Set::stream)
        .anyMatch(cells -> cells.contains(cell));
  }

  /** The houses of a kind on this board; none if it does not fit. */
  private List<CellSet> houses(Kind kind) {
    Predicate<House> isPlain = plain.houses()::contains;
    return Boards.withKinds(plain, Set.of(kind)).stream()
        .flatMap(board -> board.houses().stream())
        .filter(isPlain.negate())
        .map(House::cells)
        .toList();
  }

  /**
   * The board with all that was added.
   *
   * @throws cluewright.format.FormatException if one diagonal was added alone, or if cages share
   *     cells
   */
  Board board() {
    Set<Kind> kinds = new LinkedHashSet<>(pairs);
    Set<CellSet> left = new LinkedHashSet<>(regions.keySet());
    left.addAll(houses);
    for (Kind kind : KINDS) {
      List<CellSet> all = left.isEmpty() ? List.of() : houses(kind);
      if (!all.isEmpty() && left.containsAll(all)) {
        all.forEach(left::remove);
        kinds.add(kind);
      }
    }
    Map<Rule, String> allCages = new LinkedHashMap<>(cages);
    for (CellSet cells : left) {
      if (houses.contains(cells)) {
        throw json.fault(Phrase.of("exchange.one-diagonal"));
      }
      allCages.put(cage(cells, 0), regions.get(cells));
    }
    Board board = Boards.withKinds(plain, kinds).orElseThrow();
    return paths.isEmpty() && allCages.isEmpty() ? board : withRules(board, allCages);
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
   * That a board has a rule of a kind that a link has no place for, or signs between cells that are
   * no neighbours, or more paths than links hold, or that the notes would give what is drawn
   * another meaning; else empty.
   *
   * @param known the kinds of drawn rules that the link has a place for
   */
  static Optional<Phrase> refusal(Item item, Collection<Kind> known) {
    Board board = item.content().board();
    return unknown(board, known)
        .or(() -> farPath(board))
        .or(() -> steps(board) > mostSteps(board) ? Optional.of(tooMany(board)) : Optional.empty())
        .or(
            () ->
                SetterWords.otherMeaning(board, item.about().notes())
                    .map(words -> Phrase.of("exchange.other-meaning", Quoted.bare(words))));
  }

  private static Optional<Phrase> unknown(Board board, Collection<Kind> known) {
    return board.drawn().stream()
        .filter(rule -> !known.contains(rule.kind()))
        .findFirst()
        .map(
            rule ->
                Phrase.of(
                    "exchange.no-place",
                    BoardKinds.name(rule.kind()),
                    rule.cells().stream().map(board::label).collect(Collectors.joining(" "))));
  }

  /** The rules of a board that have a path. */
  private static Stream<Rule> paths(Board board) {
    return board.drawn().stream().filter(rule -> rule.kind().form() != Form.REGION);
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

  /** A line may go on to a cell that touches a corner, a sign stands on a border. */
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
