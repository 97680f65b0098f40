package cluewright.cli.publish;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.ItemArgument;
import cluewright.cli.input.NamedFiles;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.print.Entry;
import cluewright.print.image.PictureKind;
import cluewright.print.image.PictureSeries;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.search.Watch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Writes a picture of each of several puzzles with its accompanying files into a folder. */
final class SeriesRun {
  private final Console console;
  private final PictureOptions file;
  private final SeriesOptions options;
  private final Set<Extra> extras;

  SeriesRun(Console console, PictureOptions file, SeriesOptions options, Set<Extra> extras) {
    this.console = console;
    this.file = file;
    this.options = options;
    this.extras = extras;
  }

  /**
   * Writes all pictures.
   *
   * @param folder made where it is missing
   * @param named the files that are read
   * @param notes told which entries are left out
   * @throws UsageException if two files would have one name, or a solution is wanted that is not
   *     there; before anything is written
   */
  int write(
      String argument, String folder, Optional<Board> board, NamedFiles named, ReadingNotes notes)
      throws IOException {
    PictureKind kind = file.kind("-");
    if (kind == PictureKind.GIF) {
      throw new UsageException("a series is of pictures that stand still: choose another --to");
    }
    file.check(kind);
    options.pattern();
    Reading reading = ItemArgument.all(argument, Optional.empty(), board, console.in(), notes);
    reading.remarks().forEach(remark -> console.note(Input.shortened(argument) + ": " + remark));
    ProgressLine progress = new ProgressLine(console);
    Watch watch = Watch.idle();
    PrintEntries wanted =
        new PrintEntries(
            PrintEntries.Wanted.when(options.hasSolution()),
            PrintEntries.Wanted.when(options.needsLevel()),
            PrintEntries.Wanted.NO,
            Optional.empty());
    PrintEntries.All all =
        Interrupt.stopping(watch, () -> wanted.of(reading.items(), watch, progress, console::note));
    if (watch.isStopped()) {
      console.note("stopped: nothing is written");
      return ExitCode.UNDECIDED;
    }
    List<Entry> entries = all.entries();
    PictureSeries series = options.series(file.file(kind), extras);
    series
        .clash(entries)
        .ifPresent(
            clash -> {
              throw new UsageException(
                  "puzzles %d and %d would both be written to %s: add {number} to --name"
                      .formatted(clash.one(), clash.other(), clash.name()));
            });
    Path into = Path.of(folder);
    series
        .files(entries)
        .forEach(name -> named.add("OUT", into.resolve(name).toString(), FileUse.WRITTEN));
    checkSolutions(entries);
    int code =
        StoppableWriting.run(
            console,
            running ->
                series.write(
                    into,
                    entries,
                    done -> {
                      progress.show(
                          String.format(Locale.ROOT, "%,d of %,d written", done, entries.size()));
                      running.throwIfStopped();
                    }));
    progress.clear();
    if (code != ExitCode.OK) {
      return code;
    }
    console.note(
        "%,d %s in %s, from %s to %s"
            .formatted(
                entries.size(),
                entries.size() == 1 ? "puzzle" : "puzzles",
                folder,
                series.name(entries, 1),
                series.name(entries, entries.size())));
    return notes.exitCode(all.exitCode());
  }

  private void checkSolutions(List<Entry> entries) {
    for (int i = 0; i < entries.size() && options.hasSolution(); i++) {
      if (entries.get(i).solution().isEmpty()) {
        throw new UsageException(
            "puzzle %d: %s; leave out --with-solution, or the puzzle"
                .formatted(i + 1, entries.get(i).withoutSolution()));
      }
    }
  }
}
