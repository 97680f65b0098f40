package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Evidence;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Why a step holds, as drawn on the board.
 *
 * @param houses the cells of the houses and the rules that it is about: tinted
 * @param rules the cells of each of its rules, where it is about more than one of these or about
 *     houses as well: outlined
 * @param covers the cells of the houses that it reaches into: hatched
 * @param roles the candidates that it names, numbered by {@link Board#candidate}: each role has a
 *     shape of its own
 * @param links between candidates: lines, whole for strong ones and dashed for weak ones
 */
public record Argument(
    CellSet houses,
    List<CellSet> rules,
    CellSet covers,
    Map<Integer, Evidence.Role> roles,
    List<Evidence.Link> links) {
  public static final Argument NONE =
      new Argument(CellSet.empty(), List.of(), CellSet.empty(), Map.of(), List.of());

  public Argument {
    rules = List.copyOf(rules);
    links = List.copyOf(links);
  }

  public static Argument of(Evidence evidence) {
    Map<Integer, Evidence.Role> roles = new LinkedHashMap<>();
    evidence.marks().forEach(mark -> roles.putIfAbsent(mark.candidate(), mark.role()));
    List<CellSet> rules = evidence.rules().stream().map(Evidence.Seen::cells).toList();
    boolean areSeveral = evidence.houses().size() + rules.size() > 1;
    return new Argument(
        rules.stream().reduce(cells(evidence.houses()), CellSet::union),
        areSeveral ? rules : List.of(),
        cells(evidence.covers()),
        roles,
        evidence.links());
  }

  /** The reason of a line, outlined, and the candidates that it follows from. */
  public static Argument of(Consequence line) {
    Map<Integer, Evidence.Role> roles = new LinkedHashMap<>();
    line.because().forEach(candidate -> roles.put(candidate, Evidence.Role.PATTERN));
    List<CellSet> reason = line.about().isEmpty() ? List.of() : List.of(line.about());
    return new Argument(line.about(), reason, CellSet.empty(), roles, List.of());
  }

  public static Argument about(List<House> houses) {
    return new Argument(cells(houses), List.of(), CellSet.empty(), Map.of(), List.of());
  }

  private static CellSet cells(Collection<House> houses) {
    return houses.stream().map(House::cells).reduce(CellSet.empty(), CellSet::union);
  }

  /**
   * The argument as a board shows it: where it is about cells that are not shown, the cells of
   * which these tell are tinted.
   *
   * @param eliminated candidates that the step eliminates
   */
  public Argument shownOn(Board board, Collection<Integer> eliminated) {
    if (!board.layout().tellsRegions()) {
      return this;
    }
    CellSet told =
        CellSet.of(
            Stream.concat(roles.keySet().stream(), eliminated.stream())
                .filter(candidate -> !board.isShown(candidate))
                .mapToInt(board::cellOf));
    Map<Integer, Evidence.Role> kept = new LinkedHashMap<>(roles);
    kept.keySet().removeIf(candidate -> !board.isShown(candidate));
    return new Argument(
        board.shown(houses.union(told)),
        rules.stream().map(board::shown).toList(),
        board.shown(covers),
        kept,
        links.stream()
            .filter(link -> board.isShown(link.from()) && board.isShown(link.to()))
            .toList());
  }

  public CellSet cells(Board board) {
    return CellSet.of(roles.keySet().stream().mapToInt(board::cellOf));
  }

  public boolean has(Evidence.Strength strength) {
    return links.stream().anyMatch(link -> link.strength() == strength);
  }
}
