package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.BoxShape;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.OwnKind;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads one constraint string. */
final class ConstraintBoard {
  private static final Pattern SHAPE = Pattern.compile("(\\d{1,2})x(\\d{1,2})");
  private static final Pattern FROM_ZERO = Pattern.compile("0-(\\d{1,2})");

  private static final Pattern CELL = Pattern.compile("(?i)R([1-9a-z])C([1-9a-z])");
  private static final Pattern GIVEN = Pattern.compile("(?i)([a-z0-9]+)((?:_\\d{1,2})+)");
  private static final int USUAL_ROWS = 9;
  private static final int RADIX = 36;
  private static final String WHISPER = "Whisper";
  private static final int USUAL_WHISPER = 5;
  private static final int MOST_FIGURE = 9;
  private static final Pattern FACTORS =
      Pattern.compile("(-?\\d{1,4})(?:_=_(-?\\d{1,3}(?:_-?\\d{1,3})*))?");

  /** What says that signs are missing where they do not hold. */
  private static final Set<String> STRICT = Set.of("StrictKropki", "StrictXV");

  private static final String VALUE_INDEX = "ValueIndexing";
  static final String FULL_RANK = "FullRank";
  static final String RANK_TIES = "FullRankTies";
  static final String NO_TIES = "none";
  static final String ANY_TIES = "any";

  /** Lines and groups of cells without a value. */
  static final Map<String, Kind> PLAIN =
      Map.ofEntries(
          Map.entry("Thermo", Kinds.THERMOMETER),
          Map.entry("Renban", Kinds.RENBAN),
          Map.entry("Palindrome", Kinds.PALINDROME),
          Map.entry("Arrow", Kinds.ARROW),
          Map.entry("DoubleArrow", Kinds.DOUBLE_ARROW),
          Map.entry("Between", Kinds.BETWEEN),
          Map.entry("Zipper", Kinds.ZIPPER),
          Map.entry("RegionSumLine", Kinds.REGION_SUM),
          Map.entry("Entropic", Kinds.ENTROPIC),
          Map.entry("AllDifferent", Kinds.EXTRA_REGION),
          Map.entry("EqualityCage", Kinds.EQUALITY_CAGE),
          Map.entry(VALUE_INDEX, Kinds.VALUE_INDEX),
          Map.entry("CountDistinct", Kinds.COUNT_DISTINCT),
          Map.entry("CountingCircles", Kinds.COUNTING));

  /** Lines and groups of cells after a value. */
  static final Map<String, Kind> VALUED =
      Map.of(
          "Modular",
          Kinds.MODULAR,
          "SumLine",
          Kinds.SUM_LINE,
          "Lockout",
          Kinds.LOCKOUT,
          "SameValues",
          Kinds.SAME_VALUES,
          "Lunchbox",
          Kinds.LUNCHBOX,
          "RellikCage",
          Kinds.NO_PARTIAL_SUM,
          WHISPER,
          Kinds.WHISPERS);

  /** Signs between cells. */
  static final Map<String, Kind> SIGNS =
      Map.of("WhiteDot", Kinds.WHITE_DOT, "BlackDot", Kinds.BLACK_DOT, "X", Kinds.X, "V", Kinds.V);

  /** What says only which cells are equal, and so can be said of regions. */
  private static final Set<Kind> ALIKE = Set.of(Kinds.SAME_VALUES, Kinds.EXTRA_REGION);

  /** Numbers at the beginning and at the end of a row or column. */
  static final Map<String, Kind> AT_ENDS =
      Map.of(
          "Skyscraper",
          Kinds.SKYSCRAPER,
          "HiddenSkyscraper",
          Kinds.HIDDEN_SKYSCRAPER,
          "XSum",
          Kinds.X_SUM,
          "NumberedRoom",
          Kinds.NUMBERED_ROOM,
          FULL_RANK,
          Kinds.FULL_RANK);

