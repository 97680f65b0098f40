package cluewright.cli.generate;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.Names;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.FittingSymmetry;
import cluewright.cli.option.ListsOption;
import cluewright.cli.option.StrategiesOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.mask.Symmetry;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.Engine;
import cluewright.search.Watch;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Question;
import cluewright.search.feasibility.Repair;
import cluewright.search.feasibility.RepairRequest;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code repair}: finds cells to add to a mask so that a puzzle exists. */
@Command(
    name = "repair",
    description = "Find the fewest cells to add to a mask so that it has a puzzle.",
    footer = {
      "With a symmetry, cells are added together with their symmetric cells. Suggestions come best"
          + " first: fewest additions, then those that keep the mask's symmetries and outline. Each"
          + " comes with a puzzle and tells whether it is proven that fewer cells, or fewer groups of"
          + " symmetric cells, are not enough. An added cell is + in the mask.",
      "Exit codes: 0 if cells were found or none are needed, 20 if it is proven that no cells help,"
          + " 30 if none were found.",
      "When interrupted (Ctrl+C), it prints its results so far and exits with 130.",
      "",
      "  cluewright repair --mask mask.txt",
      "  cluewright repair --mask mask.txt --strategies N --symmetry half-turn --time 30s"
    })
public final class RepairCommand extends ConsoleCommand {
  private final Engine engine;

  @Option(
      names = {"-m", "--mask"},
      required = true,
      paramLabel = "MASK",
      description =
          "The mask to repair: - for standard input, the name of a shape, a file, or"
              + " the mask itself; tried in this order.")
  @Names(FileUse.READ_AFTER_SHAPES)
  private String mask;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrategiesOption strategies;

  @Option(
      names = "--symmetry",
      paramLabel = "SYMMETRY",
      defaultValue = "none",
      completionCandidates = MinimumCommand.SymmetryNames.class,
      description =
          "The symmetry of the added cells: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Symmetry symmetry;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "Time limit: 10s, 2m, 500ms. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Mixin private ListsOption lists;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Format format;

  enum Format {
    /** Sentences with a mask and a puzzle for each suggestion. */
    TEXT,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public RepairCommand(Console console, Engine engine) {
    super(console);
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    RepairRequest request = request(new MaskArgument(board.board(), console.in()).one(mask));
    ProgressLine progress = new ProgressLine(console);
    Watch watch = Watch.idle();
    return Interrupt.stopping(
        watch,
        () -> {
          Repaired repaired =
              Repair.run(request, new Judge(engine, lists.lists()), watch, heard(progress));
          progress.clear();
          RepairText text = new RepairText(repaired);
          console.out().print(format == Format.JSON ? text.json(symmetry) : text.sentences());
          return exitCode(repaired);
        });
  }

  private RepairRequest request(Mask cells) {
    List<Symmetry> kept = Symmetry.of(cells);
    return new RepairRequest(
        new Question(cells, strategies.set()),
        FittingSymmetry.of(symmetry, cells.board()).orbits(cells.board()),
        kept.stream().map(each -> each.orbits(cells.board())).toList(),
        time);
  }

  private static Repair.Listener heard(ProgressLine progress) {
    return new Repair.Listener() {
      @Override
      public void trying(Phrase words) {
        progress.show(words.toString());
      }

      @Override
      public void found(List<Suggestion> suggestions) {
        progress.show("Found: " + suggestions.get(0).added().size() + " more cells");
      }
    };
  }

  private static int exitCode(Repaired repaired) {
    return switch (repaired.end()) {
      case POSSIBLE_ALREADY -> ExitCode.OK;
      case HOPELESS, UNSOLVABLE -> ExitCode.IMPOSSIBLE;
      default -> repaired.suggestions().isEmpty() ? ExitCode.UNDECIDED : ExitCode.OK;
    };
  }
}
