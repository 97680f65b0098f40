package cluewright.cli.scale;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.scale.Answers;
import cluewright.scale.Shard;
import cluewright.scale.ShardRun;
import cluewright.search.Engine;
import cluewright.search.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code work}: does a share of the items written by {@code split}. */
@Command(
    name = "work",
    description = "Do a share of the items that split wrote, on one thread.",
    footer = {
      "Answers are kept one by one in a file of the shard. Killed at any moment, the same command"
          + " goes on: it loses the item under way, and does none twice that has an answer in the"
          + " folder. All work ends when a file named stop is in the folder; a worker that finds the"
          + " puzzle of a walk puts it there. Exit code: 0 if all its items are done, or the puzzle"
          + " is found; 30 if it was stopped.",
      "",
      "  cluewright work items.jsonl",
      "  cluewright work items.jsonl --shard 17/400 --out /shared/answers"
    })
public final class WorkCommand extends ConsoleCommand {
  private final Engine engine;

  @Parameters(arity = "1", paramLabel = "ITEMS", description = "The file that split wrote.")
  @Names(FileUse.READ)
  private String file;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      defaultValue = "1/1",
      description =
          "Which share to do, of how many: 17/400 is every 400th item, from the 17th on. Default:"
              + " all.")
  private String shard;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FOLDER",
      description = "The folder for the answers of all shards. Default: ITEMS.answers.")
  @Names(FileUse.WRITTEN)
  private String folder;

  public WorkCommand(Console console, Engine engine) {
    super(console);
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    Shard mine = Shard.read(shard);
    Answers answers = ItemsFile.open(file, folder);
    ProgressLine line = new ProgressLine(console);
    ShardRun run =
        new ShardRun(
            answers,
            mine,
            engine,
            (done, of) -> line.show("shard %s: %,d of %,d items".formatted(mine, done, of)));
    Watch watch = Watch.idle();
    try {
      return Interrupt.stopping(watch, () -> code(run, answers, watch, line));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private int code(ShardRun run, Answers answers, Watch watch, ProgressLine line) {
    try {
      ShardRun.End end = run.run(watch);
      line.clear();
      return switch (end) {
        case DONE, FOUND -> ExitCode.OK;
        case STOPPED -> {
          console.note(
              answers.isStopped()
                  ? "stopped by %s: remove it to go on".formatted(answers.stop())
                  : "stopped: the same command goes on");
          yield ExitCode.UNDECIDED;
        }
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
