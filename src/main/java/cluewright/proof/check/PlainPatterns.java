package cluewright.proof.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The strategies that are stated as patterns, by id, easiest first. */
final class PlainPatterns {
  private static final int MOST_OF_A_SET = 12;
  private static final Map<String, PlainPattern> ALL = all();

  private PlainPatterns() {}

  private static Map<String, PlainPattern> all() {
    Map<String, PlainPattern> all = new LinkedHashMap<>();
    all.put("naked-triple", PlainSets.naked(3));
    all.put("hidden-triple", PlainSets.hidden(3));
    all.put("naked-quad", PlainSets.naked(4));
    all.put("hidden-quad", PlainSets.hidden(4));
    for (int size = 5; size <= MOST_OF_A_SET; size++) {
      all.put("naked-set-" + size, PlainSets.naked(size));
      all.put("hidden-set-" + size, PlainSets.hidden(size));
    }
    all.put("swordfish", PlainSets.fish(3));
    all.put("jellyfish", PlainSets.fish(4));
    all.put("remote-pair", PlainWings::remote);
    all.put("skyscraper", PlainColours::skyscraper);
    all.put("two-string-kite", PlainColours::kite);
    all.put("turbot-fish", PlainColours::turbot);
    all.put("w-wing", PlainWings::w);
    all.put("xy-wing", PlainWings::xy);
    all.put("xyz-wing", PlainWings::xyz);
    all.put("simple-colours", PlainColours::simple);
    all.put("multi-colours", PlainColours::multi);
    all.put("x-chain", PlainChains::x);
    all.put("xy-chain", PlainChains::xy);
    all.put("aic", PlainChains::alternating);
    all.put(Strategies.PAIRS_OF_REASONS, PlainPairs::apply);
    return all;
  }

  /** The ids of all that are stated. */
  static Set<String> ids() {
    return ALL.keySet();
  }

  /** Those of a set, in their order here. */
  static List<PlainPattern> of(Set<String> strategies) {
    List<PlainPattern> patterns = new ArrayList<>();
    ALL.forEach(
        (id, pattern) -> {
          if (strategies.contains(id)) {
            patterns.add(pattern);
          }
        });
    return patterns;
  }
}
