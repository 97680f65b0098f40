package cluewright.proof;

import cluewright.model.Puzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Writes a claim and its evidence as the text that {@link ProofChecker} reads. */
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
  public static void write(Claim claim, Evidence evidence, OutputStream out) throws IOException {
    ProofWriter writer = new ProofWriter(out);
    writer.header(claim);
    evidence.lines(claim.mask().board(), writer::line);
    writer.line(ProofWords.END + " " + writer.lines);
    writer.out.flush();
    if (writer.out.checkError()) {
      throw new IOException("the proof could not be written to its end");
    }
  }

  private void header(Claim claim) {
    line(ProofWords.FIRST_LINE);
    line(ProofWords.BOARD + " " + claim.mask().board().name());
    line(ProofWords.MASK + " " + claim.mask().line());
    line(ProofWords.STRATEGIES + " " + claim.strategies().ids());
    for (Puzzle puzzle : claim.known()) {
      line(ProofWords.KNOWN + " " + puzzle.line());
    }
    line(ProofWords.KIND + " " + claim.kind());
    line(ProofWords.SENTENCE + " " + claim.sentence());
  }

  private void line(String text) {
    out.print(text);
    out.print('\n');
    lines++;
  }
}