  /** Rules of the whole board. */
  static final Map<String, Kind> OF_BOARD =
      Map.ofEntries(
          Map.entry("GlobalEntropy", Kinds.GLOBAL_ENTROPY),
          Map.entry("GlobalMod", Kinds.GLOBAL_MODULO),
          Map.entry("AntiKnight", Kinds.KNIGHT),
          Map.entry("AntiKing", Kinds.KING),
          Map.entry("AntiConsecutive", Kinds.NON_CONSECUTIVE),
          Map.entry("Windoku", Kinds.WINDOKU),
          Map.entry("DisjointSets", Kinds.DISJOINT_GROUPS),
          Map.entry("StrictKropki", Kinds.ALL_DOTS),
          Map.entry("StrictXV", Kinds.ALL_LETTERS),
          Map.entry("AntiTaxicab", Kinds.ANTI_TAXICAB),
          Map.entry("DutchFlatmates", Kinds.FLATMATES),
          Map.entry("RegionSameValues", Kinds.SAME_DIGITS),
          Map.entry(BesideCells.DOPPELGANGER, Kinds.DOPPELGANGER),
          Map.entry(BesideCells.FOUND_REGIONS, Kinds.FOUND_REGIONS));

  /** What cannot be a part of a group, besides rules of the whole board. */
  private static final Set<String> OF_WHOLE_PUZZLE =
      Set.of("Shape", "NoBoxes", "RegionSize", "Jigsaw", "Diagonal", RANK_TIES, FULL_RANK);

  /** Numbers outside the grid besides those at both ends of lines. */
  private static final Set<String> OUTSIDE = Set.of("Sandwich", "LittleKiller");

  private final TextSpan string;

  /** The rules of the whole board, each with the constraint that says it. */
  private final Map<Kind, Constraint> kinds = new LinkedHashMap<>();

  private final List<Rule> rules = new ArrayList<>();
  private Board board = Boards.NINE;
  private boolean hasRegionsBesideBoxes;
  private int[] digits;
  private boolean areRanksTied;

  /** Cells beside the grid, by their names in capitals. */
  private Map<String, Integer> beside = Map.of();

  /** Whether what is read is one of several. */
  private boolean isAlternative;

  /** Whether a sign between cells may hold or not, so that missing signs would not be known. */
  private boolean hasSignsInAlternatives;

  ConstraintBoard(TextSpan string) {
    this.string = string;
  }

  /**
   * The puzzle of a string.
   *
   * @throws FormatException naming a constraint that is not known here or not in this form
   */
  Puzzle read() {
    List<Constraint> all = Constraint.all(string.text(), string.column() - 1);
    board = plain(all);
    addCellsBeside(all);
    digits = new int[board.cells()];
    areRanksTied = ties(all).filter(ANY_TIES::equals).isPresent();
    all.stream()
        .filter(each -> OF_BOARD.containsKey(each.name()))
        .forEach(each -> kinds.putIfAbsent(OF_BOARD.get(each.name()), each));
    all.forEach(this::read);
    all.stream()
        .filter(each -> hasSignsInAlternatives && STRICT.contains(each.name()))
        .forEach(
            each -> {
              throw fault(each);
            });
    Board ruled = Boards.withKinds(board, kinds.keySet()).orElseThrow(() -> misfit(all.get(0)));
    try {
      return new Puzzle(Boards.withRules(ruled, rules), digits);
    } catch (IllegalArgumentException e) {
      throw string.fault(Phrase.of("exchange.constraint-refused", e.getMessage()));
    }
  }

  /**
   * The first rule of the whole board that this one cannot have; of several together, the first.
   */
  private FormatException misfit(Constraint first) {
    return kinds.entrySet().stream()
        .filter(each -> Boards.withKinds(board, Set.of(each.getKey())).isEmpty())
        .findFirst()
        .map(Map.Entry::getValue)
        .map(each -> fault(each, "exchange.constraint-misfit"))
        .orElseGet(() -> fault(first));
  }

  /** Which ties of ranks are said to be allowed. */
  private Optional<String> ties(List<Constraint> all) {
    List<Constraint> said = all.stream().filter(each -> each.name().equals(RANK_TIES)).toList();
    for (Constraint each : said) {
      if (!each.word(0).equals(said.get(0).word(0))) {
        throw FormatException.at(
            string.line(),
            each.column(),
            Phrase.of(
                "exchange.constraint-refused", Phrase.list(List.of(tie(said.get(0)), tie(each)))));
      }
    }
    return said.stream().findFirst().map(each -> each.word(0));
  }

  private static String tie(Constraint each) {
    return RANK_TIES + "~" + each.word(0);
  }

  private void addCellsBeside(List<Constraint> all) {
    List<String> below = BesideCells.names(all, board);
    List<String> regions = BesideCells.regions(all, board);
    int first = board.cells();
    List<String> names = Stream.concat(below.stream(), regions.stream()).toList();
    beside =
        IntStream.range(0, names.size())
            .boxed()
            .collect(Collectors.toMap(names::get, i -> first + i));
    board = below.isEmpty() ? board : Boards.beside(board, below.size());
    board = regions.isEmpty() ? board : Boards.withRegions(board);
  }

