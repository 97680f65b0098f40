package cluewright.cli.publish;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ProgressLine;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.book.EditionPdf;
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
}
