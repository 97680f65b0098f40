package cluewright.search;

import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

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
  public Outcome generate(Request asked, Watch watch) {
    Request request = asked.reduced();
    Run run = new Run(request.time(), watch);
    List<Proof> arguments =
        Arguments.against(request.mask(), request.strategies(), request.goal().givens());
    if (!arguments.isEmpty()) {
      return new Outcome.Impossible(arguments.get(0), ARGUMENTS, run.elapsed());
    }
    return race(request, run, request.engine().lanes(request, run));
  }

  private static Outcome race(Request request, Run run, List<Lane> lanes) {
    Outcome outcome = new Race(run).decide(lanes, request.threads());
    return outcome instanceof Outcome.Undecided undecided
        ? undecided.askedFor(request.goal())
        : outcome;
  }

  /**
   * Finds many puzzles, none a relabelling of another, each verified like a single one.
   *
   * <p>Walks bring in what they find; when they meet nothing new for long, the engines of the
   * request go on, one puzzle at a time, until they prove that there is no other. Blocks like
   * {@link #generate}.
   *
   * @param sink gets each puzzle as it is found, one at a time, on the searching threads
   * @return the last puzzle if all were found, or else the outcome that ended the list
   * @throws IllegalStateException as {@link #generate}
   */
  public Outcome generateMany(Many many, Watch watch, Consumer<Outcome.Found> sink) {
    Request request = many.request();
    Harvest harvest = new Harvest(many, sink);
    Outcome last = generateNext(request, watch, harvest);
    if (harvest.isFull() || !(last instanceof Outcome.Found)) {
      return last;
    }
    Run run = new Run(request.time().multipliedBy(many.count()), watch);
    Outcome gathered = gather(many, run, harvest);
    if (harvest.isFull() || run.isOver()) {
      return gathered;
    }
    while (!harvest.isFull() && last instanceof Outcome.Found) {
      last = generateNext(request, watch, harvest);
    }
    return last;
  }

  private Outcome generateNext(Request request, Watch watch, Harvest harvest) {
    List<Puzzle> known = new ArrayList<>(request.known());
    known.addAll(harvest.puzzles());
    Outcome outcome = generate(request.withKnown(known), watch);
    if (outcome instanceof Outcome.Found found) {
      harvest.claim(found.puzzle());
      harvest.bring(found);
    }
    return outcome;
  }

  private static Outcome gather(Many many, Run run, Harvest harvest) {
    Request request = many.request();
    Random seeds = new Random(request.seed());
    List<Lane> lanes = new ArrayList<>();
    for (int thread = 0; thread < request.threads(); thread++) {
      lanes.add(new GatheringLane(many, harvest, run.forLane(), seeds.nextLong()));
    }
    return race(request, run, lanes);
  }
}
