package cluewright.proof.check;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The strategies that records may name, as far as the checker knows them. */
final class Strategies {
  static final String NAKED_SINGLE = "naked-single";
  static final String HIDDEN_SINGLE = "hidden-single";
  static final String LOCKED_CANDIDATES = "locked-candidates";
  static final String COMMON_PEERS = "common-peer-elimination";
  static final String NAKED_PAIR = "naked-pair";
  static final String HIDDEN_PAIR = "hidden-pair";
  static final String X_WING = "x-wing";

  static final String PAIRS_OF_REASONS = "reasons-2";

  /** Any strategies, which complete whatever has one solution; allowed only alone. */
  static final String ANY = "any";

  /** The strategies that {@link PlainRules} states. */
  static final List<String> STATED =
      List.of(
          NAKED_SINGLE,
          HIDDEN_SINGLE,
          LOCKED_CANDIDATES,
          COMMON_PEERS,
          NAKED_PAIR,
          HIDDEN_PAIR,
          X_WING);

  /** The strategies that place digits. */
  static final Set<String> PLACING =
      Set.of(
          NAKED_SINGLE,
          HIDDEN_SINGLE,
          "full-house",
          "bug-plus-one",
          "forcing-chain",
          "forcing-net",
          "templates");

  /** The strategies that only eliminate candidates. */
  static final Set<String> ELIMINATING =
      Set.of(
          LOCKED_CANDIDATES,
          COMMON_PEERS,
          NAKED_PAIR,
          HIDDEN_PAIR,
          X_WING,
          "cage-combinations",
          "rule-shape",
          "rule-bounds",
          "rule-combinations",
          "innies-outies",
          "locked-pair",
          "locked-triple",
          "naked-triple",
          "hidden-triple",
          "naked-quad",
          "hidden-quad",
          "naked-set-5",
          "hidden-set-5",
          "naked-set-6",
          "hidden-set-6",
          "naked-set-7",
          "hidden-set-7",
          "naked-set-8",
          "hidden-set-8",
          "naked-set-9",
          "hidden-set-9",
          "naked-set-10",
          "hidden-set-10",
          "naked-set-11",
          "hidden-set-11",
          "naked-set-12",
          "hidden-set-12",
          "swordfish",
          "jellyfish",
          "remote-pair",
          "skyscraper",
          "dual-two-string-kite",
          "two-string-kite",
          "turbot-fish",
          "dual-empty-rectangle",
          "empty-rectangle",
          "w-wing",
          "xy-wing",
          "xyz-wing",
          "unique-rectangle-1",
          "unique-rectangle-2",
          "unique-rectangle-3",
          "unique-rectangle-4",
          "unique-rectangle-5",
          "unique-rectangle-6",
          "hidden-rectangle",
          "avoidable-rectangle-1",
          "avoidable-rectangle-2",
          "finned-x-wing",
          "sashimi-x-wing",
          "finned-swordfish",
          "sashimi-swordfish",
          "finned-jellyfish",
          "sashimi-jellyfish",
          "sue-de-coq",
          "simple-colours",
          "multi-colours",
          "x-chain",
          "xy-chain",
          "aic",
          "grouped-aic",
          "als-xz",
          "als-xy-wing",
          "als-xy-chain",
          "wide-als-xy-chain",
          "death-blossom",
          "als-aic",
          "franken-x-wing",
          "franken-swordfish",
          "franken-jellyfish",
          "finned-franken-x-wing",
          "finned-franken-swordfish",
          "finned-franken-jellyfish",
          "mutant-x-wing",
          "mutant-swordfish",
          "mutant-jellyfish",
          "finned-mutant-x-wing",
          "finned-mutant-swordfish",
          "finned-mutant-jellyfish",
          "nishio",
          PAIRS_OF_REASONS,
          "reasons-3",
          "reasons-4",
          "reasons-more");

  private Strategies() {}

  static boolean isKnown(String id) {
    return PLACING.contains(id) || ELIMINATING.contains(id);
  }

  /**
   * The strategies of a set that are stated neither as rules nor as patterns, alphabetically.
   *
   * @param areFull whether every house holds every digit, and nothing else matters; elsewhere pairs
   *     of reasons may be of rules, which a record does not tell: also of a cage without a sum
   */
  static Set<String> unknown(Set<String> ids, boolean areFull) {
    Set<String> unknown = unstated(ids);
    unknown.removeIf(
        id -> PlainPatterns.ids().contains(id) && (areFull || !id.equals(PAIRS_OF_REASONS)));
    return unknown;
  }

  /** The strategies of a set that are not stated as rules, in alphabetical order. */
  static Set<String> unstated(Set<String> ids) {
    Set<String> unstated = new TreeSet<>(ids);
    STATED.forEach(unstated::remove);
    return unstated;
  }
}
