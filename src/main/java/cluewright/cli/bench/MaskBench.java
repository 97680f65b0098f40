package cluewright.cli.bench;

import cluewright.cli.option.RequestOptions;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.ResultSink;
import cluewright.format.Numbered;
import cluewright.lab.ProcessorTime;
import cluewright.lab.making.Clock;
import cluewright.lab.making.MaskRow;
import cluewright.model.Mask;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Decides masks, and prints a row for each and a summary. */
final class MaskBench {
  private final Engine engine;
  private final Console console;
  private final RequestOptions options;
  private final List<Measurement> runs = new ArrayList<>();

  /**
   * A measurement to take.
   *
   * @param line where the mask stands in its file
   */
  private record Measurement(int line, Request request) {
    MaskRow by(Engine engine, Watch watch) {
      ProcessorTime spent = ProcessorTime.sinceNow();
      Outcome outcome = engine.generate(request, watch);
      return MaskRow.of(
          line,
          request.engine().toString(),
          request,
          Clock.WALL,
          outcome,
          MaskRow.Effort.of(spent.time(), Optional.empty()));
    }
  }

  MaskBench(Console console, Engine engine, RequestOptions options) {
    this.console = console;
    this.engine = engine;
    this.options = options;
  }

  /**
   * Adds runs of some masks by seed and mask; engines take turns at going first.
   *
   * @param against a second engine, if any
   */
  void add(List<Numbered<Mask>> masks, int seeds, Optional<EngineChoice> against) {
    for (int i = 0; i < seeds; i++) {
      for (Numbered<Mask> mask : masks) {
        Request request = options.on(mask.value()).withSeed(options.seed() + i);
        List<Measurement> both = new ArrayList<>();
        both.add(new Measurement(mask.line(), request));
        against
            .map(other -> RequestOptions.checked(request.withEngine(other), "--against"))
            .ifPresent(other -> both.add(new Measurement(mask.line(), other)));
        if (runs.size() % 4 != 0) {
          Collections.reverse(both);
        }
        runs.addAll(both);
      }
    }
  }

  /**
   * Takes the measurements.
   *
   * @param warmUp how long to warm up before the first one
   * @param table where the rows are written besides, if anywhere
   * @return the exit code
   */
  int run(Duration warmUp, Optional<ResultSink> table) {
    table.ifPresent(sink -> sink.write(MaskRow.CSV_HEADER));
    ProgressLine progress = new ProgressLine(console);
    List<MaskRow> rows = new ArrayList<>();
    Watch watch =
        new Watch(now -> progress.show("%d of %d: ".formatted(rows.size() + 1, runs.size()), now));
    return Interrupt.stopping(
        watch,
        () -> {
          warmUp(warmUp, watch);
          console.out().print(BenchSummary.HEADER);
          while (rows.size() < runs.size() && !watch.isStopped()) {
            MaskRow row = runs.get(rows.size()).by(engine, watch);
            progress.clear();
            rows.add(row);
            console.out().print(BenchSummary.text(row));
            table.ifPresent(sink -> sink.write(row.csv()));
          }
          console.out().print(new BenchSummary(rows, used().shortName()).text());
          int code = rows.size() < runs.size() ? ExitCode.UNDECIDED : agreement(rows);
          return table.map(sink -> sink.exitCode(code)).orElse(code);
        });
  }

  private void warmUp(Duration limit, Watch watch) {
    long end = System.nanoTime() + limit.toNanos();
    for (int i = 0; System.nanoTime() < end && !watch.isStopped(); i = (i + 1) % runs.size()) {
      Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
      Request request = runs.get(i).request();
      Duration time = left.compareTo(request.time()) < 0 ? left : request.time();
      engine.generate(request.withTime(time), watch);
    }
  }

  /** The requested strategies, without those that apply to no mask's board. */
  private StrategySet used() {
    if (options.strategies().isAny()) {
      return options.strategies();
    }
    return StrategySet.of(
        options.strategies().strategies().stream()
            .filter(s -> runs.stream().anyMatch(run -> s.fits(run.request().mask().board())))
            .toList());
  }

  private int agreement(List<MaskRow> rows) {
    for (MaskRow row : rows) {
      for (MaskRow other : rows) {
        if (row.contradicts(other) && row.isFound()) {
          console.note(
              "the mask on line %d: %s (%s) found a puzzle, but %s (%s) says impossible; one of them is wrong"
                  .formatted(
                      row.line(), row.asked(), row.answered(), other.asked(), other.answered()));
          return ExitCode.UNEXPECTED;
        }
      }
    }
    return ExitCode.OK;
  }
}
