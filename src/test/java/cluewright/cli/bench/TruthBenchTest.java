package cluewright.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.reason.FewReasons;
import cluewright.strategy.reason.ReasonTruth.Checked;
import cluewright.strategy.reason.ReasonTruth.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of steps that were checked. */
final class TruthBenchTest {
  private static final Puzzle PUZZLE = PuzzleText.read("12..34..2...4.3.");

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private static Deduction step() {
    SolvingState state = new SolvingState(PUZZLE.board());
    state.load(PUZZLE);
    List<Deduction> steps = new ArrayList<>();
    FewReasons.UP_TO_TWO.finder(PUZZLE.board()).find(state, steps::add);
    return steps.get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "RIGHT, 0, | 1 | 1 | 0 | 0 | 0 |",
    "UNCHECKED, 0, | 1 | 1 | 0 | 0 | 1 |",
    "WRONG, 1, wrong: One reason",
    "NOT_LEAST, 1, more reasons than needed: One reason"
  })
  void aStepThatIsNotRightIsToldAndFailsTheRun(Verdict verdict, int code, String said) {
    TruthBench bench = new TruthBench(console(), Watch.idle(), 1);

    bench.count(new Checked(step(), 1, verdict), PUZZLE);

    assertThat(bench.end()).isEqualTo(code).isIn(ExitCode.OK, ExitCode.UNEXPECTED);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains(said);
  }

  @Test
  void aRunThatIsStoppedTellsWhatItChecked() {
    Watch watch = Watch.idle();
    TruthBench bench = new TruthBench(console(), watch, 1);
    CompletableFuture<Integer> code = CompletableFuture.supplyAsync(() -> bench.run(1_000_000));
    watch.stop();

    assertThat(code.join()).isEqualTo(ExitCode.UNDECIDED);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("| all | ");
  }

  private Console console() {
    PrintStream stream = new PrintStream(out, /* autoFlush= */ true, StandardCharsets.UTF_8);
    return new Console(InputStream.nullInputStream(), stream, stream, Console.Screen.PLAIN);
  }
}
