package cluewright.replay.explainer;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

final class AlignedTriples implements Technique {
  private static final int RATING = 75;
  static final int MIN = Integer.getInteger("atemin", 1);

  private Marks marks;

  @Override
  public Optional<Step> first(Marks given) {
    marks = given;
    for (int a = 0; a < Nine.CELLS; a++) {
      if (marks.count(a) < 2) continue;
      for (int b = a + 1; b < Nine.CELLS; b++) {
        if (marks.count(b) < 2) continue;
        int[] two = excluders(Nine.PEER_SETS[a].and(Nine.PEER_SETS[b]));
        if (two.length < MIN) continue;
        for (int c = b + 1; c < Nine.CELLS; c++) {
          if (marks.count(c) < 2) continue;
          Optional<Step> step = triple(a, b, c);
          if (step.isPresent()) return step;
        }
      }
    }
    return Optional.empty();
  }

  private int[] excluders(Cells of) {
    return java.util.Arrays.stream(of.toArray()).filter(c -> marks.count(c) >= 2 && marks.count(c) <= 3).toArray();
  }

  private Optional<Step> triple(int a, int b, int c) {
    int[] ex = excluders(Nine.PEER_SETS[a].and(Nine.PEER_SETS[b]).and(Nine.PEER_SETS[c]));
    if (ex.length < MIN) return Optional.empty();
    int pa = 0, pb = 0, pc = 0;
    boolean ab = Nine.sees(a, b), ac = Nine.sees(a, c), bc = Nine.sees(b, c);
    for (int x = marks.digits(a); x != 0; x &= x - 1) {
      int dx = x & -x;
      for (int y = marks.digits(b); y != 0; y &= y - 1) {
        int dy = y & -y;
        if (ab && dx == dy) continue;
        for (int z = marks.digits(c); z != 0; z &= z - 1) {
          int dz = z & -z;
          if (ac && dx == dz || bc && dy == dz) continue;
          if ((pa & dx) != 0 && (pb & dy) != 0 && (pc & dz) != 0) continue;
          int all = dx | dy | dz;
          boolean ok = true;
          for (int e : ex) if ((marks.digits(e) & ~all) == 0) { ok = false; break; }
          if (ok) { pa |= dx; pb |= dy; pc |= dz; }
        }
      }
    }
    Map<Integer, Integer> eliminations = new TreeMap<>();
    if (marks.digits(a) != pa) eliminations.put(a, marks.digits(a) & ~pa);
    if (marks.digits(b) != pb) eliminations.put(b, marks.digits(b) & ~pb);
    if (marks.digits(c) != pc) eliminations.put(c, marks.digits(c) & ~pc);
    return eliminations.isEmpty() ? Optional.empty() : Optional.of(Step.eliminating(RATING, eliminations));
  }
}
