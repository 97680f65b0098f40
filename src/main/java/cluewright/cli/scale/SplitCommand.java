package cluewright.cli.scale;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.input.SolutionGrid;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.DrawnSeed;
import cluewright.cli.option.OptionsOfJob;
import cluewright.cli.option.RequestOptions;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.scale.Items;
import cluewright.scale.Kind;
import cluewright.scale.Split;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code split}: divides work into items for many processes. */
@Command(
    name = "split",
    description =
        "Cut work that outgrows one machine into items: many masks, many puzzles of a mask, one"
            + " walk through everything, or the fewest clues of many solutions.",
    footer = {
      "Next, \"cluewright work ITEMS --shard 1/400\" does a share of the items, on any machine, and"
          + " \"cluewright join ITEMS\" puts the answers together. An item runs on one thread; with"
          + " one engine, such as --engine search, its answer is the same wherever it runs.",
      "Unlike for generate, --time is the limit of each puzzle, not of all puzzles of a mask. Walks"
          + " have no limit: they end by themselves. So do grids, which are searched as by lab grid,"
          + " and have no use for the options of masks.",
      "",
      "  cluewright split --masks masks.txt --strategies NHL --out items.jsonl",
      "  cluewright split --mask heart --count 100000 --require swordfish --engine search"
          + " --out items.jsonl",
      "  cluewright split --mask mask.txt --strategies any --walk --item-time 30s --out items.jsonl",
      "  cluewright split --grids grids.txt --clues 16 --out items.jsonl"
    })
public final class SplitCommand extends ConsoleCommand {
  private final Engine engine;

  @ArgGroup(exclusive = true, multiplicity = "1")
  private Masks masks;

  /** One mask, a file of them, or a file of solutions. */
  private static final class Masks {
    @Option(
        names = {"-m", "--mask"},
        paramLabel = "MASK",
        description = "The cells that will hold clues, as for generate.")
    @Names(FileUse.READ_AFTER_SHAPES)
    private String one;

    @Option(
        names = "--masks",
        paramLabel = "FILE",
        description = "Many masks, one per line: each is an item. - for standard input.")
    @Names(FileUse.READ)
    private String all;

    @Option(
        names = "--grids",
        paramLabel = "FILE",
        description =
            "Many solutions, or puzzles with one solution each, which is then meant: look for"
                + " puzzles of up to --clues clues that have it, as lab grid does.")
    @Names(FileUse.READ)
    private String grids;

    String name() {
      return one != null ? one : all != null ? all : grids;
    }
  }

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private RequestOptions options;

  @Option(
      names = {"-n", "--count"},
      paramLabel = "N",
      description = "Puzzles per mask, none a relabelling of another. Default: 1.")
  private Integer count;

  @Option(
      names = "--variety",
      paramLabel = "VARIETY",
      defaultValue = "far",
      description =
          "How to choose several puzzles: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Many.Variety variety;

  @Option(
      names = {"-c", "--clues"},
      paramLabel = "N",
      description = "With --grids: how many clues a puzzle may have.")
  private Integer clues;

  @Option(
      names = "--walk",
      description =
          "One walk through all ways to fill the clue cells (--engine exhaustive) or the open ones"
              + " (dual), whichever seems shorter with auto. It ends with a puzzle or a proof.")
  private boolean isWalk;

  @Option(
      names = "--items",
      paramLabel = "N",
      description = "How many items to make. Default: as many as --item-time gives.")
  private Integer parts;

  @Option(
      names = "--item-time",
      paramLabel = "TIME",
      defaultValue = "30s",
      description =
          "How long an item should take, as far as that can be estimated. Default:"
              + " ${DEFAULT-VALUE}.")
  private Duration each;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      required = true,
      description = "Write the items to this file, one a line.")
  @Names(FileUse.WRITTEN)
  private String out;

  @Option(names = "--overwrite", description = "Replace the file of --out if it exists.")
  private boolean overwrite;

  public SplitCommand(Console console, Engine engine) {
    super(console);
    this.engine = engine;
  }

