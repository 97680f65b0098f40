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
 * In which order strategies are tried: the first that concludes something names the step.
 *
 * @param turns a strategy may have several, each for some of its variants
 */
public record SolvingOrder(List<Turn> turns) {
  /** The place of strategies unknown to HoDoKu and Sudoku Explainer in their orders. */
  private static final double LAST = Double.MAX_VALUE;

  /** The variants of a strategy that are looked for together. */
  public record Turn(Strategy strategy, List<Variant> variants) {
    public Turn {
      variants = List.copyOf(variants);
    }
  }

  public SolvingOrder {
    turns = List.copyOf(turns);
  }

  /** Cluewright's own order, which is the catalogue's. */
  public static SolvingOrder catalogue() {
    return of(Catalogue.all());
  }

  /** HoDoKu's order (version 2.2), and then what HoDoKu does not use by itself. */
  public static SolvingOrder hodoku() {
    return by(variant -> variant.position().orElse((int) Short.MAX_VALUE));
  }

  /** HoDoKu's order of what it uses by itself, by which puzzles are rated. */
  public static SolvingOrder hodokuAlone() {
    return hodoku().only(variant -> variant.position().isPresent());
  }

  /** Sudoku Explainer's order, and then what that program does not know. */
  public static SolvingOrder explainer() {
    return by(variant -> variant.explainer().orElse(LAST));
  }

  /** An order of one's own. */
  public static SolvingOrder of(List<Strategy> strategies) {
    Set<Strategy> distinct = new LinkedHashSet<>(strategies);
    return new SolvingOrder(
        distinct.stream().map(strategy -> new Turn(strategy, strategy.variants())).toList());
  }

  /**
   * Reads {@code cluewright}, {@code hodoku}, {@code explainer}, or a list of strategies, which are
   * tried as they are listed.
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

  /** By the variants' values, lowest first; equal ones stay in the catalogue's order. */
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

  /** This order with only the strategies of a set; those that it does not name come last. */
  public SolvingOrder within(StrategySet set) {
    Set<Strategy> named = turns.stream().map(Turn::strategy).collect(Collectors.toSet());
    List<Turn> kept = new ArrayList<>(turns);
    kept.removeIf(turn -> !set.contains(turn.strategy()));
    set.strategies().stream()
        .filter(strategy -> !named.contains(strategy))
        .forEach(strategy -> kept.add(new Turn(strategy, strategy.variants())));
    return new SolvingOrder(kept);
  }

  /** This order with only the strategies that are {@linkplain Strategy#fits used} on a board. */
  SolvingOrder on(Board board) {
    return where(strategy -> strategy.fits(board));
  }

  /** This order without the strategies that assume uniqueness. */
  SolvingOrder assumingNothing() {
    return where(strategy -> !strategy.group().assumesUniqueness());
  }

  /** This order with only the strategies for which something holds. */
  public SolvingOrder where(Predicate<Strategy> isMeant) {
    return new SolvingOrder(turns.stream().filter(turn -> isMeant.test(turn.strategy())).toList());
  }

  /** This order with only the variants for which something holds. */
  public SolvingOrder only(Predicate<Variant> isMeant) {
    return new SolvingOrder(
        turns.stream()
            .map(t -> new Turn(t.strategy(), t.variants().stream().filter(isMeant).toList()))
            .filter(turn -> !turn.variants().isEmpty())
            .toList());
  }

  /** The rank of a variant, for sorting by difficulty. */
  public Comparator<Variant> comparator() {
    List<Variant> all = turns.stream().flatMap(turn -> turn.variants().stream()).toList();
    return Comparator.comparingInt(all::indexOf);
  }
}
