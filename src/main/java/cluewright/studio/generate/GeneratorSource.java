package cluewright.studio.generate;

import cluewright.search.Generator;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.util.function.Consumer;

/** The engines themselves, which find many puzzles much quicker than one by one. */
public final class GeneratorSource implements PuzzleSource {
  private final Generator generator = new Generator();

  @Override
  public Outcome generate(Request request, Watch watch) {
    return generator.generate(request, watch);
  }

  @Override
  public Outcome generateMany(Many many, Watch watch, Consumer<Outcome.Found> sink) {
    return generator.generateMany(many, watch, sink);
  }
}
