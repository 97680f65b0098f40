package cluewright.cli.generate;

import cluewright.choice.Kind;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.Names;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.DrawnSeed;
import cluewright.cli.option.FittingSymmetry;
import cluewright.cli.option.ListsOption;
import cluewright.cli.option.OutputFormat;
import cluewright.cli.option.StrategiesOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.Watch;
import cluewright.search.minimum.Minimum;
import cluewright.search.minimum.MinimumMethod;
import cluewright.search.minimum.MinimumReport;
import cluewright.search.minimum.MinimumRequest;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code minimum}: finds how few clues suffice, with a puzzle as the upper bound and a proof as the
 * lower.
 */
@Command(
    name = "minimum",
    description = "Find the fewest clues from which the strategies solve a puzzle.",
    footer = {
      "The output tells proven bounds from the best puzzle found. Boards of up to 36 cells are"
          + " decided in seconds. On 9x9, no puzzle has fewer than 17 clues; whether 17 are enough,"
          + " the published list of such puzzles says, and otherwise the search lasts until the"
          + " time limit.",
      "Exit codes: 0 if the minimum is proven, or known by the list, 30 if only bounds are known,"
          + " 20 if no puzzle exists on these cells.",
      "When interrupted (Ctrl+C), it prints its results so far and exits with 130.",
      "",
      "  cluewright minimum --board 6x6 --strategies N",
      "  cluewright minimum --board 9x9 --symmetry half-turn --time 5m",
      "  cluewright minimum --within heart --format json"
    })
public final class MinimumCommand extends ConsoleCommand {
  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrategiesOption strategies;

  @Option(
      names = {"-w", "--within"},
      paramLabel = "MASK",
      description =
          "Allow clues only on the cells of this mask: - for standard input, the name of a shape, a"
              + " file, or the mask itself. Default: all cells.")
  @Names(FileUse.READ_AFTER_SHAPES)
  private String within;

  @Option(
      names = "--symmetry",
      paramLabel = "SYMMETRY",
      defaultValue = "none",
      completionCandidates = SymmetryNames.class,
      description =
          "Allow only masks with this symmetry: ${COMPLETION-CANDIDATES}. Default:"
              + " ${DEFAULT-VALUE}.")
  private Symmetry symmetry;

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "auto",
      description =
          "${COMPLETION-CANDIDATES}: sat and totalizer let SAT4J choose the mask, for comparison."
              + " Default: ${DEFAULT-VALUE}.")
  private MinimumMethod method;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      defaultValue = "5m",
      description = "Time limit: 60s, 2m, 500ms. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Mixin private ListsOption lists;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The same seed makes the same choices. Default: another each time, which it says.")
  private Long seed;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "line",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private OutputFormat format;

  /** The names of symmetries on the command line. */
  static final class SymmetryNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(Symmetry.values()).map(Kind::word).iterator();
    }
  }

  public MinimumCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (strategies.set().isAny() && method != MinimumMethod.AUTO) {
      throw new UsageException(
          "SAT4J needs strategies that are stated as rules, not any strategies: choose --method"
              + " auto");
    }
    Mask allowed = allowed();
    StrategySet needed = strategies.set().withoutImplied(allowed.board());
    if (!needed.isAny() && !needed.isStated()) {
      throw new UsageException(
          "minimum works only with any, or with strategies that are stated as rules: "
              + StrategySet.of(Catalogue.all()).stated().ids());
    }
    long drawn =
        DrawnSeed.said(seed == null ? OptionalLong.empty() : OptionalLong.of(seed), console);
    MinimumRequest request =
        new MinimumRequest(
            allowed.board(), needed, units(allowed), time, drawn, method, lists.lists());
    ProgressLine progress = new ProgressLine(console);
    Watch watch = new Watch(now -> progress.show("", now));
    return Interrupt.stopping(
        watch,
        () -> {
          MinimumReport report = new Minimum().find(request, watch);
          progress.clear();
          console.out().print(MinimumText.of(report, request, format));
          report.shortage().map(Phrase::toString).ifPresent(console::note);
          return exitCode(report.verdict());
        });
  }

  private static int exitCode(MinimumReport.Verdict verdict) {
    return switch (verdict) {
      case PROVEN, LISTED -> ExitCode.OK;
      case FOUND, UNDECIDED -> ExitCode.UNDECIDED;
      case IMPOSSIBLE, SEVERAL -> ExitCode.IMPOSSIBLE;
    };
  }

  private Mask allowed() throws IOException {
    if (within != null) {
      return new MaskArgument(board.board(), console.in()).one(within);
    }
    Board whole = board.board().orElse(Boards.NINE);
    return new Mask(whole, CellSet.where(whole.cells(), cell -> true));
  }

  /** The orbits within the allowed cells. */
  private List<CellSet> units(Mask allowed) {
    return FittingSymmetry.of(symmetry, allowed.board()).orbits(allowed.board()).stream()
        .filter(allowed.clues()::containsAll)
        .toList();
  }
}
