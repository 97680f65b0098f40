package cluewright.cli.publish;

import cluewright.cli.input.Input;
import cluewright.cli.input.ItemArgument;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.BoardKinds;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.print.Entry;
import cluewright.print.image.PictureKind;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.search.Watch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes a picture of each of several puzzles into a folder, and what belongs to it. */
final class PictureSeries {
  private static final String UNKNOWN = "unrated";

  private final Console console;
  private final PictureOptions file;
  private final SeriesOptions options;
  private final Set<Extra> extras;

  PictureSeries(Console console, PictureOptions file, SeriesOptions options, Set<Extra> extras) {
    this.console = console;
    this.file = file;
    this.options = options;
    this.extras = extras;
  }

  /**
   * Writes them all.
   *
   * @param folder made where it is missing
   * @throws UsageException if two files would have one name, or a solution is wanted that is not
   *     there; before anything is written
   */
  int write(String argument, String folder, Optional<Board> board) throws IOException {
    PictureKind kind = file.kind("-");
    if (kind == PictureKind.GIF) {
      throw new UsageException("a series is of pictures that stand still: choose another --to");
    }
    file.check(kind);
    options.pattern();
    Reading reading = ItemArgument.all(argument, Optional.empty(), board, console.in());
    reading.remarks().forEach(remark -> console.note(Input.shortened(argument) + ": " + remark));
    ProgressLine progress = new ProgressLine(console);
    Watch watch = Watch.idle();
    PrintEntries wanted =
        new PrintEntries(
            PrintEntries.Wanted.when(options.hasSolution()),
            PrintEntries.Wanted.when(options.needsLevel()),
            PrintEntries.Wanted.NO,
            Optional.empty());
    List<Entry> entries =
        Interrupt.stopping(watch, () -> wanted.of(reading.items(), watch, progress, console::note));
    if (watch.isStopped()) {
      console.note("stopped: nothing is written");
      return ExitCode.UNDECIDED;
    }
    List<String> names = names(entries);
    checkSolutions(entries);
    Path into = Files.createDirectories(Path.of(folder));
    for (int i = 0; i < entries.size(); i++) {
      write(entries.get(i), into.resolve(names.get(i)).toString(), kind, i + 1);
      progress.show(String.format(Locale.ROOT, "%,d of %,d written", i + 1, entries.size()));
    }
    progress.clear();
    console.note(
        "%,d %s in %s, from %s to %s"
            .formatted(
                entries.size(),
                entries.size() == 1 ? "puzzle" : "puzzles",
                folder,
                names.get(0),
                names.get(names.size() - 1)));
    return ExitCode.OK;
  }

  private List<String> names(List<Entry> entries) {
    int digits = String.valueOf(entries.size()).length();
    List<String> names = new ArrayList<>();
    Map<String, Integer> numbers = new HashMap<>();
    for (int number = 1; number <= entries.size(); number++) {
      String name = name(entries.get(number - 1), number, digits);
      Integer before = numbers.put(name.toLowerCase(Locale.ROOT), number);
      if (before != null) {
        throw new UsageException(
            "puzzles %d and %d would both be written to %s: add {number} to --name"
                .formatted(before, number, name));
      }
      names.add(name);
    }
    return names;
  }

  private String name(Entry entry, int number, int digits) {
    Optional<LocalDate> date = options.date(number);
    return options
        .pattern()
        .replace("{number}", ("%0" + digits + "d").formatted(number))
        .replace("{date}", date.map(LocalDate::toString).orElse(""))
        .replace("{weekday}", date.map(this::weekday).orElse(""))
        .replace(
            "{level}",
            entry.grade().map(each -> plain(each.level().label().toString())).orElse(UNKNOWN))
        .replace("{title}", plain(entry.title()));
  }

  private String weekday(LocalDate date) {
    return date.getDayOfWeek()
        .getDisplayName(TextStyle.FULL_STANDALONE, options.locale())
        .toLowerCase(options.locale());
  }

  /** Fit for names of files: letters and digits, with hyphens between words. */
  private static String plain(String text) {
    String plain =
        text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    return plain.isEmpty() ? "untitled" : plain;
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

  private void write(Entry entry, String name, PictureKind kind, int number) throws IOException {
    PuzzlePicture picture =
        PuzzlePicture.of(entry.puzzle(), Optional.empty(), extras).withDigits(entry.digits());
    String ending = "." + kind.extension();
    OutFile.write(name + ending, out -> file.write(out, picture, kind));
    if (options.hasSolution()) {
      PuzzlePicture solved = picture.withSolution(entry.solution().orElseThrow());
      OutFile.write(name + "-solution" + ending, out -> file.write(out, solved, kind));
    }
    if (options.hasCaption()) {
      byte[] caption = caption(entry, number).getBytes(StandardCharsets.UTF_8);
      OutFile.write(name + ".txt", out -> out.write(caption));
    }
  }

  /**
   * A line each: title, author, day, level, number of clues, rules; without those that are empty.
   */
  private String caption(Entry entry, int number) {
    Locale locale = options.locale();
    List<String> lines = new ArrayList<>();
    lines.add(entry.title());
    lines.add(entry.author());
    lines.add(options.date(number).map(LocalDate::toString).orElse(""));
    lines.add(entry.grade().map(each -> each.level().label().in(locale)).orElse(""));
    lines.add(Phrase.of("print.clues", entry.puzzle().mask().size()).in(locale));
    lines.add(BoardKinds.rules(entry.puzzle().board()).in(locale));
    lines.removeIf(String::isBlank);
    return String.join("\n", lines) + "\n";
  }
}