  /** The board without rules. */
  private Board plain(List<Constraint> all) {
    int rows = USUAL_ROWS;
    int columns = USUAL_ROWS;
    Optional<Integer> values = Optional.empty();
    boolean isFromZero = false;
    boolean hasBoxes = true;
    Optional<Constraint> regions = Optional.empty();
    Optional<Integer> regionSize = Optional.empty();
    for (Constraint each : all) {
      switch (each.name()) {
        case "Shape" -> {
          Matcher shape = SHAPE.matcher(each.word(0));
          if (!shape.matches() || each.words().size() > 2) {
            throw fault(each);
          }
          rows = Integer.parseInt(shape.group(1));
          columns = Integer.parseInt(shape.group(2));
          Matcher fromZero = FROM_ZERO.matcher(each.word(1));
          isFromZero = fromZero.matches();
          if (isFromZero) {
            values = Optional.of(Integer.parseInt(fromZero.group(1)) + 1);
          } else if (each.words().size() == 2) {
            values = Optional.of(number(each, 1));
          }
        }
        case "NoBoxes" -> hasBoxes = false;
        case "RegionSize" -> regionSize = Optional.of(number(each, 0));
        case "Jigsaw" -> regions = Optional.of(each);
        default -> {}
      }
    }
    int most = values.orElse(Math.max(rows, columns));
    try {
      String size = rows + "x" + columns + (most == Math.max(rows, columns) ? "" : "d" + most);
      int usualSize = Math.max(rows, columns);
      boolean areRegionsOdd = regionSize.filter(each -> each != usualSize).isPresent();
      Board usual =
          areRegionsOdd
              ? withBoxes(rows, columns, most, regionSize.get(), regions.isPresent())
              : Boards.named(size).orElseThrow(IllegalArgumentException::new);
      boolean isJigsaw =
          regions.isPresent() && !areRegionsOdd && (!hasBoxes || usual.houses(Kinds.BOX).isEmpty());
      hasRegionsBesideBoxes = regions.isPresent() && !isJigsaw;
      Board plain =
          isJigsaw
              ? Boards.jigsaw(rows, columns, most, regions.get().word(0))
              : hasBoxes ? usual : Boards.lines(rows, columns, most, Optional.<BoxShape>empty());
      return isFromZero ? Boards.fromZero(plain) : plain;
    } catch (IllegalArgumentException e) {
      throw fault(regions.orElse(all.get(0)));
    }
  }

  /**
   * The board with boxes of another size than a row, as square as can be; with regions, without.
   */
  private static Board withBoxes(int rows, int columns, int digits, int size, boolean hasRegions) {
    Optional<BoxShape> boxes =
        IntStream.rangeClosed(1, size)
            .filter(high -> size % high == 0 && rows % high == 0 && columns % (size / high) == 0)
            .mapToObj(high -> new BoxShape(high, size / high))
            .min(Comparator.comparing(shape -> Math.abs(shape.rows() - shape.columns())));
    return Boards.lines(rows, columns, digits, hasRegions ? Optional.empty() : boxes);
  }

  private void read(Constraint each) {
    String name = each.name();
    if (name.isEmpty()) {
      each.words().forEach(word -> given(each, word));
    } else if (name.equals(VALUE_INDEX) && each.word(1).equals(each.word(2))) {
      numberedRoom(each);
    } else if (PLAIN.containsKey(name)) {
      add(each, PLAIN.get(name), cells(each, 0), PLAIN.get(name) == Kinds.ARROW ? 1 : 0);
    } else if (name.equals(WHISPER)) {
      boolean isUsual = !hasNumber(each, 0);
      int least = isUsual ? USUAL_WHISPER : number(each, 0);
      along(each, Kinds.WHISPERS, cells(each, isUsual ? 0 : 1), least);
    } else if (VALUED.containsKey(name)) {
      add(each, VALUED.get(name), cells(each, 1), number(each, 0));
    } else if (SIGNS.containsKey(name)) {
      neighbours(each).forEach(pair -> add(each, SIGNS.get(name), pair, 0));
    } else if (AT_ENDS.containsKey(name)) {
      atEnds(each, areRanksTied && name.equals(FULL_RANK) ? Kinds.TIED_RANK : AT_ENDS.get(name));
    } else if (!OF_BOARD.containsKey(name)) {
      readOther(each);
    }
  }

