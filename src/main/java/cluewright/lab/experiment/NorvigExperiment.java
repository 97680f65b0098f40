package cluewright.lab.experiment;

import cluewright.batch.LineFile;
import cluewright.choice.Kind;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.SolveRow;
import cluewright.lab.solve.Solver;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The experiments of P. Norvig's essay <i>Solving Every Sudoku Puzzle</i>: the puzzles of its text,
 * collections of puzzles, its hardest puzzle with values in random order, and a million puzzles
 * drawn by lot.
 *
 * <p>What is done stands in a folder, and an experiment that was stopped goes on there.
 *
 * @param parts solved by each method, one after the other
 * @param draws the puzzles drawn by lot, whose folder, methods, time and seed are the experiment's
 */
public record NorvigExperiment(List<EssayPart> parts, Draws draws) {
  /** How often the hardest puzzle is tried with values in random order. */
  static final int TRIALS = 30;

  /** How often each puzzle of a part is solved before it is measured. */
  private static final int WARM_UP_ROUNDS = 20;

  /** A puzzle that takes longer than this is not solved again to warm up. */
  private static final Duration WARM_UP = Duration.ofMillis(50);

  private static final String QUESTION = "experiment.txt";

  /** A run of a method on a puzzle of a part. */
  private record Job(EssayPart part, int number, Method method, long seed) {
    boolean isAnsweredBy(SolveRow row) {
      return row.line() == number && row.method() == method && row.seed() == seed;
    }

    Puzzle puzzle() {
      return part.puzzles().get(number - 1);
    }
  }

  /** The experiment with the parts that need no file, and others. */
  public static NorvigExperiment of(List<EssayPart> others, Draws draws) {
    return new NorvigExperiment(
        Stream.of(List.of(EssayPart.printed(), EssayPart.hardest()), others)
            .flatMap(List::stream)
            .toList(),
        draws);
  }

  public Path folder() {
    return draws.folder();
  }

  public List<Method> methods() {
    return draws.methods();
  }

  /**
   * Runs everything that is not done yet.
   *
   * @param progress gets a line of words now and then
   * @return false if it was stopped before all was done
   * @throws IOException if the folder cannot be written or holds another experiment
   */
  public boolean run(Consumer<String> progress, Watch watch) throws IOException {
    Files.createDirectories(folder());
    claim();
    for (EssayPart part : parts) {
      if (!run(part, jobs(part), progress, watch)) {
        return false;
      }
    }
    return run(EssayPart.byLot(), trials(), progress, watch) && draws.run(progress, watch);
  }

  /** Notes what is asked in the folder, or refuses one that holds something else. */
  private void claim() throws IOException {
    Path file = folder().resolve(QUESTION);
    String mine =
        String.format(
            Locale.ROOT,
            "Puzzles and methods by lot: seed %d. Time of a method for a puzzle: %d ms.\n",
            draws.seed(),
            draws.time().toMillis());
    if (Files.exists(file)) {
      String theirs = Files.readString(file);
      if (!theirs.equals(mine)) {
        throw new IOException(
            "%s holds another experiment (%s): give the same --seed and --time, or another folder by --out"
                .formatted(folder(), theirs.strip()));
      }
    } else if (methods().stream().map(draws::file).anyMatch(Files::exists)) {
      throw new IOException(
          folder() + " has rows, but no " + QUESTION + ": give another folder by --out");
    } else {
      Files.writeString(file, mine);
    }
  }

  private List<Job> jobs(EssayPart part) {
    return IntStream.rangeClosed(1, part.puzzles().size())
        .boxed()
        .flatMap(
            number -> methods().stream().map(method -> new Job(part, number, method, draws.seed())))
        .toList();
  }

  private List<Job> trials() {
    EssayPart part = EssayPart.byLot();
    return IntStream.range(0, TRIALS)
        .mapToObj(trial -> new Job(part, 1, Method.NORVIG_RANDOM, draws.seed() + trial))
        .toList();
  }

  private boolean run(EssayPart part, List<Job> jobs, Consumer<String> progress, Watch watch)
      throws IOException {
    try (LineFile file = LineFile.open(file(part))) {
      if (!file.lock()) {
        throw new IOException(file(part) + " is being written by another run: wait until it ends");
      }
      List<SolveRow> before = read(part, file.text());
      file.cut();
      if (file.text().isEmpty()) {
        file.append(SolveRow.CSV_HEADER);
      }
      for (int i = 0; i < jobs.size(); i++) {
        Job job = jobs.get(i);
        progress.accept(
            "%s: run %,d of %,d, %s"
                .formatted(part.title(), i + 1, jobs.size(), Kind.word(job.method())));
        if (before.stream().noneMatch(job::isAnsweredBy)) {
          SolveRow row = solve(job, watch);
          if (watch.isStopped()) {
            return false;
          }
          file.append(row.csv());
        }
      }
      file.force();
      return true;
    }
  }

  private SolveRow solve(Job job, Watch watch) {
    boolean isQuick = true;
    for (int round = 0; round < WARM_UP_ROUNDS && isQuick; round++) {
      isQuick = solver(job).solve(job.puzzle(), 1, new Run(WARM_UP, watch)).isDecided();
    }
    return SolveRow.of(
        job.number(),
        job.puzzle(),
        job.method(),
        job.seed(),
        solver(job).solve(job.puzzle(), 1, new Run(draws.time(), watch)));
  }

  private static Solver solver(Job job) {
    return job.method().on(Boards.NINE, job.seed());
  }

  private Path file(EssayPart part) {
    return folder().resolve(part.id() + "-puzzles.csv");
  }

  /** The rows of a part so far. */
  List<SolveRow> rows(EssayPart part) throws IOException {
    Path file = file(part);
    return Files.exists(file) ? read(part, LineFile.read(file)) : List.of();
  }

  /** Reads rows, and refuses those of other puzzles. */
  private List<SolveRow> read(EssayPart part, String csv) throws IOException {
    try {
      List<SolveRow> rows = SolveRow.read(csv);
      for (SolveRow row : rows) {
        if (row.line() < 1
            || row.line() > part.puzzles().size()
            || !part.puzzles().get(row.line() - 1).line().equals(row.puzzle())) {
          throw new IOException(
              file(part) + " has rows of other puzzles: give another folder by --out");
        }
      }
      return rows;
    } catch (IllegalArgumentException e) {
      throw new IOException(file(part) + ", " + e.getMessage(), e);
    }
  }
}
