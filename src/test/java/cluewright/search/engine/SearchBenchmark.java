package cluewright.search.engine;

import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.Masks;
import cluewright.search.Request;
import cluewright.search.walk.ClueWalk;
import cluewright.strategy.StrategySet;
import java.util.Random;
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

/** Evaluations of the search a second: moves of one walk on a random mask of 9x9, one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SearchBenchmark {

  @Param({"17", "24", "30"})
  public int clues;

  @Param({"N", "NHL"})
  public String set;

  private ClueWalk walk;

  @Setup
  public void prepare() {
    Mask mask = Masks.random(Boards.NINE, clues, new Random(81));
    walk = new ClueWalk(new Request(mask, StrategySet.parse(set)), 81, () -> false);
  }

  @Benchmark
  public boolean move() {
    return walk.move();
  }
}
