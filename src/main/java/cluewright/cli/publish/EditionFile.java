package cluewright.cli.publish;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ProgressLine;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.Wrap;
import cluewright.print.book.EditionPdf;
import cluewright.print.book.Volume;
import cluewright.print.canvas.Typeface;
import cluewright.print.press.CoverCheck;
import cluewright.print.press.Preflight;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes editions as PDF, with progress and notes on deviations. */
record EditionFile(Console console, ProgressLine progress) {

  void write(Edition edition, OutputStream out) throws IOException {
    try (Typeface typeface = new Typeface(edition.style().family())) {
      write(edition, Volume.of(edition, typeface), typeface, out);
    }
  }

  void write(Edition edition, Volume volume, Typeface typeface, OutputStream out)
      throws IOException {
    EditionPdf.write(
        out,
        edition,
        volume,
        typeface,
        (pages, of) ->
            progress.show(String.format(Locale.ROOT, "%,d of %,d pages drawn", pages, of)));
    progress.clear();
    volume.remarks().forEach(remark -> console.note(note(remark)));
  }

  /** Reports what a press would refuse, of the pages and of the cover if there is one. */
  void check(Edition edition, Optional<Wrap> cover, Volume volume, Typeface typeface)
      throws IOException {
    List<Phrase> findings = new ArrayList<>(Preflight.findings(edition, volume, typeface));
    if (cover.isPresent()) {
      findings.addAll(CoverCheck.findings(edition, cover.get(), volume.pages().size(), typeface));
    }
    findings.forEach(finding -> console.note("preflight: " + note(finding)));
    if (findings.isEmpty()) {
      console.note("preflight: nothing that a press would refuse");
    }
  }

  /** A sentence as a command-line note: without a capital letter and full stop. */
  private static String note(Phrase sentence) {
    String text = sentence.toString();
    boolean isName = text.length() < 2 || !Character.isLowerCase(text.charAt(1));
    String begun = isName ? text : Character.toLowerCase(text.charAt(0)) + text.substring(1);
    return begun.endsWith(".") ? begun.substring(0, begun.length() - 1) : begun;
  }
}
