package cluewright.cli;

import cluewright.batch.BatchEnd;
import cluewright.cli.generate.OutcomeText;
import cluewright.cli.option.StrategiesConverter;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.format.MaskText;
import cluewright.format.PuzzleText;
import cluewright.format.WalkThrough;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.search.Engine;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.io.PrintStream;
import java.util.stream.Stream;

/** The main job in the terminal, shown where no window can open. */
final class FirstRun {
  private static final String SHAPE = "heart";

  private final Console console;
  private final Engine engine;
  private final Invocation invocation;

  FirstRun(Console console, Engine engine, Invocation invocation) {
    this.console = console;
    this.engine = engine;
    this.invocation = invocation;
  }

  int run() {
    PrintStream out = console.out();
    out.println("There is no display for the studio, so Cluewright shows its main task here.");
    Mask mask = ShapeLibrary.named(SHAPE).map(Shape::mask).orElse(Mask.empty(Boards.NINE));
    StrategySet strategies = StrategySet.parse(StrategiesConverter.DEFAULT);
    Request request = new Request(mask, strategies);
    out.printf("%nThe mask \"%s\": %d cells that will hold clues%n", SHAPE, mask.size());
    out.print(MaskText.grid(mask));
    Outcome outcome = decide(request);
    int code = ExitCode.of(BatchEnd.of(outcome));
    if (outcome instanceof Outcome.Found found) {
      show(found, strategies);
    } else {
      out.println("\n" + OutcomeText.sentence(outcome, request));
    }
    next();
    return code;
  }

  private Outcome decide(Request request) {
    ProgressLine progress = new ProgressLine(console);
    Watch watch = new Watch(now -> progress.show("", now));
    Outcome outcome = Interrupt.stopping(watch, () -> engine.generate(request, watch));
    progress.clear();
    return outcome;
  }

  private void show(Outcome.Found found, StrategySet strategies) {
    PrintStream out = console.out();
    out.printf("%n%s Clues on exactly these cells, and exactly one solution:%n", found.message());
    out.print(PuzzleText.grid(found.puzzle()));
    SolvingPath path = new Replay(found.puzzle().board(), strategies).human(found.puzzle());
    out.printf("%nHow a person solves it, in %d steps:%n", path.length());
    path.uses().forEach((strategy, uses) -> out.println(use(strategy, uses)));
    out.println();
    out.print(WalkThrough.ENGLISH.steps(path));
    out.println();
    out.print(WalkThrough.ENGLISH.ending(path));
  }

  private static String use(Strategy strategy, long uses) {
    return "  %3d x %s: %s".formatted(uses, strategy.name(), strategy.explanation());
  }

  private void next() {
    PrintStream out = console.out();
    out.println("\nTry next:");
    Stream.of(
            "generate --mask ring --strategies NH --format grid",
            "generate --mask heart --count 3 --format json",
            "--help")
        .forEach(arguments -> out.println("  " + invocation.of(arguments)));
  }
}
