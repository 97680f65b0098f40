package cluewright.print.image;

import cluewright.format.BoardKinds;
import cluewright.format.WholeFile;
import cluewright.format.WholeFiles;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import cluewright.print.Entry;
import cluewright.print.UsedSymbols;
import cluewright.print.image.PuzzlePicture.Extra;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * A picture for each of several puzzles with its accompanying files, written all or none.
 *
 * @param first the day of the first puzzle; those that follow have the days that follow
 * @param pattern of the names, with words in braces
 * @param extras what the pictures show besides the clues
 * @param parts what is written besides the pictures
 * @param locale of captions and weekdays
 */
public record PictureSeries(
    PictureFile file,
    Optional<LocalDate> first,
    String pattern,
    Set<Extra> extras,
    Set<Part> parts,
    Locale locale) {
  /** The usual name patterns, for dailies and for others. */
  public static final String DAILY = "sudoku-{date}";

  public static final String NUMBERED = "sudoku-{number}";

  private static final DateTimeFormatter DAY = DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL);

  private static final String WORDS = "\\{(number|date|weekday|title|level)\\}";
  private static final String NO_NAME = ".*[{}/\\\\].*";
  private static final String SOLUTION = "-solution";
  private static final String CAPTION = ".txt";
  private static final String UNKNOWN = "unrated";

  /** A file that accompanies a picture. */
  public enum Part {
    /** The picture of the solution, with -solution added to the name. */
    SOLUTION,
    /** A text file with title, author, day, level, number of clues and rules. */
    CAPTION
  }

  /** Two puzzles, counted from 1, whose files would have the same name. */
  public record Clash(int one, int other, String name) {}

  public PictureSeries {
    extras = Set.copyOf(extras);
    parts = Set.copyOf(parts);
  }

  /**
   * True if a pattern contains unknown words in braces, or characters that file names cannot have.
   */
  public static boolean isImpossible(String pattern) {
    String rest = pattern.replaceAll(WORDS, "");
    return pattern.isBlank() || rest.matches(NO_NAME);
  }

  /** True if a pattern contains a date. */
  public static boolean needsDay(String pattern) {
    return pattern.contains("{date}") || pattern.contains("{weekday}");
  }

  /** True if levels are included. */
  public boolean needsLevel() {
    return parts.contains(Part.CAPTION) || pattern.contains("{level}");
  }

  /** The first two puzzles that would have the same file name. */
  public Optional<Clash> clash(List<Entry> entries) {
    Map<String, Integer> numbers = new HashMap<>();
    for (int number = 1; number <= entries.size(); number++) {
      for (String name : names(entries, number)) {
        Integer before = numbers.put(name.toLowerCase(Locale.ROOT), number);
        if (before != null) {
          return Optional.of(new Clash(before, number, name));
        }
      }
    }
    return Optional.empty();
  }

  /** The file names of a picture and its solution. */
  private List<String> names(List<Entry> entries, int number) {
    String name = name(entries, number);
    return parts.contains(Part.SOLUTION) ? List.of(name, name + SOLUTION) : List.of(name);
  }

  /**
   * The name of a file, without its extension.
   *
   * @param number of the puzzle, from 1
   */
  public String name(List<Entry> entries, int number) {
    Entry entry = entries.get(number - 1);
    int digits = String.valueOf(entries.size()).length();
    Optional<LocalDate> date = date(number);
    return pattern
        .replace("{number}", ("%0" + digits + "d").formatted(number))
        .replace("{date}", date.map(LocalDate::toString).orElse(""))
        .replace("{weekday}", date.map(this::weekday).orElse(""))
        .replace(
            "{level}",
            entry.grade().map(each -> plain(each.level().label().toString())).orElse(UNKNOWN))
        .replace("{title}", plain(entry.title()));
  }

  private Optional<LocalDate> date(int number) {
    return first.map(day -> day.plusDays(number - 1));
  }

  private String weekday(LocalDate date) {
    return date.getDayOfWeek()
        .getDisplayName(TextStyle.FULL_STANDALONE, locale)
        .toLowerCase(locale);
  }

  /** A text made fit for file names: letters and digits, with hyphens between words. */
  private static String plain(String text) {
    String plain =
        text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    return plain.isEmpty() ? "untitled" : plain;
  }

  /**
   * Writes the files into a folder, all or none; files of the same names are replaced.
   *
   * @param folder made where it is missing
   * @param entries each with its solution, where solutions are written
   * @param progress told how many are written; may throw {@code CancellationException}, after which
   *     nothing stays
   */
  public void write(Path folder, List<Entry> entries, IntConsumer progress) throws IOException {
    WholeFiles.write(
        folder,
        into -> {
          for (int number = 1; number <= entries.size(); number++) {
            write(into, entries, number);
            progress.accept(number);
          }
        });
  }

  /** The names of all files, with extensions. */
  public List<String> files(List<Entry> entries) {
    List<String> files = new ArrayList<>();
    for (int number = 1; number <= entries.size(); number++) {
      names(entries, number).forEach(name -> files.add(name + ending()));
      if (parts.contains(Part.CAPTION)) {
        files.add(name(entries, number) + CAPTION);
      }
    }
    return files;
  }

  private String ending() {
    return "." + file.kind().extension();
  }

  private void write(Path folder, List<Entry> entries, int number) throws IOException {
    Entry entry = entries.get(number - 1);
    String name = name(entries, number);
    String ending = ending();
    PuzzlePicture picture =
        PuzzlePicture.of(entry.puzzle(), Optional.empty(), extras)
            .withDigits(entry.digits())
            .withTitle(entry.title());
    WholeFile.write(folder.resolve(name + ending), out -> file.write(out, picture));
    if (parts.contains(Part.SOLUTION)) {
      PuzzlePicture solved = picture.withSolution(entry.solution().orElseThrow());
      WholeFile.write(folder.resolve(name + SOLUTION + ending), out -> file.write(out, solved));
    }
    if (parts.contains(Part.CAPTION)) {
      byte[] caption = caption(entry, number).getBytes(StandardCharsets.UTF_8);
      WholeFile.write(folder.resolve(name + CAPTION), out -> out.write(caption));
    }
  }

  /**
   * The caption, one line each: title, author, localized date, level, number of clues, characters
   * that are not numbers, and rules, with the setter's own words; empty ones are left out.
   */
  private String caption(Entry entry, int number) {
    List<String> lines = new ArrayList<>();
    lines.add(entry.title());
    lines.add(entry.author());
    lines.add(date(number).map(DAY.withLocale(locale)::format).orElse(""));
    lines.add(entry.grade().map(each -> each.level().label().in(locale)).orElse(""));
    lines.add(Phrase.of("print.clues", entry.puzzle().mask().size()).in(locale));
    Board board = entry.puzzle().board();
    lines.add(UsedSymbols.sentence(board, entry.digits()).in(locale));
    lines.add(BoardKinds.rules(board).in(locale));
    lines.add(Boards.isClassic(board) ? "" : entry.notes());
    lines.removeIf(String::isBlank);
    return String.join("\n", lines) + "\n";
  }
}
