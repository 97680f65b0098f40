package cluewright.cli.check;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options of {@code check --export}: the files to write, and their extent. */
final class QuestionOptions {
  private static final String STREAM = "-";

  /** The export formats. */
  enum Kind {
    CNF
  }

  @Option(
      names = "--export",
      paramLabel = "FORMAT",
      description =
          "Instead: write the exact question about a mask as clauses, for other solvers: cnf is"
              + " DIMACS CNF.")
  private Kind kind;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "With --export: write the clauses to this file. Default: standard output.")
  @Names(FileUse.WRITTEN)
  private String out;

  @Option(
      names = "--map",
      paramLabel = "FILE",
      description = "With --export: also write what each variable means to this file.")
  @Names(FileUse.WRITTEN)
  private String map;

  @Option(
      names = "--proof",
      paramLabel = "FILE",
      description =
          "With --export and --out: also decide the clauses, for as long as --time says (default:"
              + " 60s), and write a proof to this file if they are unsatisfiable; LRAT if it ends"
              + " in .lrat, otherwise DRAT.")
  @Names(FileUse.WRITTEN)
  private String proof;

  @Option(
      names = "--steps",
      paramLabel = "K",
      description =
          "With --export: allow puzzles only K parallel steps. Default: as many as any puzzle can"
              + " take, so that the question is exact.")
  private Integer steps;

  @Option(names = "--overwrite", description = "With --export: replace files that exist.")
  private boolean overwrite;

  /**
   * True if a question is to be exported.
   *
   * @throws UsageException if options are given that say nothing without it, or a file that cannot
   *     be written, as far as can be told before
   */
  boolean isAsked() {
    boolean hasOthers = overwrite || Stream.of(out, map, proof, steps).anyMatch(Objects::nonNull);
    if (kind == null && hasOthers) {
      throw new UsageException(
          "--out, --map, --proof, --steps and --overwrite are for a question: add --export cnf");
    }
    if (kind != null) {
      requireFiles();
    }
    return kind != null;
  }

  private void requireFiles() {
    if (proof != null && isStream()) {
      throw new UsageException(
          "a proof is about the clauses of a file: name one with --out, beside --proof");
    }
    Stream.of(isStream() ? null : out, map, proof).filter(Objects::nonNull).forEach(this::free);
  }

  private void free(String name) {
    Path file = ResultSink.writable(name);
    if (Files.isRegularFile(file) && !overwrite) {
      throw new UsageException(
          name + " already exists: replace it with --overwrite, or name another file");
    }
  }

  /** True if the clauses go to standard output. */
  boolean isStream() {
    return out == null || out.equals(STREAM);
  }

  /** The file of the clauses, unless they go to standard output. */
  String out() {
    return out;
  }

  /** The file of the map, or null. */
  String map() {
    return map;
  }

  /** The file of the proof, or null. */
  String proof() {
    return proof;
  }

  /**
   * The number of steps.
   *
   * @param enough as many as any puzzle can take
   */
  int steps(int enough) {
    if (steps == null) {
      return enough;
    }
    int least = Math.min(1, enough);
    if (steps < least || steps > enough) {
      throw new UsageException(
          "--steps is %,d, but must be %d to %,d: no puzzle of this mask takes more"
              .formatted(steps, least, enough));
    }
    return steps;
  }
}
