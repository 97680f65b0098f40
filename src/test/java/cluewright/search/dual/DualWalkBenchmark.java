package cluewright.search.dual;

import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Masks;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Milliseconds for the same twenty subtrees of a mask of 24 clues that has no puzzle, walked with
 * and without learning, one thread.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class DualWalkBenchmark {
  private static final String MASK =
      """
      x..x....x
      x.x..x...
      ..x.....x
      .........
      x.......x
      ....x....
      x.x.x.x..
      .x.xxx..x
      .xx..x..x
      """;

  private static final int DEPTH = 14;
  private static final int SUBTREES = 20;

  @Param({"true", "false"})
  public boolean learns;

  private int[] order;
  private final Set<Integer> wanted = new HashSet<>();

  @Setup
  public void prepare() {
    Mask mask = Masks.mask(Boards.NINE, MASK);
    Random random = new Random(81);
    OpenCells cells = new OpenCells(mask, List.of());
    order = DualPlan.drawn(cells, random, Double.POSITIVE_INFINITY, Stop.NEVER).order();
    int subtrees = walk(Set.of(), false);
    while (wanted.size() < SUBTREES) {
      wanted.add(random.nextInt(subtrees));
    }
  }

  /** Walks the wanted subtrees, and counts all. */
  private int walk(Set<Integer> numbers, boolean withLearning) {
    DualTree tree = new DualTree(Boards.NINE, order);
    if (withLearning) {
      tree.learnFrom(DEPTH);
    }
    int count = 0;
    boolean isNew = true;
    while (!tree.isDone()) {
      if (isNew && tree.depth() == DEPTH && !numbers.contains(count++)) {
        tree.leave();
      }
      isNew = tree.next();
    }
    return count;
  }

  @Benchmark
  public int subtrees() {
    return walk(wanted, learns);
  }
}
