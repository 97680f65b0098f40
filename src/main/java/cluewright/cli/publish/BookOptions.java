package cluewright.cli.publish;

import cluewright.cli.option.Said;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
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
    return Optional.of(on(Book.USUAL));
  }

  /**
   * A book with what was said of it.
   *
   * @param usual with what holds where nothing was said
   * @throws UsageException as {@link #book}
   */
  Book on(Book usual) {
    Book wanted = said.on(usual);
    Book whole = wanted.withSections(parts(usual, wanted));
    ChapterOrder order = usual.order();
    return whole.withOrder(
        curve.on(chapters == null ? order : order.withPlans(plans(whole.sections()))));
  }

  private Set<Section> parts(Book usual, Book wanted) {
    if (!said.has(Book.SECTIONS)) {
      return usual.sections().equals(Section.usual(usual.imprint()))
          ? Section.usual(wanted.imprint())
          : wanted.sections();
    }
    boolean hasImprint = !wanted.imprint().isBlank();
    if (wanted.sections().contains(Section.IMPRINT) != hasImprint) {
      throw new UsageException(
          hasImprint
              ? "--imprint needs imprint among the --sections"
              : "imprint among the --sections needs its words: --imprint TEXT");
    }
    return wanted.sections();
  }

  private List<ChapterPlan> plans(Set<Section> parts) {
    if (!parts.contains(Section.CHAPTERS)) {
      throw new UsageException("--chapters needs chapters among the --sections");
    }
    try {
      List<ChapterPlan> plans = ChapterPlan.all(chapters);
      if (plans.stream().anyMatch(plan -> plan.name().isBlank())) {
        throw new IllegalArgumentException("a chapter has no name: write it like \"Warm-up=easy\"");
      }
      return plans;
    } catch (IllegalArgumentException e) {
      throw new UsageException("--chapters: " + e.getMessage());
    }
  }
}
