package cluewright.cli.publish;

import cluewright.batch.BatchException;
import cluewright.batch.BatchPaths;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.option.DrawnSeed;
import cluewright.cli.option.StrategiesConverter;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.exchange.core.Item;
import cluewright.model.Puzzle;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanFile;
import cluewright.plan.PlanPages;
import cluewright.plan.PlanRun;
import cluewright.plan.PlannedPuzzle;
import cluewright.search.Engine;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code book}: finds the puzzles of a planned book, and prints it. */
@Command(
    name = "book",
    description = "Find the puzzles of a planned book, and write it as PDF.",
    footer = {
      "IN is a file such as",
      "",
      "  {\"title\": \"Kites\", \"print\": {\"paper\": \"6x9\", \"layout\": 2}, \"rows\": [",
      "    {\"level\": \"easy\", \"count\": 14, \"symmetry\": \"half-turn\"},",
      "    {\"level\": \"medium\", \"count\": 13, \"shapes\": [\"hearts\", \"kite\"]},",
      "    {\"level\": \"hard\", \"count\": 13, \"clues\": \"24..27\", \"contains\": \"x-wing\"}]}",
      "",
      "Its rows can also have name, board, lot (cages, dots, sums, signs, regions), letters, list and"
          + " repeat-masks; print has options of this command, and those given here win.",
      "No two puzzles are equal, relabelled, turned or mirrored, and no mask comes twice unless its"
          + " row says so.",
      "OUT.part keeps the puzzles until the book is written. However a run ends, --resume goes on"
          + " from there, also if rows were added or changed.",
      "If OUT ends in .json, it is the plan with its puzzles, which this command and the studio take"
          + " again.",
      "",
      "  cluewright book plan.json book.pdf",
      "  cluewright book plan.json book.pdf --resume --time 5m",
      "  cluewright book plan.json book.pdf --paper letter --cover cover.pdf"
    })
public final class BookCommand extends ConsoleCommand {
  private static final String PLANS = ".json";

  private static final int MOST_THREADS = 256;

  private final Engine engine;

