package cluewright.proof;

import cluewright.model.Board;
import cluewright.proof.check.Claim;
import cluewright.proof.check.ProofWords;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Writes a claim with its evidence as text for the checker. */
public final class ProofWriter {
  private final PrintWriter out;
  private long lines;

  private ProofWriter(OutputStream out) {
    this.out = new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  /**
   * Writes a whole record; the stream stays open.
   *
   * @throws IOException if the stream does not take it
   */
  public static void write(Claim claim, Board board, ProofRecord evidence, OutputStream out)
      throws IOException {
    ProofWriter writer = new ProofWriter(out);
    writer.header(claim);
    evidence.lines(board, writer::line);
    writer.line(ProofWords.END + " " + writer.lines);
    if (writer.out.checkError()) {
      throw new IOException("the proof could not be written to its end");
    }
  }

  private void header(Claim claim) {
    line(ProofWords.FIRST_LINE);
    line(ProofWords.BOARD + " " + claim.board());
    claim.open().forEach(rule -> line(ProofWords.OPEN + " " + rule));
    line(ProofWords.MASK + " " + claim.mask());
    line(ProofWords.STRATEGIES + " " + String.join(",", claim.strategies()));
    claim.known().forEach(puzzle -> line(ProofWords.KNOWN + " " + puzzle));
    line(ProofWords.KIND + " " + claim.kind());
    line(ProofWords.SENTENCE + " " + claim.sentence());
  }

  private void line(String text) {
    out.print(text);
    out.print('\n');
    lines++;
  }
}
