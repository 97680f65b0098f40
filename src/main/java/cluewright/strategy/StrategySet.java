package cluewright.strategy;

import static java.util.Comparator.naturalOrder;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The strategies that a solver may use, in the catalogue's order; or any strategies, known here or
 * not.
 *
 * <p>Any strategies, trial and error among them, complete exactly the puzzles that have one
 * solution. So they complete whatever others do, and what they cannot complete nothing can; that
 * set stays what it is without some of its strategies or with more.
 *
 * @param strategies without repetition, easiest first; of any, all that are known here
 * @param extent whether there are others besides
 */
public record StrategySet(List<Strategy> strategies, Extent extent) {
  private static final String LIST = "the command strategies lists all that there are";
  private static final String ANY_NAME = "any";

  /** What a set covers. */
  public enum Extent {
    /** The strategies that it names. */
    NAMED,
    /** Any strategies. */
    ANY
  }

  public StrategySet {
    Set<Strategy> chosen = new LinkedHashSet<>(strategies);
    strategies =
        Catalogue.all().stream()
            .filter(each -> extent == Extent.ANY || chosen.contains(each))
            .toList();
  }

  public static StrategySet of(Collection<Strategy> strategies) {
    return new StrategySet(List.copyOf(strategies), Extent.NAMED);
  }

  /** Any strategies, so that it is enough for a puzzle to have one solution. */
  public static StrategySet any() {
    return new StrategySet(List.of(), Extent.ANY);
  }

  /** True if any strategies may be used, so that one solution is enough. */
  public boolean isAny() {
    return extent == Extent.ANY;
  }

  /**
   * Reads a list such as {@code naked-single,x-wing}, {@code N,H} or {@code NHL}; or {@code any}.
   *
   * @throws UnknownStrategyException if a name is not known, naming it and the nearest one, or if
   *     {@code any} stands beside others
   */
  public static StrategySet parse(String text) {
    List<Strategy> chosen = new ArrayList<>();
    List<String> names =
        Stream.of(text.split("[,+\\s]+", -1)).filter(name -> !name.isEmpty()).toList();
    if (names.stream().anyMatch(ANY_NAME::equalsIgnoreCase)) {
      return onlyAny(names);
    }
    names.forEach(name -> chosen.addAll(named(name)));
    if (chosen.isEmpty()) {
      throw new UnknownStrategyException("No strategy is given; " + LIST);
    }
    return of(chosen);
  }

  private static StrategySet onlyAny(List<String> names) {
    if (names.size() > 1) {
      throw new UnknownStrategyException(
          "\"any\" allows every way to solve a puzzle, so nothing can stand beside it:"
              + " give any alone, or the strategies without it");
    }
    return any();
  }

  private static List<Strategy> named(String name) {
    return Catalogue.withId(name.toLowerCase(Locale.ROOT))
        .map(List::of)
        .orElseGet(() -> lettered(name));
  }

  private static List<Strategy> lettered(String name) {
    List<Strategy> strategies =
        name.chars()
            .mapToObj(letter -> String.valueOf((char) letter).toUpperCase(Locale.ROOT))
            .flatMap(letter -> Catalogue.withLetter(letter).stream())
            .toList();
    if (strategies.size() < name.length()) {
      throw new UnknownStrategyException(
          Catalogue.likelyId(name)
              .map(near -> "Unknown strategy \"%s\"; did you mean %s?".formatted(name, near))
              .orElse("Unknown strategy \"%s\"; %s".formatted(name, LIST)));
    }
    return strategies;
  }

  /**
   * Every rule of these strategies on a board, easiest strategy first.
   *
   * @throws IllegalStateException if a strategy is not {@linkplain #isStated stated} as rules
   */
  public List<Rule> rules(Board board) {
    List<Rule> rules = new ArrayList<>();
    rules(board, rules::add);
    return rules;
  }

  /**
   * Passes every rule of these strategies on a board to {@code sink}, easiest strategy first.
   *
   * @throws IllegalStateException if a strategy is not {@linkplain #isStated stated} as rules
   */
  public void rules(Board board, Consumer<Rule> sink) {
    strategies.forEach(strategy -> ruled(strategy).rules(board, sink));
  }

  private static RuleStrategy ruled(Strategy strategy) {
    if (strategy instanceof RuleStrategy rules) {
      return rules;
    }
    throw new IllegalStateException(strategy.id() + " is not stated as rules");
  }

  /** True if each strategy is stated as rules. */
  public boolean isStated() {
    return !isAny() && strategies.stream().allMatch(RuleStrategy.class::isInstance);
  }

