package cluewright.model;

import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Layout;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A board as data: its cells in rows and columns, its digits, its houses, and its rules with their
 * meaning.
 *
 * <p>A board of overlapping grids has no cell at some places of its rows and columns. Cells are
 * numbered from 0, row by row, and places without a cell are not counted; digits from 1. A
 * <em>candidate</em> (a digit of a cell) is numbered {@code cell * digits + digit - 1}. A set of
 * digits is an int whose bit {@code d - 1} stands for digit d.
 *
 * <p>The primitives of the rules become {@linkplain #houses houses}, {@linkplain #pairs pairs},
 * {@linkplain #sums sums}, {@linkplain #words words} and {@linkplain #allowed allowed digits},
 * which is all that those who solve a board look at.
 */
public final class Board {
  /** The most digits of a board, whose sets must fit an int. */
  public static final int MAX_DIGITS = 31;

  /** Stands for a cell where there is none. */
  public static final int NO_CELL = Layout.NO_CELL;

  private static final String SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

  /** What a rule says about two of its cells. */
  public record RulePair(Rule rule, Primitive.Pair pair) {
    public int first() {
      return pair.first();
    }

    public int second() {
      return pair.second();
    }

    public CellSet cells() {
      return CellSet.of(first(), second());
    }

    public boolean allows(int first, int second) {
      return pair.table().allows(first, second);
    }
  }

  private final String base;
  private final Layout layout;
  private final int digits;

  /** The rows, columns and boxes. */
  private final List<House> own;

  private final List<Rule> rules;
  private final List<House> houses;
  private final List<RulePair> pairs = new ArrayList<>();
  private final List<CellSum> sums = new ArrayList<>();
  private final List<CellWord> words = new ArrayList<>();

  /** By cell, the digits that it may have, as a set. */
  private final int[] allowed;

  private final Set<Class<? extends Primitive>> primitives = new LinkedHashSet<>();
  private final List<List<House>> housesOf;
  private final CellSet[] peers;
  private final int[][] related;

  /** What rules say about pairs, the smaller cell first. */
  private final Set<Primitive.Pair> ordered;

  private final Decoration decoration;
  private final int hash;
  private final boolean hasBarredDigits;
  private final boolean isOfHousesAlone;
  private final boolean isOpen;

  /** Made when it is asked for. */
  private volatile Skeleton skeleton;

  /**
   * A board with a cell at each place, and without rules besides its houses.
   *
   * @param name the name by which users choose the board
   * @param houses every house; each cell must lie in at least one
   * @throws IllegalArgumentException if a house has more cells than there are digits, or must hold
   *     every digit and has fewer
   */
  public Board(String name, int rows, int columns, int digits, List<House> houses) {
    this(name, rows, columns, IntStream.range(0, rows * columns).toArray(), digits, houses);
  }

  /**
   * A board with cells at some places.
   *
   * @param places the places that have a cell, counted row by row as if all had
   */
  Board(String name, int rows, int columns, int[] places, int digits, List<House> houses) {
    this(name, layout(rows, columns, places, digits, houses), houses, List.of(), Decoration.NONE);
  }

  /**
   * @param base the name without rules
   * @param own rows, columns and boxes
   * @param rules in order
   */
  private Board(
      String base, Layout layout, List<House> own, List<Rule> rules, Decoration decoration) {
    this.base = base;
    this.decoration = decoration;
    this.layout = layout;
    this.digits = layout.digits();
    this.own = List.copyOf(own);
    this.rules = List.copyOf(rules);
    this.allowed = new int[layout.cells()];
    Arrays.fill(allowed, allDigits());
    List<House> all = new ArrayList<>(own);
    rules.forEach(rule -> addMeaning(rule, all));
    this.houses = List.copyOf(all);
    houses.forEach(this::refuseUnlessFit);
    sums.forEach(this::refuseUnlessInHouse);
    this.isOpen = rules.stream().anyMatch(Rule::isOpen);
    this.hash = Objects.hash(layout, this.own, this.rules);
    List<List<House>> byCell = new ArrayList<>();
    for (int cell = 0; cell < cells(); cell++) {
      byCell.add(new ArrayList<>());
    }
    houses.forEach(house -> house.cells().forEach(cell -> byCell.get(cell).add(house)));
    this.housesOf = byCell.stream().map(List::copyOf).toList();
    this.peers = new CellSet[cells()];
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] =
          housesOf.get(cell).stream()
              .map(House::cells)
              .reduce(CellSet.empty(), CellSet::union)
              .without(cell);
    }
    this.hasBarredDigits = Arrays.stream(allowed).anyMatch(set -> set != allDigits());
    this.isOfHousesAlone = pairs.isEmpty() && !hasBonds() && !hasBarredDigits;
    this.ordered =
        pairs.stream().map(pair -> pair.pair().ordered()).collect(Collectors.toUnmodifiableSet());
    this.related = pairs.isEmpty() ? new int[0][] : related();
  }

  private static Layout layout(
      int rows, int columns, int[] places, int digits, List<House> houses) {
    if (digits < 1 || digits > MAX_DIGITS) {
      throw new IllegalArgumentException("a board has 1 to " + MAX_DIGITS + " digits");
    }
    Layout open = new Layout(rows, columns, places, digits, 0, 0);
    return BoxShape.of(open, houses)
        .map(box -> new Layout(rows, columns, places, digits, box.rows(), box.columns()))
        .orElse(open);
  }

  private void refuseUnlessFit(House house) {
    int size = house.cells().size();
    if (size > digits || (house.holdsEveryDigit() && size < digits)) {
      throw new IllegalArgumentException(house.label() + " has " + size + " cells");
    }
  }

  private void refuseUnlessInHouse(CellSum sum) {
    if (houses.stream().noneMatch(house -> house.cells().containsAll(sum.cells()))) {
      throw new IllegalArgumentException("a sum of cells that may hold equal digits is not known");
    }
  }

  /** The first and the last of some cells, for example {@code r1c1–r2c3}. */
  private String ends(List<Integer> cells) {
    String first = layout.label(cells.get(0));
    return cells.size() == 1 ? first : first + "–" + layout.label(cells.get(cells.size() - 1));
  }

  /** Adds the meaning of a rule; two-cell houses within another house add nothing. */
  private void addMeaning(Rule rule, List<House> all) {
    Kind kind = rule.kind();
    List<House> before = List.copyOf(all);
    int number = (int) before.stream().filter(house -> house.kind() == kind).count();
    for (Primitive each : rule.meaning(layout, rules)) {
      primitives.add(each.getClass());
      if (each instanceof Primitive.Differ) {
        CellSet cells = CellSet.of(each.cells());
        boolean isOld =
            kind.form() == Form.BOARD
                && cells.size() == 2
                && before.stream().anyMatch(house -> house.cells().containsAll(cells));
        if (!isOld) {
          House house = new House(kind, ++number, cells, cells.size() == digits);
          all.add(kind.form().isDrawn() ? house.named(ends(each.cells())) : house);
        }
      } else if (each instanceof Primitive.Pair pair) {
        pairs.addAll(pair.table().allowsAll() ? List.of() : List.of(new RulePair(rule, pair)));
      } else if (each instanceof Primitive.Sum sum) {
        sums.add(new CellSum(CellSet.of(sum.cells()), sum.total()));
      } else if (each instanceof Primitive.Allow allow) {
        allowed[allow.cell()] &= allow.digits();
      } else if (each instanceof Primitive.Word word) {
        words.addAll(
            word.automaton().acceptsAll()
                ? List.of()
                : List.of(new CellWord(rule, word.cells(), word.automaton())));
      } else {
        throw new IllegalStateException("boards do not know " + each);
      }
    }
  }

  /**
   * By candidate, the candidates of other cells that a pair of some rule excludes beside it. A set
   * for each at once would take 30 MB for 25 rows.
   */
  private int[][] related() {
    List<List<RulePair>> pairsOf = new ArrayList<>();
    for (int cell = 0; cell < cells(); cell++) {
      pairsOf.add(new ArrayList<>());
    }
    for (RulePair pair : pairs) {
      pairsOf.get(pair.first()).add(pair);
      pairsOf.get(pair.second()).add(pair);
    }
    BitSet barred = new BitSet(candidates());
    int[][] all = new int[candidates()][];
    for (int cell = 0; cell < cells(); cell++) {
      for (int digit = 1; digit <= digits; digit++) {
        bar(cell, digit, pairsOf.get(cell), barred);
        all[candidate(cell, digit)] = barred.stream().toArray();
        barred.clear();
      }
    }
    return all;
  }

  /** Adds what some pairs exclude beside a candidate. */
  private void bar(int cell, int digit, List<RulePair> itsPairs, BitSet barred) {
    for (RulePair pair : itsPairs) {
      for (int other = 1; other <= digits; other++) {
        if (pair.first() == cell && !pair.allows(digit, other)) {
          barred.set(candidate(pair.second(), other));
        }
        if (pair.second() == cell && !pair.allows(other, digit)) {
          barred.set(candidate(pair.first(), other));
        }
      }
    }
  }

  /** The same board whose digits have values from 0. */
  Board fromZero() {
    return new Board(base + Boards.FROM_ZERO, layout.fromZero(), own, rules, decoration);
  }

  /** The same board with more cells beside the grid. */
  Board beside(int count) {
    return new Board(base + Boards.BESIDE + count, layout.beside(count), own, rules, decoration);
  }

  /** The same board with cells that tell the regions of those of the grid. */
  Board withRegions() {
    return new Board(base + Boards.WITH_REGIONS, layout.withRegions(), own, rules, decoration);
  }

  /** The board with exactly these rules, in order. */
  Board with(List<Rule> others) {
    return new Board(base, layout, own, others, decoration);
  }

  /**
   * The same board with another decoration, to which it is equal: what says nothing makes no
   * difference to a puzzle.
   */
  public Board decorated(Decoration other) {
    return other.equals(decoration) ? this : new Board(base, layout, own, rules, other);
  }

  /** What is drawn on the board beside its rules. */
  public Decoration decoration() {
    return decoration;
  }

  /** The name by which {@link Boards#named} finds it. */
  public String name() {
    StringBuilder name = new StringBuilder(base);
    rules.forEach(rule -> name.append(Boards.MORE).append(rule.in(layout)));
    return name.toString();
  }

  /** The name of the board without rules. */
  public String base() {
    return base;
  }

  public Layout layout() {
    return layout;
  }

  public int rows() {
    return layout.rows();
  }

  public int columns() {
    return layout.columns();
  }

  public int cells() {
    return layout.cells();
  }

  /** The number of cells that lie in the grid, which come before those beside it. */
  public int gridCells() {
    return layout.grid().cells();
  }

  /** The number of cells that are shown, which come before all others. */
  public int shownCells() {
    return layout.shownCells();
  }

  /** True if there is a cell at each place of the rows and columns. */
  public boolean isFull() {
    return cells() == rows() * columns();
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

  public List<House> houses(Kind kind) {
    return houses.stream().filter(house -> house.kind() == kind).toList();
  }

  public List<House> housesOf(int cell) {
    return housesOf.get(cell);
  }

  /** The cells that share a house with {@code cell}, without the cell itself. */
  public CellSet peers(int cell) {
    return peers[cell];
  }

  /** All rules besides rows, columns and boxes, in the order of the name. */
  public List<Rule> rules() {
    return rules;
  }

  /** The rules of a kind. */
  public List<Rule> rules(Kind kind) {
    return rules.stream().filter(rule -> rule.kind() == kind).toList();
  }

  /** The values of the rules of a kind, each once, ascending; 0 for rules without one. */
  public List<Integer> values(Kind kind) {
    return rules(kind).stream().map(Rule::value).distinct().sorted().toList();
  }

  /** True if rules have values that are to be found, as in the board of a skeleton. */
  public boolean isOpen() {
    return isOpen;
  }

  /** This board, with some value for each that is open. */
  public Board sample() {
    return isOpen ? skeleton().sample() : this;
  }

  /** This board, with what holds whatever its open values are. */
  public Board weakest() {
    return isOpen ? skeleton().weakest() : this;
  }

  /** True if values are open, and another board is this one with all of them. */
  public boolean isFilledBy(Board other) {
    return isOpen && skeleton().isFilledBy(other);
  }

  /** What is open on this board. */
  public Skeleton skeleton() {
    if (skeleton == null) {
      skeleton = new Skeleton(this);
    }
    return skeleton;
  }

  /** The rules drawn by a designer, such as thermometers and cages. */
  public List<Rule> drawn() {
    return rules.stream().filter(rule -> rule.kind().form().isDrawn()).toList();
  }

  /**
   * The rules as they are shown: those about cells that are not shown stand in the cells that these
   * tell of.
   */
  public List<Rule> shownRules() {
    return layout.tellsRegions()
        ? rules.stream().flatMap(rule -> shown(rule).stream()).toList()
        : rules;
  }

  private Optional<Rule> shown(Rule rule) {
    List<Integer> cells = rule.cells().stream().map(layout::shown).distinct().toList();
    return cells.size() == rule.cells().size()
        ? Optional.of(new Rule(rule.kind(), cells, rule.value()))
        : Optional.empty();
  }

  /** Cells that are shown instead of some: those that these tell of, or they themselves. */
  public CellSet shown(CellSet cells) {
    return layout.tellsRegions() ? CellSet.of(cells.stream().map(layout::shown)) : cells;
  }

  /** True for a candidate of a cell that is shown. */
  public boolean isShown(int candidate) {
    return cellOf(candidate) < shownCells();
  }

  /** The pairs of cells in which rules allow only some digits. */
  public List<RulePair> pairs() {
    return Collections.unmodifiableList(pairs);
  }

  /** True if rules restrict pairs of cells, so that houses are not everything. */
  public boolean hasPairs() {
    return !pairs.isEmpty();
  }

  /** The cells of all pairs and words, and those that may not have every digit. */
  public CellSet bound() {
    return CellSet.where(cells(), cell -> allowed[cell] != allDigits())
        .union(CellSet.of(pairs.stream().flatMap(each -> each.pair().cells().stream()).toList()))
        .union(CellSet.of(words.stream().flatMap(each -> each.path().stream()).toList()));
  }

  /** The digits that a cell may have whatever the others hold, as a set. */
  public int allowed(int cell) {
    return allowed[cell];
  }

  /** True if some cell may not have every digit. */
  public boolean hasBarredDigits() {
    return hasBarredDigits;
  }

  /** The cells whose digits are read in order by automata. */
  public List<CellWord> words() {
    return Collections.unmodifiableList(words);
  }

  public boolean hasWords() {
    return !words.isEmpty();
  }

  /** True if more than two cells together are bound by something besides houses. */
  public boolean hasBonds() {
    return hasSums() || hasWords();
  }

  public boolean hasSums() {
    return !sums.isEmpty();
  }

  /** The sums of cells, each within a house. */
  public List<CellSum> sums() {
    return Collections.unmodifiableList(sums);
  }

  /**
   * Refuses a board with rules whose meaning a package does not support.
   *
   * @param room who asks, as it begins the message
   * @param known the primitives that it knows
   * @throws IllegalArgumentException naming the rules
   */
  public void refuseUnlessMadeOf(String room, Collection<Class<? extends Primitive>> known) {
    if (isOpen) {
      throw new IllegalArgumentException(room + " must know all values of " + name());
    }
    for (Rule rule : known.containsAll(primitives) ? List.<Rule>of() : rules) {
      if (!rule.meaning(layout, rules).stream()
          .map(Primitive::getClass)
          .allMatch(known::contains)) {
        throw new IllegalArgumentException(room + " does not know the rule " + rule.in(layout));
      }
    }
  }

  /**
   * True if every renaming of the digits preserves solutions, since no rule depends on more than
   * whether digits differ, and none may once its value is found.
   */
  public boolean digitsAreAlike() {
    return isOfHousesAlone && !isOpen;
  }

  /** True if every house holds every digit, and nothing else matters. */
  public boolean isOfFullHousesAlone() {
    return isOfHousesAlone && houses.stream().allMatch(House::holdsEveryDigit);
  }

  /**
   * The candidates of other cells that pairs exclude beside a candidate; those excluded by its
   * houses, the same digit in {@link #peers}, are included only if a pair excludes them as well.
   */
  public IntStream related(int candidate) {
    return pairs.isEmpty() ? IntStream.empty() : Arrays.stream(related[candidate]);
  }

  /**
   * True if two candidates cannot both be true: they are in one cell, or the same digit in a common
   * house, or a pair excludes them.
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

  /** The rule between two cells by which two candidates exclude each other, if there is one. */
  public Optional<RulePair> pairBetween(int candidate, int other) {
    return pairs.stream()
        .filter(pair -> bars(pair, candidate, other) || bars(pair, other, candidate))
        .findFirst();
  }

  private boolean bars(RulePair pair, int first, int second) {
    return pair.first() == cellOf(first)
        && pair.second() == cellOf(second)
        && !pair.allows(digitOf(first), digitOf(second));
  }

  /**
   * True if a move of the cells takes every drawn rule to one of the same kind and value, and what
   * rules say of one cell, of two and of more to what they say as well, keeping digits; and if no
   * rule depends on where it stands.
   *
   * @param to where each cell goes
   */
  public boolean keepsRules(int[] to) {
    return rules.stream().noneMatch(each -> each.kind().dependsOnPlace())
        && drawn().stream().map(each -> each.moved(to)).allMatch(rules::contains)
        && words.stream().allMatch(word -> isMovedToAWord(word, to))
        && IntStream.range(0, cells()).allMatch(cell -> allowed[to[cell]] == allowed[cell])
        && ordered.stream().map(pair -> pair.moved(to).ordered()).allMatch(ordered::contains);
  }

  /**
   * True if the cells of a word become those of another. Where drawn rules are moved to drawn rules
   * the two say the same; of rules of the whole board the order of the cells must not matter.
   */
  private boolean isMovedToAWord(CellWord word, int[] to) {
    CellSet moved = word.cells().moved(to);
    return words.stream()
        .filter(other -> other.cells().equals(moved))
        .anyMatch(
            other ->
                word.rule().kind().form().isDrawn()
                    || (word.automaton().equals(other.automaton())
                        && word.automaton().isOfAnyOrder()));
  }

  /** The houses that hold all of {@code cells}. */
  public List<House> housesWith(CellSet cells) {
    return houses.stream().filter(house -> house.cells().containsAll(cells)).toList();
  }

  /** The cell at a row and column, or {@link #NO_CELL}. */
  public int cell(int row, int column) {
    return layout.cell(row, column);
  }

  /** True if a place is within the rows and columns and has a cell. */
  public boolean has(int row, int column) {
    return layout.has(row, column);
  }

  public int row(int cell) {
    return layout.row(cell);
  }

  public int column(int cell) {
    return layout.column(cell);
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

  /** The cells that share a side with a cell, in reading order. */
  public IntStream neighbours(int cell) {
    return layout.neighbours(cell);
  }

  /** The cells of a set that are reached from one of them through shared sides. */
  public CellSet joined(int cell, CellSet cells) {
    BitSet reached = new BitSet(cells());
    reached.set(cell);
    Deque<Integer> next = new ArrayDeque<>(List.of(cell));
    while (!next.isEmpty()) {
      neighbours(next.remove())
          .filter(beside -> cells.contains(beside) && !reached.get(beside))
          .forEach(
              beside -> {
                reached.set(beside);
                next.add(beside);
              });
    }
    return CellSet.of(reached.stream());
  }

  /** True if some cells, at least one, hang together through shared sides. */
  public boolean areJoined(CellSet cells) {
    return joined(cells.stream().findFirst().orElseThrow(), cells).equals(cells);
  }

  /** True if two cells share a side. */
  public boolean areNeighbours(int a, int b) {
    return Math.abs(row(a) - row(b)) + Math.abs(column(a) - column(b)) == 1;
  }

  /** True if two cells share a side or a corner. */
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
    return layout.label(cell);
  }

  /** The character for a digit's value: 1 to 9, then A, B, …; 0 first on a board that has it. */
  public char symbol(int digit) {
    return SYMBOLS.charAt(layout.value(digit));
  }

  /** The digit for a character; 0 if it is not one of this board's digits. */
  public int digitOf(char symbol) {
    int digit = SYMBOLS.indexOf(Character.toUpperCase(symbol)) + 1 - layout.leastValue();
    return digit >= 1 && digit <= digits ? digit : 0;
  }

  /** True if the cells, digits and rules are equal, whatever the names. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Board that
            && hash == that.hash
            && layout.equals(that.layout)
            && own.equals(that.own)
            && rules.equals(that.rules));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /**
   * The name without the regions of a jigsaw and the cells of drawn rules, for example {@code 9x9
   * jigsaw+x+dots+cages}.
   */
  @Override
  public String toString() {
    String kinds =
        rules.stream()
            .map(Rule::kind)
            .map(kind -> kind.form().isDrawn() ? kind.several() : kind.id())
            .distinct()
            .map(Boards.MORE::concat)
            .collect(Collectors.joining());
    return base.replaceAll("/.*", " jigsaw") + kinds;
  }
}
