package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.OverlappingGrids;
import cluewright.model.Puzzle;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.OwnKind;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes constraint strings, by the tables of {@link ConstraintBoard}, which reads them.
 *
 * <p>A rule is written only if it is read back as the same rule; so what has no name there, and
 * what its name cannot tell, is refused. Sums that are the same from either side have one place
 * there, and come back from that side.
 */
final class ConstraintWords {
  /** The most rows, columns and digits of Interactive Sudoku Solver. */
  private static final int MOST = 16;

  private static final int RADIX = 36;

  /** What all cells beside the grid are called, with a number. */
  private static final String GROUP = "A";

  /** Numbers that say the same from the other side. */
  private static final Set<Kind> ALIKE = Set.of(Kinds.SANDWICH, Kinds.LITTLE_KILLER);

  private ConstraintWords() {}

  /** Why a board cannot be written, naming it or one of its rules. */
  static Optional<Phrase> refusal(Board board) {
    boolean hasSize = OverlappingGrids.of(board).isEmpty() && board.digits() <= MOST;
    if (hasSize && isReadAs(of(Puzzle.empty(board)), kept(board))) {
      return Optional.empty();
    }
    Board plain = plain(board);
    return hasSize && isReadAs(shape(plain), plain)
        ? Refusals.unsaid(board, rule -> isSaid(plain, rule) && areTiesAlike(board, rule))
        : Optional.of(Phrase.of("exchange.no-board", board.toString()));
  }

  /**
   * What the shape of a string says: the grid with its regions, also where they are to be found.
   */
  private static Board plain(Board board) {
    Board grid = Boards.ofRegions(board);
    return board.rules(Kinds.FOUND_REGIONS).isEmpty()
        ? grid
        : Boards.withKinds(grid, Set.of(Kinds.FOUND_REGIONS)).orElseThrow();
  }

  /** All ranks of a string may be tied, or none. */
  private static boolean areTiesAlike(Board board, Rule rule) {
    return rule.kind() != Kinds.TIED_RANK
        || (board.rules(Kinds.FULL_RANK).isEmpty() && board.rules(Kinds.UNLIKE_LINES).isEmpty());
  }

  private static boolean isSaid(Board plain, Rule rule) {
    Rule kept = kept(plain, rule);
    Optional<Board> alone =
        kept.kind().form().isDrawn()
            ? Optional.of(Boards.withRules(plain, List.of(kept)))
            : Boards.withKinds(plain, kinds(plain, kept.kind()));
    String words =
        word(plain, kept).map(word -> shape(plain) + ties(List.of(kept)) + word).orElse("");
    return alone.filter(board -> isReadAs(words, board)).isPresent();
  }

  private static Set<Kind> kinds(Board plain, Kind more) {
    return Stream.concat(plain.rules().stream().map(Rule::kind), Stream.of(more))
        .filter(Kinds.ofBoards()::contains)
        .collect(Collectors.toSet());
  }

  private static boolean isReadAs(String words, Board board) {
    try {
      return !words.isEmpty() && Boards.joined(read(words)).equals(Boards.joined(board));
    } catch (FormatException other) {
      return false;
    }
  }

  private static Board read(String words) {
    return new ConstraintBoard(new TextSpan(words, 1, 1)).read().board();
  }

  /** Why the clues cannot be written: one tells a region, whose number is by chance. */
  static Optional<Phrase> refusal(Puzzle clues) {
    Board board = clues.board();
    return IntStream.range(board.shownCells(), board.cells())
        .filter(cell -> clues.digit(cell) != 0)
        .mapToObj(cell -> board.label(board.layout().shown(cell)))
        .map(shown -> Phrase.of("exchange.no-region-clue", shown))
        .findFirst();
  }

  /** A board as it is read back. */
  static Board kept(Board board) {
    List<Rule> drawn = board.drawn().stream().map(rule -> kept(board, rule)).toList();
    return Boards.joined(Boards.withRules(board, drawn));
  }

  /**
   * A rule as it is read back: from the side on which the solver has a place for its number, and
   * one of the setter's own by what is listed, without its condition and its sentence.
   */
  private static Rule kept(Board board, Rule rule) {
    if (!ALIKE.contains(rule.kind())) {
      return OwnWords.kept(board, rule);
    }
    List<Integer> back = new ArrayList<>(rule.cells());
    Collections.reverse(back);
    Rule other = new Rule(rule.kind(), back, rule.value());
    boolean isOther = !hasPlace(board, rule) && hasPlace(board, other);
    return isOther ? other : rule;
  }

  private static boolean hasPlace(Board board, Rule rule) {
    int first = rule.cells().get(0);
    return rule.kind() == Kinds.SANDWICH
        ? line(board, rule.cells()).filter(line -> !line.isBack()).isPresent()
        : ConstraintBoard.diagonal(board, first).equals(rule.cells());
  }

