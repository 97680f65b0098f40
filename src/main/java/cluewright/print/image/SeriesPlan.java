package cluewright.print.image;

import cluewright.choice.Choice;
import cluewright.choice.Kind.Several;
import cluewright.choice.Kind.Written;
import cluewright.print.image.PictureSeries.Part;
import java.util.List;
import java.util.Set;

/**
 * What is chosen of a series of pictures besides the look of each.
 *
 * @param pattern of the names, with words in braces
 * @param parts what is written besides the pictures
 */
public record SeriesPlan(String pattern, Set<Part> parts) {
  private static final Choice<SeriesPlan, Set<Part>> PARTS =
      Choice.of(
          "parts",
          new Several<>(Part.class),
          SeriesPlan::parts,
          (plan, next) -> new SeriesPlan(plan.pattern, next));

  public static final Choice<SeriesPlan, String> NAME =
      Choice.of(
              "series-name",
              Written.TEXT,
              SeriesPlan::pattern,
              (plan, next) -> new SeriesPlan(next, plan.parts))
          .said(
              List.of("--name"),
              "PATTERN",
              "Write every puzzle of IN. The names of the files are made of {number}, {date},"
                  + " {weekday}, {title} and {level}. Default: sudoku-{date} with --daily, else"
                  + " sudoku-{number}.")
          .shown("series")
          .kept("pictureSeriesName");

  public static final Choice<SeriesPlan, Boolean> SOLUTIONS =
      Choice.member("series-solutions", PARTS, Part.SOLUTION)
          .said(
              List.of("--with-solution"),
              "",
              "Also write each solution, to a file whose name ends in -solution.")
          .shown("series")
          .kept("pictureSeriesSolutions");

  public static final Choice<SeriesPlan, Boolean> CAPTIONS =
      Choice.member("series-captions", PARTS, Part.CAPTION)
          .said(
              List.of("--with-caption"),
              "",
              "Also write a text file with title, author, date, level, number of clues and rules.")
          .shown("series")
          .kept("pictureSeriesCaptions");

  public static final List<Choice<SeriesPlan, ?>> CHOICES = List.of(NAME, SOLUTIONS, CAPTIONS);

  public SeriesPlan {
    parts = Set.copyOf(parts);
  }
}