  private void readOther(Constraint each) {
    switch (each.name()) {
      case "Shape", "NoBoxes", "RegionSize", BesideCells.VARIABLES -> {}
      case "Jigsaw" -> {
        if (hasRegionsBesideBoxes) {
          regions(each);
        }
      }
      case "Cage" -> cage(each);
      case "Sum" -> weightedSum(each);
      case "EqualSum" -> equalSum(each);
      case "ContainAtLeast" -> contained(each);
      case "ContainExact" -> containedExactly(each);
      case "And" -> parts(each).forEach(this::read);
      case "Replicate" -> replicate(each);
      case "Or" -> either(each);
      case "GreaterThan" ->
          neighbours(each)
              .forEach(pair -> add(each, Kinds.LESS, List.of(pair.get(1), pair.get(0)), 0));
      case "PillArrow" -> pillArrow(each);
      case "ChaosArrow" -> regionArrow(each);
      case "ChaosCount" -> regionCount(each);
      case "Diagonal" ->
          kinds.putIfAbsent(each.word(0).equals("1") ? Kinds.RISING : Kinds.FALLING, each);
      case RANK_TIES -> rankTies(each);
      case "Sandwich" -> sandwich(each);
      case "LittleKiller" ->
          add(
              each,
              Kinds.LITTLE_KILLER,
              diagonal(board, cell(each, each.word(1))),
              number(each, 0));
      case "Quad" -> quad(each);
      case "Indexing" ->
          add(
              each,
              each.word(0).equals("C") ? Kinds.COLUMN_INDEX : Kinds.ROW_INDEX,
              cells(each, 1),
              0);
      case "LookAndSay" -> lookAndSay(each);
      case "Pair" -> pairs(each, OwnKind.Type.PAIRS, /* isOld= */ false);
      case "PairX" -> pairs(each, OwnKind.Type.ALLPAIRS, /* isOld= */ false);
      case "Binary" -> pairs(each, OwnKind.Type.PAIRS, /* isOld= */ true);
      case "BinaryX" -> pairs(each, OwnKind.Type.ALLPAIRS, /* isOld= */ true);
      case "Regex" -> own(each, OwnKind.Type.PATTERN, OwnConstraint::pattern);
      case "NFA" -> own(each, OwnKind.Type.STATES, coded -> OwnConstraint.states(coded, board));
      default -> throw fault(each);
    }
  }

  /** A digit that stands in the cell of a line that the first one of it counts to. */
  private void numberedRoom(Constraint each) {
    List<Integer> cells = new ArrayList<>(cells(each, 0));
    cells.remove(1);
    String states = OwnConstraint.numberedRoom(cells.size() - 1, board);
    add(each, OwnKind.of(OwnKind.Type.STATES, states, "", ""), cells, 0);
  }

  private void lookAndSay(Constraint each) {
    if (!each.word(0).matches("(?:\\d\\d){1,4}") || Integer.parseInt(each.word(0)) == 0) {
      throw fault(each);
    }
    add(each, Kinds.LOOK_AND_SAY, cells(each, 1), Integer.parseInt(each.word(0)));
  }

  private void pairs(Constraint each, OwnKind.Type type, boolean isOld) {
    own(each, type, key -> OwnConstraint.pairs(key, isOld, board));
  }

  /** Rules of the setter's own: what defines them, and groups of cells. */
  private void own(Constraint each, OwnKind.Type type, UnaryOperator<String> decoded) {
    try {
      String definition = decoded.apply(each.word(0));
      List<String> words = each.words().subList(1, each.words().size());
      for (OwnConstraint.Group group : OwnConstraint.groups(words)) {
        Kind kind = OwnKind.of(type, definition, group.name(), "");
        List<Integer> cells = group.cells().stream().map(cell -> cell(each, cell)).toList();
        if (type == OwnKind.Type.PAIRS) {
          along(each, kind, cells, 0);
        } else {
          add(each, kind, cells, 0);
        }
      }
    } catch (IllegalArgumentException e) {
      throw fault(each);
    }
  }

  /** A rule about each cell of a line and the next; of a closed line, one for each two. */
  private void along(Constraint each, Kind kind, List<Integer> cells, int value) {
    boolean isClosed = cells.stream().distinct().count() < cells.size();
    if (!isClosed) {
      add(each, kind, cells, value);
      return;
    }
    for (int i = 1; i < cells.size(); i++) {
      add(each, kind, cells.subList(i - 1, i + 1), value);
    }
  }

  private int leastValue() {
    return board.layout().leastValue();
  }