  /** A puzzle with all its clues and rules. */
  static String of(Puzzle clues) {
    Board board = clues.board();
    Board kept = kept(board);
    Stream<String> rules =
        kept.rules().stream()
            .filter(rule -> rule.kind() != Kinds.FOUND_REGIONS)
            .flatMap(rule -> word(board, rule).stream())
            .distinct();
    return shape(plain(board))
        + ties(kept.rules())
        + rules.collect(Collectors.joining())
        + givens(clues);
  }

  private static String ties(List<Rule> rules) {
    return rules.stream().anyMatch(rule -> rule.kind() == Kinds.TIED_RANK)
        ? "." + ConstraintBoard.RANK_TIES + "~" + ConstraintBoard.ANY_TIES
        : "";
  }

  private static String givens(Puzzle clues) {
    Board board = clues.board();
    String words =
        IntStream.range(0, board.cells())
            .filter(cell -> clues.digit(cell) != 0)
            .mapToObj(cell -> "~" + name(board, cell) + "_" + value(board, clues.digit(cell)))
            .collect(Collectors.joining());
    return words.isEmpty() ? "" : "." + words;
  }

  private static int value(Board board, int digit) {
    return digit - 1 + board.layout().leastValue();
  }

  /** The size, the digits, and the regions where they are not the boxes that each solver knows. */
  private static String shape(Board plain) {
    int rows = plain.gridCells() / plain.columns();
    int most = Math.max(rows, plain.columns());
    String size = ".Shape~" + rows + "x" + plain.columns();
    boolean isFromZero = plain.layout().leastValue() == 0;
    String digits =
        isFromZero
            ? "~0-" + (plain.digits() - 1)
            : plain.digits() == most ? "" : "~" + plain.digits();
    String variables = variables(plain);
    boolean isUsual = rows == plain.columns() && isReadAs(size + digits + variables, plain);
    String found =
        plain.rules(Kinds.FOUND_REGIONS).isEmpty() ? "" : "." + BesideCells.FOUND_REGIONS;
    return size + digits + (isUsual ? "" : regions(plain)) + found + variables;
  }

  private static String regions(Board plain) {
    char[] names = new char[plain.gridCells()];
    plain
        .houses(Kinds.BOX)
        .forEach(box -> box.cells().forEach(cell -> names[cell] = figure(box.number())));
    return ".NoBoxes" + (plain.houses(Kinds.BOX).isEmpty() ? "" : ".Jigsaw~" + new String(names));
  }

  private static char figure(int number) {
    return Character.toUpperCase(Character.forDigit(number, RADIX));
  }

  /** The cells beside the grid. */
  private static String variables(Board plain) {
    int count = plain.shownCells() - plain.gridCells();
    return count == 0
        ? ""
        : "." + BesideCells.VARIABLES + "~" + GROUP + "~" + (count == 1 ? "" : "~" + count);
  }

  static String name(Board board, int cell) {
    if (board.layout().isRegion(cell)) {
      return BesideCells.REGION + (board.layout().shown(cell) + 1);
    }
    int beside = cell - board.gridCells();
    if (beside >= 0) {
      boolean isAlone = board.shownCells() == board.gridCells() + 1;
      return BesideCells.variable(GROUP) + (isAlone ? "" : beside + 1);
    }
    return "R" + figure(board.row(cell) + 1) + "C" + figure(board.column(cell) + 1);
  }

  /** The constraint for a rule; empty if there is none. */
  private static Optional<String> word(Board board, Rule rule) {
    Kind kind = rule.kind();
    String cells =
        rule.cells().stream().map(cell -> "~" + name(board, cell)).collect(Collectors.joining());
    if (kind.form() == Form.BOARD) {
      return ofBoard(kind);
    }
    if (kind == Kinds.ARROW && rule.value() > 1) {
      return Optional.of(".PillArrow~" + rule.value() + cells);
    }
    if (kind == Kinds.LESS) {
      return Optional.of(
          ".GreaterThan~"
              + name(board, rule.cells().get(1))
              + "~"
              + name(board, rule.cells().get(0)));
    }
    return named(ConstraintBoard.PLAIN, kind)
        .map(name -> "." + name + cells)
        .or(
            () ->
                named(ConstraintBoard.SIGNS, kind)
                    .filter(name -> board.areNeighbours(rule.cells().get(0), rule.cells().get(1)))
                    .map(name -> "." + name + cells))
        .or(
            () ->
                named(ConstraintBoard.VALUED, kind)
                    .map(name -> "." + name + "~" + rule.value() + cells))
        .or(() -> named(ConstraintBoard.AT_ENDS, kind).flatMap(name -> atEnd(name, board, rule)))
        .or(() -> other(board, rule, cells));
  }

  private static Optional<String> ofBoard(Kind kind) {
    if (kind == Kinds.DIAGONALS) {
      return Optional.of(".Diagonal~1.Diagonal~-1");
    }
    if (kind == Kinds.FALLING || kind == Kinds.RISING) {
      return Optional.of(".Diagonal~" + (kind == Kinds.RISING ? "1" : "-1"));
    }
    if (kind == Kinds.UNLIKE_LINES) {
      return Optional.of("." + ConstraintBoard.RANK_TIES + "~" + ConstraintBoard.NO_TIES);
    }
    return named(ConstraintBoard.OF_BOARD, kind).map(name -> "." + name);
  }

