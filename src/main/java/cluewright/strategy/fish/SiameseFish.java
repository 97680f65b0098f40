package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Two fish with the same bases but different covers and fins, reported as one, which eliminates
 * what either does. HoDoKu has a number for each kind of fish; a finned fish may be paired with a
 * sashimi one, and a mutant with a Franken fish. Not monotone, as fish with fins are not.
 */
final class SiameseFish implements Finder {
  private final Strategy strategy;
  private final Fish fish;
  private final Board board;
  private final List<Finder> every;

  static Strategy of(Fish fish) {
    Variant one = fish.variants().get(0);
    Phrase name = Phrase.of("strategies.name-siamese-fish", one.name());
    Variant variant =
        new Variant(
            "siamese-" + one.id(),
            name,
            one.code() + "1",
            one.position(),
            one.level(),
            one.score(),
            one.explainer());
    About about =
        new About(
                variant.id(),
                Group.FISH,
                List.of(name),
                Phrase.of("strategies.why-siamese-fish", one.name()),
                List.of(variant),
                fish.about().scope())
            .notMonotone();
    return Strategy.of(about, (strategy, board) -> new SiameseFish(strategy, fish, board));
  }

  private SiameseFish(Strategy strategy, Fish fish, Board board) {
    this.strategy = strategy;
    this.fish = fish;
    this.board = board;
    this.every = fish.everyFinder(board);
  }

  /** The identity of bases, which includes the digit. */
  private record Bases(int digit, List<House> houses) {}

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    Map<Bases, List<Deduction>> found = new LinkedHashMap<>();
    for (Finder finder : every) {
      finder.find(
          state,
          deduction -> {
            int digit = board.digitOf(deduction.changes().get(0));
            Bases bases = new Bases(digit, deduction.evidence().houses());
            found.computeIfAbsent(bases, b -> new ArrayList<>()).add(deduction);
            return false;
          });
    }
    return found.values().stream().anyMatch(all -> tellPairs(all, sink));
  }

  /** Reports pairs, of which at least the first fish is of the kind named. */
  private boolean tellPairs(List<Deduction> all, Predicate<Deduction> sink) {
    Set<Set<Integer>> told = new LinkedHashSet<>();
    for (int i = 0; i < all.size() && all.get(i).strategy() == fish; i++) {
      for (Deduction other : all.subList(i + 1, all.size())) {
        Set<Integer> both = new LinkedHashSet<>(all.get(i).changes());
        both.addAll(other.changes());
        boolean isMore =
            both.size() > all.get(i).changes().size() || both.size() > other.changes().size();
        if (isMore && told.add(both) && sink.test(together(all.get(i), other, both))) {
          return true;
        }
      }
    }
    return false;
  }

  private Deduction together(Deduction one, Deduction other, Set<Integer> both) {
    return Deduction.eliminate(
        board,
        strategy,
        strategy.variants().get(0),
        both.stream().mapToInt(Integer::intValue).sorted().toArray(),
        () -> together(one.evidence(), other.evidence()));
  }

  /** Joins the evidence; a fin of either fish is drawn as one. */
  private static Evidence together(Evidence one, Evidence other) {
    List<Evidence.Mark> marks =
        Stream.of(Evidence.Role.FIN, Evidence.Role.PATTERN)
            .flatMap(
                role ->
                    Stream.concat(one.marks().stream(), other.marks().stream())
                        .filter(mark -> mark.role() == role))
            .distinct()
            .toList();
    Set<Integer> seen = new LinkedHashSet<>();
    return new Evidence(
        one.houses(),
        Stream.concat(one.covers().stream(), other.covers().stream()).distinct().toList(),
        marks.stream().filter(mark -> seen.add(mark.candidate())).toList(),
        List.of(),
        Phrase.of("strategies.reason-siamese-fish", one.reason(), other.reason()));
  }
}
