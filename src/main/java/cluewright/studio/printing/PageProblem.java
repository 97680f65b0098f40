package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.notice.Notice;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Problems with the pages, each with a remedy.
 *
 * @param laid the pages, if there is any puzzle
 */
record PageProblem(Manuscript manuscript, Optional<Layout> laid) {
  /**
   * The most serious problem.
   *
   * @param goTo makes a puzzle current
   */
  Optional<Notice> notice(Consumer<PrintedPuzzle> goTo) {
    if (manuscript.picks().isEmpty()) {
      return Optional.of(Notice.hint(Phrase.of("printing.none-here")));
    }
    return laid.flatMap(Layout::fault)
        .map(fault -> told(fault, goTo))
        .or(this::remarks)
        .or(this::unsolvable)
        .or(this::uncounted);
  }

  private Notice told(Layout.Fault fault, Consumer<PrintedPuzzle> goTo) {
    Notice notice = Notice.error(fault.sentence());
    int entry = fault.entry().orElse(Integer.MAX_VALUE);
    return entry < manuscript.picks().size()
        ? notice.with(
            Phrase.of("printing.go-there"), () -> goTo.accept(manuscript.picks().get(entry)))
        : notice;
  }

  private Optional<Notice> remarks() {
    return laid.map(Layout::remarks)
        .filter(remarks -> !remarks.isEmpty())
        .map(remarks -> Notice.hint(Phrase.sentences(remarks.toArray(Phrase[]::new))));
  }

  private Optional<Notice> unsolvable() {
    long count = manuscript.unsolvable();
    return count == 0
        ? Optional.empty()
        : Optional.of(Notice.hint(Phrase.of("printing.unsolvable", count)));
  }

  private Optional<Notice> uncounted() {
    long count = manuscript.uncounted();
    return count == 0
        ? Optional.empty()
        : Optional.of(Notice.hint(Phrase.of("printing.uncounted", count)));
  }
}
