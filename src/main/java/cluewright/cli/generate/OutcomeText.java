package cluewright.cli.generate;

import cluewright.batch.OutcomeJson;
import cluewright.cli.option.OutputFormat;
import cluewright.format.PuzzleText;
import cluewright.model.Mask;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.strategy.core.Words;

/** Outcomes as text, ending with a line feed. */
public final class OutcomeText {
  private OutcomeText() {}

  /**
   * The outcome in a format.
   *
   * @param json writes it if the format is JSON
   */
  static String of(Outcome outcome, Request request, OutputFormat format, OutcomeJson json) {
    if (format == OutputFormat.JSON) {
      return json.of(outcome, request) + "\n";
    }
    if (!(outcome instanceof Outcome.Found found)) {
      return sentence(outcome, request) + "\n";
    }
    return format == OutputFormat.LINE
        ? found.puzzle().line() + "\n"
        : PuzzleText.grid(found.puzzle());
  }

  /** The outcome in words, with the kind of its proof and the cells involved. */
  public static String sentence(Outcome outcome, Request request) {
    return outcome instanceof Outcome.Impossible impossible
        ? finding(impossible.proof(), request.mask())
        : outcome.message().toString();
  }

  /** A proof in words, with its kind and its cells unless these are all the clues. */
  public static String finding(Proof proof, Mask mask) {
    boolean isLocal =
        !proof.cells().isEmpty()
            && !proof.cells().equals(mask.clues())
            && proof.kind() != Proof.Kind.LEARNED;
    String cells = isLocal ? " Cells: " + Words.cells(mask.board(), proof.cells()) + "." : "";
    return "%s (%s): %s%s".formatted(proof.claim(), proof.kind().id(), proof.sentence(), cells);
  }
}
