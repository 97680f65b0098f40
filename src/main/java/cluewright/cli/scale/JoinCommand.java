package cluewright.cli.scale;

import cluewright.batch.BatchEnd;
import cluewright.batch.OutcomeJson;
import cluewright.cli.generate.ProofSink;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.NamedFiles;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.UsageException;
import cluewright.model.Stop;
import cluewright.scale.Answers;
import cluewright.scale.Join;
import cluewright.scale.JoinedGrids;
import cluewright.scale.JoinedPuzzles;
import cluewright.scale.Kind;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code join}: joins the answers to all items. */
@Command(
    name = "join",
    description = "Put together what work has done, and make sure that nothing is missing.",
    footer = {
      "Puzzles are verified again, and relabellings of others left out, whichever items they came"
          + " from. The result is a line of JSON for each outcome, as generate writes it. A walk ends"
          + " with its puzzle, or with the proof that there is none. Of grids there is a line for"
          + " each, with the puzzle if there is one. Exit codes as for generate and lab grid; 2 if"
          + " answers are missing or damaged.",
      "",
      "  cluewright join items.jsonl --out puzzles.jsonl",
      "  cluewright join items.jsonl --from /shared/answers --proof mask.proof"
    })
public final class JoinCommand extends ConsoleCommand {
  private static final String STREAM = "-";

  @Parameters(arity = "1", paramLabel = "ITEMS", description = "The file that split wrote.")
  @Names(FileUse.READ)
  private String file;

  @Option(
      names = "--from",
      paramLabel = "FOLDER",
      description = "The folder of the answers. Default: ITEMS.answers.")
  @Names(FileUse.READ)
  private String folder;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      defaultValue = STREAM,
      description = "Write the outcomes to this file, replacing it. Default: standard output.")
  @Names(FileUse.WRITTEN)
  private String out;

  @Option(
      names = "--proof",
      paramLabel = "FILE",
      description = "Of a walk without a puzzle: write the proof, which verify-proof checks.")
  @Names(FileUse.WRITTEN)
  private String proof;

  public JoinCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    Answers answers = ItemsFile.open(file, folder);
    Kind kind = answers.items().kind();
    if (proof != null && kind != Kind.WALK) {
      throw new UsageException("--proof is for a walk, and these items are " + kind);
    }
    if (STREAM.equals(proof) && out.equals(STREAM)) {
      throw new UsageException(
          "the proof and the outcome cannot both go to standard output: name a file with --out");
    }
    refuseToReplace(answers);
    Join join = Join.of(answers);
    return switch (kind) {
      case WALK -> walk(join, answers.items().request());
      case PUZZLES -> puzzles(join);
      case GRIDS -> grids(join, answers.items().clues().orElseThrow());
    };
  }

  /** Refuses a target that is one of the answers; elsewhere in their folder is fine. */
  private void refuseToReplace(Answers answers) throws IOException {
    NamedFiles files = new NamedFiles();
    answers.files().forEach(each -> files.add("--from", each.toString(), FileUse.READ));
    files.add("--out", out, FileUse.WRITTEN);
    files.add("--proof", proof == null ? "" : proof, FileUse.WRITTEN);
  }

  private int puzzles(Join join) throws IOException {
    JoinedPuzzles joined = join.puzzles();
    write(joined.lines());
    console.note(
        "%s%s"
            .formatted(
                joined.count() == 1 ? "1 puzzle" : "%,d puzzles".formatted(joined.count()),
                joined.repeated() == 0
                    ? ""
                    : ", and %,d relabellings of them left out".formatted(joined.repeated())));
    return ExitCode.of(joined.end());
  }

  private int grids(Join join, int clues) throws IOException {
    JoinedGrids joined = join.grids();
    write(joined.lines());
    double seconds = joined.time().toMillis() / 1000.0;
    console.note(
        String.format(
            Locale.ROOT,
            "%,d grids, %,d of them with a puzzle of up to %d clues; %,d nodes, %,d sets of clues"
                + " checked, %.1f s in all, %.2f s a grid",
            joined.lines().size(),
            joined.found(),
            clues,
            joined.nodes(),
            joined.checked(),
            seconds,
            seconds / joined.lines().size()));
    return joined.found() > 0 ? ExitCode.OK : ExitCode.IMPOSSIBLE;
  }

  private int walk(Join join, Request request) throws IOException {
    ProofSink proofs = ProofSink.open(proof, console);
    Outcome outcome = join.walk(Stop.NEVER);
    write(List.of(new OutcomeJson().of(outcome, request)));
    proofs.take(outcome, request);
    return proofs.exitCode(ExitCode.of(BatchEnd.of(outcome)));
  }

  private void write(List<String> lines) throws IOException {
    if (out.equals(STREAM)) {
      lines.forEach(console.out()::println);
      return;
    }
    byte[] text =
        lines.stream()
            .map(line -> line + "\n")
            .collect(Collectors.joining())
            .getBytes(StandardCharsets.UTF_8);
    OutFile.write(out, stream -> stream.write(text));
  }
}
