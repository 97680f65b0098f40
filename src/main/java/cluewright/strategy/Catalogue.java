package cluewright.strategy;

import static cluewright.strategy.core.Level.HARD;
import static cluewright.strategy.core.Level.MEDIUM;
import static cluewright.strategy.core.Level.UNFAIR;
import static cluewright.strategy.fish.Fish.Kind.FINNED;
import static cluewright.strategy.fish.Fish.Kind.FINNED_FRANKEN;
import static cluewright.strategy.fish.Fish.Kind.FRANKEN;
import static cluewright.strategy.fish.Fish.Kind.PLAIN;
import static cluewright.strategy.fish.Fish.Kind.SASHIMI;

import cluewright.strategy.als.AlsXyChain;
import cluewright.strategy.als.AlsXyWing;
import cluewright.strategy.als.AlsXz;
import cluewright.strategy.chain.Aic;
import cluewright.strategy.chain.EmptyRectangle;
import cluewright.strategy.chain.GroupedAic;
import cluewright.strategy.chain.MultiColours;
import cluewright.strategy.chain.RemotePair;
import cluewright.strategy.chain.SimpleColours;
import cluewright.strategy.chain.Skyscraper;
import cluewright.strategy.chain.TurbotFish;
import cluewright.strategy.chain.TwoStringKite;
import cluewright.strategy.chain.XChain;
import cluewright.strategy.chain.XyChain;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.fish.Fish;
import cluewright.strategy.fish.XWing;
import cluewright.strategy.forcing.ForcingChain;
import cluewright.strategy.forcing.ForcingNet;
import cluewright.strategy.forcing.Nishio;
import cluewright.strategy.intersection.LockedCandidates;
import cluewright.strategy.intersection.SueDeCoq;
import cluewright.strategy.overlay.Templates;
import cluewright.strategy.single.FullHouse;
import cluewright.strategy.single.HiddenSingle;
import cluewright.strategy.single.NakedSingle;
import cluewright.strategy.subset.HiddenPair;
import cluewright.strategy.subset.NakedPair;
import cluewright.strategy.subset.Subset;
import cluewright.strategy.uniqueness.AvoidableRectangle1;
import cluewright.strategy.uniqueness.AvoidableRectangle2;
import cluewright.strategy.uniqueness.BugPlusOne;
import cluewright.strategy.uniqueness.HiddenRectangle;
import cluewright.strategy.uniqueness.UniqueRectangle1;
import cluewright.strategy.uniqueness.UniqueRectangle2;
import cluewright.strategy.uniqueness.UniqueRectangle3;
import cluewright.strategy.uniqueness.UniqueRectangle4;
import cluewright.strategy.uniqueness.UniqueRectangle5;
import cluewright.strategy.uniqueness.UniqueRectangle6;
import cluewright.strategy.wing.WWing;
import cluewright.strategy.wing.XyWing;
import cluewright.strategy.wing.XyzWing;
import java.util.List;
import java.util.Optional;

/** Every strategy, easiest first. A new one is one more line here. */
public final class Catalogue {
  public static final Strategy NAKED_SINGLE = new NakedSingle();
  public static final Strategy HIDDEN_SINGLE = new HiddenSingle();
  public static final Strategy LOCKED_CANDIDATES = new LockedCandidates();

  private static final List<Strategy> ALL =
      List.of(
          new FullHouse(),
          HIDDEN_SINGLE,
          NAKED_SINGLE,
          Subset.locked(2, Variant.of("locked-pair", "0110", 1000, MEDIUM, 40, 3.0), "naked-pair"),
          Subset.locked(
              3, Variant.of("locked-triple", "0111", 1100, MEDIUM, 60, 3.6), "naked-triple"),
          LOCKED_CANDIDATES,
          new NakedPair(),
          Subset.naked(3, Variant.of("naked-triple", "0201", 1400, MEDIUM, 80, 3.6)),
          new HiddenPair(),
          Subset.hidden(3, Variant.of("hidden-triple", "0211", 1600, MEDIUM, 100, 4.0)),
          Subset.naked(4, Variant.of("naked-quad", "0202", 2000, HARD, 120, 5.0)),
          Subset.hidden(4, Variant.of("hidden-quad", "0212", 2100, HARD, 150, 5.4)),
          new XWing(),
          new Fish(PLAIN, 3, Variant.of("swordfish", "0301", 2300, HARD, 150, 3.8)),
          new Fish(PLAIN, 4, Variant.of("jellyfish", "0302", 2400, HARD, 160, 5.2)),
          new RemotePair(),
          new BugPlusOne(),
          new Skyscraper(),
          new TwoStringKite(),
          new TurbotFish(),
          new EmptyRectangle(),
          new WWing(),
          new XyWing(),
          new XyzWing(),
          new UniqueRectangle1(),
          new UniqueRectangle2(),
          new UniqueRectangle3(),
          new UniqueRectangle4(),
          new UniqueRectangle5(),
          new UniqueRectangle6(),
          new HiddenRectangle(),
          new AvoidableRectangle1(),
          new AvoidableRectangle2(),
          new Fish(FINNED, 2, Variant.of("finned-x-wing", "0310", 4100, HARD, 130)),
          new Fish(SASHIMI, 2, Variant.of("sashimi-x-wing", "0320", 4200, HARD, 150)),
          new Fish(FINNED, 3, Variant.of("finned-swordfish", "0311", 4300, UNFAIR, 200)),
          new Fish(SASHIMI, 3, Variant.of("sashimi-swordfish", "0321", 4400, UNFAIR, 240)),
          new Fish(FINNED, 4, Variant.of("finned-jellyfish", "0312", 4500, UNFAIR, 250)),
          new Fish(SASHIMI, 4, Variant.of("sashimi-jellyfish", "0322", 4600, UNFAIR, 260)),
          new SueDeCoq(),
          new SimpleColours(),
          new MultiColours(),
          new XChain(),
          new XyChain(),
          new Aic(),
          new GroupedAic(),
          new AlsXz(),
          new AlsXyWing(),
          new AlsXyChain(),
          new Fish(FRANKEN, 2, Variant.of("franken-x-wing", "0330", 6100, UNFAIR, 300)),
          new Fish(FRANKEN, 3, Variant.of("franken-swordfish", "0331", 6200, UNFAIR, 350)),
          new Fish(
              FINNED_FRANKEN, 2, Variant.of("finned-franken-x-wing", "0340", 6700, UNFAIR, 390)),
          new Fish(
              FINNED_FRANKEN, 3, Variant.of("finned-franken-swordfish", "0341", 6800, UNFAIR, 410)),
          new Nishio(),
          new ForcingChain(),
          new ForcingNet(),
          new Templates());

  private Catalogue() {}

  /** Every strategy in the order of difficulty, easiest first. */
  public static List<Strategy> all() {
    return ALL;
  }

  /** What cuts a search of solution grids cheaply; sound in every grid. */
  public static List<Strategy> singlesAndLockedCandidates() {
    return List.of(HIDDEN_SINGLE, NAKED_SINGLE, LOCKED_CANDIDATES);
  }

  public static Optional<Strategy> withId(String id) {
    return ALL.stream().filter(strategy -> strategy.id().equals(id)).findFirst();
  }

  static Optional<Strategy> withLetter(String letter) {
    return ALL.stream()
        .filter(strategy -> !strategy.letter().isEmpty() && strategy.letter().equals(letter))
        .findFirst();
  }

  /** The known id that {@code word} was probably meant to be. */
  static Optional<String> likelyId(String word) {
    return Spelling.likely(word, ALL.stream().map(Strategy::id).toList());
  }
}
