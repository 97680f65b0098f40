package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.print.Style;
import cluewright.studio.notice.Notice;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What is amiss with the pages, each with a way out.
 *
 * @param laid the pages, if there is any puzzle
 */
record Trouble(Manuscript manuscript, Optional<Layout> laid) {
  /** Letters that are smaller are hard to read, in points. */
  private static final double READABLE = 5;

  /**
   * The worst of it.
   *
   * @param goTo takes a puzzle to the desk
   * @param choose makes other choices
   */
  Optional<Notice> notice(Consumer<Pick> goTo, Consumer<Choices> choose) {
    if (manuscript.picks().isEmpty()) {
      return Optional.of(Notice.hint(Phrase.of("printing.none-here")));
    }
    return laid.flatMap(Layout::fault)
        .map(fault -> told(fault, goTo))
        .or(() -> tooSmall(choose))
        .or(this::unsolvable);
  }

  private Notice told(Layout.Fault fault, Consumer<Pick> goTo) {
    Notice notice = Notice.error(fault.sentence());
    int entry = fault.entry().orElse(Integer.MAX_VALUE);
    return entry < manuscript.picks().size()
        ? notice.with(
            Phrase.of("printing.go-there"), () -> goTo.accept(manuscript.picks().get(entry)))
        : notice;
  }

  private Optional<Notice> tooSmall(Consumer<Choices> choose) {
    return laid.map(Layout::smallest)
        .filter(size -> size < READABLE)
        .map(size -> withFewer(Notice.hint(Phrase.of("printing.too-small", size)), choose));
  }

  private Notice withFewer(Notice notice, Consumer<Choices> choose) {
    int place = Style.PER_PAGE.indexOf(manuscript.choices().style().perPage());
    return place == 0
        ? notice
        : notice.with(
            Phrase.of("printing.fewer"),
            () -> choose.accept(manuscript.choices().withPerPage(Style.PER_PAGE.get(place - 1))));
  }

  private Optional<Notice> unsolvable() {
    long count = manuscript.unsolvable();
    return count == 0
        ? Optional.empty()
        : Optional.of(Notice.hint(Phrase.of("printing.unsolvable", count)));
  }
}