  /** The strategies that are stated as rules; whatever these complete, the whole set completes. */
  public StrategySet stated() {
    return those(RuleStrategy.class::isInstance);
  }

  /**
   * True if the closure under this set does not depend on the order of application: each strategy
   * is monotone, or is so beside the others, or one of the others concludes whatever it does.
   */
  public boolean isMonotone(Board board) {
    return isAny()
        || strategies.stream().allMatch(strategy -> strategy.isMonotone(board))
        || monotone(board).size() == on(board).size();
  }

  private int size() {
    return strategies.size();
  }

  /**
   * The largest part of this set that is {@linkplain #isMonotone monotone}, on which verdicts may
   * rest; whatever it completes, the whole set completes.
   */
  public StrategySet monotone(Board board) {
    StrategySet kept = isAny() ? this : on(board);
    int before = -1;
    while (!isAny() && kept.size() != before) {
      before = kept.size();
      StrategySet company = kept;
      kept = kept.those(strategy -> strategy.isMonotone(board) || company.carries(strategy, board));
    }
    return kept;
  }

  /** True if a strategy concludes nothing beside this set that depends on the order. */
  private boolean carries(Strategy strategy, Board board) {
    List<String> needed = strategy.about().company();
    return strategy.isImpliedBy(without(strategy).strategies, board)
        || (!needed.isEmpty() && needed.stream().allMatch(id -> concludes(id, board)));
  }

