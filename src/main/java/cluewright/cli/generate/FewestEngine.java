package cluewright.cli.generate;

import cluewright.search.Effort;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.verify.FewestSigns;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;

/** An engine whose puzzles lose the shapes that are redundant. */
final class FewestEngine implements Engine {
  private final Engine engine;
  private final FewestSigns fewest;

  FewestEngine(Engine engine, FewestSigns fewest) {
    this.engine = engine;
    this.fewest = fewest;
  }

  @Override
  public Outcome search(Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
    Deque<Outcome.Found> all = new ArrayDeque<>();
    Outcome last =
        engine.search(
            request, many, watch, found -> fewest.of(found, request, watch).ifPresent(all::add));
    all.forEach(sink);
    if (!(last instanceof Outcome.Found)) {
      return last;
    }
    return all.isEmpty()
        ? new Outcome.Undecided(Outcome.Undecided.Reason.STOPPED, last.engine(), last.elapsed())
        : all.getLast();
  }

  @Override
  public Optional<Effort> effort(Request request, Watch watch) {
    return engine.effort(request, watch);
  }
}
