package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The boards and states on which a strategy is used; on others it finds nothing.
 *
 * @param limits what holds of these boards, or of the way in which they are looked at
 * @param leastDigits how many digits a board has at least; smaller ones have no need of it
 * @param mostCandidates with how many open candidates a state is looked at; with more it is left
 *     alone, since that would take too long, and taken up when some have gone
 */
public record Scope(Set<Limit> limits, int leastDigits, int mostCandidates) {

  /** All boards and all states. */
  public static final Scope ALL = new Scope(Set.of(), 0, Integer.MAX_VALUE);

  public Scope {
    limits = limits.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(limits));
  }

  public Scope from(int digits) {
    return new Scope(limits, digits, mostCandidates);
  }

  public Scope with(Limit limit) {
    return new Scope(EnumSet.of(limit, limits.toArray(Limit[]::new)), leastDigits, mostCandidates);
  }

  public Scope upTo(int candidates) {
    return new Scope(limits, leastDigits, candidates);
  }

  /** True if the strategy is used on a board, whatever values are open. */
  public boolean has(Board board) {
    Board valued = board.sample();
    return board.digits() >= leastDigits && limits.stream().allMatch(limit -> limit.holds(valued));
  }

  /** True if the strategy is used in a state, by its number of candidates. */
  public boolean has(SolvingState state) {
    return mostCandidates == Integer.MAX_VALUE || Candidates.count(state) <= mostCandidates;
  }

  /** True if no state of a board has more candidates than the strategy looks at. */
  public boolean hasEveryState(Board board) {
    return board.candidates() <= mostCandidates;
  }

  public boolean limitsCandidates() {
    return mostCandidates < Integer.MAX_VALUE;
  }

  /**
   * The conditions on boards, for example {@code boards with sums of cages}; empty if there are
   * none.
   */
  public List<Phrase> boards() {
    Stream<Phrase> ofDigits =
        leastDigits == 0
            ? Stream.empty()
            : Stream.of(Phrase.of("strategies.scope-digits", leastDigits));
    return Stream.concat(ofDigits, limits.stream().sorted().map(Limit::words)).toList();
  }
}
