package cluewright.cli.publish;

import cluewright.cli.option.Said;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for books and their parts. */
public final class BookOptions {
  @Option(names = "--book", description = "Make a book, with the sections that --sections names.")
  private boolean book;

  private final Said<Book> said = new Said<>(Book.CHOICES);
  private final Said<ChapterOrder> curve = new Said<>(List.of(ChapterOrder.CURVE));

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec options = said.spec();

  @Option(
      names = "--chapters",
      paramLabel = "PLAN",
      description =
          "The chapters in their order, such as \"Warm-up=easy;Coffee=medium,hard;Nightcap=rest\":"
              + " after each name levels (easy, medium, hard, unfair, extreme, unrated), numbers of"
              + " puzzles in IN (1-20), words of titles (title:heart) or rest, the puzzles that no"
              + " other takes. Default: a chapter per level.")
  private String chapters;

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec curveOption = curve.spec();

  /** Asks for a book. */
  void ask() {
    book = true;
  }

  boolean isAsked() {
    return book;
  }

  /**
   * The book, if requested.
   *
   * @throws UsageException if something is said of a book, and none is asked for, or an imprint is
   *     asked for without its words
   */
  Optional<Book> book() {
    boolean isSaid = chapters != null || said.hasAny() || curve.hasAny();
    if (!book && isSaid) {
      throw new UsageException(
          "--title, --subtitle, --author, --imprint, --sections, --chapters and --curve need"
              + " --book");
    }
    if (!book) {
      return Optional.empty();
    }
    Book wanted = said.on(Book.USUAL);
    Book whole = wanted.withSections(parts(wanted));
    return Optional.of(
        whole.withOrder(curve.on(ChapterOrder.USUAL.withPlans(plans(whole.sections())))));
  }

  private Set<Section> parts(Book wanted) {
    boolean hasImprint = !wanted.imprint().isBlank();
    if (!said.has(Book.SECTIONS)) {
      Set<Section> usual = Section.usual();
      if (hasImprint) {
        usual.add(Section.TITLE_PAGE);
        usual.add(Section.IMPRINT);
      }
      return usual;
    }
    if (wanted.sections().contains(Section.IMPRINT) != hasImprint) {
      throw new UsageException(
          hasImprint
              ? "--imprint needs imprint among the --sections"
              : "imprint among the --sections needs its words: --imprint TEXT");
    }
    return wanted.sections();
  }

  private List<ChapterPlan> plans(Set<Section> parts) {
    if (chapters == null) {
      return List.of();
    }
    if (!parts.contains(Section.CHAPTERS)) {
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
}