  private void given(Constraint each, String word) {
    Matcher given = GIVEN.matcher(word);
    if (!given.matches()) {
      throw fault(each);
    }
    int cell = cell(each, given.group(1));
    if (tellsRegion(cell)) {
      throw fault(each);
    }
    List<Integer> values =
        Stream.of(given.group(2).substring(1).split("_")).map(Integer::valueOf).toList();
    int least = leastValue();
    if (values.stream().anyMatch(value -> value < least || value > board.digits() + least - 1)) {
      throw fault(each);
    }
    if (values.size() == 1 && digits[cell] == 0 && !isAlternative) {
      digits[cell] = values.get(0) + 1 - least;
    } else {
      int set = values.stream().reduce(0, (before, value) -> before | 1 << (value - least));
      add(each, Kinds.CANDIDATES, List.of(cell), set);
    }
  }

  /**
   * A cage; one that shares cells with another is read as an extra region and an open cage, and one
   * that lists a cell twice counts it twice.
   */
  private void cage(Constraint each) {
    List<Integer> cells = cells(each, 1);
    int sum = number(each, 0);
    List<Integer> once = cells.stream().distinct().toList();
    if (once.size() < cells.size()) {
      add(each, Kinds.EXTRA_REGION, once, 0);
      if (sum > 0) {
        weighted(each, cells, Collections.nCopies(cells.size(), 1), sum);
      }
      return;
    }
    boolean isApart =
        rules.stream()
            .filter(rule -> rule.kind() == Kinds.CAGE)
            .noneMatch(rule -> !Collections.disjoint(rule.cells(), cells));
    if (isApart) {
      add(each, Kinds.CAGE, cells, sum);
    } else {
      add(each, Kinds.EXTRA_REGION, cells, 0);
      if (sum > 0) {
        add(each, Kinds.OPEN_CAGE, cells, sum);
      }
    }
  }

  /** A sum, perhaps with factors: {@code 0_=_1_1_-10} and the cells. */
  private void weightedSum(Constraint each) {
    List<Integer> cells = cells(each, 1);
    boolean isPlain = cells.stream().distinct().count() == cells.size() && hasNumber(each, 0);
    if (isPlain && number(each, 0) > 0) {
      add(each, Kinds.OPEN_CAGE, cells, number(each, 0));
      return;
    }
    Matcher sum = FACTORS.matcher(each.word(0));
    if (!sum.matches()) {
      throw fault(each);
    }
    List<Integer> factors =
        sum.group(2) == null
            ? Collections.nCopies(cells.size(), 1)
            : Stream.of(sum.group(2).split("_")).map(Integer::valueOf).toList();
    if (factors.size() != cells.size()) {
      throw fault(each);
    }
    weighted(each, cells, factors, Integer.parseInt(sum.group(1)));
  }

  /** A sum of cells, of which some may be listed several times. */
  private void weighted(Constraint each, List<Integer> cells, List<Integer> factors, int sum) {
    Map<Integer, Integer> byCell = new LinkedHashMap<>();
    for (int i = 0; i < cells.size(); i++) {
      byCell.merge(cells.get(i), factors.get(i), Integer::sum);
    }
    String list = byCell.values().stream().map(String::valueOf).collect(Collectors.joining(","));
    try {
      Kind kind = OwnKind.of(OwnKind.Type.WEIGHTED, list + "=" + sum, "", "");
      add(each, kind, List.copyOf(byCell.keySet()), 0);
    } catch (IllegalArgumentException e) {
      throw fault(each);
    }
  }

  /** Groups of cells with the same sum: cages with a letter that no others have. */
  private void equalSum(Constraint each) {
    int letter =
        1
            + rules.stream()
                .filter(rule -> rule.kind() == Kinds.SAME_SUM)
                .mapToInt(Rule::value)
                .max()
                .orElse(0);
    List<Integer> group = new ArrayList<>();
    for (String word : each.words()) {
      if (word.equals("-")) {
        add(each, Kinds.SAME_SUM, group, letter);
        group.clear();
      } else {
        group.add(cell(each, word));
      }
    }
    add(each, Kinds.SAME_SUM, group, letter);
  }

  /** Digits that cells hold, as often as they are listed at least. */
  private void contained(Constraint each) {
    add(each, Kinds.CONTAINED, cells(each, 1), digits(each, listed(each)));
  }

