package cluewright.cli.check;

import cluewright.batch.BatchException;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.Names;
import cluewright.cli.option.PercentConverter;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.proof.check.Claim;
import cluewright.proof.check.ClausalExport;
import cluewright.proof.check.Effort;
import cluewright.proof.check.FinishedSubtrees;
import cluewright.proof.check.NoSampleException;
import cluewright.proof.check.ProofChecker;
import cluewright.proof.check.ProofChecker.Verified;
import cluewright.proof.check.ProofException;
import cluewright.scale.Shard;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code verify-proof}: checks a proof written by {@code generate --proof}. */
@Command(
    name = "verify-proof",
    description = "Check a proof of impossibility with code that shares nothing with the engines.",
    footer = {
      "Nothing in the file is trusted but the claim: every conclusion is derived again. Exit code:"
          + " 0 if the claim follows; 20 if it does not, with the line that is wrong; 30 if no"
          + " fault was found, but only a part was checked, or the record rests on a command that"
          + " repeats the work.",
      "",
      "With --checkpoint the same command goes on where a check was broken off. With --shard, checks"
          + " on several machines share the work; a last one that is given all their files with"
          + " --finished sees whether anything is left. What these files name as finished is taken"
          + " from them, and the answer says so.",
      "",
      "  cluewright generate --mask mask.txt --strategies N --proof mask.proof",
      "  cluewright verify-proof mask.proof",
      "  cluewright verify-proof --sample 1%% mask.proof",
      "  cluewright verify-proof --shard 1/2 --checkpoint one.txt mask.proof",
      "  cluewright verify-proof --checkpoint all.txt --finished one.txt,two.txt mask.proof",
      "  cluewright verify-proof --clauses mask mask.proof"
    })
public final class VerifyProofCommand extends ConsoleCommand {
  private static final int LONGEST_FIRST_LINE = 64;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private static final String STREAM = "-";

  @Parameters(arity = "1", paramLabel = "FILE", description = "The proof; - for standard input.")
  @Names(FileUse.READ)
  private String file;

