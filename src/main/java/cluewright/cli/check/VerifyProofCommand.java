package cluewright.cli.check;

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
import cluewright.proof.check.Effort;
import cluewright.proof.check.NoSampleException;
import cluewright.proof.check.ProofChecker;
import cluewright.proof.check.ProofChecker.Verified;
import cluewright.proof.check.ProofException;
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
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.CancellationException;
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
          + " fault was found, but only a sample was checked, or the record rests on a command that"
          + " repeats the work.",
      "",
      "  cluewright generate --mask mask.txt --strategies N --proof mask.proof",
      "  cluewright verify-proof mask.proof",
      "  cluewright verify-proof --sample 1%% mask.proof"
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

  public VerifyProofCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (seed != null && sample == null) {
      throw new UsageException("--seed chooses a sample: give its size too, such as --sample 1%");
    }
    try (InputStream in = file.equals(STREAM) ? console.in() : Files.newInputStream(path());
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      requireRecord(reader);
      Watch watch = Watch.idle();
      return Interrupt.stopping(watch, () -> verify(reader, watch));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private int verify(BufferedReader reader, Watch watch) {
    ProgressLine line = new ProgressLine(console);
    SubtreeProgress progress = new SubtreeProgress(watch, line);
    try {
      Verified verified = ProofChecker.check(reader, effort(progress));
      line.clear();
      console.out().println(claim(verified.claim()));
      console.out().println(extent(verified) + verified.how());
      return verified.isWhole() ? ExitCode.OK : ExitCode.UNDECIDED;
    } catch (ProofException e) {
      line.clear();
      console.out().println("Not verified: " + name() + ", " + e.getMessage() + ".");
      return ExitCode.IMPOSSIBLE;
    } catch (NoSampleException e) {
      throw new UsageException("--sample: " + e.getMessage());
    } catch (CancellationException e) {
      line.clear();
      console.out().println("Not verified: interrupted, " + progress.text() + ", without a fault.");
      return ExitCode.UNDECIDED;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String extent(Verified verified) {
    return switch (verified.extent()) {
      case WHOLE -> "Verified. ";
      case SAMPLE -> "A sample. ";
      case NAMED -> "Not verified: nothing was checked. ";
    };
  }

  private Effort effort(Effort.Watcher watcher) {
    if (sample == null) {
      return Effort.whole(watcher);
    }
    long chosen = seed == null ? new SecureRandom().nextInt(Integer.MAX_VALUE) : seed;
    return new Effort(sample, chosen, watcher);
  }

  private String name() {
    return file.equals(STREAM) ? "standard input" : file;
  }

  private Path path() {
    try {
      Path path = Path.of(file);
      if (file.isBlank() || !Files.exists(path)) {
        throw new UsageException("\"" + Input.shortened(file) + "\" is not a file: give a proof");
      }
      if (Files.isDirectory(path)) {
        throw new UsageException(file + " is a folder: give a file in it");
      }
      return path;
    } catch (InvalidPathException e) {
      throw new UsageException(file + " is not a valid file name: " + e.getReason());
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
    return "Claim (%s): with %s there is no puzzle on the %s mask %s%s."
        .formatted(claim.kind(), strategies, claim.board(), claim.mask(), others);
  }
}
