package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.core.Evidence;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Why a step holds, as drawn on the board.
 *
 * @param houses the cells of the houses or the drawn rule that it is about: tinted
 * @param covers the cells of the houses that it reaches into: hatched
 * @param roles the candidates that it names, numbered by {@link Board#candidate}: each role has a
 *     shape of its own
 * @param links between candidates: lines, whole for strong ones and dashed for weak ones
 */
public record Argument(
    CellSet houses, CellSet covers, Map<Integer, Evidence.Role> roles, List<Evidence.Link> links) {
  public static final Argument NONE =
      new Argument(CellSet.empty(), CellSet.empty(), Map.of(), List.of());

  public Argument {
    links = List.copyOf(links);
  }

  public static Argument of(Evidence evidence) {
    Map<Integer, Evidence.Role> roles = new LinkedHashMap<>();
    evidence.marks().forEach(mark -> roles.putIfAbsent(mark.candidate(), mark.role()));
    return new Argument(
        cells(evidence.houses()).union(evidence.ofRule()),
        cells(evidence.covers()),
        roles,
        evidence.links());
  }

  public static Argument about(List<House> houses) {
    return new Argument(cells(houses), CellSet.empty(), Map.of(), List.of());
  }

  private static CellSet cells(Collection<House> houses) {
    return houses.stream().map(House::cells).reduce(CellSet.empty(), CellSet::union);
  }

  public CellSet cells(Board board) {
    return CellSet.of(roles.keySet().stream().mapToInt(board::cellOf));
  }

  public boolean has(Evidence.Strength strength) {
    return links.stream().anyMatch(link -> link.strength() == strength);
  }
}
