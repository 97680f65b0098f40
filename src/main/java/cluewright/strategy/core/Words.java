package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.Board.RulePair;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes cells, digits and houses for sentences. */
public final class Words {
  private Words() {}

  /** A cell, for example {@code r1c2}, or what it tells of another: {@code region of r1c2}. */
  public static Phrase cell(Board board, int cell) {
    return cell < board.shownCells()
        ? Phrase.verbatim(board.label(cell))
        : told(board.layout().isRegion(cell), place(board, cell), 1);
  }

  /** What cells that are not shown tell of others: their regions, or their steps. */
  private static Phrase told(boolean isRegion, Object of, int count) {
    return Phrase.of(isRegion ? "reasons.region-of" : "reasons.steps-of", of, count);
  }

  /** Where a cell is shown, or the one that it tells of. */
  private static String place(Board board, int cell) {
    return board.label(board.layout().shown(cell));
  }

  /** Cells, for example {@code r1c2, r1c3 and r2c2}. */
  public static Phrase cells(Board board, CellSet cells) {
    return cells(board, cells, Words::list);
  }

  /** Alternative cells, for example {@code r1c2 or r2c2}. */
  public static Phrase anyOf(Board board, CellSet cells) {
    return cells(board, cells, Words::either);
  }

  /** Cells by their names, and after them what others tell of theirs. */
  private static Phrase cells(Board board, CellSet cells, Function<List<?>, Phrase> joined) {
    int shown = board.shownCells();
    List<Object> items = new ArrayList<>();
    cells.stream().filter(cell -> cell < shown).forEach(cell -> items.add(board.label(cell)));
    for (boolean isRegion : new boolean[] {true, false}) {
      List<String> of =
          cells.stream()
              .filter(cell -> cell >= shown && board.layout().isRegion(cell) == isRegion)
              .mapToObj(cell -> place(board, cell))
              .toList();
      if (!of.isEmpty()) {
        items.add(told(isRegion, joined.apply(of), of.size()));
      }
    }
    return joined.apply(items);
  }

  public static Phrase digits(Board board, int digits) {
    return list(symbols(board, digits));
  }

  /** Alternative digits, for example {@code 2 or 7}. */
  public static Phrase anyOf(Board board, int digits) {
    return either(symbols(board, digits));
  }

  public static Phrase digit(Board board, int digit) {
    return Phrase.digit(digit, String.valueOf(board.symbol(digit)));
  }

  private static List<Phrase> symbols(Board board, int digits) {
    return Candidates.digits(board, digits).mapToObj(digit -> digit(board, digit)).toList();
  }

  /**
   * A broken rule, for example {@code 4 in r1c1 and 7 in r1c2 are against a rule: the white dot
   * between r1c1 and r1c2}.
   */
  public static Phrase breach(Puzzle puzzle, RulePair breach) {
    Board board = puzzle.board();
    return Phrase.of(
        "reasons.breach",
        digit(board, puzzle.digit(breach.first())),
        cell(board, breach.first()),
        digit(board, puzzle.digit(breach.second())),
        cell(board, breach.second()),
        rule(board, breach.rule()));
  }

  /** A kind of rules by its name, for example {@code Thermometers}. */
  public static Phrase kind(Kind kind) {
    String key = "boards." + kind.words();
    return kind.definition()
        .map(own -> own.name().isEmpty() ? Phrase.of(key, own.text()) : Phrase.verbatim(own.name()))
        .orElseGet(() -> Phrase.of(key));
  }

  /** A rule in words, for example {@code the thermometer from r1c1 to r3c1}. */
  public static Phrase rule(Board board, Rule rule) {
    List<Integer> cells = rule.cells();
    if (rule.kind() == Kinds.CAGE && rule.hasValue()) {
      return Phrase.of("reasons.cage-with-sum", place(board, cells.get(0)), rule.value());
    }
    return cells.isEmpty()
        ? kind(rule.kind())
        : through(board, rule.kind(), cells.get(0), cells.get(cells.size() - 1));
  }

