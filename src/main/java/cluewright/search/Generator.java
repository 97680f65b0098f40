package cluewright.search;

import java.util.List;

/** Decides requests: arguments first, then the engines of the request's choice in a race. */
public final class Generator {
  private static final String ARGUMENTS = "arguments";

  /**
   * Finds a puzzle, or proves that there is none, or says that neither was possible.
   *
   * <p>Blocks until done, stopped through {@code watch}, or out of time; call it off the UI thread.
   *
   * @throws IllegalStateException if an engine's claim does not survive verification: a fault of
   *     Cluewright's, never of the request
   */
  public Outcome generate(Request request, Watch watch) {
    Run run = new Run(request.time(), watch);
    List<Proof> arguments = Arguments.against(request.mask(), request.strategies());
    if (!arguments.isEmpty()) {
      return new Outcome.Impossible(arguments.get(0), ARGUMENTS, run.elapsed());
    }
    return new Race(run).decide(request.engine().lanes(request, run), request.threads());
  }
}
