package cluewright.cli.publish;

import cluewright.cli.terminal.UsageException;
import cluewright.print.GradeLook;
import cluewright.print.HeadAndFoot;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import java.util.EnumSet;
import java.util.Set;
import picocli.CommandLine.Option;

/** The options for words at the head and the foot of sheets, and for how levels are told. */
public final class SheetOptions {
  @Option(
      names = "--level-as",
      paramLabel = "LOOK",
      description =
          "The level as stars (one to five), words, score, words-and-score, or none. Default:"
              + " words-and-score.")
  private LevelAs levelAs;

  @Option(
      names = "--header",
      paramLabel = "TEXT",
      description =
          "A line at the head of sheets of puzzles, such as \"Name: ____ Class: ____ Date: ____\":"
              + " underscores are lines to write on, {page} is the page number.")
  private String header;

  @Option(
      names = "--footer",
      paramLabel = "TEXT",
      description = "The same at the foot of sheets of puzzles.")
  private String footer;

  /** How a level is told. */
  public enum LevelAs {
    STARS,
    WORDS,
    SCORE,
    WORDS_AND_SCORE,
    NONE
  }

  /**
   * A style with what these say.
   *
   * @throws UsageException if head or foot cannot be had
   */
  Style on(Style style, boolean isBook) {
    if (isBook && (header != null || footer != null)) {
      throw new UsageException(
          "--header and --footer are for sheets: a book has running heads of its own");
    }
    try {
      return graded(style).withSheets(new HeadAndFoot(text(header), text(footer)));
    } catch (IllegalArgumentException e) {
      throw new UsageException("--header or --footer: " + e.getMessage());
    }
  }

  private Style graded(Style style) {
    if (levelAs == null) {
      return style;
    }
    Set<Detail> details = EnumSet.of(Detail.RATING);
    details.addAll(style.details());
    if (levelAs == LevelAs.NONE) {
      details.remove(Detail.RATING);
      return style.withDetails(details);
    }
    return style.withDetails(details).withGrades(GradeLook.valueOf(levelAs.name()));
  }

  private static String text(String said) {
    return said == null ? "" : said.strip();
  }
}
