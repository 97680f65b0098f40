package cluewright.search;

import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** An engine that a test states in one line; many puzzles are asked of it one after the other. */
@FunctionalInterface
public interface OneByOne extends Engine {
  @Override
  Outcome generate(Request request, Watch watch);

  @Override
  default Outcome search(Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
    List<Puzzle> known = new ArrayList<>(request.known());
    Outcome last = generate(request, watch);
    for (int found = 1; last instanceof Outcome.Found puzzle; found++) {
      sink.accept(puzzle);
      if (found == many.count()) {
        break;
      }
      known.add(puzzle.puzzle());
      last = generate(request.withKnown(known), watch);
    }
    return last;
  }

  /** Nobody knows. */
  @Override
  default Optional<Effort> effort(Request request, Watch watch) {
    return Optional.empty();
  }
}
