package cluewright.cli.check;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.cnf.Clauses;
import cluewright.cnf.Dimacs;
import cluewright.cnf.DratProof;
import cluewright.cnf.LratProof;
import cluewright.cnf.VariableMap;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.encode.QuestionSize;
import cluewright.encode.StepBound;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.ClauseLog;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import cluewright.search.sat.SatSolver;
import cluewright.search.sat.SatSolver.Answer;
import cluewright.search.verify.Verification;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * {@code check --export cnf}: writes the exact question about a mask as clauses for any SAT solver,
 * with their numbers.
 */
final class QuestionExport {
  private static final Duration UNLIMITED = Duration.ofDays(36_500);

  private final Request request;
  private final QuestionOptions options;
  private final Console console;
  private final Watch watch = Watch.idle();
  private final Run writing = new Run(UNLIMITED, watch);
  private final Justifications justifications;
  private final QuestionComments comments;

  /**
   * @throws UsageException if clauses cannot state the question, or not that large
   */
  QuestionExport(Request request, QuestionOptions options, Console console) {
    this.request = request.reduced();
    this.options = options;
    this.console = console;
    Mask mask = request.mask();
    StrategySet allowed = this.request.strategies();
    if (!allowed.isStated()) {
      throw new UsageException(
          "clauses can only state strategies that are rules, unlike "
              + allowed.without(allowed.stated()).ids()
              + ": leave these out");
    }
    int enough = StepBound.of(mask, allowed);
    this.comments = new QuestionComments(mask, allowed, options.steps(enough), enough);
    this.justifications = new Justifications(mask, allowed, writing);
  }

  /** Writes what is requested, and describes it. */
  int run() throws IOException {
    QuestionSize size = size();
    try {
      return Interrupt.stopping(watch, () -> write(size));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private QuestionSize size() {
    QuestionSize size = QuestionSize.of(justifications, comments.steps());
    if (Math.max(size.variables(), size.clauses()) > Integer.MAX_VALUE) {
      throw new UsageException(
          "%,d steps are %,d variables and %,d clauses, more than solvers read: name fewer --steps"
              .formatted(comments.steps(), size.variables(), size.clauses()));
    }
    return size;
  }

  private int write(QuestionSize size) {
    try {
      if (options.isStream()) {
        formula(size, console.out());
      } else {
        OutFile.write(options.out(), out -> formula(size, out));
        console.out().println(sentence(size));
      }
      if (options.map() != null) {
        OutFile.write(options.map(), this::map);
      }
      return options.proof() == null ? ExitCode.OK : decide();
    } catch (CancellationException e) {
      console.note("interrupted: the file that was being written is not there");
      return ExitCode.UNDECIDED;
    } catch (Watched.ClosedException e) {
      return ExitCode.OK;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String sentence(QuestionSize size) {
    return String.format(
        Locale.ROOT,
        "%s: %,d variables, %,d clauses, %s%s",
        options.out(),
        size.variables(),
        size.clauses(),
        steps(),
        comments.isExact()
            ? ", as many as any puzzle can take."
            : String.format(Locale.ROOT, " of the %,d that a puzzle can take.", comments.enough()));
  }

  private String steps() {
    return String.format(
        Locale.ROOT, "%,d step%s", comments.steps(), comments.steps() == 1 ? "" : "s");
  }

  private void formula(QuestionSize size, OutputStream out) throws IOException {
    written(
        out,
        target -> {
          Dimacs dimacs = new Dimacs(comments.lines(), size.variables(), size.clauses(), target);
          encode(dimacs);
          dimacs.end();
        });
  }

  private void map(OutputStream out) throws IOException {
    written(
        out,
        target -> {
          VariableMap map = new VariableMap(target);
          encode(map);
          map.end();
        });
  }

  /** Writes to a watched stream. */
  private void written(OutputStream out, Consumer<OutputStream> contents) throws IOException {
    try (Watched watched = new Watched(out, writing, new ProgressLine(console))) {
      contents.accept(watched);
      watched.flush();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void encode(Clauses out) {
    new LayeredEncoding(justifications, out).complete(comments.steps());
  }

  /** Asks SAT4J, and writes the proof if the answer is no. */
  private int decide() throws IOException {
    Run run = new Run(request.time(), watch);
    SatSolver solver = SatSolver.of(run);
    Optional<LayeredEncoding> encoding = stated(solver);
    Answer answer = encoding.isEmpty() ? Answer.UNKNOWN : solver.solve(Integer.MAX_VALUE);
    String strategies = request.strategies().shortName();
    if (answer == Answer.UNKNOWN) {
      String why =
          solver.outgrowsMemory()
              ? "the clauses need more memory than Java may use"
              : String.format(Locale.ROOT, "%.1f s", run.elapsed().toMillis() / 1000.0);
      console.out().printf("Undecided with %s: no answer from SAT4J (%s).%n", strategies, why);
      return ExitCode.UNDECIDED;
    }
    if (answer == Answer.SATISFIABLE) {
      Puzzle claimed = encoding.orElseThrow().read(solver::value);
      Outcome.Found found = new Verification(request).found(claimed, "sat4j", run.elapsed());
      console.out().println("Satisfiable: a puzzle exists: " + found.puzzle().line());
      console.note("no proof was written, since the clauses are satisfiable");
      return ExitCode.OK;
    }
    return refuted(solver.learnt());
  }

  /** The clauses in the solver; empty if time or memory is short. */
  private Optional<LayeredEncoding> stated(SatSolver solver) {
    try {
      LayeredEncoding encoding = new LayeredEncoding(justifications, solver);
      while (encoding.steps() < comments.steps() - 1) {
        if (solver.outgrowsMemory()) {
          return Optional.empty();
        }
        encoding.addStep();
      }
      encoding.complete(comments.steps());
      return Optional.of(encoding);
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private int refuted(ClauseLog learnt) throws IOException {
    String strategies = request.strategies().shortName();
    if (learnt.isKept()) {
      OutFile.write(options.proof(), out -> proof(learnt, out));
    } else {
      console.note("no proof was written: it is too large to keep");
    }
    if (!comments.isExact()) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "Unsatisfiable: with %s, no puzzle of this mask takes at most %s.%n",
              strategies,
              steps());
      return ExitCode.UNDECIDED;
    }
    console.out().printf("Unsatisfiable: with %s, there is no puzzle on this mask.%n", strategies);
    return ExitCode.IMPOSSIBLE;
  }

  private void proof(ClauseLog learnt, OutputStream out) throws IOException {
    boolean withReasons = options.proof().toLowerCase(Locale.ROOT).endsWith(".lrat");
    written(out, withReasons ? target -> lrat(learnt, target) : target -> drat(learnt, target));
  }

  private void lrat(ClauseLog learnt, OutputStream out) {
    LratProof proof = new LratProof(out);
    encode(proof);
    learnt.forEach(proof::learn);
    proof.end();
  }

  private static void drat(ClauseLog learnt, OutputStream out) {
    DratProof proof = new DratProof(out);
    learnt.forEach(proof::learn);
    proof.end();
  }
}