  /** A rule in words, by some of its cells in order. */
  public static Phrase rule(Board board, Kind kind, int[] cells) {
    return kind == Kinds.FOUND_REGIONS && cells.length >= board.gridCells()
        ? Phrase.of("reasons.all-found-regions")
        : through(board, kind, cells[0], cells[cells.length - 1]);
  }

  /** The rule in words, for example {@code the white dot between r1c1 and r1c2}. */
  public static Phrase between(Board board, RulePair pair) {
    return through(board, pair.rule().kind(), pair.first(), pair.second());
  }

  private static Phrase through(Board board, Kind kind, int first, int last) {
    String key = "reasons." + kind.words();
    String from = place(board, first);
    String to = place(board, last);
    return kind.definition().isPresent()
        ? Phrase.of(key, from, to, kind(kind))
        : Phrase.of(key, from, to, first == last ? 1 : 2);
  }

  /** A house, for example {@code row 3}, or {@code row 3 of the upper left grid}. */
  public static Phrase house(House house) {
    return of(house.grid(), Phrase.of(one(house.kind()), house.name()));
  }

  private static Phrase of(House.Grid grid, Phrase houses) {
    return grid == House.Grid.ONLY ? houses : Phrase.of("reasons.of-grid", houses, grid(grid));
  }

  /** A grid, for example {@code the upper left grid}. */
  public static Phrase grid(House.Grid grid) {
    return Phrase.of("reasons.grid-" + grid.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /** Houses, for example {@code rows 2 and 6}, or {@code rows 2 and 6 and box 1}. */
  public static Phrase houses(List<House> houses) {
    return list(
        houses.stream()
            .map(Words::like)
            .distinct()
            .map(like -> ofOneKind(houses.stream().filter(one -> like(one).equals(like)).toList()))
            .toList());
  }

  /** What houses that are named together have in common. */
  private static List<?> like(House house) {
    return List.of(house.kind(), house.grid());
  }

  private static Phrase ofOneKind(List<House> houses) {
    if (houses.size() == 1) {
      return house(houses.get(0));
    }
    Phrase numbers =
        Phrase.joined(
            houses.stream().map(House::name).toList(),
            "reasons.number-comma",
            "reasons.number-and");
    return of(houses.get(0).grid(), Phrase.of(several(houses.get(0).kind()), numbers));
  }

  private static String one(Kind kind) {
    return "reasons.house-" + kind.words();
  }

  private static String several(Kind kind) {
    return "reasons.houses-" + kind.words();
  }

  /**
   * The eliminations, for example {@code 7 is eliminated from r4c3, and 2 and 5 are eliminated from
   * r1c2}; more than two are set apart, since each may have commas of its own.
   */
  public static Phrase eliminated(Board board, int[] changes) {
    Map<Integer, Integer> digitsByCell = new TreeMap<>();
    for (int candidate : changes) {
      digitsByCell.merge(
          board.cellOf(candidate), 1 << (board.digitOf(candidate) - 1), (a, b) -> a | b);
    }
    Map<Integer, List<Integer>> cellsByDigits =
        digitsByCell.entrySet().stream()
            .collect(
                Collectors.groupingBy(
                    Map.Entry::getValue,
                    TreeMap::new,
                    Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
    List<Phrase> all =
        cellsByDigits.entrySet().stream()
            .map(entry -> leaves(board, entry.getKey(), entry.getValue()))
            .toList();
    return all.size() == 2
        ? Phrase.of("reasons.eliminated-and", all.get(0), all.get(1))
        : Phrase.apart(all);
  }

  private static Phrase leaves(Board board, int digits, List<Integer> cells) {
    IntStream where = cells.stream().mapToInt(Integer::intValue);
    return Phrase.of(
        Integer.bitCount(digits) == 1 ? "reasons.one-eliminated" : "reasons.many-eliminated",
        digits(board, digits),
        cells(board, CellSet.of(where)));
  }

  /** A list, for example {@code a, b and c}. */
  public static Phrase list(List<?> words) {
    return Phrase.list(words);
  }

  /** A list of alternatives, for example {@code a, b or c}. */
  public static Phrase either(List<?> words) {
    return Phrase.joined(words, "reasons.or-comma", "reasons.or");
  }
}
