package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.ExtraHouses;
import cluewright.model.House;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the board of a link, which tells it house by house: its regions, and then sets of cells
 * that hold every digit. All of these together must be {@link ExtraHouses} of whole kinds; one that
 * is left over is a rule that no board has.
 */
final class LinkBoard {
  /** The centre dot comes last, since it is one of the disjoint groups. */
  private static final List<ExtraHouses> KINDS =
      List.of(
          ExtraHouses.X,
          ExtraHouses.WINDOKU,
          ExtraHouses.DISJOINT_GROUPS,
          ExtraHouses.ASTERISK,
          ExtraHouses.CENTRE_DOT);

  private final PackedJson json;
  private final Board plain;
  private final Map<CellSet, String> extra = new LinkedHashMap<>();

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
   * Adds cells that hold every digit; those of a row, column or region say nothing new.
   *
   * @param field where the link says so
   * @throws cluewright.format.FormatException if these are not as many cells as digits
   */
  void add(CellSet cells, String field) {
    if (cells.size() != plain.digits()) {
      throw json.rule(field);
    }
    if (plain.houses().stream().map(House::cells).noneMatch(cells::equals)) {
      extra.putIfAbsent(cells, field);
    }
  }

  /** Adds all houses of a kind. */
  void add(ExtraHouses kind, String field) {
    List<CellSet> houses = houses(kind);
    if (houses.isEmpty()) {
      throw json.rule(field);
    }
    houses.forEach(cells -> add(cells, field));
  }

  /** Adds the diagonal that begins in the upper left corner, or the other one. */
  void addDiagonal(int corner, String field) {
    houses(ExtraHouses.X).stream()
        .filter(diagonal -> diagonal.contains(corner))
        .forEach(cells -> add(cells, field));
  }

  /** True if a cell lies in cells that were added. */
  boolean isExtra(int cell) {
    return extra.keySet().stream().anyMatch(cells -> cells.contains(cell));
  }

  /** The houses of a kind on this board; none if it does not fit. */
  private List<CellSet> houses(ExtraHouses kind) {
    Predicate<House> isPlain = plain.houses()::contains;
    return Boards.withExtras(plain, Set.of(kind)).stream()
        .flatMap(board -> board.houses().stream())
        .filter(isPlain.negate())
        .map(House::cells)
        .toList();
  }

  /**
   * The board with all that was added.
   *
   * @throws cluewright.format.FormatException if cells were added that are no house of any kind, or
   *     not all houses of it
   */
  Board board() {
    Set<ExtraHouses> kinds = EnumSet.noneOf(ExtraHouses.class);
    Map<CellSet, String> left = new LinkedHashMap<>(extra);
    for (ExtraHouses kind : KINDS) {
      List<CellSet> houses = left.isEmpty() ? List.of() : houses(kind);
      if (!houses.isEmpty() && left.keySet().containsAll(houses)) {
        left.keySet().removeAll(houses);
        kinds.add(kind);
      }
    }
    left.values().stream()
        .findFirst()
        .ifPresent(
            field -> {
              throw json.rule(field);
            });
    return Boards.withExtras(plain, kinds).orElseThrow();
  }
}
