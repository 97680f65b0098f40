package cluewright.strategy.fish;

import cluewright.strategy.core.CrossingLines;
import cluewright.strategy.core.Geometry;
import java.util.Arrays;
import java.util.List;

/** The places that cells see in other base lines, outside their own cover line. */
final class FishSight {
  private static final int MOST_IN_TABLE = 12;

  private final int bases;

  /** The covers that a cell sees in a base: {@code [cell * bases + base]}. */
  private final int[] seen;

  /** The largest zones; a cell's zone is its own cover and those in which it sees anything. */
  private final int[] zones;

  private final int size;

  /** The promising covers for unions of the first covers, or of all on common boards. */
  private final int[] table;

  FishSight(Geometry geometry, CrossingLines lines, int size) {
    this.size = size;
    bases = lines.bases();
    seen = new int[geometry.board().cells() * bases];
    int[] all = new int[geometry.board().cells()];
    for (int line = 0; line < bases; line++) {
      for (int cover = 0; cover < lines.covers(); cover++) {
        int cell = lines.cell(line, cover);
        all[cell] = 1 << cover;
        for (int base = 0; base < bases; base++) {
          int set = base == line ? 0 : seen(geometry, lines, cell, base) & ~(1 << cover);
          seen[cell * bases + base] = set;
          all[cell] |= set;
        }
      }
    }
    zones = largest(all);
    table = new int[1 << Math.min(lines.covers(), MOST_IN_TABLE)];
    Arrays.setAll(table, this::compute);
  }

  private static int seen(Geometry geometry, CrossingLines lines, int cell, int base) {
    int set = 0;
    for (int cover = 0; cover < lines.covers(); cover++) {
      set |= geometry.see(cell, lines.cell(base, cover)) ? 1 << cover : 0;
    }
    return set;
  }

  private static int[] largest(int[] zones) {
    List<Integer> distinct = Arrays.stream(zones).distinct().boxed().toList();
    return distinct.stream()
        .filter(zone -> distinct.stream().noneMatch(z -> !z.equals(zone) && (zone & ~z) == 0))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** The covers that a cell sees in another base, without its own cover. */
  int seen(int cell, int base) {
    return seen[cell * bases + base];
  }

  /** The covers of zones outside which fewer covers are reached than the fish has. */
  int hopefulCovers(int union) {
    return union < table.length ? table[union] : compute(union);
  }

  private int compute(int union) {
    int hopeful = 0;
    for (int zone : zones) {
      hopeful |= Integer.bitCount(union & ~zone) < size ? zone : 0;
    }
    return hopeful;
  }
}
