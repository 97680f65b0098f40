package cluewright.cli.publish;

import cluewright.cli.option.Said;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Language;
import cluewright.print.image.PictureFile;
import cluewright.print.image.PictureSeries;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.print.image.SeriesPlan;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
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

  private final Said<SeriesPlan> said = new Said<>(SeriesPlan.CHOICES);

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec options = said.spec();

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
    boolean isSeries = first != null || said.has(SeriesPlan.NAME);
    if (!isSeries && said.hasAny()) {
      throw new UsageException("--with-solution and --with-caption need --daily or --name");
    }
    return isSeries;
  }

  PictureSeries series(PictureFile file, Set<Extra> extras) {
    SeriesPlan plan = plan();
    return new PictureSeries(
        file, Optional.ofNullable(first), plan.pattern(), extras, plan.parts(), locale());
  }

  private SeriesPlan plan() {
    String usual = first == null ? PictureSeries.NUMBERED : PictureSeries.DAILY;
    return said.on(new SeriesPlan(usual, Set.of()));
  }

  /**
   * The pattern of the file names.
   *
   * @throws UsageException if it asks for days, and none is given, or has other words in braces
   */
  String pattern() {
    String asked = plan().pattern();
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
    return SeriesPlan.SOLUTIONS.get(plan());
  }

  boolean needsLevel() {
    return SeriesPlan.CAPTIONS.get(plan()) || pattern().contains("{level}");
  }

  Locale locale() {
    return language.locale();
  }
}