  /** True if this set has a strategy or one that implies it, or the board has no use for it. */
  private boolean concludes(String id, Board board) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    return !strategy.fits(board) || contains(strategy) || strategy.isImpliedBy(strategies, board);
  }

  /**
   * The smallest {@linkplain #isMonotone monotone} set with these strategies, which completes
   * whatever they complete in any order; empty if some strategy is never monotone.
   */
  public Optional<StrategySet> inCompany(Board board) {
    StrategySet all = on(board);
    while (!all.isMonotone(board)) {
      StrategySet before = all;
      List<Strategy> missing =
          all.without(all.monotone(board)).strategies.stream()
              .flatMap(strategy -> strategy.about().company().stream())
              .filter(id -> !before.concludes(id, board))
              .map(id -> Catalogue.withId(id).orElseThrow())
              .toList();
      if (missing.isEmpty()) {
        return Optional.empty();
      }
      all = all.with(of(missing));
    }
    return Optional.of(all);
  }

  /** True if some strategy assumes that the puzzle has one solution. */
  public boolean assumesUniqueness() {
    return !isAny()
        && strategies.stream().anyMatch(strategy -> strategy.group().assumesUniqueness());
  }

  /** The strategies whose conclusions hold for any number of solutions. */
  public StrategySet assumingNothing() {
    return isAny() ? this : those(strategy -> !strategy.group().assumesUniqueness());
  }

  /** This set without strategies whose conclusions the others reach anyway on a board. */
  public StrategySet withoutImplied(Board board) {
    return withoutImplied(board, List.of());
  }

  /**
   * This set without strategies whose conclusions the others reach anyway, not counting {@code
   * kept}.
   */
  public StrategySet withoutImplied(Board board, List<Strategy> kept) {
    StrategySet rest = this;
    for (Strategy strategy : isAny() ? List.<Strategy>of() : strategies) {
      StrategySet others = rest.without(strategy);
      List<Strategy> implying =
          others.strategies.stream().filter(other -> !kept.contains(other)).toList();
      rest = !kept.contains(strategy) && strategy.isImpliedBy(implying, board) ? others : rest;
    }
    return rest;
  }

  /**
   * The strategies that are stated as at most {@code most} rules each on a board.
   *
   * <p>What these complete, the whole set completes.
   */
  public StrategySet withFewRules(Board board, int most, Stop stop) {
    return stated().those(strategy -> count(strategy, board, stop) <= most);
  }

  private static int count(Strategy strategy, Board board, Stop stop) {
    AtomicInteger rules = new AtomicInteger();
    ruled(strategy)
        .rules(
            board,
            rule -> {
              stop.throwIfStopped();
              rules.incrementAndGet();
            });
    return rules.get();
  }

  /** The strategies that are {@linkplain Strategy#fits used} on a board. */
  public StrategySet on(Board board) {
    return isAny() ? this : those(strategy -> strategy.fits(board));
  }

  /** The {@linkplain Catalogue#fast fast} strategies, which closures apply at once. */
  public StrategySet easy() {
    return those(Catalogue.fast()::contains);
  }

  /** True if all strategies are {@linkplain Catalogue#fast fast}. */
  public boolean isEasy() {
    return easy().equals(this);
  }

  /**
   * The easy strategies if these place digits, otherwise all: those with which a search succeeds
   * fastest.
   *
   * <p>What these complete, the whole set completes.
   */
  public StrategySet easyIfTheyPlace() {
    return easy().canPlace() ? easy() : this;
  }

  /**
   * This set with every strategy easier than its hardest, except for others that assume uniqueness.
   */
  public StrategySet withEasier() {
    return isAny()
        ? this
        : of(
            Catalogue.all().stream()
                .filter(
                    strategy ->
                        contains(strategy)
                            || (isEasier(strategy) && !strategy.group().assumesUniqueness()))
                .toList());
  }

  /** The strategies that are no harder than the hardest of another set. */
  public StrategySet notHarderThan(StrategySet other) {
    return those(strategy -> other.contains(strategy) || other.isEasier(strategy));
  }

  /** True if a strategy is easier than the hardest of this set. */
  private boolean isEasier(Strategy strategy) {
    List<Strategy> all = Catalogue.all();
    return !isEmpty() && all.indexOf(strategy) < all.indexOf(strategies.get(strategies.size() - 1));
  }

  /** Every strategy that a puzzle of a level may need, without those that assume uniqueness. */
  public static StrategySet upTo(Level level) {
    return of(
        Catalogue.all().stream()
            .filter(strategy -> !strategy.group().assumesUniqueness())
            .filter(
                strategy ->
                    strategy.variants().stream().anyMatch(v -> v.level().compareTo(level) <= 0))
            .toList());
  }

  /** The level of the hardest strategy, each by its easiest form; empty if there are none. */
  public Optional<Level> level() {
    return strategies.stream().map(Strategy::level).max(naturalOrder());
  }

  /**
   * The strategies to allow for puzzles up to a level that require these: all easier ones, and all
   * of the level unless one of these has that level itself, since a harder one could only replace
   * it.
   */
  public StrategySet forPuzzlesUpTo(Level level) {
    return reaches(level) ? withEasier() : withEasier().with(upTo(level));
  }

  /** The strategies that are easier than a level, each by its easiest form. */
  public StrategySet below(Level level) {
    return those(one -> one.level().compareTo(level) < 0);
  }

  /** True if some strategy has at least a level, so that a puzzle that needs it has, too. */
  public boolean reaches(Level level) {
    return level().filter(own -> own.compareTo(level) >= 0).isPresent();
  }

  /** The union of this set and another. */
  public StrategySet with(StrategySet other) {
    return isAny() || other.isAny()
        ? any()
        : of(Stream.concat(strategies.stream(), other.strategies.stream()).toList());
  }

  /** The intersection of this set and another. */
  public StrategySet and(StrategySet other) {
    return isAny() ? other : those(other::contains);
  }

  /** This set without the strategies of another; any strategies stay any. */
  public StrategySet without(StrategySet other) {
    return isAny() && !other.isAny() ? this : those(strategy -> !other.contains(strategy));
  }

  /** This set without a strategy; any strategies stay any. */
  public StrategySet without(Strategy strategy) {
    return isAny() ? this : those(other -> !other.equals(strategy));
  }

  /** The strategies that place digits; whatever these complete, the whole set completes. */
  public StrategySet placing() {
    return those(Strategy::places);
  }

  private StrategySet those(Predicate<Strategy> wanted) {
    return of(strategies.stream().filter(wanted).toList());
  }

  public boolean contains(Strategy strategy) {
    return strategies.contains(strategy);
  }

  /** True if this set contains every strategy of another. */
  public boolean containsAll(StrategySet other) {
    return isAny() || (!other.isAny() && strategies.containsAll(other.strategies));
  }

  public boolean isEmpty() {
    return strategies.isEmpty();
  }

  /** True if some strategy places digits, without which nothing is ever completed. */
  public boolean canPlace() {
    return strategies.stream().anyMatch(Strategy::places);
  }

  /** The ids of the strategies; {@code any} for any strategies. */
  public List<String> names() {
    return isAny() ? List.of(ANY_NAME) : strategies.stream().map(Strategy::id).toList();
  }

  /** The ids joined by commas, as {@link #parse} reads them. */
  public String ids() {
    return String.join(",", names());
  }

  /**
   * The letters if every strategy has one, such as {@code NHL}, otherwise the ids; {@code any
   * strategies} for any.
   */
  public String shortName() {
    if (isAny()) {
      return "any strategies";
    }
    if (strategies.stream().anyMatch(strategy -> strategy.letter().isEmpty())) {
      return ids();
    }
    String letters = strategies.stream().map(Strategy::letter).collect(Collectors.joining());
    return letters.startsWith("HN") ? "NH" + letters.substring(2) : letters;
  }
}