  /** The same, exactly as often. */
  private void containedExactly(Constraint each) {
    List<Integer> listed = listed(each);
    String counts =
        listed.stream()
            .distinct()
            .sorted()
            .map(digit -> Collections.frequency(listed, digit) + "" + digit)
            .collect(Collectors.joining());
    if (!counts.matches("(?:\\d\\d){1,4}")) {
      throw fault(each);
    }
    add(each, Kinds.LOOK_AND_SAY, cells(each, 1), Integer.parseInt(counts));
  }

  private List<Integer> listed(Constraint each) {
    if (!each.word(0).matches("\\d(?:_\\d)*")) {
      throw fault(each);
    }
    return Stream.of(each.word(0).split("_")).map(Integer::valueOf).toList();
  }

  /** Digits one after the other as the places of a number; of 0s, one that begins with none. */
  private int digits(Constraint each, List<Integer> digits) {
    String number =
        digits.stream()
            .sorted(leastValue() == 0 ? Comparator.reverseOrder() : Comparator.naturalOrder())
            .map(String::valueOf)
            .collect(Collectors.joining());
    if (digits.isEmpty() || number.startsWith("0") || !number.matches("\\d{1,9}")) {
      throw fault(each);
    }
    return Integer.parseInt(number);
  }

  /** Parts of which one holds. */
  private void either(Constraint each) {
    List<Constraint> parts = parts(each);
    List<Rule> before = List.copyOf(rules);
    boolean wasAlternative = isAlternative;
    isAlternative = parts.size() > 1 || wasAlternative;
    List<List<Rule>> alternatives = new ArrayList<>();
    for (Constraint part : parts) {
      rules.clear();
      read(part);
      if (rules.stream().noneMatch(this::cannotHold)) {
        alternatives.add(List.copyOf(rules));
      }
    }
    isAlternative = wasAlternative;
    rules.clear();
    rules.addAll(before);
    if (alternatives.isEmpty()) {
      throw fault(each);
    }
    if (alternatives.size() == 1) {
      rules.addAll(alternatives.get(0));
    } else {
      addEither(each, alternatives);
    }
  }

  /** True for a cage with too many cells, or with a sum that they cannot have. */
  private boolean cannotHold(Rule rule) {
    return rule.kind() == Kinds.CAGE && rule.refusal(board.layout()).isPresent();
  }

  private void addEither(Constraint each, List<List<Rule>> alternatives) {
    List<Integer> cells =
        alternatives.stream()
            .flatMap(List::stream)
            .flatMap(rule -> rule.cells().stream())
            .distinct()
            .toList();
    boolean areSaid = alternatives.stream().noneMatch(List::isEmpty);
    boolean areMarks =
        alternatives.stream()
            .flatMap(List::stream)
            .anyMatch(rule -> SIGNS.containsValue(rule.kind()));
    hasSignsInAlternatives |= areMarks;
    if (!areSaid) {
      throw fault(each);
    }
    try {
      add(each, OwnKind.either(alternatives, cells), cells, 0);
    } catch (IllegalArgumentException e) {
      throw fault(each);
    }
  }

  /** The parts of a group, which are about cells. */
  private List<Constraint> parts(Constraint group) {
    if (group.parts().isEmpty()) {
      throw fault(group);
    }
    group.parts().stream()
        .filter(part -> OF_BOARD.containsKey(part.name()) || OF_WHOLE_PUZZLE.contains(part.name()))
        .forEach(
            part -> {
              throw fault(part);
            });
    return group.parts();
  }

  /** Parts that are repeated from other cells on. */
  private void replicate(Constraint each) {
    List<Constraint> parts = parts(each);
    if (parts.stream().anyMatch(ConstraintBoard::isOutside) || !OwnConstraint.isSet(each.word(0))) {
      throw fault(each);
    }
    int origin = each.words().size() > 1 ? cell(each, each.word(1)) : 0;
    OwnConstraint.bits(each.word(0)).stream()
        .map(offset -> origin + offset)
        .forEach(
            target ->
                parts.stream()
                    .map(part -> part.moved(word -> moved(each, word, origin, target)))
                    .forEach(this::read));
  }

  private static boolean isOutside(Constraint each) {
    return AT_ENDS.containsKey(each.name())
        || OUTSIDE.contains(each.name())
        || each.parts().stream().anyMatch(ConstraintBoard::isOutside);
  }

  /** The name of a cell that is as far from a target as another is from the origin. */
  private String moved(Constraint each, String name, int origin, int target) {
    int cell = cell(each, name);
    if (target >= board.gridCells()) {
      throw fault(each);
    }
    int row = board.row(cell) + board.row(target) - board.row(origin);
    int column = board.column(cell) + board.column(target) - board.column(origin);
    if (!board.has(row, column)) {
      throw fault(each);
    }
    return ConstraintWords.name(board, board.cell(row, column));
  }

