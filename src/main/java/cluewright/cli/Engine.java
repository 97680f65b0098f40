package cluewright.cli;

import cluewright.model.Puzzle;
import cluewright.search.Generator;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What decides requests; the generator, or in tests something quicker to provoke. */
@FunctionalInterface
interface Engine {
  Outcome generate(Request request, Watch watch);

  /** Hands over puzzles until there are enough; what ended the list is the answer. */
  default Outcome generateMany(Many many, Watch watch, Consumer<Outcome.Found> sink) {
    List<Puzzle> known = new ArrayList<>(many.request().known());
    Outcome last = generate(many.request().withKnown(known), watch);
    for (int found = 1; last instanceof Outcome.Found puzzle; found++) {
      sink.accept(puzzle);
      if (found == many.count()) {
        break;
      }
      known.add(puzzle.puzzle());
      last = generate(many.request().withKnown(known), watch);
    }
    return last;
  }

  /** The generator, with its own way to many. */
  static Engine of(Generator generator) {
    return new Engine() {
      @Override
      public Outcome generate(Request request, Watch watch) {
        return generator.generate(request, watch);
      }

      @Override
      public Outcome generateMany(Many many, Watch watch, Consumer<Outcome.Found> sink) {
        return generator.generateMany(many, watch, sink);
      }
    };
  }
}
