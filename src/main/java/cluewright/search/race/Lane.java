package cluewright.search.race;

import cluewright.search.Outcome;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * An engine working on a request in small bounded turns.
 *
 * <p>A lane keeps its state between turns, so that several can share a thread, and decides nothing
 * by the clock, so that one lane alone does the same again for the same seed. It is used by one
 * thread at a time.
 */
public interface Lane {

  /** The engine's name in outcomes. */
  String name();

  /**
   * Works for 20 to 100 ms, or less if the run is over.
   *
   * @return the answer; empty to be called again. An undecided answer says that this lane has
   *     nothing more to try.
   * @throws CancellationException if the run ended during the work
   */
  Optional<Outcome> turn();
}
