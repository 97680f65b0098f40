package cluewright.replay.rating;

import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.explainer.Explainer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One puzzle rated with every strategy: HoDoKu's loop, and Sudoku Explainer's.
 *
 * <p>Takes a spread of a collection; {@code -jvmArgsAppend -Dcluewright.data=FOLDER} names its
 * folder if it is not the usual one.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RatingBenchmark {
  private static final int PUZZLES = 95;
  private static final Path FOLDER =
      Path.of(System.getProperty("cluewright.data", "../shared/data"));

  @Param({"17puz49158.txt", "top95.txt"})
  public String file;

  private List<Puzzle> puzzles;
  private Rater rater;
  private HodokuLoop hodoku;
  private Explainer explainer;

  @Setup
  public void prepare() throws IOException {
    List<String> lines = Files.readAllLines(FOLDER.resolve(file));
    puzzles =
        IntStream.range(0, PUZZLES)
            .mapToObj(i -> lines.get(i * (lines.size() / PUZZLES)))
            .map(line -> Grids.puzzle(Boards.NINE, line.substring(0, Boards.NINE.cells())))
            .toList();
    rater = new Rater(Boards.NINE);
    hodoku = new HodokuLoop(Boards.NINE);
    explainer = new Explainer();
  }

  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public int rating() {
    int complete = 0;
    for (Puzzle puzzle : puzzles) {
      complete += ((Rating.Rated) rater.rate(puzzle)).isComplete() ? 1 : 0;
    }
    return complete;
  }

  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public int hodoku() {
    int score = 0;
    for (Puzzle puzzle : puzzles) {
      hodoku.run(puzzle, Optional::empty);
      score += hodoku.tally().score();
    }
    return score;
  }

  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public double explainer() {
    double sum = 0;
    for (Puzzle puzzle : puzzles) {
      sum += explainer.rate(puzzle).hardest();
    }
    return sum;
  }
}
