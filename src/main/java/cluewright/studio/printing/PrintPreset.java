package cluewright.studio.printing;

import static cluewright.print.StyleChoices.DETAILS;
import static cluewright.print.StyleChoices.LAYOUT;
import static cluewright.print.StyleChoices.SOLUTIONS;

import cluewright.phrase.Phrase;
import cluewright.print.HeadAndFoot;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.print.StyleChoices;
import cluewright.studio.printing.PrintChoices.Form;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A common way of printing as a starting point, everything about which can be changed. */
enum PrintPreset {
  ONE(
      Form.SHEETS,
      List.of(LAYOUT.to(1), DETAILS.to(Set.of(Detail.TITLE, Detail.AUTHOR, Detail.RATING)))),
  FOUR(Form.SHEETS, List.of(LAYOUT.to(4), DETAILS.to(Style.DETAILS_OF_SEVERAL))),
  LARGE(
      Form.SHEETS,
      List.of(
          LAYOUT.to(1),
          DETAILS.to(Set.of(Detail.TITLE, Detail.RATING)),
          StyleChoices.LARGE.to(TypeSize.LARGE))),
  BOOK(Form.BOOK, List.of(LAYOUT.to(2), DETAILS.to(Style.DETAILS_OF_SEVERAL))),
  /** Six per page, with lines for a name at the top and the answers on the back. */
  CLASS(
      Form.SHEETS,
      List.of(
          LAYOUT.to(6),
          DETAILS.to(Set.of(Detail.NUMBER, Detail.RATING)),
          SOLUTIONS.to(Solutions.BEHIND)));

  private final Form form;
  private final List<UnaryOperator<Style>> choices;

  PrintPreset(Form form, List<UnaryOperator<Style>> choices) {
    this.form = form;
    this.choices = choices;
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

  /** The settings for this preset; paper, margins, colours and the head of a class stay. */
  PrintChoices on(PrintChoices before) {
    Style style =
        before
            .style()
            .withSolutions(Solutions.BACK)
            .withSize(TypeSize.NORMAL)
            .withSheets(this == CLASS ? before.style().sheets() : HeadAndFoot.NONE);
    for (UnaryOperator<Style> choice : choices) {
      style = choice.apply(style);
    }
    return before
        .withForm(form)
        .withStyle(style)
        .withGutter(form == Form.BOOK ? OptionalDouble.empty() : OptionalDouble.of(0));
  }

  /** The usual scope for it: several puzzles, if there are several. */
  Scope scope(Scope before, int inProject) {
    if (this == ONE) {
      return Scope.THIS;
    }
    boolean hasMore = before == Scope.THIS && inProject > 1;
    return this != LARGE && hasMore ? Scope.PROJECT : before;
  }

  /** True if the settings are exactly those of this preset. */
  boolean isMadeIn(PrintChoices choices) {
    return on(choices).equals(choices);
  }
}
