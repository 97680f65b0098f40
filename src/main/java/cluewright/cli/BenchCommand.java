package cluewright.cli;

import cluewright.format.Numbered;
import cluewright.model.Mask;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code bench}: decides every mask of a file, and says how long that took. */
@Command(
    name = "bench",
    sortOptions = false,
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%n",
    description = "Decide every mask of a file, with a row for each and a summary.",
    footer = {
      "It returns 0 when every mask was tried, whatever the outcomes.",
      "",
      "  cluewright bench --masks masks.txt --strategies NHL --time 60s --csv times.csv"
    })
final class BenchCommand implements Callable<Integer> {
  private final Console console;
  private final Engine engine;

  @Option(
      names = {"-m", "--masks"},
      required = true,
      paramLabel = "FILE",
      description = "Masks, one a line; - for standard input.")
  private String masks;

  @Option(
      names = {"-s", "--strategies"},
      paramLabel = "SET",
      converter = StrategiesConverter.class,
      defaultValue = StrategiesConverter.DEFAULT,
      description = "What a solver may use. Default: ${DEFAULT-VALUE}.")
  private StrategySet strategies;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      converter = TimeConverter.class,
      defaultValue = "60s",
      description = "How long to try for each mask. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same seed makes the same choices. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Write the rows to this file as well.")
  private String csv;

  BenchCommand(Console console, Engine engine) {
    this.console = console;
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    List<Numbered<Mask>> all = MaskArgument.on(null, console.in()).all(masks);
    Optional<ResultSink> table = Optional.ofNullable(csv).map(f -> ResultSink.open(f, console));
    table.ifPresent(sink -> sink.write(BenchRow.CSV_HEADER));
    console.out().print(BenchRow.HEADER);
    ProgressLine progress = new ProgressLine(console);
    AtomicInteger number = new AtomicInteger();
    Watch watch =
        new Watch(now -> progress.show("mask %d of %d: ".formatted(number.get(), all.size()), now));
    List<BenchRow> rows =
        Interrupt.stopping(
            watch,
            () -> {
              List<BenchRow> done = new ArrayList<>();
              while (done.size() < all.size() && !watch.isStopped()) {
                BenchRow row = decide(all.get(number.getAndIncrement()), watch);
                done.add(row);
                progress.clear();
                console.out().print(row.text());
                table.ifPresent(sink -> sink.write(row.csv()));
              }
              console.out().print(BenchRow.summary(done, strategies.shortName()));
              return done;
            });
    int code = rows.size() < all.size() ? ExitCode.UNDECIDED : ExitCode.OK;
    return table.map(sink -> sink.exitCode(code)).orElse(code);
  }

  private BenchRow decide(Numbered<Mask> mask, Watch watch) {
    Request request = new Request(mask.value(), strategies).withTime(time).withSeed(seed);
    return new BenchRow(mask.line(), mask.value(), engine.generate(request, watch));
  }
}