  /** An arrow whose pill is read from left to right and from top to bottom. */
  private void pillArrow(Constraint each) {
    int pill = number(each, 0);
    List<Integer> cells = new ArrayList<>(cells(each, 1));
    if (pill < 1 || pill >= cells.size()) {
      throw fault(each);
    }
    Collections.sort(cells.subList(0, pill));
    add(each, Kinds.ARROW, cells, pill);
  }

  /** Cells whose regions a circle tells: those listed, or else others. */
  private List<Integer> inRegions(Constraint each, List<Integer> others) {
    if (!each.word(1).isEmpty() && !each.word(1).equals("0")) {
      throw fault(each);
    }
    if (each.words().size() < 3) {
      return others;
    }
    return each.words().stream()
        .skip(2)
        .filter(word -> !word.equals("-"))
        .map(word -> cell(each, word))
        .map(board.layout()::shown)
        .distinct()
        .toList();
  }

  /** A rule about regions, of a circle in the grid and of other cells there. */
  private void about(Constraint each, Kind kind, List<Integer> cells) {
    boolean isKnown =
        kinds.containsKey(Kinds.FOUND_REGIONS)
            && cells.size() > 1
            && cells.get(0) == cell(each, each.word(0))
            && cells.stream().allMatch(cell -> cell < board.gridCells());
    if (!isKnown) {
      throw fault(each);
    }
    add(each, kind, cells, 0);
  }

  private void regionCount(Constraint each) {
    int circle = cell(each, each.word(0));
    List<Integer> around = new ArrayList<>(List.of(circle));
    IntStream.range(0, board.gridCells())
        .filter(other -> board.touch(circle, other))
        .forEach(around::add);
    about(each, Kinds.REGION_COUNT, inRegions(each, around));
  }

