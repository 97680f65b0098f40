package cluewright.studio.layout;

import cluewright.document.Regions;
import cluewright.mask.Symmetry;
import cluewright.model.CellSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A brush that paints a region, and at mirror cells the regions that correspond to it.
 *
 * @param images the image of each cell under each turn and reflection, that which moves nothing
 *     first
 * @param paints the region that each of these paints
 */
record RegionBrush(List<int[]> images, List<Integer> paints) {

  /** The brush for a region, or for none, which removes cells from theirs. */
  static RegionBrush of(Regions regions, Symmetry symmetry, int region) {
    List<int[]> images = symmetry.images(regions.board());
    return new RegionBrush(
        images, images.stream().map(image -> partner(regions, image, region)).toList());
  }

  /** The region with the most mirror images of a region's cells; in doubt the region itself. */
  private static int partner(Regions regions, int[] image, int region) {
    if (region == Regions.NONE) {
      return Regions.NONE;
    }
    Map<Integer, Integer> votes = new HashMap<>();
    votes.put(region, 0);
    regions.cells(region).forEach(cell -> votes.merge(regions.at(image[cell]), 1, Integer::sum));
    votes.remove(Regions.NONE);
    int most = votes.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return votes.getOrDefault(region, 0) == most
        ? region
        : votes.keySet().stream().filter(other -> votes.get(other) == most).findFirst().get();
  }

  int region() {
    return paints.get(0);
  }

  /** The regions with a cell and its mirror cells painted; on a mirror line its own region wins. */
  Regions on(Regions regions, int cell) {
    Regions next = regions;
    for (int i = images.size() - 1; i >= 0; i--) {
      next = next.with(images.get(i)[cell], paints.get(i));
    }
    return next;
  }

  CellSet reach(int cell) {
    return CellSet.of(IntStream.range(0, images.size()).map(i -> images.get(i)[cell]));
  }
}