  private static Optional<String> named(Map<String, Kind> names, Kind kind) {
    return names.entrySet().stream()
        .filter(each -> each.getValue() == kind)
        .map(Map.Entry::getKey)
        .sorted()
        .findFirst();
  }

  private static Optional<String> other(Board board, Rule rule, String cells) {
    String corner = name(board, rule.cells().get(0));
    return switch (rule.kind().id()) {
      case "regioncount" -> Optional.of(".ChaosCount~" + corner + "~" + regionsOf(rule.cells()));
      case "regionarrow" ->
          Optional.of(
              rule.kind().parts(rule).stream()
                  .map(arm -> regionsOf(arm))
                  .collect(Collectors.joining("~-", ".ChaosArrow~" + corner + "~", "")));
      case "tiedrank" -> atEnd(ConstraintBoard.FULL_RANK, board, rule);
      case "cage" -> Optional.of(".Cage~" + rule.value() + cells);
      case "opencage" -> Optional.of(".Sum~" + rule.value() + cells);
      case "contains" ->
          Optional.of(
              ".ContainAtLeast~" + each("_", String.valueOf(rule.value())).substring(1) + cells);
      case "columnindex" -> Optional.of(".Indexing~C" + cells);
      case "rowindex" -> Optional.of(".Indexing~R" + cells);
      case "littlekiller" -> Optional.of(".LittleKiller~" + rule.value() + "~" + corner);
      case "sandwich" ->
          line(board, rule.cells())
              .filter(line -> !line.isBack())
              .map(line -> ".Sandwich~" + rule.value() + "~" + line.name());
      case "quadruple" -> Optional.of(".Quad~" + corner + each("~", String.valueOf(rule.value())));
      case "candidates" ->
          Optional.of(
              rule.cells().stream()
                  .map(cell -> "~" + name(board, cell) + candidates(board, rule.value()))
                  .collect(Collectors.joining("", ".", "")));
      default ->
          weighted(rule)
              .or(() -> OwnWords.of(board, rule).map(own -> "." + own))
              .map(own -> own + cells)
              .or(() -> either(board, rule));
    };
  }

  /** The names of the cells that tell the regions of others. */
  private static String regionsOf(List<Integer> cells) {
    return cells.stream()
        .map(cell -> "~" + BesideCells.REGION + (cell + 1))
        .collect(Collectors.joining());
  }

  /** Rules of which one holds; empty if one of them has no name. */
  private static Optional<String> either(Board board, Rule rule) {
    if (!(rule.kind() instanceof OwnKind own) || own.alternatives(rule).isEmpty()) {
      return Optional.empty();
    }
    StringBuilder words = new StringBuilder(".Or");
    for (List<Rule> rules : own.alternatives(rule)) {
      List<Optional<String>> each = rules.stream().map(part -> word(board, part)).toList();
      if (each.stream().anyMatch(Optional::isEmpty)) {
        return Optional.empty();
      }
      String together = each.stream().map(Optional::get).collect(Collectors.joining());
      words.append(rules.size() > 1 ? ".And" + together + ".End" : together);
    }
    return Optional.of(words + ".End");
  }

  /** A sum with factors. */
  private static Optional<String> weighted(Rule rule) {
    return rule.kind()
        .definition()
        .filter(own -> own.type() == OwnKind.Type.WEIGHTED)
        .map(own -> own.text().split("="))
        .map(sides -> ".Sum~" + sides[1] + "_=_" + sides[0].replace(',', '_'));
  }

  private static String each(String mark, String figures) {
    return figures.chars().mapToObj(figure -> mark + (char) figure).collect(Collectors.joining());
  }

  private static String candidates(Board board, int set) {
    return IntStream.rangeClosed(1, board.digits())
        .filter(digit -> (set >>> (digit - 1) & 1) != 0)
        .mapToObj(digit -> "_" + value(board, digit))
        .collect(Collectors.joining());
  }

  private static Optional<String> atEnd(String name, Board board, Rule rule) {
    return line(board, rule.cells())
        .map(
            line ->
                "."
                    + name
                    + "~"
                    + line.name()
                    + (line.isBack() ? "~~" : "~")
                    + rule.value()
                    + (line.isBack() ? "" : "~"));
  }

  /**
   * A whole row or column.
   *
   * @param isBack true if it is seen from its end
   */
  private record Whole(String name, boolean isBack) {}

  private static Optional<Whole> line(Board board, List<Integer> cells) {
    int row = board.row(cells.get(0));
    int column = board.column(cells.get(0));
    boolean isRow = cells.stream().allMatch(cell -> board.row(cell) == row);
    boolean isColumn = cells.stream().allMatch(cell -> board.column(cell) == column);
    boolean isBack = cells.get(0) > cells.get(cells.size() - 1);
    String name = isRow ? "R" + figure(row + 1) : "C" + figure(column + 1);
    return isRow != isColumn ? Optional.of(new Whole(name, isBack)) : Optional.empty();
  }
}