  private void regionArrow(Constraint each) {
    int circle = cell(each, each.word(0));
    List<Integer> cross = new ArrayList<>(List.of(circle));
    for (int[] way : new int[][] {{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
      int row = board.row(circle) + way[0];
      int column = board.column(circle) + way[1];
      while (board.has(row, column)) {
        cross.add(board.cell(row, column));
        row += way[0];
        column += way[1];
      }
    }
    about(each, Kinds.REGION_ARROW, rowLast(circle, inRegions(each, cross)));
  }

  /** The circle of arrows, those in other rows, and then those in its own. */
  private List<Integer> rowLast(int circle, List<Integer> cells) {
    List<Integer> ordered = new ArrayList<>(cells);
    ordered.sort(
        Comparator.comparing((Integer cell) -> cell != circle)
            .thenComparing(cell -> board.row(cell) == board.row(circle)));
    return ordered;
  }

  /** The pairs of listed cells that share a side, each in the order of the list. */
  private List<List<Integer>> neighbours(Constraint each) {
    List<Integer> cells = cells(each, 0);
    List<List<Integer>> pairs = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      for (int j = i + 1; j < cells.size(); j++) {
        if (cells.size() == 2 || board.areNeighbours(cells.get(i), cells.get(j))) {
          pairs.add(List.of(cells.get(i), cells.get(j)));
        }
      }
    }
    return pairs;
  }

  /** Regions beside boxes, or of another size than rows; one of any other size says nothing. */
  private void regions(Constraint each) {
    String names = each.word(0);
    if (names.length() != board.cells()) {
      throw fault(each);
    }
    names
        .chars()
        .distinct()
        .mapToObj(
            name ->
                IntStream.range(0, names.length())
                    .filter(cell -> names.charAt(cell) == name)
                    .boxed()
                    .toList())
        .filter(cells -> cells.size() >= Math.max(board.rows(), board.columns()))
        .filter(cells -> cells.size() <= board.digits())
        .forEach(cells -> add(each, Kinds.EXTRA_REGION, cells, 0));
  }

  private void atEnds(Constraint each, Kind kind) {
    List<Integer> cells = lineOf(each, each.word(0));
    if (!each.word(1).isEmpty()) {
      add(each, kind, cells, number(each, 1));
    }
    if (!each.word(2).isEmpty()) {
      List<Integer> back = new ArrayList<>(cells);
      Collections.reverse(back);
      add(each, kind, back, number(each, 2));
    }
  }

  private void rankTies(Constraint each) {
    switch (each.word(0)) {
      case NO_TIES -> kinds.putIfAbsent(Kinds.UNLIKE_LINES, each);
      case ANY_TIES, "only-unclued" -> {}
      default -> throw fault(each);
    }
  }

  private void sandwich(Constraint each) {
    boolean isSumFirst = each.word(0).matches("\\d+");
    int sum = number(each, isSumFirst ? 0 : 1);
    add(each, Kinds.SANDWICH, lineOf(each, each.word(isSumFirst ? 1 : 0)), sum);
  }

  private void quad(Constraint each) {
    int corner = cell(each, each.word(0));
    int row = board.row(corner);
    int column = board.column(corner);
    if (!board.has(row + 1, column + 1)) {
      throw fault(each);
    }
    List<Integer> cells =
        List.of(
            corner,
            board.cell(row, column + 1),
            board.cell(row + 1, column),
            board.cell(row + 1, column + 1));
    List<Integer> listed =
        IntStream.range(1, each.words().size()).mapToObj(i -> number(each, i)).toList();
    if (listed.stream().anyMatch(digit -> digit > MOST_FIGURE)) {
      throw fault(each);
    }
    add(each, Kinds.QUADRUPLE, cells, digits(each, listed));
  }

  /** The cells of a row or column, from its beginning. */
  private List<Integer> lineOf(Constraint each, String name) {
    if (!name.matches("(?i)[RC][1-9a-z]")) {
      throw fault(each);
    }
    int number = Integer.parseInt(name.substring(1), RADIX) - 1;
    boolean isRow = Character.toUpperCase(name.charAt(0)) == 'R';
    if (number >= (isRow ? board.rows() : board.columns())) {
      throw fault(each);
    }
    return IntStream.range(0, isRow ? board.columns() : board.rows())
        .mapToObj(i -> isRow ? board.cell(number, i) : board.cell(i, number))
        .toList();
  }

  /**
   * The diagonal of an arrow that points at a border cell: down to the left from the first row, up
   * to the right from the last one, down to the right from the first column, up to the left from
   * the last one.
   */
  static List<Integer> diagonal(Board board, int start) {
    int row = board.row(start);
    int column = board.column(start);
    boolean isTop = row == 0 && column > 0;
    boolean isBottom = row == board.rows() - 1 && column < board.columns() - 1;
    boolean isLeft = column == 0 && !isBottom;
    int down = isTop || isLeft ? 1 : -1;
    int right = isBottom || (isLeft && !isTop) ? 1 : -1;
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; board.has(row + i * down, column + i * right); i++) {
      cells.add(board.cell(row + i * down, column + i * right));
    }
    return cells;
  }

  private void add(Constraint each, Kind kind, List<Integer> cells, int value) {
    if (!ALIKE.contains(kind) && cells.stream().anyMatch(this::tellsRegion)) {
      throw fault(each);
    }
    try {
      rules.add(new Rule(kind, cells, value));
    } catch (IllegalArgumentException e) {
      throw fault(each);
    }
  }

  /** True for a cell that tells of another one its region, whose number is by chance. */
  private boolean tellsRegion(int cell) {
    return board.layout().isRegion(cell);
  }

  private List<Integer> cells(Constraint each, int first) {
    return each.words().stream().skip(first).map(word -> cell(each, word)).toList();
  }

  private int cell(Constraint each, String name) {
    Integer besideGrid = beside.get(name.strip().toUpperCase(Locale.ROOT));
    if (besideGrid != null) {
      return besideGrid;
    }
    Matcher cell = CELL.matcher(name.strip());
    if (!cell.matches()) {
      throw fault(each);
    }
    int row = Integer.parseInt(cell.group(1), RADIX) - 1;
    int column = Integer.parseInt(cell.group(2), RADIX) - 1;
    if (!board.has(row, column)) {
      throw fault(each);
    }
    return board.cell(row, column);
  }

  private int number(Constraint each, int word) {
    if (!hasNumber(each, word)) {
      throw fault(each);
    }
    return Integer.parseInt(each.word(word));
  }

  private static boolean hasNumber(Constraint each, int word) {
    return each.word(word).matches("\\d{1,4}");
  }

  private FormatException fault(Constraint each) {
    return fault(each, "exchange.constraint");
  }

  private FormatException fault(Constraint each, String what) {
    return FormatException.at(
        string.line(),
        each.column(),
        Phrase.of(what, Quoted.bare(each.name().isEmpty() ? "~" : each.name())));
  }
}
