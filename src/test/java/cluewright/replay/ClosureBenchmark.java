package cluewright.replay;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.closure.HouseClosure;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
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
 * One closure from scratch: 17 clues are placed, and the strategies applied to the end.
 *
 * <p>On the classic board it takes a spread of the known puzzles of 17 clues; {@code -jvmArgsAppend
 * -Dcluewright.data=FOLDER} names their folder if it is not the usual one. On boards with more
 * houses it takes digits of random grids on the cells of these clues.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ClosureBenchmark {
  private static final int PUZZLES = 500;
  private static final Path FOLDER =
      Path.of(System.getProperty("cluewright.data", "../shared/data"));

  @Param({"N", "H", "NH", "NL", "HL", "NHL"})
  public String set;

  @Param({"9x9", "9x9+x", "9x9+windoku"})
  public String kind;

  private int[][] cells;
  private int[][] digits;
  private List<Puzzle> puzzles;
  private Closure bands;
  private Closure houses;
  private RuleBook book;
  private Chaining chaining;

  @Setup
  public void prepare() throws IOException {
    List<String> lines = Files.readAllLines(FOLDER.resolve("17puz49158.txt"));
    Board board = Boards.named(kind).orElseThrow();
    Random random = new Random(17);
    puzzles =
        IntStream.range(0, PUZZLES)
            .mapToObj(i -> lines.get(i * (lines.size() / PUZZLES)))
            .map(line -> Grids.puzzle(Boards.NINE, line.substring(0, Boards.NINE.cells())))
            .map(known -> on(board, known, random))
            .toList();
    cells = puzzles.stream().map(p -> p.mask().clues().toArray()).toArray(int[][]::new);
    digits = new int[PUZZLES][];
    for (int i = 0; i < PUZZLES; i++) {
      digits[i] = IntStream.of(cells[i]).map(puzzles.get(i)::digit).toArray();
    }
    StrategySet strategies = StrategySet.parse(set);
    bands = Closures.of(board, strategies);
    houses = new HouseClosure(board, strategies);
    book = new RuleBook(board, strategies);
    chaining = new Chaining(book);
  }

  private static Puzzle on(Board board, Puzzle known, Random random) {
    return board.equals(known.board())
        ? known
        : Grids.solution(board, random).restrictedTo(new Mask(board, known.mask().clues()));
  }

  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public int bands() {
    return closed(bands);
  }

  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public int houses() {
    return closed(houses);
  }

  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public int rules() {
    int complete = 0;
    for (Puzzle puzzle : puzzles) {
      chaining.start(puzzle);
      runToEnd();
      complete += chaining.isComplete() ? 1 : 0;
    }
    return complete;
  }

  private int closed(Closure closure) {
    int complete = 0;
    for (int i = 0; i < PUZZLES; i++) {
      closure.reset();
      for (int k = 0; k < cells[i].length; k++) {
        closure.place(cells[i][k], digits[i][k]);
      }
      closure.close();
      complete += closure.isComplete() ? 1 : 0;
    }
    return complete;
  }

  private void runToEnd() {
    int rule = chaining.ready().nextSetBit(0);
    while (rule >= 0 && !chaining.isContradictory() && !chaining.isComplete()) {
      chaining.ready().clear(rule);
      chaining.apply(book.rule(rule));
      rule = chaining.ready().nextSetBit(0);
    }
  }
}
