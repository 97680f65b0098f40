package cluewright.print.book;

import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
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
 * 200 puzzles as a book with all solutions: laid out, and laid out and written.
 *
 * <p>The first call of a fresh Java machine is what a person waits for, so each fork measures that
 * one alone, with 128 MB of heap, so that the whole process stays under 300 MB.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 5, jvmArgsAppend = "-Xmx128m")
public class EditionBenchmark {
  private static final int PUZZLES = 200;

  @Param({"1", "4", "12"})
  public int perPage;

  private Edition edition;

  @Setup
  public void prepare() {
    List<Entry> entries = EditionSamples.entries(PUZZLES);
    edition = EditionSamples.book(entries, EditionSamples.style(perPage), Locale.ENGLISH);
  }

  @Benchmark
  public int layout() throws IOException {
    try (Typeface typeface = new Typeface()) {
      return Volume.of(edition, typeface).pages().size();
    }
  }

  @Benchmark
  public Object writing() throws IOException {
    return EditionPdf.write(OutputStream.nullOutputStream(), edition, (pages, of) -> {});
  }
}
