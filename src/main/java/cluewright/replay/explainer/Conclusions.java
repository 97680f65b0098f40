package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gathers the easiest conclusion, or the easiest for each effect. */
final class Conclusions {
  private static final Comparator<Conclusion> EASIEST =
      Comparator.comparingInt(Conclusion::tenths)
          .thenComparingInt(Conclusion::complexity)
          .thenComparingInt(Conclusion::key);

  private final boolean all;
  private final Map<List<Integer>, Conclusion> byEffect = new HashMap<>();
  private Conclusion best;

  Conclusions(boolean all) {
    this.all = all;
  }

  boolean gathersAll() {
    return all;
  }

  /** True if a conclusion is easier than what is known of the same effect. */
  boolean wants(List<Integer> effect, int tenths, int complexity, int key) {
    Conclusion known = all ? byEffect.get(effect) : best;
    return known == null
        || tenths < known.tenths()
        || tenths == known.tenths()
            && (complexity < known.complexity()
                || complexity == known.complexity() && key < known.key());
  }

  Conclusion best() {
    return best;
  }

  /** All of them, the easiest first, of equal ones that which was found first. */
  List<Conclusion> ranked() {
    List<Conclusion> ranked = new ArrayList<>(byEffect.values());
    ranked.sort(EASIEST.thenComparingInt(c -> order.get(c.eliminations())));
    return ranked;
  }

  private final Map<List<Integer>, Integer> order = new HashMap<>();
  private int next;

  void add(Conclusion conclusion) {
    if (all) {
      byEffect.put(conclusion.eliminations(), conclusion);
      order.put(conclusion.eliminations(), next++);
    } else {
      best = conclusion;
    }
  }
}
