package cluewright.cli.publish;

import cluewright.cli.publish.PrintOptions.Language;
import cluewright.cli.terminal.UsageException;
import cluewright.print.image.PictureFile;
import cluewright.print.image.PictureSeries;
import cluewright.print.image.PictureSeries.Part;
import cluewright.print.image.PuzzlePicture.Extra;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for a picture file of each puzzle. */
public final class SeriesOptions {
  @Option(
      names = "--daily",
      paramLabel = "DATE",
      converter = DateConverter.class,
      description = "Write every puzzle of IN, one for each day from DATE on, such as 2026-12-01.")
  private LocalDate first;

  @Option(
      names = "--name",
      paramLabel = "PATTERN",
      description =
          "Write every puzzle of IN. The names of the files are made of {number}, {date}, {weekday},"
              + " {title} and {level}. Default: sudoku-{date} with --daily, else sudoku-{number}.")
  private String pattern;

  @Option(
      names = "--with-solution",
      description = "Also write each solution, to a file whose name ends in -solution.")
  private boolean hasSolution;

  @Option(
      names = "--with-caption",
      description =
          "Also write a text file with title, author, date, level, number of clues and rules.")
  private boolean hasCaption;

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      defaultValue = "en",
      description =
          "The language of captions, weekdays and a gif's sentences: en, de or ja. Default: en.")
  private Language language;

  private static final class DateConverter implements ITypeConverter<LocalDate> {
    @Override
    public LocalDate convert(String text) {
      try {
        return LocalDate.parse(text.strip());
      } catch (DateTimeParseException e) {
        throw new TypeConversionException(
            "\"%s\" is no date: write year, month and day, such as 2026-12-01".formatted(text));
      }
    }
  }

  /** True if every puzzle gets a file. */
  boolean isAsked() {
    boolean isSeries = first != null || pattern != null;
    if (!isSeries && (hasSolution || hasCaption)) {
      throw new UsageException("--with-solution and --with-caption need --daily or --name");
    }
    return isSeries;
  }

  PictureSeries series(PictureFile file, Set<Extra> extras) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    if (hasSolution) {
      parts.add(Part.SOLUTION);
    }
    if (hasCaption) {
      parts.add(Part.CAPTION);
    }
    return new PictureSeries(file, Optional.ofNullable(first), pattern(), extras, parts, locale());
  }

  /**
   * The pattern of the file names.
   *
   * @throws UsageException if it asks for days, and none is given, or has other words in braces
   */
  String pattern() {
    String asked =
        pattern == null ? first == null ? PictureSeries.NUMBERED : PictureSeries.DAILY : pattern;
    if (PictureSeries.isImpossible(asked)) {
      throw new UsageException(
          "--name has only {number}, {date}, {weekday}, {title} and {level} in braces, and no folders:"
              + " \"%s\"".formatted(asked));
    }
    if (first == null && PictureSeries.needsDay(asked)) {
      throw new UsageException("{date} and {weekday} in --name need --daily");
    }
    return asked;
  }

  boolean hasSolution() {
    return hasSolution;
  }

  boolean needsLevel() {
    return hasCaption || pattern().contains("{level}");
  }

  Locale locale() {
    return language.locale();
  }
}
