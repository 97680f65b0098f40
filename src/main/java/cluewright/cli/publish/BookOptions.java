package cluewright.cli.publish;

import cluewright.cli.terminal.UsageException;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Curve;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options for a book and its parts. */
public final class BookOptions {
  /** How a line ends in an option's text, beside a true end of a line. */
  private static final String LINE_END = "\\n";

  @Option(names = "--book", description = "Make a book, with the sections that --sections names.")
  private boolean book;

  @Option(
      names = "--sections",
      paramLabel = "SECTION",
      split = ",",
      description =
          "The parts of a book, separated by commas: cover, title-page, imprint, contents, rules"
              + " (with an example), levels (what they mean), chapters (see --chapters), notes"
              + " (lined pages). Default: cover, contents and chapters; with --imprint also"
              + " title-page and imprint.")
  private List<Section> sections;

  @Option(names = "--title", paramLabel = "TEXT", description = "The book's title.")
  private String title;

  @Option(names = "--subtitle", paramLabel = "TEXT", description = "The book's subtitle.")
  private String subtitle;

  @Option(names = "--author", paramLabel = "TEXT", description = "The book's author.")
  private String author;

  @Option(
      names = "--imprint",
      paramLabel = "TEXT",
      description =
          "Publisher, year, ISBN, copyright, for the back of the title page; \\n"
              + " ends a line, \\n"
              + "\\n"
              + " a paragraph.")
  private String imprint;

  @Option(
      names = "--chapters",
      paramLabel = "PLAN",
      description =
          "The chapters in their order, such as \"Warm-up=easy;Coffee=medium,hard;Nightcap=rest\":"
              + " after each name levels (easy, medium, hard, unfair, extreme, unrated), numbers of"
              + " puzzles in IN (1-20), words of titles (title:heart) or rest, the puzzles that no"
              + " other takes. Default: a chapter per level.")
  private String chapters;

  @Option(
      names = "--curve",
      paramLabel = "CURVE",
      description =
          "The difficulty within a chapter: as-given, rising, or waves (up and down, six puzzles or"
              + " so each way). Default: as-given.")
  private Curve curve;

  boolean isAsked() {
    return book;
  }

  /**
   * The book, if one is asked for.
   *
   * @throws UsageException if something is said of a book, and none is asked for, or an imprint is
   *     asked for without its words
   */
  Optional<Book> book() {
    boolean isSaid =
        Stream.of(title, subtitle, author, imprint, sections, chapters, curve)
            .anyMatch(Objects::nonNull);
    if (!book && isSaid) {
      throw new UsageException(
          "--title, --subtitle, --author, --imprint, --sections, --chapters and --curve need"
              + " --book");
    }
    if (!book) {
      return Optional.empty();
    }
    return Optional.of(
        new Book(
            text(title),
            text(subtitle),
            text(author),
            text(imprint).replace(LINE_END, "\n"),
            parts(),
            new ChapterOrder(plans(), curve == null ? Curve.AS_GIVEN : curve)));
  }

  private Set<Section> parts() {
    boolean hasImprint = !text(imprint).isBlank();
    if (sections == null) {
      Set<Section> usual = Section.usual();
      if (hasImprint) {
        usual.add(Section.TITLE_PAGE);
        usual.add(Section.IMPRINT);
      }
      return usual;
    }
    Set<Section> asked = Set.copyOf(sections);
    if (asked.contains(Section.IMPRINT) != hasImprint) {
      throw new UsageException(
          hasImprint
              ? "--imprint needs imprint among the --sections"
              : "imprint among the --sections needs its words: --imprint TEXT");
    }
    return asked;
  }

  private List<ChapterPlan> plans() {
    if (chapters == null) {
      return List.of();
    }
    if (!parts().contains(Section.CHAPTERS)) {
      throw new UsageException("--chapters needs chapters among the --sections");
    }
    List<ChapterPlan> plans = new ArrayList<>();
    for (String plan : chapters.split(";", -1)) {
      if (!plan.isBlank()) {
        plans.add(plan(plan));
      }
    }
    if (plans.isEmpty()) {
      throw new UsageException("--chapters names no chapter: write it like \"Warm-up=easy\"");
    }
    return plans;
  }

  private static ChapterPlan plan(String text) {
    int middle = text.indexOf('=');
    if (middle < 0 || text.substring(0, middle).isBlank()) {
      throw new UsageException(
          "\"%s\" is no chapter of --chapters: write a name, = and its puzzles, such as Warm-up=easy"
              .formatted(text.strip()));
    }
    try {
      return ChapterPlan.of(text.substring(0, middle), text.substring(middle + 1));
    } catch (IllegalArgumentException e) {
      throw new UsageException("--chapters: " + e.getMessage());
    }
  }

  private static String text(String said) {
    return said == null ? "" : said;
  }
}
