package cluewright.lab.experiment;

import cluewright.batch.LineFile;
import cluewright.choice.Kind;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.RandomPuzzles;
import cluewright.lab.solve.Solved;
import cluewright.lab.solve.Solver;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.function.Consumer;

/**
 * Puzzles drawn as P. Norvig draws them, each solved once by every method, which take turns on
 * each. The rows of a method stand in a file; where a file ends, its method goes on, so a method
 * can also be added later, which then runs without the others.
 *
 * @param folder of the files
 * @param count how many puzzles
 * @param time of a method for a puzzle
 * @param seed of the puzzles, and of what methods draw
 */
public record Draws(Path folder, List<Method> methods, int count, Duration time, long seed) {
  /** How long each method solves other puzzles first, since a fresh Java process is slow. */
  private static final Duration WARM_UP = Duration.ofSeconds(2);

  private static final int BETWEEN_REPORTS = 100;

  /** A method with its file. */
  private record Lane(Method method, Solver solver, LineFile file, int before) {}

  /**
   * Solves what is not yet solved.
   *
   * @param progress gets a line of words now and then
   * @return false if it was stopped before all was done
   * @throws NoSuchElementException where Java cannot tell the processor time of a thread
   * @throws IOException if a file cannot be written, is being written by another run, or holds
   *     anything else
   */
  public boolean run(Consumer<String> progress, Watch watch) throws IOException {
    List<Lane> lanes = new ArrayList<>();
    try {
      for (Method method : methods) {
        lanes.add(open(method));
      }
      int first = lanes.stream().mapToInt(Lane::before).min().orElse(count);
      return first >= count || (warmUp(lanes, progress, watch) && solve(lanes, progress, watch));
    } finally {
      for (Lane lane : lanes) {
        lane.file().force();
        lane.file().close();
      }
    }
  }

  private Lane open(Method method) throws IOException {
    Path path = file(method);
    LineFile file = LineFile.open(path);
    boolean isMine = false;
    try {
      if (!file.lock()) {
        throw new IOException(path + " is being written by another run: wait until it ends");
      }
      int before = DrawRow.read(file.text()).size();
      file.cut();
      if (file.text().isEmpty()) {
        file.append(DrawRow.CSV_HEADER);
      }
      isMine = true;
      return new Lane(method, method.on(Boards.NINE, seed), file, before);
    } catch (IllegalArgumentException e) {
      throw new IOException(path + ", " + e.getMessage() + ": give another folder by --out", e);
    } finally {
      if (!isMine) {
        file.close();
      }
    }
  }

  private boolean warmUp(List<Lane> lanes, Consumer<String> progress, Watch watch) {
    RandomPuzzles source = new RandomPuzzles(Boards.NINE, seed);
    for (Lane lane : lanes) {
      progress.accept("warming up: " + Kind.word(lane.method()));
      Run run = new Run(WARM_UP, watch);
      for (int number = -1; !run.isStopped(); number--) {
        lane.solver().solve(source.puzzle(number), 1, run);
      }
    }
    return !watch.isStopped();
  }

  private boolean solve(List<Lane> lanes, Consumer<String> progress, Watch watch)
      throws IOException {
    RandomPuzzles source = new RandomPuzzles(Boards.NINE, seed);
    for (int number = 1; number <= count; number++) {
      int wanted = number;
      List<Lane> turn =
          new ArrayList<>(lanes.stream().filter(lane -> lane.before() < wanted).toList());
      if (turn.isEmpty()) {
        continue;
      }
      if (number % 2 == 0) {
        Collections.reverse(turn);
      }
      Puzzle puzzle = source.puzzle(number);
      for (Lane lane : turn) {
        if (number % BETWEEN_REPORTS == 1) {
          progress.accept(
              String.format(
                  Locale.ROOT, "puzzle %,d of %,d: %s", number, count, Kind.word(lane.method())));
        }
        Solved solved = solver(lane, number).solve(puzzle, 1, new Run(time, watch));
        if (watch.isStopped()) {
          return false;
        }
        check(lane.method(), puzzle, solved);
        lane.file().append(DrawRow.of(number, solved).csv());
      }
    }
    return true;
  }

  /** A method that draws gets a seed for each puzzle, so that it does the same after a stop. */
  private Solver solver(Lane lane, int number) {
    return lane.method().isRandom() ? lane.method().on(Boards.NINE, seed + number) : lane.solver();
  }

  private static void check(Method method, Puzzle puzzle, Solved solved) {
    for (Puzzle solution : solved.solutions()) {
      if (solution.conflict().isPresent()
          || solution.mask().size() != puzzle.board().cells()
          || !solution.restrictedTo(puzzle.mask()).equals(puzzle)) {
        throw new IllegalStateException(
            "%s finds %s for %s".formatted(method, solution.line(), puzzle.line()));
      }
    }
  }

  /** The puzzle of a number. */
  public Puzzle puzzle(int number) {
    return new RandomPuzzles(Boards.NINE, seed).puzzle(number);
  }

  Path file(Method method) {
    return folder.resolve(Kind.word(method) + ".csv");
  }

  /** The rows of a method so far. */
  public List<DrawRow> rows(Method method) throws IOException {
    Path file = file(method);
    try {
      return Files.exists(file) ? DrawRow.read(LineFile.read(file)) : List.of();
    } catch (IllegalArgumentException e) {
      throw new IOException(file + ", " + e.getMessage(), e);
    }
  }
}
