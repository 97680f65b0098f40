package cluewright.strategy.fish;

import static cluewright.strategy.core.Level.EXTREME;
import static cluewright.strategy.core.Level.UNFAIR;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.Scope;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * If the places of a digit in k lines, the bases, lie in k crossing lines, the covers, it is
 * eliminated from the rest of the covers: X-Wing (k = 2), Swordfish (3), Jellyfish (4), and their
 * variations.
 */
public final class Fish implements Strategy {

  /** The kinds, by what bases and covers may be, and whether places may lie outside the covers. */
  public enum Kind {
    /** Rows and columns, with no place of a base outside the covers. */
    PLAIN("", 0, UNFAIR),
    /**
     * Some places, the fins, lie outside the covers; each base keeps two places without them. Not
     * monotone: without its fins it is a plain fish, which this strategy does not look for.
     */
    FINNED("finned-", 1, UNFAIR),
    /**
     * With fins, and some base keeps one place or none without them. Not monotone: without its fins
     * it is a plain fish or a single, which this strategy does not look for.
     */
    SASHIMI("sashimi-", 2, UNFAIR),
    /**
     * Some bases or covers are boxes; bases share no place. Not monotone: a base that loses all its
     * places but one is placed, and then is no base any more.
     */
    FRANKEN("franken-", 3, EXTREME),
    /**
     * With boxes and with fins, which lie outside the covers or in two bases. Not monotone: without
     * its fins it is a Franken fish, which this strategy does not look for.
     */
    FINNED_FRANKEN("finned-franken-", 4, EXTREME),
    /**
     * Rows and columns may both be bases, or both be covers. Not monotone: a base that loses all
     * its places but one is placed, and then is no base any more.
     */
    MUTANT("mutant-", 5, EXTREME),
    /**
     * Mutant with fins. Not monotone: without its fins it is a mutant fish, which this strategy
     * does not look for.
     */
    FINNED_MUTANT("finned-mutant-", 6, EXTREME);

    private final String prefix;

    /** The digit of HoDoKu's numbers that identifies the kind. */
    private final int number;

    private final Level levelOfLarge;

    Kind(String prefix, int number, Level levelOfLarge) {
      this.prefix = prefix;
      this.number = number;
      this.levelOfLarge = levelOfLarge;
    }
  }

  /**
   * The largest size built from bases; larger fish of lines and boxes are built around their
   * candidates.
   */
  private static final int MOST_BY_BASES = 4;

  private static final Set<Kind> WITH_FINS =
      EnumSet.of(Kind.FINNED, Kind.SASHIMI, Kind.FINNED_FRANKEN, Kind.FINNED_MUTANT);

  private static final List<String> LARGE = List.of("squirmbag", "whale", "leviathan");
  private static final int FEWEST_OF_LARGE = 5;
  private static final int SCORE_OF_LARGE = 470;

  private final Kind kind;
  private final int size;
  private final About about;

  /**
   * @param size the number of bases, 2 or more
   */
  public Fish(Kind kind, int size, Variant variant) {
    this.kind = kind;
    this.size = size;
    this.about = about(kind, size, About.of(Group.FISH, variant));
  }

  private static About about(Kind kind, int size, About any) {
    About monotone = kind == Kind.PLAIN ? any : any.notMonotone();
    return isOfHouses(kind, size) ? monotone.with(Limit.FEW_HOUSES) : monotone;
  }

  /** True if any houses may be bases and covers, or a Franken fish has too many. */
  private static boolean isOfHouses(Kind kind, int size) {
    return switch (kind) {
      case PLAIN, FINNED, SASHIMI -> false;
      case FRANKEN, FINNED_FRANKEN -> size > MOST_BY_BASES;
      case MUTANT, FINNED_MUTANT -> true;
    };
  }

  private Fish(Kind kind, int size, About about) {
    this.kind = kind;
    this.size = size;
    this.about = about;
  }

  /**
   * Squirmbags, Whales and Leviathans, with 5, 6 and 7 bases, of all kinds, for which HoDoKu has
   * numbers. On 9x9 a plain one stands opposite a fish of at most four lines across that eliminates
   * the same.
   */
  public static List<Strategy> large() {
    return Arrays.stream(Kind.values())
        .flatMap(
            kind ->
                IntStream.range(0, LARGE.size()).mapToObj(number -> (Strategy) large(kind, number)))
        .toList();
  }

  private static Fish large(Kind kind, int number) {
    int size = FEWEST_OF_LARGE + number;
    String id = kind.prefix + LARGE.get(number);
    Phrase name = Phrase.of("strategies.name-" + kind.prefix + "large-fish", size);
    Variant variant =
        new Variant(
            id,
            name,
            "03%d%d".formatted(kind.number, size - 2),
            OptionalInt.empty(),
            kind.levelOfLarge,
            SCORE_OF_LARGE,
            OptionalDouble.empty());
    Phrase explanation = Phrase.of("strategies.why-" + kind.prefix + "large-fish", size);
    About about =
        new About(id, Group.FISH, List.of(name), explanation, List.of(variant), Scope.ALL);
    return new Fish(kind, size, about(kind, size, about));
  }

  /** Pairs of finned fish of each kind, for which HoDoKu has numbers as well. */
  public static List<Strategy> siamese(List<Strategy> strategies) {
    return strategies.stream()
        .filter(Fish.class::isInstance)
        .map(Fish.class::cast)
        .filter(fish -> WITH_FINS.contains(fish.kind))
        .map(SiameseFish::of)
        .toList();
  }

  @Override
  public About about() {
    return about;
  }

  @Override
  public Finder finder(Board board) {
    return switch (kind) {
      case PLAIN -> new PlainFish(this, board, size);
      case FINNED -> new FinnedFish(this, board, size, FinnedFish.Kind.FINNED);
      case SASHIMI -> new FinnedFish(this, board, size, FinnedFish.Kind.SASHIMI);
      case FRANKEN -> franken(board, FrankenFish.Kind.PLAIN);
      case FINNED_FRANKEN -> franken(board, FrankenFish.Kind.FINNED);
      case MUTANT -> ofHouses(board, FrankenFish.Kind.PLAIN, FishHouses.Mix.MUTANT);
      case FINNED_MUTANT -> ofHouses(board, FrankenFish.Kind.FINNED, FishHouses.Mix.MUTANT);
    };
  }

  /**
   * Finders that report every fish, not just one for each candidate, followed by those of the kind
   * that pairs with this one.
   */
  List<Finder> everyFinder(Board board) {
    Finder own = finder(board) instanceof HouseFish some ? some.every() : finder(board);
    return switch (kind) {
      case FINNED -> List.of(own, with(Kind.SASHIMI).finder(board));
      case FINNED_MUTANT -> List.of(own, with(Kind.FINNED_FRANKEN).finder(board));
      default -> List.of(own);
    };
  }

  private Fish with(Kind other) {
    return new Fish(other, size, about);
  }

  private Finder franken(Board board, FrankenFish.Kind fins) {
    return size <= MOST_BY_BASES
        ? new FrankenFish(this, board, size, fins)
        : ofHouses(board, fins, FishHouses.Mix.FRANKEN);
  }

  private Finder ofHouses(Board board, FrankenFish.Kind fins, FishHouses.Mix mix) {
    return fits(board) ? new HouseFish(this, board, size, fins, mix) : Finder.NONE;
  }
}
