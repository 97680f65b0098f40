package cluewright.cli;

import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;

/** What decides requests; the generator, or in tests something quicker to provoke. */
@FunctionalInterface
interface Engine {
  Outcome generate(Request request, Watch watch);
}
