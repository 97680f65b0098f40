package cluewright.cli;

import cluewright.format.exchange.About;
import cluewright.format.exchange.Content.Clues;
import cluewright.format.exchange.Item;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Puzzles as an edition has them, with what it shows of each, found out on all cores.
 *
 * @param solutions whether each puzzle's solution is wanted
 * @param ratings whether each puzzle's rating is wanted
 * @param walk what the steps of the solution may use, if they are wanted
 */
record PrintEntries(Wanted solutions, Wanted ratings, Optional<StrategySet> walk) {

  /** Whether something is worth its time. */
  enum Wanted {
    YES,
    NO;

    static Wanted when(boolean condition) {
      return condition ? YES : NO;
    }
  }

  /** An entry, or why there is none. */
  private record Prepared(Optional<Entry> entry, String fault) {}

  /** What one thread works with. */
  private static final class Tools {
    private final Map<Board, Rater> raters = new HashMap<>();
    private final Map<Board, SolutionCounter> counters = new HashMap<>();
    private final Map<Board, Replay> replays = new HashMap<>();
  }

  /**
   * The entries, one an item.
   *
   * @throws UsageException if an item is a mask, or a puzzle of which what is wanted does not
   *     exist; it names the item
   */
  List<Entry> of(List<Item> items, ProgressLine progress) {
    List<Entry> entries = new ArrayList<>();
    InOrder.run(
        items,
        () -> {
          Tools tools = new Tools();
          return item -> prepared(item, tools);
        },
        () -> false,
        all -> {
          for (Prepared prepared : all) {
            int number = entries.size();
            entries.add(
                prepared
                    .entry()
                    .orElseThrow(() -> fault(items.get(number), number + 1, prepared.fault())));
          }
          progress.show(
              String.format(
                  Locale.ROOT, "%,d of %,d puzzles prepared", entries.size(), items.size()));
        });
    progress.clear();
    return entries;
  }

  private static UsageException fault(Item item, int number, String what) {
    String title = item.about().title();
    String name = title.isEmpty() ? "" : " (\"%s\")".formatted(Input.shortened(title));
    return new UsageException("puzzle %,d%s %s".formatted(number, name, what));
  }

  private Prepared prepared(Item item, Tools tools) {
    if (!(item.content() instanceof Clues content)) {
      return new Prepared(Optional.empty(), "is a mask, and only puzzles are printed");
    }
    Puzzle puzzle = content.clues();
    Optional<Puzzle> solution = Optional.empty();
    if (solutions == Wanted.YES || walk.isPresent()) {
      List<Puzzle> all = solutions(puzzle, tools);
      if (all.size() != 1) {
        return new Prepared(
            Optional.empty(),
            "has %s: take it out, or print %s"
                .formatted(all.isEmpty() ? "no solution" : "several solutions", without()));
      }
      solution = Optional.of(all.get(0)).filter(known -> solutions == Wanted.YES);
    }
    Optional<SolvingPath> path = walk.map(strategies -> path(puzzle, strategies, tools));
    if (path.isPresent() && !path.get().isSolved()) {
      return new Prepared(
          Optional.empty(), "is not solved by these strategies: allow more with --strategies");
    }
    Optional<Grade> grade = ratings == Wanted.YES ? grade(puzzle, tools) : Optional.empty();
    return new Prepared(Optional.of(entry(item.about(), puzzle, solution, grade, path)), "");
  }

  /** How puzzles without one solution can be printed. */
  private String without() {
    if (walk.isEmpty()) {
      return "with --solutions none";
    }
    return (solutions == Wanted.YES ? "with --solutions none and " : "") + "without --walk-through";
  }

  private static List<Puzzle> solutions(Puzzle puzzle, Tools tools) {
    return puzzle.conflict().isPresent()
        ? List.of()
        : tools.counters.computeIfAbsent(puzzle.board(), SolutionCounter::new).solutions(puzzle, 2);
  }

  private static SolvingPath path(Puzzle puzzle, StrategySet strategies, Tools tools) {
    return tools
        .replays
        .computeIfAbsent(puzzle.board(), board -> new Replay(board, strategies))
        .human(puzzle);
  }

  private static Optional<Grade> grade(Puzzle puzzle, Tools tools) {
    Rating rating = tools.raters.computeIfAbsent(puzzle.board(), Rater::new).rate(puzzle);
    return rating instanceof Rating.Rated rated
        ? Optional.of(new Grade(rated.level(), rated.score()))
        : Optional.empty();
  }

  /** A level that is none of ours is told with the notes. */
  private static Entry entry(
      About about,
      Puzzle puzzle,
      Optional<Puzzle> solution,
      Optional<Grade> grade,
      Optional<SolvingPath> path) {
    boolean isTold =
        about.level().isEmpty()
            || grade
                .map(known -> known.level().label().toString())
                .filter(about.level()::equalsIgnoreCase)
                .isPresent();
    String notes = isTold ? about.notes() : (about.level() + "\n" + about.notes()).strip();
    return new Entry(about.title(), about.author(), notes, puzzle, solution, grade, path);
  }
}
