package cluewright.strategy;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.List;

/**
 * A solving technique that a person uses.
 *
 * <p>Its {@link Finder} reads a state and says what can be concluded; replay, rating and search use
 * that. Those that are {@linkplain RuleStrategy stated as rules} can stand in clauses as well. The
 * metadata here is what the command line, the studio and the help show. A new strategy is one file
 * and one line in {@link Catalogue}.
 */
public interface Strategy {

  /** Its names, its family and its forms. */
  About about();

  default String id() {
    return about().id();
  }

  /** The letter that stands for it in combinations such as {@code NHL}, or empty for none. */
  default String letter() {
    return about().letter();
  }

  default List<Phrase> names() {
    return about().names();
  }

  /** One line for a person who has never heard of it. */
  default Phrase explanation() {
    return about().explanation();
  }

  default Group group() {
    return about().group();
  }

  /** Its forms, at least one; each deduction is of one of them. */
  default List<Variant> variants() {
    return about().variants();
  }

  /** This strategy on a board. */
  Finder finder(Board board);

  /** Whether it places digits; a set in which none does completes nothing. */
  default boolean places() {
    return false;
  }

  /**
   * Whether what it concludes from a state can still be concluded from every later one, by the
   * strategies of the same set, until it is done: then the closure of a set does not depend on the
   * order of application (paper, section 3). Only sets of such strategies have exact verdicts that
   * rest on closures.
   */
  default boolean isMonotone() {
    return true;
  }

  /** Whether a set of others already concludes whatever this strategy does. */
  default boolean isImpliedBy(StrategySet others) {
    return false;
  }

  default Phrase name() {
    return names().get(0);
  }
}
