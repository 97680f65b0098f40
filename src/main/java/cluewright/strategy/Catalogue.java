package cluewright.strategy;

import static cluewright.strategy.als.LinkedSets.Kind.XY_CHAIN;
import static cluewright.strategy.als.LinkedSets.Kind.XY_WING;
import static cluewright.strategy.als.LinkedSets.Kind.XZ;
import static cluewright.strategy.als.SetChains.Kind.ANY_LINKS;
import static cluewright.strategy.als.SetChains.Kind.RESTRICTED_DIGITS;
import static cluewright.strategy.chain.Dual.Kind.EMPTY_RECTANGLES;
import static cluewright.strategy.chain.Dual.Kind.KITES;
import static cluewright.strategy.core.Level.EXTREME;
import static cluewright.strategy.core.Level.HARD;
import static cluewright.strategy.core.Level.MEDIUM;
import static cluewright.strategy.core.Level.UNFAIR;
import static cluewright.strategy.fish.Fish.Kind.FINNED;
import static cluewright.strategy.fish.Fish.Kind.FINNED_FRANKEN;
import static cluewright.strategy.fish.Fish.Kind.FINNED_MUTANT;
import static cluewright.strategy.fish.Fish.Kind.FRANKEN;
import static cluewright.strategy.fish.Fish.Kind.MUTANT;
import static cluewright.strategy.fish.Fish.Kind.PLAIN;
import static cluewright.strategy.fish.Fish.Kind.SASHIMI;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.AVOIDABLE_1;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.AVOIDABLE_2;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.HIDDEN;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.TYPE_1;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.TYPE_2;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.TYPE_3;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.TYPE_4;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.TYPE_5;
import static cluewright.strategy.uniqueness.UniqueRectangle.Kind.TYPE_6;

import cluewright.strategy.als.DeathBlossom;
import cluewright.strategy.als.LinkedSets;
import cluewright.strategy.als.SetChains;
import cluewright.strategy.cage.CageCombinations;
import cluewright.strategy.cage.InniesOuties;
import cluewright.strategy.chain.DigitChains;
import cluewright.strategy.chain.Dual;
import cluewright.strategy.chain.EmptyRectangle;
import cluewright.strategy.chain.InferenceChains;
import cluewright.strategy.chain.MultiColours;
import cluewright.strategy.chain.RemotePair;
import cluewright.strategy.chain.SimpleColours;
import cluewright.strategy.chain.Skyscraper;
import cluewright.strategy.chain.TurbotFish;
import cluewright.strategy.chain.TwoStringKite;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.fish.Fish;
import cluewright.strategy.fish.XWing;
import cluewright.strategy.forcing.ForcingChain;
import cluewright.strategy.forcing.Nishio;
import cluewright.strategy.intersection.CommonPeers;
import cluewright.strategy.intersection.LockedCandidates;
import cluewright.strategy.intersection.SueDeCoq;
import cluewright.strategy.overlay.Templates;
import cluewright.strategy.reason.FewReasons;
import cluewright.strategy.single.FullHouse;
import cluewright.strategy.single.HiddenSingle;
import cluewright.strategy.single.NakedSingle;
import cluewright.strategy.subset.HiddenPair;
import cluewright.strategy.subset.NakedPair;
import cluewright.strategy.subset.Subset;
import cluewright.strategy.uniqueness.BugPlusOne;
import cluewright.strategy.uniqueness.UniqueRectangle;
import cluewright.strategy.wing.WWing;
import cluewright.strategy.wing.XyWing;
import cluewright.strategy.wing.XyzWing;
import cluewright.strategy.word.RuleBounds;
import cluewright.strategy.word.RuleCombinations;
import cluewright.strategy.word.RuleShapes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every strategy, easiest first. A new one is one more line here. */
public final class Catalogue {
  public static final Strategy NAKED_SINGLE = new NakedSingle();
  public static final Strategy HIDDEN_SINGLE = new HiddenSingle();
  public static final Strategy LOCKED_CANDIDATES = new LockedCandidates();
  public static final Strategy COMMON_PEERS = new CommonPeers();
  public static final Strategy CAGE_COMBINATIONS = CageCombinations.STRATEGY;
  public static final Strategy RULE_SHAPES = RuleShapes.STRATEGY;
  public static final Strategy RULE_BOUNDS = RuleBounds.STRATEGY;
  public static final Strategy RULE_COMBINATIONS = RuleCombinations.STRATEGY;

