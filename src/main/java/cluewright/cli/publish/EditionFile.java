package cluewright.cli.publish;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ProgressLine;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.book.EditionPdf;
import cluewright.print.book.Volume;
import cluewright.print.canvas.Typeface;
import cluewright.print.press.Preflight;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;

/** Writes editions as PDF, with progress, and notes on what is other than asked for. */
record EditionFile(Console console, ProgressLine progress) {

  void write(Edition edition, OutputStream out) throws IOException {
    List<Phrase> remarks =
        EditionPdf.write(
            out,
            edition,
            (pages, of) ->
                progress.show(String.format(Locale.ROOT, "%,d of %,d pages drawn", pages, of)));
    progress.clear();
    remarks.forEach(remark -> console.note(remark.toString()));
  }

  /** Says what a press would refuse. */
  void check(Edition edition) throws IOException {
    try (Typeface typeface = new Typeface(edition.style().family())) {
      List<Phrase> findings = Preflight.findings(edition, Volume.of(edition, typeface), typeface);
      findings.forEach(finding -> console.note("preflight: " + finding));
      if (findings.isEmpty()) {
        console.note("preflight: nothing that a press would refuse");
      }
    }
  }
}
