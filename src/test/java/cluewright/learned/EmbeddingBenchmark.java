package cluewright.learned;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.search.Masks;
import java.util.ArrayList;
import java.util.List;
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

/** How long a mask of 9x9 is looked for in all shipped ones: 1,000 masks, one after the other. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EmbeddingBenchmark {
  private static final int MASKS = 1_000;

  /** Random masks, or the shipped ones with a few clues less and one that stands elsewhere. */
  @Param({"random", "near"})
  public String masks;

  private final List<Mask> asked = new ArrayList<>();
  private int next;

  @Setup
  public void prepare() {
    Random random = new Random(81);
    List<LearnedMask> shipped = LearnedMasks.shipped();
    for (int i = 0; i < MASKS; i++) {
      asked.add(
          masks.equals("near")
              ? near(shipped.get(i % shipped.size()).mask(), random)
              : Masks.random(Boards.NINE, 17 + random.nextInt(24), random));
    }
  }

  private static Mask near(Mask whole, Random random) {
    int[] clues = whole.clues().stream().filter(cell -> random.nextInt(20) > 0).toArray();
    int[] open = whole.open().toArray();
    return new Mask(Boards.NINE, CellSet.of(clues))
        .without(CellSet.of(clues[random.nextInt(clues.length)]))
        .with(CellSet.of(open[random.nextInt(open.length)]));
  }

  @Benchmark
  public int lookUp() {
    Mask mask = asked.get(next++ % MASKS);
    int within = 0;
    for (LearnedMask known : LearnedMasks.shipped()) {
      within += Embedding.of(mask, known.mask()).isPresent() ? 1 : 0;
    }
    return within;
  }
}
