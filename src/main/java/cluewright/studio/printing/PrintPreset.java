package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.print.HeadAndFoot;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.studio.printing.PrintChoices.Form;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * A way of printing that people want most; each is a beginning, and everything about it can be
 * changed.
 */
enum PrintPreset {
  ONE(Form.SHEETS, 1, TypeSize.NORMAL, Set.of(Detail.TITLE, Detail.AUTHOR, Detail.RATING)),
  FOUR(
      Form.SHEETS,
      4,
      TypeSize.NORMAL,
      Set.of(Detail.NUMBER, Detail.TITLE, Detail.RATING, Detail.PAGE_NUMBERS)),
  LARGE(Form.SHEETS, 1, TypeSize.LARGE, Set.of(Detail.TITLE, Detail.RATING)),
  BOOK(
      Form.BOOK,
      2,
      TypeSize.NORMAL,
      Set.of(Detail.NUMBER, Detail.TITLE, Detail.RATING, Detail.PAGE_NUMBERS)),
  /** Six a page, with lines for a name at the head and the answers on the back. */
  CLASS(Form.SHEETS, 6, TypeSize.NORMAL, Set.of(Detail.NUMBER, Detail.RATING));

  private final Form form;
  private final int perPage;
  private final TypeSize size;
  private final Set<Detail> details;

  PrintPreset(Form form, int perPage, TypeSize size, Set<Detail> details) {
    this.form = form;
    this.perPage = perPage;
    this.size = size;
    this.details = details;
  }

  Phrase label() {
    return Phrase.of("printing.preset-" + id());
  }

  Phrase hint() {
    return Phrase.of("printing.preset-hint-" + id());
  }

  private String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The choices, made as this says; paper, margins and colours stay, and the head of a class. */
  PrintChoices on(PrintChoices before) {
    return before
        .withForm(form)
        .withStyle(
            before
                .style()
                .withPerPage(perPage)
                .withSolutions(this == CLASS ? Solutions.BEHIND : Solutions.BACK)
                .withDetails(details)
                .withSize(size)
                .withSheets(this == CLASS ? before.style().sheets() : HeadAndFoot.NONE))
        .withGutter(form == Form.BOOK ? OptionalDouble.empty() : OptionalDouble.of(0));
  }

  /** The scope that most want with it: several puzzles, where there are several. */
  Scope scope(Scope before, int inProject) {
    if (this == ONE) {
      return Scope.THIS;
    }
    boolean hasMore = before == Scope.THIS && inProject > 1;
    return this != LARGE && hasMore ? Scope.PROJECT : before;
  }

  /** Tests whether the choices are just those of this. */
  boolean isMadeIn(PrintChoices choices) {
    return on(choices).equals(choices);
  }
}
