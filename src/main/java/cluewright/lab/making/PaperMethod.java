package cluewright.lab.making;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.sat.SatSolver;
import cluewright.search.verify.Verification;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * The paper's exact method: its encoding and SAT4J.
 *
 * <p>By its Algorithm 1 (section 5.2) K grows step by step until the clauses are unsatisfiable,
 * which refutes the mask, or have a model that ends with every cell placed. As there, each K is
 * asked anew; here the solver keeps its clauses, since those of K + 1 hold those of K. With K
 * given, only that K is asked: a model that does not end so is no answer then. At the K of
 * proposition 2 every model ends so.
 */
final class PaperMethod implements Lane {
  /**
   * Works without interruption until there is an answer, since SAT4J forgets variable activities
   * when interrupted.
   */
  private static final int NO_LIMIT = Integer.MAX_VALUE;

  private final String name;
  private final PaperForm form;
  private final OptionalInt given;
  private final Request request;
  private final Run run;
  private final Consumer<FormulaSize> sizes;
  private SatSolver solver;
  private PaperEncoding encoding;

  PaperMethod(
      String name,
      PaperForm form,
      OptionalInt given,
      Request request,
      Run run,
      Consumer<FormulaSize> sizes) {
    this.name = name;
    this.form = form;
    this.given = given;
    this.request = request;
    this.run = run;
    this.sizes = sizes;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<Outcome> turn() {
    if (encoding == null) {
      begin();
    }
    if (solver.outgrowsMemory()) {
      return Optional.of(run.outOfMemory(name));
    }
    if (encoding.steps() < given.orElse(1)) {
      addStep();
      return Optional.empty();
    }
    sizes.accept(new FormulaSize(solver.variables(), solver.clauses()));
    return switch (solver.solve(NO_LIMIT)) {
      case UNKNOWN -> Optional.empty();
      case UNSATISFIABLE -> Optional.of(impossible());
      case SATISFIABLE -> satisfied();
    };
  }

  private void begin() {
    run.phase(Phrase.of("lab.writing"));
    solver = SatSolver.of(run);
    encoding =
        new PaperEncoding(
            request.mask(), request.strategies(), form.isReduced(), form.numbers(solver), run);
  }

  private void addStep() {
    encoding.addStep();
    run.phase(Phrase.of("lab.paper-at", encoding.steps()));
  }

  private Optional<Outcome> satisfied() {
    if (encoding.isFinal(solver::value)) {
      Verification verification = new Verification(request, run);
      return Optional.of(verification.found(encoding.clues(solver::value), name, run.elapsed()));
    }
    if (encoding.steps() >= PaperEncoding.sufficientSteps(request.mask().board())) {
      throw new IllegalStateException("a path that still goes on at K = " + encoding.steps());
    }
    if (given.isPresent()) {
      return Optional.of(run.undecided(name));
    }
    addStep();
    return Optional.empty();
  }

  private Outcome impossible() {
    Phrase sentence = Phrase.of("lab.paper-unsatisfiable", encoding.steps());
    return new Outcome.Impossible(
        new Proof(Proof.Kind.STEP_BOUND, sentence, CellSet.empty()), name, run.elapsed());
  }
}
