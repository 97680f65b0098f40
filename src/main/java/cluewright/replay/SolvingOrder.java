package cluewright.replay;

import cluewright.model.Board;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.UnknownStrategyException;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The order in which strategies are tried: the first that concludes something names the step.
 *
 * @param turns a strategy may have several, each for some of its variants
 */
public record SolvingOrder(List<Turn> turns) {
  /** The position of strategies that HoDoKu or Sudoku Explainer does not know. */
  private static final double LAST = Double.MAX_VALUE;

  /** The variants of a strategy that are searched together. */
  public record Turn(Strategy strategy, List<Variant> variants) {
    public Turn {
      variants = List.copyOf(variants);
    }
  }

  public SolvingOrder {
    turns = List.copyOf(turns);
  }

  /** The order of Cluewright's catalogue. */
  public static SolvingOrder catalogue() {
    return of(Catalogue.all());
  }

  /** The order of HoDoKu 2.2, followed by the strategies that HoDoKu does not use by itself. */
  public static SolvingOrder hodoku() {
    return by(variant -> variant.position().orElse((int) Short.MAX_VALUE));
  }

  /** The order of the strategies that HoDoKu uses by itself, which is used for rating. */
  public static SolvingOrder hodokuAlone() {
    return hodoku().only(variant -> variant.position().isPresent());
  }

  /** The order of Sudoku Explainer, followed by the strategies that it does not know. */
  public static SolvingOrder explainer() {
    return by(variant -> variant.explainer().orElse(LAST));
  }

  public static SolvingOrder of(List<Strategy> strategies) {
    Set<Strategy> distinct = new LinkedHashSet<>(strategies);
    return new SolvingOrder(
        distinct.stream().map(strategy -> new Turn(strategy, strategy.variants())).toList());
  }

  /**
   * Reads {@code cluewright}, {@code hodoku}, {@code explainer}, or a list of strategies in the
   * order in which to try them.
   *
   * @throws UnknownStrategyException if a name is not known
   */
  public static SolvingOrder parse(String text) {
    return switch (text.strip().toLowerCase(Locale.ROOT)) {
      case "cluewright" -> catalogue();
      case "hodoku" -> hodoku();
      case "explainer" -> explainer();
      default -> of(listed(text));
    };
  }

  private static List<Strategy> listed(String text) {
    List<Strategy> strategies = new ArrayList<>();
    for (String name : text.split("[,+\\s]+", -1)) {
      if (!name.isEmpty()) {
        strategies.addAll(named(name).strategies());
      }
    }
    return strategies.isEmpty() ? named(text).strategies() : strategies;
  }

  private static StrategySet named(String text) {
    StrategySet set = StrategySet.parse(text);
    if (set.isAny()) {
      throw new UnknownStrategyException("\"any\" is no order of strategies");
    }
    return set;
  }

  /** Sorts variants by a value, lowest first; equal ones keep the catalogue's order. */
  private static SolvingOrder by(Function<Variant, Number> value) {
    Map<Double, Map<Strategy, List<Variant>>> sorted = new TreeMap<>();
    for (Strategy strategy : Catalogue.all()) {
      for (Variant variant : strategy.variants()) {
        sorted
            .computeIfAbsent(value.apply(variant).doubleValue(), v -> new LinkedHashMap<>())
            .computeIfAbsent(strategy, s -> new ArrayList<>())
            .add(variant);
      }
    }
    return new SolvingOrder(
        sorted.values().stream()
            .flatMap(turns -> turns.entrySet().stream())
            .map(turn -> new Turn(turn.getKey(), turn.getValue()))
            .toList());
  }

  /** This order limited to a set of strategies; those not in the order come last. */
  public SolvingOrder within(StrategySet set) {
    Set<Strategy> named = turns.stream().map(Turn::strategy).collect(Collectors.toSet());
    List<Turn> kept = new ArrayList<>(turns);
    kept.removeIf(turn -> !set.contains(turn.strategy()));
    set.strategies().stream()
        .filter(strategy -> !named.contains(strategy))
        .forEach(strategy -> kept.add(new Turn(strategy, strategy.variants())));
    return new SolvingOrder(kept);
  }

  /** This order limited to the strategies that are {@linkplain Strategy#fits used} on a board. */
  SolvingOrder on(Board board) {
    return where(strategy -> strategy.fits(board));
  }

  /** This order without the strategies that assume uniqueness. */
  SolvingOrder assumingNothing() {
    return where(strategy -> !strategy.group().assumesUniqueness());
  }

  /** This order limited to the strategies with some property. */
  public SolvingOrder where(Predicate<Strategy> isMeant) {
    return new SolvingOrder(turns.stream().filter(turn -> isMeant.test(turn.strategy())).toList());
  }

  /** This order limited to the variants with some property. */
  public SolvingOrder only(Predicate<Variant> isMeant) {
    return new SolvingOrder(
        turns.stream()
            .map(t -> new Turn(t.strategy(), t.variants().stream().filter(isMeant).toList()))
            .filter(turn -> !turn.variants().isEmpty())
            .toList());
  }

  /** Compares variants by their position. */
  public Comparator<Variant> comparator() {
    List<Variant> all = turns.stream().flatMap(turn -> turn.variants().stream()).toList();
    return Comparator.comparingInt(all::indexOf);
  }
}
