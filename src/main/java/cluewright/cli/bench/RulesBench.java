package cluewright.cli.bench;

import cluewright.cli.option.RequestOptions;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.lab.Spread;
import cluewright.lab.making.SignedMask;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.rule.Kind;
import cluewright.search.Engine;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** Searches puzzles on random skeletons, each with several seeds, and prints a line a kind. */
final class RulesBench {
  /** The most signs of a skeleton of one kind of rules. */
  private static final int SIGNS = 20;

  private static final double MILLION = 1e6;

  private final Console console;
  private final Engine engine;
  private final Watch watch;
  private final ProgressLine progress;

  /** A search on a skeleton. */
  private record Searched(int signs, String verdict, double seconds) {}

  RulesBench(Console console, Engine engine, Watch watch) {
    this.console = console;
    this.engine = engine;
    this.watch = watch;
    this.progress = new ProgressLine(console);
  }

  /** What draws a skeleton of a kind of rules, with the values of a random grid. */
  static Function<Random, Mask> signs(Kind kind, Board plain) {
    return random -> SignedMask.of(kind, plain, SIGNS, random);
  }

  /**
   * Measures kinds of skeletons.
   *
   * @param kinds what draws one, by name
   * @param skeletons how many of each kind
   * @param seeds how often each is searched
   */
  int run(
      Map<String, Function<Random, Mask>> kinds, int skeletons, int seeds, RequestOptions options) {
    console
        .out()
        .print(
            "| kind | signs | found | impossible | open | median of found | longest of found | median of all |\n");
    console.out().print("|---|---|---|---|---|---|---|---|\n");
    for (Map.Entry<String, Function<Random, Mask>> kind : kinds.entrySet()) {
      Random random = new Random(options.seed() + kind.getKey().hashCode());
      List<Searched> all = new ArrayList<>();
      for (int i = 0; i < skeletons && !watch.isStopped(); i++) {
        Mask mask = kind.getValue().apply(random);
        for (int seed = 0; seed < seeds && !watch.isStopped(); seed++) {
          progress.show("%s, skeleton %d, seed %d".formatted(kind.getKey(), i + 1, seed + 1));
          all.add(searched(options.on(mask).withSeed(options.seed() + seed)));
        }
      }
      progress.clear();
      if (watch.isStopped()) {
        return ExitCode.UNDECIDED;
      }
      console.out().print(row(kind.getKey(), all));
      console.out().flush();
    }
    return ExitCode.OK;
  }

  private Searched searched(Request request) {
    long start = System.nanoTime();
    Outcome outcome = engine.generate(request, watch);
    return new Searched(
        request.mask().board().drawn().size(),
        outcome.verdict(),
        (System.nanoTime() - start) / MILLION / 1000);
  }

  private static String row(String kind, List<Searched> all) {
    List<Double> found =
        all.stream().filter(each -> each.verdict.equals("found")).map(Searched::seconds).toList();
    boolean isNone = found.isEmpty();
    return String.format(
        Locale.ROOT,
        "| `%s` | %.0f | %d | %d | %d | %s | %s | %s |%n",
        kind,
        all.stream().mapToInt(Searched::signs).average().orElse(0),
        found.size(),
        count(all, "impossible"),
        all.size() - found.size() - count(all, "impossible"),
        isNone ? "–" : seconds(Spread.of(found).median()),
        isNone ? "–" : seconds(Spread.of(found).max()),
        seconds(Spread.of(all.stream().map(Searched::seconds).toList()).median()));
  }

  private static int count(List<Searched> all, String verdict) {
    return (int) all.stream().filter(each -> each.verdict.equals(verdict)).count();
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.2f s", seconds);
  }
}
