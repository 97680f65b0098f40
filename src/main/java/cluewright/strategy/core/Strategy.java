package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;

/**
 * A solving technique that a person uses.
 *
 * <p>Its {@link Finder} reads a state and says what can be concluded; replay, rating and search use
 * that. Those that are {@linkplain RuleStrategy stated as rules} can stand in clauses as well. The
 * metadata here is what the command line, the studio and the help show. A new strategy is one file
 * and one line in {@link Catalogue}.
 */
public interface Strategy {

  /**
   * A strategy that is nothing but its description and its finders, which finds nothing on boards
   * beyond its {@linkplain About#scope() scope}.
   *
   * @param make makes the finder of the strategy on a board
   */
  static Strategy of(About about, BiFunction<Strategy, Board, Finder> make) {
    return new Strategy() {
      @Override
      public About about() {
        return about;
      }

      @Override
      public Finder finder(Board board) {
        return fits(board) ? make.apply(this, board) : Finder.NONE;
      }
    };
  }

  /** Its names, its family and its forms. */
  About about();

  default String id() {
    return about().id();
  }

  /** The letter for it in combinations such as {@code NHL}; empty if it has none. */
  default String letter() {
    return about().letter();
  }

  default List<Phrase> names() {
    return about().names();
  }

  /** A one-line explanation for beginners. */
  default Phrase explanation() {
    return about().explanation();
  }

  default Group group() {
    return about().group();
  }

  /** Its forms, at least one; each deduction has one of them. */
  default List<Variant> variants() {
    return about().variants();
  }

  /** The level of its easiest form. */
  default Level level() {
    return variants().stream().map(Variant::level).min(Comparator.naturalOrder()).orElseThrow();
  }

  Finder finder(Board board);

  /** True if it {@linkplain About#places() places digits}. */
  default boolean places() {
    return about().places();
  }

  /** True if it is {@linkplain About#isMonotone() monotone}, whatever stands beside it. */
  default boolean isMonotone() {
    return about().isMonotone();
  }

  /** True if it is monotone on a board, whatever stands beside it. */
  default boolean isMonotone(Board board) {
    return about().isMonotone(board);
  }

  /** True if it is used on a board; on others it finds nothing. */
  default boolean fits(Board board) {
    return about().scope().has(board);
  }

  /** True if one of some others concludes everything that this strategy does on a board. */
  default boolean isImpliedBy(Collection<Strategy> others, Board board) {
    return others.stream()
        .anyMatch(
            other ->
                about().impliedBy().contains(other.id())
                    && other.about().scope().hasEveryState(board));
  }

  default Phrase name() {
    return names().get(0);
  }
}