  private static final List<Strategy> ALL =
      List.of(
          FullHouse.STRATEGY,
          HIDDEN_SINGLE,
          NAKED_SINGLE,
          RULE_SHAPES,
          RULE_BOUNDS,
          Subset.locked(2, Variant.of("locked-pair", "0110", 1000, MEDIUM, 40, 3.0), "naked-pair"),
          Subset.locked(
              3, Variant.of("locked-triple", "0111", 1100, MEDIUM, 60, 3.6), "naked-triple"),
          LOCKED_CANDIDATES,
          RULE_COMBINATIONS,
          COMMON_PEERS,
          CAGE_COMBINATIONS,
          new NakedPair(),
          Subset.naked(3, Variant.of("naked-triple", "0201", 1400, MEDIUM, 80, 3.6)),
          new HiddenPair(),
          Subset.hidden(3, Variant.of("hidden-triple", "0211", 1600, MEDIUM, 100, 4.0)),
          InniesOuties.STRATEGY,
          Subset.naked(4, Variant.of("naked-quad", "0202", 2000, HARD, 120, 5.0)),
          Subset.hidden(4, Variant.of("hidden-quad", "0212", 2100, HARD, 150, 5.4)),
          // Of larger boards, so the scores are ours: those of pairs, triples and quads carried on.
          Subset.largeNaked(5, 2110, 160),
          Subset.largeHidden(5, 2115, 200),
          Subset.largeNaked(6, 2120, 200),
          Subset.largeHidden(6, 2125, 250),
          Subset.largeNaked(7, 2130, 240),
          Subset.largeHidden(7, 2135, 300),
          Subset.largeNaked(8, 2140, 280),
          Subset.largeHidden(8, 2145, 350),
          Subset.largeNaked(9, 2150, 320),
          Subset.largeHidden(9, 2155, 400),
          Subset.largeNaked(10, 2160, 360),
          Subset.largeHidden(10, 2165, 450),
          Subset.largeNaked(11, 2170, 400),
          Subset.largeHidden(11, 2175, 500),
          Subset.largeNaked(12, 2180, 440),
          Subset.largeHidden(12, 2185, 550),
          new XWing(),
          new Fish(PLAIN, 3, Variant.of("swordfish", "0301", 2300, HARD, 150, 3.8)),
          new Fish(PLAIN, 4, Variant.of("jellyfish", "0302", 2400, HARD, 160, 5.2)),
          RemotePair.STRATEGY,
          BugPlusOne.STRATEGY,
          Skyscraper.STRATEGY,
          Dual.of(KITES, Variant.of("dual-two-string-kite", "0404", HARD, 150)),
          TwoStringKite.STRATEGY,
          TurbotFish.STRATEGY,
          Dual.of(EMPTY_RECTANGLES, Variant.of("dual-empty-rectangle", "0405", HARD, 120)),
          EmptyRectangle.STRATEGY,
          WWing.STRATEGY,
          XyWing.STRATEGY,
          XyzWing.STRATEGY,
          UniqueRectangle.of(
              TYPE_1, Variant.of("unique-rectangle-1", "0600", 3500, HARD, 100, 4.5)),
          UniqueRectangle.of(
              TYPE_2, Variant.of("unique-rectangle-2", "0601", 3600, HARD, 100, 4.5)),
          UniqueRectangle.of(
              TYPE_3,
              Variant.of("unique-rectangle-3", "0602", 3700, HARD, 100, 4.5),
              Variant.of("wide-unique-rectangle-3", "", HARD, 100)),
          UniqueRectangle.of(
              TYPE_4, Variant.of("unique-rectangle-4", "0603", 3800, HARD, 100, 4.5)),
          UniqueRectangle.of(TYPE_5, Variant.of("unique-rectangle-5", "0604", 3900, HARD, 100)),
          UniqueRectangle.of(TYPE_6, Variant.of("unique-rectangle-6", "0605", 4000, HARD, 100)),
          UniqueRectangle.of(HIDDEN, Variant.of("hidden-rectangle", "0606", 4010, HARD, 100)),
          UniqueRectangle.of(
              AVOIDABLE_1,
              Variant.of("avoidable-rectangle-1", "0607", 4020, HARD, 100),
              Variant.of("wide-avoidable-rectangle-1", "", HARD, 100)),
          UniqueRectangle.of(
              AVOIDABLE_2,
              Variant.of("avoidable-rectangle-2", "0608", 4030, HARD, 100),
              Variant.of("wide-avoidable-rectangle-2", "", HARD, 100)),
          new Fish(FINNED, 2, Variant.of("finned-x-wing", "0310", 4100, HARD, 130)),
          new Fish(SASHIMI, 2, Variant.of("sashimi-x-wing", "0320", 4200, HARD, 150)),
          new Fish(FINNED, 3, Variant.of("finned-swordfish", "0311", 4300, UNFAIR, 200)),
          new Fish(SASHIMI, 3, Variant.of("sashimi-swordfish", "0321", 4400, UNFAIR, 240)),
          new Fish(FINNED, 4, Variant.of("finned-jellyfish", "0312", 4500, UNFAIR, 250)),
          new Fish(SASHIMI, 4, Variant.of("sashimi-jellyfish", "0322", 4600, UNFAIR, 260)),
          SueDeCoq.STRATEGY,
          SimpleColours.STRATEGY,
          MultiColours.STRATEGY,
          DigitChains.X_CHAIN,
          DigitChains.XY_CHAIN,
          InferenceChains.AIC,
          InferenceChains.GROUPED_AIC,
          LinkedSets.of(XZ, Variant.of("als-xz", "0901", 5700, UNFAIR, 300)),
          LinkedSets.of(
              XY_WING,
              Variant.of("als-xy-wing", "0902", 5800, UNFAIR, 320),
              Variant.of("overlapping-als-xy-wing", "0902", UNFAIR, 320)),
          LinkedSets.of(XY_CHAIN, Variant.of("als-xy-chain", "0903", 5900, UNFAIR, 340)),
          SetChains.of(
              RESTRICTED_DIGITS,
              "wide-als-xy-chain",
              Variant.of("wide-als-xy-chain", "0903", UNFAIR, 340)),
          DeathBlossom.STRATEGY,
          SetChains.of(
              ANY_LINKS,
              "als-aic",
              Variant.of("als-continuous-nice-loop", "0709", UNFAIR, 300),
              Variant.of("als-discontinuous-nice-loop", "0710", UNFAIR, 300),
              Variant.of("als-aic", "0711", UNFAIR, 300),
              Variant.of("als-aic-without-sets", "", UNFAIR, 300)),
          new Fish(FRANKEN, 2, Variant.of("franken-x-wing", "0330", 6100, UNFAIR, 300)),
          new Fish(FRANKEN, 3, Variant.of("franken-swordfish", "0331", 6200, UNFAIR, 350)),
          new Fish(FRANKEN, 4, Variant.of("franken-jellyfish", "0332", UNFAIR, 370)),
          new Fish(
              FINNED_FRANKEN, 2, Variant.of("finned-franken-x-wing", "0340", 6700, UNFAIR, 390)),
          new Fish(
              FINNED_FRANKEN, 3, Variant.of("finned-franken-swordfish", "0341", 6800, UNFAIR, 410)),
          new Fish(FINNED_FRANKEN, 4, Variant.of("finned-franken-jellyfish", "0342", UNFAIR, 430)),
          new Fish(MUTANT, 2, Variant.of("mutant-x-wing", "0350", EXTREME, 450)),
          new Fish(MUTANT, 3, Variant.of("mutant-swordfish", "0351", EXTREME, 450)),
          new Fish(MUTANT, 4, Variant.of("mutant-jellyfish", "0352", EXTREME, 450)),
          new Fish(FINNED_MUTANT, 2, Variant.of("finned-mutant-x-wing", "0360", EXTREME, 470)),
          new Fish(FINNED_MUTANT, 3, Variant.of("finned-mutant-swordfish", "0361", EXTREME, 470)),
          new Fish(FINNED_MUTANT, 4, Variant.of("finned-mutant-jellyfish", "0362", EXTREME, 470)),
          Nishio.STRATEGY,
          ForcingChain.chain(
              Variant.of("forcing-chain-contradiction", "1301", 8500, EXTREME, 500),
              Variant.of("forcing-chain-verity", "1302", 8500, EXTREME, 500)),
          ForcingChain.net(
              Variant.of("forcing-net-contradiction", "1303", 8600, EXTREME, 700),
              Variant.of("forcing-net-verity", "1304", 8600, EXTREME, 700)),
          Templates.STRATEGY,
          FewReasons.UP_TO_TWO,
          FewReasons.OF_THREE,
          FewReasons.OF_FOUR,
          FewReasons.OF_MORE);