  /** The options that grids have a use for. */
  private static final Set<String> OF_GRIDS =
      Set.of(
          "--grids",
          "--clues",
          "--board",
          "--regions",
          "--items",
          "--item-time",
          "--out",
          "--overwrite",
          "--debug");

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    options.readFrom(console.in(), masks.name());
    requireSense();
    if (masks.grids == null && !isWalk) {
      options.drawSeed();
    }
    Path file = ResultSink.writable(out);
    if (Files.exists(file) && !overwrite) {
      throw new UsageException(
          out + " already exists: replace it with --overwrite, or name another file");
    }
    Watch watch = Watch.idle();
    Items items;
    try {
      items =
          Interrupt.stopping(
              watch, () -> masks.grids == null ? items(requests(), watch) : grids(watch));
    } catch (CancellationException stopped) {
      console.note("stopped: nothing was written");
      return ExitCode.UNDECIDED;
    }
    items.write(file);
    options.drawnSeed().ifPresent(seed -> DrawnSeed.say(seed, console));
    console.out().println(summary(items));
    return ExitCode.OK;
  }

  private void requireSense() {
    if (masks.grids != null) {
      requireSenseOfGrids();
      return;
    }
    if (clues != null) {
      throw new UsageException("--clues is for --grids: masks have their number of clues");
    }
    if (options.threads().isPresent()) {
      throw new UsageException(
          "--threads is for one machine, and an item runs on one thread: start as many shards as"
              + " there are cores");
    }
    if (count != null && count < 1) {
      throw new UsageException("--count is " + count + ", but must be at least 1");
    }
    if (parts != null && parts < 1) {
      throw new UsageException("--items is " + parts + ", but must be at least 1");
    }
    if (isWalk && (masks.all != null || count != null || options.time().isPresent())) {
      throw new UsageException(
          "--walk is for one mask, and ends by itself: leave out --masks, --count and --time");
    }
    if (masks.all != null && parts != null) {
      throw new UsageException("--items is for one mask: of --masks each is an item");
    }
  }

  private void requireSenseOfGrids() {
    if (clues == null) {
      throw new UsageException("--grids needs --clues: say how many a puzzle may have");
    }
    if (parts != null && parts < 1) {
      throw new UsageException("--items is " + parts + ", but must be at least 1");
    }
    OptionsOfJob.requireOnly(
        spec,
        OF_GRIDS,
        name -> name + " is for masks, and --grids has no use for it: leave it out");
  }

  private Items grids(Watch watch) {
    try {
      ReadingNotes notes = new ReadingNotes(console, true);
      List<Puzzle> grids = new ArrayList<>();
      for (Numbered<Puzzle> each :
          PuzzleArgument.all(
              PuzzleArgument.input(masks.grids, console.in()), board.board(), notes)) {
        grids.add(grid(each));
      }
      SolutionGrid.requireClues(clues, grids.get(0));
      int perItem =
          parts == null
              ? Split.gridsPerItem(grids, clues, each, watch)
              : (grids.size() + parts - 1) / parts;
      return Split.grids(grids, clues, perItem);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Puzzle grid(Numbered<Puzzle> puzzle) {
    try {
      return SolutionGrid.of(puzzle.value());
    } catch (UsageException e) {
      throw new UsageException("--grids, line %,d: %s".formatted(puzzle.line(), e.getMessage()));
    }
  }

  private List<Request> requests() {
    try {
      MaskArgument argument = new MaskArgument(board.board(), console.in());
      List<Mask> read =
          masks.one != null
              ? List.of(argument.one(masks.one))
              : argument.all(masks.all).stream().map(Numbered::value).toList();
      return read.stream().map(options::on).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Items items(List<Request> requests, Watch watch) {
    Request first = requests.get(0);
    if (isWalk) {
      return Split.walk(first, Optional.ofNullable(parts), each, watch);
    }
    int wanted = count == null ? 1 : count;
    if (masks.all != null) {
      return Split.masks(requests, wanted, variety);
    }
    int number = parts == null ? Split.parts(first, wanted, variety, each, engine, watch) : parts;
    watch.throwIfStopped();
    return Split.puzzles(first, wanted, number, variety);
  }

  private String summary(Items items) {
    int number = items.all().size();
    String what = number == 1 ? "1 item" : "%,d items".formatted(number);
    if (items.kind() == Kind.GRIDS) {
      int grids = items.all().stream().mapToInt(item -> item.grids().size()).sum();
      what += grids == 1 ? " of 1 grid" : " of %,d grids".formatted(grids);
    }
    if (items.kind() == Kind.WALK) {
      what +=
          " of a walk by the engine %s, in %,d shares"
              .formatted(items.request().engine(), items.walk().orElseThrow().shares());
    }
    return "%s, in %s. Next: cluewright work %s --shard 1/%d"
        .formatted(what, out, out, Math.max(1, Math.min(number, 100)));
  }
}
