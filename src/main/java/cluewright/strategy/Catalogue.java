package cluewright.strategy;

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
          new LockedPair(),
          new LockedTriple(),
          LOCKED_CANDIDATES,
          new NakedPair(),
          new NakedTriple(),
          new HiddenPair(),
          new HiddenTriple(),
          new NakedQuad(),
          new HiddenQuad(),
          new XWing(),
          new Swordfish(),
          new Jellyfish(),
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
          new FinnedXWing(),
          new SashimiXWing(),
          new FinnedSwordfish(),
          new SashimiSwordfish(),
          new FinnedJellyfish(),
          new SashimiJellyfish(),
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
          new FrankenXWing(),
          new FrankenSwordfish(),
          new FinnedFrankenXWing(),
          new FinnedFrankenSwordfish(),
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
