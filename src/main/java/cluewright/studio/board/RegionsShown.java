package cluewright.studio.board;

import cluewright.model.CellSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Regions being edited, which need not be valid: each has a tint, a name in its cells and a strong
 * outline, so that no colour is needed to tell them apart.
 *
 * @param of the region of each cell, from 1; 0 for a cell of none
 * @param names what each region is called
 * @param remarks what stands in some cells instead, since their regions are not right
 * @param apart the cells that lie apart from the rest of their region
 */
public record RegionsShown(
    List<Integer> of, Map<Integer, String> names, Map<Integer, String> remarks, CellSet apart) {

  public RegionsShown {
    of = List.copyOf(of);
    names = Map.copyOf(names);
    remarks = Map.copyOf(remarks);
  }

  String text(int cell) {
    return Optional.ofNullable(remarks.get(cell)).orElse(names.getOrDefault(of.get(cell), ""));
  }
}