  @Option(
      names = "--sample",
      paramLabel = "SHARE",
      converter = PercentConverter.class,
      description =
          "Check only a random share of the subtrees, in percent with its sign: for proofs of the"
              + " method open-cells, whose whole check can take hours. No full proof.")
  private Double sample;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed takes the same sample. Default: another each time; it is shown.")
  private Long seed;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = "Check only every N-th subtree, from the I-th on, such as 1/2 and 2/2.")
  private String shard;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = "Keep the subtrees that are finished in FILE, and leave out those it names.")
  @Names(FileUse.KEPT)
  private String checkpoint;

  @Option(
      names = "--finished",
      paramLabel = "FILE",
      split = ",",
      description = "Also leave out the subtrees that these files name, such as those of shards.")
  @Names(FileUse.READ)
  private List<String> others = List.of();

  @Option(
      names = "--clauses",
      paramLabel = "NAME",
      description =
          "Check nothing, but write the walk for checkers of others: NAME.cnf (clauses),"
              + " NAME.reasons (what they rest on) and NAME.clrat (a proof in the format LRAT,"
              + " compressed).")
  private String clauses;

  public VerifyProofCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (seed != null && sample == null) {
      throw new UsageException("--seed chooses a sample: give its size too, such as --sample 1%");
    }
    if (sample != null && (shard != null || checkpoint != null)) {
      throw new UsageException(
          "a sample is neither shared out nor kept: leave out --sample, or --shard and"
              + " --checkpoint");
    }
    if (!others.isEmpty() && checkpoint == null) {
      throw new UsageException(
          "--finished adds to what is kept: give a file of its own with --checkpoint, too");
    }
    if (clauses != null && (sample != null || shard != null || checkpoint != null)) {
      throw new UsageException(
          "--clauses writes the whole walk: leave out --sample, --shard and --checkpoint");
    }
    Effort.Shard mine = share();
    try (InputStream in =
            file.equals(STREAM) ? console.in() : Files.newInputStream(existing(file));
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      requireRecord(reader);
      Watch watch = Watch.idle();
      return clauses == null
          ? Interrupt.stopping(watch, () -> verify(reader, mine, watch))
          : Interrupt.stopping(watch, () -> write(reader, watch));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Effort.Shard share() {
    if (shard == null) {
      return new Effort.Shard(1, 1);
    }
    try {
      Shard read = Shard.read(shard);
      return new Effort.Shard(read.number(), read.of());
    } catch (BatchException e) {
      throw new UsageException("--shard: " + e.getMessage());
    }
  }

  private int write(BufferedReader reader, Watch watch) {
    ProgressLine line = new ProgressLine(console);
    try {
      String what =
          ClausalExport.write(reader, path(clauses), new WalkProgress(new Pulse(watch, line)));
      line.clear();
      console.out().println("Written: " + what);
      return ExitCode.OK;
    } catch (ProofException e) {
      line.clear();
      console.out().println("Not written: " + name() + ", " + e.getMessage() + ".");
      return ExitCode.IMPOSSIBLE;
    } catch (CancellationException e) {
      line.clear();
      console.out().println("Not written: interrupted.");
      return ExitCode.UNDECIDED;
    } catch (NoSuchFileException e) {
      throw new UsageException(
          "%s.cnf cannot be written: its folder does not exist".formatted(clauses));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int verify(BufferedReader reader, Effort.Shard mine, Watch watch) {
    if (checkpoint == null) {
      return verify(reader, watch, watcher -> effort(mine, watcher));
    }
    try (FinishedSubtrees kept =
        FinishedSubtrees.in(path(checkpoint), others.stream().map(this::existing).toList())) {
      return verify(reader, watch, watcher -> effort(mine, watcher).without(kept));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int verify(BufferedReader reader, Watch watch, Function<Effort.Watcher, Effort> effort) {
    ProgressLine line = new ProgressLine(console);
    SubtreeProgress progress = new SubtreeProgress(new Pulse(watch, line));
    try {
      Verified verified = ProofChecker.check(reader, effort.apply(progress));
      line.clear();
      console.out().println(claim(verified.claim()));
      console.out().println(extent(verified) + verified.how());
      return verified.isWhole() ? ExitCode.OK : ExitCode.UNDECIDED;
    } catch (ProofException e) {
      line.clear();
      console.out().println("Not verified: " + name() + ", " + e.getMessage() + ".");
      return ExitCode.IMPOSSIBLE;
    } catch (NoSampleException e) {
      throw new UsageException(option() + ": " + e.getMessage());
    } catch (CancellationException e) {
      line.clear();
      console.out().println("Not verified: interrupted, " + progress.text() + ", without a fault.");
      return ExitCode.UNDECIDED;
    } catch (FinishedSubtrees.UnfitException e) {
      throw new UsageException(e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String option() {
    return sample != null ? "--sample" : shard != null ? "--shard" : "--checkpoint";
  }

  private static String extent(Verified verified) {
    return switch (verified.extent()) {
      case WHOLE -> "Verified. ";
      case SHARE -> "A share. ";
      case SAMPLE -> "A sample. ";
      case NAMED -> "Not verified: nothing was checked. ";
    };
  }

  private Effort effort(Effort.Shard mine, Effort.Watcher watcher) {
    if (sample == null) {
      return Effort.of(mine, watcher);
    }
    long chosen = seed == null ? new SecureRandom().nextInt(Integer.MAX_VALUE) : seed;
    return new Effort(sample, chosen, watcher);
  }

  private String name() {
    return file.equals(STREAM) ? "standard input" : file;
  }

  private Path existing(String name) {
    Path path = path(name);
    if (name.isBlank() || !Files.exists(path)) {
      throw new UsageException("\"" + Input.shortened(name) + "\" is not a file");
    }
    return path;
  }

  private Path path(String name) {
    try {
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw new UsageException(name + " is a folder: give a file in it");
      }
      return path;
    } catch (InvalidPathException e) {
      throw new UsageException(name + " is not a valid file name: " + e.getReason());
    }
  }

  /** Skips a byte order mark, and checks the first line. */
  private void requireRecord(BufferedReader reader) throws IOException {
    reader.mark(1);
    if (reader.read() != BYTE_ORDER_MARK) {
      reader.reset();
    }
    reader.mark(LONGEST_FIRST_LINE + 1);
    String first = start(reader).lines().findFirst().orElse("");
    reader.reset();
    if (!ProofChecker.isRecord(first)) {
      throw new UsageException(
          name() + ": line 1: this is not a proof that this version of cluewright can read");
    }
  }

  /** The start of the first line, which may arrive in pieces. */
  private static String start(BufferedReader reader) throws IOException {
    StringBuilder start = new StringBuilder();
    int symbol = reader.read();
    while (symbol >= 0 && symbol != '\n' && start.length() < LONGEST_FIRST_LINE) {
      start.append((char) symbol);
      symbol = reader.read();
    }
    return start.toString();
  }

  private static String claim(Claim claim) {
    String others = claim.isOfOthers() ? " except those that it lists as known" : "";
    String strategies = StrategySet.parse(String.join(",", claim.strategies())).shortName();
    int open = claim.open().size();
    String values =
        open == 0
            ? ""
            : open == 1 ? ", whatever its open value is" : ", whatever its open values are";
    return "Claim (%s): with %s there is no puzzle on the %s mask %s%s%s."
        .formatted(claim.kind(), strategies, claim.board(), claim.mask(), values, others);
  }
}
