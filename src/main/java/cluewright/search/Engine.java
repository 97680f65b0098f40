package cluewright.search;

import cluewright.search.engine.Generator;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Decides requests; implemented by {@link Generator}, and by fakes in tests. All methods block, so
 * they are called off the UI thread.
 */
public interface Engine {
  /**
   * Finds puzzles, no two equal up to relabelling, or proves that there are none, or reports that
   * neither was possible.
   *
   * @param watch ends the search early and gets its progress
   * @param sink gets each puzzle as it is found, one at a time, on the searching threads
   * @return the last puzzle if all were found, or else the outcome that ended the search
   */
  Outcome search(Request request, Many many, Watch watch, Consumer<Outcome.Found> sink);

  /** Searches for one puzzle. */
  default Outcome generate(Request request, Watch watch) {
    return search(request, Many.ONE, watch, found -> {});
  }

  /** The lists that may answer requests, where the caller leaves the choice to the engine. */
  default Lists lists() {
    return Lists.ASKED;
  }

  /**
   * Estimates the work to decide a request by trying everything; if less than five seconds are
   * allowed, in a fraction of a second. Asked with the same brief request, the engine that the
   * answer names does just what was estimated.
   *
   * @param watch ends the estimate early
   * @return empty if nothing that is tried would answer the request, or the estimate takes too long
   */
  Optional<Effort> effort(Request request, Watch watch);
}