  @Parameters(index = "0", paramLabel = "IN", description = "The plan: a file in JSON, see below.")
  @Names(FileUse.READ)
  private Path in;

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "A file that ends in .pdf, or in .json for the plan with its puzzles.")
  @Names(value = FileUse.WRITTEN, beside = BatchPaths.PART)
  private String out;

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private Existing existing = new Existing();

  /** What to do with what an earlier run left. */
  private static final class Existing {
    @Option(names = "--resume", description = "Go on with the puzzles that OUT.part keeps.")
    private boolean resume;

    @Option(names = "--overwrite", description = "Replace OUT and OUT.part if they exist.")
    private boolean overwrite;
  }

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      description =
          "Time limit per puzzle, for all puzzles of a row together: 60s, 2m. Default: 60s.")
  private Duration time = Request.DEFAULT_TIME;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The same seed makes the same choices. Default: that of the plan, or else another each"
              + " time, which it says.")
  private Long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Maximum number of threads, up to 256. Default: all cores.")
  private Integer threads;

  @Mixin private EditionOptions options;

  public BookCommand(Console console, Engine engine) {
    super(console);
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    boolean isPlan = out.toLowerCase(Locale.ROOT).endsWith(PLANS);
    if (!isPlan && !out.toLowerCase(Locale.ROOT).endsWith("." + PdfFile.EXTENSION)) {
      throw new UsageException(
          "\"%s\" ends neither in .pdf nor in .json: rename it".formatted(out));
    }
    int most = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (most < 1 || most > MOST_THREADS) {
      throw new UsageException(
          "--threads is %d, but must be 1 to %d".formatted(most, MOST_THREADS));
    }
    BookPlan asked = PlanFile.read(in);
    EditionOptions.Pages pages = options.pages(PlanPages.of(asked, Locale.ENGLISH));
    Path file = Path.of(out);
    Path part = Path.of(out + BatchPaths.PART);
    BookPlan begun = begun(asked, file, part);
    BookPlan filled = begun;
    if (begun.missing() > 0) {
      filled = filled(begun, part, most);
      if (filled.missing() > 0) {
        console.note(
            "%,d of %,d puzzles are kept in %s: go on with --resume, with more --time or after changing the rows that lack some"
                .formatted(filled.puzzles().size(), filled.count(), part.getFileName()));
        return ExitCode.UNDECIDED;
      }
    }
    int code = ExitCode.OK;
    if (isPlan) {
      PlanFile.write(file, filled);
    } else {
      code = print(filled, pages);
    }
    Files.deleteIfExists(part);
    return code;
  }

  /** The plan with what an earlier run has found. */
  private BookPlan begun(BookPlan asked, Path file, Path part) throws IOException {
    boolean isPart = Files.exists(part);
    if (existing.resume) {
      if (!isPart && Files.exists(file)) {
        throw new BatchException(
            "%s is finished, and there is no %s to go on with: start over with --overwrite, or name another file"
                .formatted(file, part.getFileName()));
      }
      return isPart ? asked.withPuzzlesOf(PlanFile.read(part)) : asked;
    }
    if (!existing.overwrite && isPart) {
      throw new BatchException(
          "%s keeps the puzzles of an earlier run: go on with --resume, or start over with --overwrite"
              .formatted(part));
    }
    if (!existing.overwrite && Files.exists(file)) {
      throw new BatchException(
          "%s already exists: replace it with --overwrite, or name another file".formatted(file));
    }
    return asked;
  }

  private BookPlan filled(BookPlan plan, Path part, int most) {
    OptionalLong given = seed == null ? plan.seed() : OptionalLong.of(seed);
    long number = DrawnSeed.said(given, console);
    ProgressLine progress = new ProgressLine(console);
    Filling filling = new Filling(plan, part, progress);
    Watch watch = new Watch(now -> progress.show(filling.title(), now));
    BookPlan filled =
        Interrupt.stopping(
            watch, () -> new PlanRun(engine, number, time, most, filling).fill(plan, watch));
    progress.clear();
    return filled;
  }

  /** Shows how a run goes, and keeps what it has found. */
  private final class Filling implements PlanRun.Listener {
    private final Path part;
    private final ProgressLine progress;
    private BookPlan now;
    private int row;

    Filling(BookPlan plan, Path part, ProgressLine progress) {
      this.now = plan;
      this.part = part;
      this.progress = progress;
    }

    String title() {
      return "row %d: %,d of %,d, book: %,d of %,d, "
          .formatted(
              row + 1,
              now.rows().get(row).puzzles().size(),
              now.rows().get(row).count(),
              now.puzzles().size(),
              now.count());
    }

    @Override
    public void begins(int index) {
      row = index;
    }

    @Override
    public void found(int index, Puzzle puzzle) {
      List<PlannedPuzzle> puzzles = new ArrayList<>(now.rows().get(index).puzzles());
      puzzles.add(PlannedPuzzle.of(puzzle));
      now = now.with(index, now.rows().get(index).withPuzzles(puzzles));
      try {
        PlanFile.write(part, now);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void shortage(int index, String reason) {
      progress.clear();
      console.note("row %d: %s".formatted(index + 1, reason));
    }
  }

  private int print(BookPlan plan, EditionOptions.Pages pages) throws IOException {
    ProgressLine progress = new ProgressLine(console);
    List<Item> items = plan.puzzles().stream().map(Item::of).toList();
    PrintEntries wanted =
        PrintEntries.shownBy(pages.style(), pages.book(), StrategiesConverter.assumingNothing());
    PrintEntries.All all = wanted.of(items, Watch.idle(), progress, console::note);
    options.write(pages, all.entries(), out, out, EditionOptions.Preflight.NO, console);
    return all.exitCode();
  }
}
