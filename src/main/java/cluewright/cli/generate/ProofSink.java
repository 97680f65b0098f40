package cluewright.cli.generate;

import cluewright.batch.Proofs;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.ResultSink;
import cluewright.format.FileException;
import cluewright.format.WholeFile;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.proof.ProofWriter;
import cluewright.proof.StatedBoard;
import cluewright.proof.check.Claim;
import cluewright.search.CheckedStrategies;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The target for the proof of an impossible outcome: none or, with {@code --proof}, a file or
 * standard output.
 */
public final class ProofSink implements Proofs {
  private static final String STREAM = "-";

  /** Passes a proof to its target. */
  @FunctionalInterface
  private interface Sink {
    void write(WholeFile.Contents proof) throws IOException;
  }

  /** Null if no proof is requested. */
  private final Sink sink;

  private final Console console;

  private boolean failed;

  @Override
  public boolean isWanted() {
    return sink != null;
  }

  private ProofSink(Sink sink, Console console) {
    this.sink = sink;
    this.console = console;
  }

  /**
   * Opens the target; where possible, a file that cannot be written is detected before the search.
   *
   * @param path the file, or null if no proof is asked for
   */
  public static ProofSink open(String path, Console console) {
    if (path == null) {
      return new ProofSink(null, console);
    }
    if (path.equals(STREAM)) {
      return new ProofSink(proof -> proof.writeTo(console.out()), console);
    }
    ResultSink.writable(path);
    return new ProofSink(proof -> OutFile.write(path, proof), console);
  }

  /** Writes the proof of an outcome, or reports that there is none or that writing failed. */
  @Override
  public void take(Outcome outcome, Request request) {
    if (sink == null) {
      return;
    }
    if (!(outcome instanceof Outcome.Impossible impossible)) {
      console.note("no proof was written, since the outcome is " + outcome.verdict());
      return;
    }
    Proof proof = impossible.proof();
    if (!proof.evidence().isKept()) {
      console.note("no proof was written: " + reason(proof.evidence().absence(), outcome, request));
      return;
    }
    Board board = request.mask().board();
    Optional<String> objection = StatedBoard.objection(board);
    if (objection.isPresent()) {
      console.note("no proof was written: records cannot state " + objection.get());
      return;
    }
    Optional<List<String>> open = StatedBoard.open(board);
    if (open.isEmpty()) {
      console.note("no proof was written: records cannot state all open values");
      return;
    }
    Claim claim = claim(request, open.get(), proof);
    try {
      sink.write(out -> ProofWriter.write(claim, board, proof.evidence(), out));
    } catch (IOException e) {
      failed = true;
      console.note("the proof is not written: " + FileException.reason(e));
    }
  }

  private static Claim claim(Request request, List<String> open, Proof proof) {
    return new Claim(
        StatedBoard.name(request.mask().board()),
        open,
        request.mask().line(),
        request.strategies().names(),
        request.known().stream().map(Puzzle::line).toList(),
        proof.kind().id(),
        proof.sentence().toString());
  }

  private static String reason(ProofRecord.Absence absence, Outcome outcome, Request request) {
    return switch (absence) {
      case GOAL ->
          request.mask().board().isOpen() && request.goal().isNone()
              ? "a proof file has no place for the values of the puzzles that were found"
              : "a proof file covers only a mask and strategies, but this outcome also depends on other"
                  + " conditions ("
                  + Phrase.apart(request.goal().words())
                  + ")";
      case STRATEGIES ->
          "proofs can only be checked for strategies that the checker knows, unlike "
              + String.join(
                  ",", CheckedStrategies.unknown(request.strategies(), request.mask().board()));
      case SIZE ->
          ("it is too large to keep or to check; the engine \"%s\" finds it again with --seed %d,"
                  + " and another engine may find a shorter one")
              .formatted(outcome.engine(), request.seed());
    };
  }

  /** The exit code, with precedence for a failure to write. */
  public int exitCode(int code) {
    return failed ? ExitCode.USAGE : code;
  }
}