  /**
   * Every strategy, plus fish of five and more bases and pairs of fish, which only libraries name:
   * smaller or single fish or Nishio eliminate the same, so they are of no use for solving.
   */
  private static final List<Strategy> NUMBERED =
      Stream.of(ALL, Fish.large(), Fish.siamese(ALL)).flatMap(List::stream).toList();

  private Catalogue() {}

  /** Every strategy, easiest first. */
  public static List<Strategy> all() {
    return ALL;
  }

  /**
   * Every strategy that can occur in HoDoKu's libraries, which are more than there are for solving.
   */
  public static List<Strategy> numbered() {
    return NUMBERED;
  }

  /**
   * The strategies that closures apply quickly and that prune a search of solution grids cheaply;
   * sound in every grid. On classic boards they are singles and locked candidates.
   */
  public static List<Strategy> fast() {
    return List.of(
        HIDDEN_SINGLE,
        NAKED_SINGLE,
        LOCKED_CANDIDATES,
        COMMON_PEERS,
        CAGE_COMBINATIONS,
        RULE_SHAPES,
        RULE_BOUNDS,
        RULE_COMBINATIONS);
  }

  public static Optional<Strategy> withId(String id) {
    return ALL.stream().filter(strategy -> strategy.id().equals(id)).findFirst();
  }

  static Optional<Strategy> withLetter(String letter) {
    return ALL.stream()
        .filter(strategy -> !strategy.letter().isEmpty() && strategy.letter().equals(letter))
        .findFirst();
  }

  /** The known id that {@code word} was probably meant for. */
  static Optional<String> likelyId(String word) {
    return Spelling.likely(word, ALL.stream().map(Strategy::id).toList());
  }
}
