package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collects the easiest conclusion, or the easiest one for each effect. */
final class Conclusions {
  private static final Comparator<Conclusion> EASIEST =
      Comparator.comparingInt(Conclusion::tenths)
          .thenComparingInt(Conclusion::complexity)
          .thenComparingInt(Conclusion::key);

  private final boolean all;
  private final Map<List<Integer>, Conclusion> byEffect = new HashMap<>();

  /** By effect, when its conclusion was found. */
  private final Map<List<Integer>, Integer> order = new HashMap<>();

  private int next;
  private Conclusion best;

  Conclusions(boolean all) {
    this.all = all;
  }

  boolean gathersAll() {
    return all;
  }

  /**
   * True if a conclusion is easier than the known one, or than the known one of its effect if all
   * are collected.
   */
  boolean wants(List<Integer> effect, int tenths, int complexity, int key) {
    Conclusion known = all ? byEffect.get(effect) : best;
    if (known == null || tenths != known.tenths()) {
      return known == null || tenths < known.tenths();
    }
    return complexity < known.complexity()
        || (complexity == known.complexity() && key < known.key());
  }

  Conclusion best() {
    return best;
  }

  /** All conclusions, easiest first; equal ones in the order found. */
  List<Conclusion> ranked() {
    List<Conclusion> ranked = new ArrayList<>(byEffect.values());
    ranked.sort(EASIEST.thenComparingInt(c -> order.get(c.eliminations())));
    return ranked;
  }

  void add(Conclusion conclusion) {
    if (all) {
      byEffect.put(conclusion.eliminations(), conclusion);
      order.put(conclusion.eliminations(), next++);
    } else {
      best = conclusion;
    }
  }
}
