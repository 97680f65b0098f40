package cluewright.cli.publish;

import cluewright.batch.InOrder;
import cluewright.cli.input.Aside;
import cluewright.cli.input.Input;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.print.Book;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.replay.Answer;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.replay.profile.Profile;
import cluewright.replay.profile.Profiler;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Turns puzzles into entries of an edition, computing what it shows of each on all cores.
 *
 * @param solutions whether each puzzle's solution is wanted
 * @param ratings whether each puzzle's rating is wanted
 * @param profiles whether each puzzle's profile is wanted
 * @param explained what the steps of the solution may use, if they are wanted
 */
record PrintEntries(
    Wanted solutions, Wanted ratings, Wanted profiles, Optional<StrategySet> explained) {
  private static final int MOST_REMARKS = 10;

  /** Whether something is wanted, since it takes time. */
  enum Wanted {
    YES,
    NO;

    static Wanted when(boolean condition) {
      return condition ? YES : NO;
    }
  }

  /**
   * What an edition shows of its puzzles.
   *
   * @param allowed what the steps of a walk-through may use
   */
  static PrintEntries shownBy(Style style, Optional<Book> book, StrategySet allowed) {
    return new PrintEntries(
        Wanted.when(style.solutions() != Style.Solutions.NONE),
        Wanted.when(
            style.details().contains(Detail.RATING) || book.filter(Book::tellsGrades).isPresent()),
        Wanted.when(style.details().contains(Detail.PROFILE)),
        Optional.of(allowed).filter(set -> style.details().contains(Detail.WALK)));
  }

  /**
   * The work on all puzzles. It tells how many are done, and how long it has been since the last
   * one was: a path that gets stuck on a large board may take minutes.
   */
  private static final class Preparation {
    private static final long BETWEEN_REPORTS = Duration.ofSeconds(1).toNanos();

    private final int all;
    private final Watch watch;
    private final ProgressLine progress;
    private final AtomicLong reported = new AtomicLong(System.nanoTime());
    private int done;
    private volatile long last = System.nanoTime();

    Preparation(int all, Watch watch, ProgressLine progress) {
      this.all = all;
      this.watch = watch;
      this.progress = progress;
    }

    Prepared of(Supplier<Prepared> work) {
      Prepared entry = work.get();
      synchronized (this) {
        done++;
        last = System.nanoTime();
        show("");
      }
      return entry;
    }

    /** Polled throughout long work, which can also report itself then. */
    boolean isStopped() {
      long before = reported.get();
      long now = System.nanoTime();
      if (now - before > BETWEEN_REPORTS && reported.compareAndSet(before, now)) {
        show(", the next one takes long: %,d s".formatted((now - last) / BETWEEN_REPORTS));
      }
      return watch.isStopped();
    }

    private synchronized void show(String delay) {
      progress.show(String.format(Locale.ROOT, "%,d of %,d puzzles prepared%s", done, all, delay));
    }
  }

  /** The tools for one thread. */
  private static final class Tools {
    private final Map<Board, Rater> raters = new HashMap<>();
    private final Map<Board, Profiler> profilers = new HashMap<>();
    private final Map<Board, Replay> replays = new HashMap<>();
    private final Map<Board, SolutionCounter> counters = new HashMap<>();
  }

  /** An entry, with its puzzle's number of solutions, wanted or not. */
  private record Prepared(Entry entry, Solutions solutions) {}

  /** All entries, with the number of solutions of each puzzle. */
  record All(List<Entry> entries, List<Solutions> solutions) {
    /** The exit code for written puzzles. */
    int exitCode() {
      return ExitCode.ofWritten(solutions);
    }
  }

  /**
   * The entries, one per item; if stopped, fewer, or with less than wanted.
   *
   * @param remarks is told which puzzles lack something that is wanted
   * @throws UsageException if an item is a mask; it names the item
   */
  All of(List<Item> items, Watch watch, ProgressLine progress, Consumer<String> remarks) {
    refuseMasks(items);
    Preparation preparation = new Preparation(items.size(), watch, progress);
    List<Prepared> prepared = new ArrayList<>();
    InOrder.run(
        items,
        () -> {
          Tools tools = new Tools();
          return item -> preparation.of(() -> entry(item, tools, preparation));
        },
        watch,
        prepared::addAll);
    progress.clear();
    if (!watch.isStopped()) {
      remark(items, prepared, remarks);
    }
    return new All(
        prepared.stream().map(Prepared::entry).toList(),
        prepared.stream().map(Prepared::solutions).toList());
  }

  private static void refuseMasks(List<Item> items) {
    for (int i = 0; i < items.size(); i++) {
      if (!(items.get(i).content() instanceof Clues)) {
        throw new UsageException(name(items, i) + " is a mask, but only puzzles are printed");
      }
    }
  }

  private static String name(List<Item> items, int index) {
    String title = items.get(index).about().title();
    return "puzzle %,d%s"
        .formatted(index + 1, title.isEmpty() ? "" : " (\"%s\")".formatted(Input.shortened(title)));
  }

  private void remark(List<Item> items, List<Prepared> entries, Consumer<String> remarks) {
    items.stream()
        .flatMap(item -> Aside.of((Clues) item.content()).stream())
        .distinct()
        .forEach(remarks);
    List<String> all = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      String name = name(items, i);
      lack(entries.get(i)).ifPresent(lack -> all.add(name + lack));
    }
    all.stream().limit(MOST_REMARKS).forEach(remarks);
    if (all.size() > MOST_REMARKS) {
      remarks.accept("and %,d more such puzzles".formatted(all.size() - MOST_REMARKS));
    }
  }

  /** A remark on what a puzzle lacks, to follow its name. */
  private Optional<String> lack(Prepared prepared) {
    return switch (prepared.solutions()) {
      case NONE -> Optional.of(" has no solution" + without());
      case SEVERAL -> Optional.of(" has several solutions" + without());
      case UNKNOWN -> Optional.of(" has solutions that take too long to count" + without());
      case ONE ->
          prepared.entry().path().filter(path -> !path.isSolved()).map(PrintEntries::beyond);
    };
  }

  private static String beyond(SolvingPath path) {
    return path.guesses() > 0
        ? " is solved by no strategies, so some of its steps are guesses"
        : " is not solved by these strategies, so some of its steps use others; allow these with"
            + " --strategies";
  }

  private boolean needsSolution() {
    return solutions == Wanted.YES || explained.isPresent();
  }

  /** What is not printed of a puzzle without a known unique solution. */
  private String without() {
    if (explained.isEmpty()) {
      return solutions == Wanted.YES ? ": none is printed" : "";
    }
    return solutions == Wanted.YES
        ? ": neither a solution nor steps are printed"
        : ": no steps are printed";
  }

  private Prepared entry(Item item, Tools tools, Preparation preparation) {
    Puzzle puzzle = ((Clues) item.content()).clues();
    if (preparation.isStopped()) {
      return new Prepared(Entry.of(puzzle), Solutions.UNKNOWN);
    }
    Answer answer =
        tools.counters.computeIfAbsent(puzzle.board(), SolutionCounter::new).answer(puzzle);
    boolean isSolved = answer.solution().isPresent();
    Optional<SolvingPath> path =
        explained
            .filter(wanted -> isSolved)
            .map(strategies -> path(puzzle, strategies, tools, preparation));
    Optional<Grade> grade =
        isSolved && ratings == Wanted.YES ? grade(puzzle, tools) : Optional.empty();
    Optional<Profile> profile =
        isSolved && profiles == Wanted.YES ? profile(puzzle, tools) : Optional.empty();
    Answer shown =
        needsSolution() || ratings == Wanted.YES || profiles == Wanted.YES
            ? answer
            : Answer.UNKNOWN;
    return new Prepared(entry(item, puzzle, shown, grade, path, profile), answer.number());
  }

  private static SolvingPath path(
      Puzzle puzzle, StrategySet strategies, Tools tools, Preparation preparation) {
    SolvingPath path =
        tools
            .replays
            .computeIfAbsent(puzzle.board(), board -> new Replay(board, strategies))
            .human(puzzle);
    return new Explorer(puzzle.board(), strategies, preparation::isStopped)
        .finish(path, Replay.Pace.SINGLE);
  }

  private static Optional<Grade> grade(Puzzle puzzle, Tools tools) {
    Rating rating = tools.raters.computeIfAbsent(puzzle.board(), Rater::new).rateByHodoku(puzzle);
    return rating instanceof Rating.Rated rated
        ? Optional.of(new Grade(rated.level(), rated.score()))
        : Optional.empty();
  }

  private static Optional<Profile> profile(Puzzle puzzle, Tools tools) {
    return tools.profilers.computeIfAbsent(puzzle.board(), Profiler::new).profile(puzzle);
  }

  /** An entry; an unknown level is added to the notes. */
  private static Entry entry(
      Item item,
      Puzzle puzzle,
      Answer answer,
      Optional<Grade> grade,
      Optional<SolvingPath> path,
      Optional<Profile> profile) {
    Metadata about = item.about();
    boolean isTold =
        about.level().isEmpty()
            || grade
                .map(known -> known.level().label().toString())
                .filter(about.level()::equalsIgnoreCase)
                .isPresent();
    String notes = isTold ? about.notes() : (about.level() + "\n" + about.notes()).strip();
    return new Entry(
        about.title(), about.author(), notes, puzzle, answer, grade, path, item.digits(), profile);
  }
}
