package cluewright.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.batch.BatchException;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterPlan;
import cluewright.print.Delivery;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.StyleChoices;
import cluewright.print.Wrap;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlanPagesTest {
  private static final BookPlan PLAN =
      BookPlan.USUAL
          .withTitle("Kites")
          .withSubtitle("Forty")
          .withAuthor("Me")
          .withRows(
              List.of(PlanRow.of(Level.EASY, 2).withName("Warm-up"), PlanRow.of(Level.HARD, 3)));

  private static PlanPages pages(Map<String, String> print) {
    return PlanPages.of(PLAN.withPrint(print), Locale.ENGLISH);
  }

  @Test
  void aPlanThatSaysNothingIsAnUsualBookWithItsNamesAndAChapterForEachRow() {
    PlanPages pages = pages(Map.of());
    assertThat(pages.style()).isEqualTo(Style.OF_BOOKS);
    assertThat(pages.book().title()).isEqualTo("Kites");
    assertThat(pages.book().subtitle()).isEqualTo("Forty");
    assertThat(pages.book().order().plans())
        .extracting(ChapterPlan::name, ChapterPlan::written)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("Warm-up", "1-2"),
            org.assertj.core.groups.Tuple.tuple("Hard", "3-5"));
    assertThat(PlanPages.of(BookPlan.USUAL, Locale.ENGLISH).book().order().plans()).isEmpty();
  }

  @Test
  void whatAPlanSaysIsReadWithTheWordsOfTheCommandLine() {
    PlanPages pages =
        pages(
            Map.of(
                "paper", "6x9",
                "layout", "2",
                "gutter", "0.5in",
                "solutions", "upside-down",
                "details", "number,page-numbers",
                "standard", "x-4",
                "tagged", "true",
                "imprint", "2026",
                "stock", "cream",
                "language", "de"));
    assertThat(pages.style().setup().paper()).isEqualTo(Paper.of("6x9"));
    assertThat(pages.style().setup().gutter()).isEqualTo(OptionalDouble.of(12.7));
    assertThat(pages.style().solutions()).isEqualTo(Style.Solutions.UPSIDE_DOWN);
    assertThat(pages.delivery().standard()).isEqualTo(Delivery.Standard.X_4);
    assertThat(pages.delivery().isTagged()).isTrue();
    assertThat(pages.book().sections()).contains(Section.IMPRINT, Section.TITLE_PAGE);
    assertThat(pages.wrap().stock()).isEqualTo(Wrap.Stock.CREAM);
    assertThat(pages.language()).isEqualTo(Locale.GERMAN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "papper   | 6x9   | \"print\" has \"papper\", which is no option of pages: did you mean paper?",
        "layout   | 3     | \"layout\": \"3\" is not one of 1, 2, 4, 6, 9, 12",
        "paper    | a99   | \"paper\":",
        "standard | x-5   | \"x-5\" is not one of none, x-4, a-2b",
        "margin   | 80mm  | 80mm must be from 0 mm to 50 mm",
        "margin   | 90px  | pixels are no size on paper",
        "tagged   | yes   | \"yes\" is neither true nor false",
        "sections | blurb | \"blurb\" is not one of cover",
        "chapters | a     | \"a\" is no chapter",
        "margin   | ''    | \"margin\": \"\" is no value for it",
        "bleed    | ''    | \"bleed\": \"\" is no value for it",
        "language | fr    | \"fr\" is not one of en, de, ja"
      })
  void whatCannotBeHadIsRefusedByItsName(String name, String value, String fault) {
    assertThatThrownBy(() -> pages(Map.of(name, value)))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining(fault);
  }

  @Test
  void whatIsChosenGoesIntoThePlanAndIsReadAgain() throws IOException {
    PlanPages before = pages(Map.of("layout", "4", "imprint", "2026\n2027"));
    Style style =
        StyleChoices.PAPER.with(
            StyleChoices.SOLUTIONS.with(before.style(), Style.Solutions.NONE), Paper.of("5x8"));
    PlanPages chosen =
        new PlanPages(
            style.withSetup(style.setup().withMargin(11.25)),
            before
                .book()
                .withTitle("Other")
                .withSections(Set.of(Section.COVER, Section.CHAPTERS))
                .withOrder(
                    before
                        .book()
                        .order()
                        .withPlans(
                            List.of(
                                ChapterPlan.of("All", "easy,hard"), ChapterPlan.of("", "rest")))),
            before.delivery().withStandard(Delivery.Standard.A_2B),
            Wrap.USUAL.withBlurb("Two words"),
            Locale.JAPANESE);
    BookPlan said = chosen.in(PLAN);
    assertThat(PlanPages.of(said, Locale.ENGLISH)).isEqualTo(chosen);
    BookPlan read = PlanFile.read(PlanFile.text(said), Path.of("."));
    assertThat(PlanPages.of(read, Locale.ENGLISH)).isEqualTo(chosen);
    assertThat(said.rows()).isEqualTo(PLAN.rows());
  }

  @Test
  void aChapterOfEachLevelCanBeChosenThoughRowsHaveNames() {
    PlanPages before = pages(Map.of());
    Book book = before.book().withOrder(before.book().order().withPlans(List.of()));
    PlanPages chosen =
        new PlanPages(before.style(), book, before.delivery(), before.wrap(), before.language());
    assertThat(PlanPages.of(chosen.in(PLAN), Locale.ENGLISH)).isEqualTo(chosen);
  }

  @Test
  void chaptersWithoutPicksAndNamesWithMarksAreReadAgain() {
    PlanPages before = pages(Map.of());
    Book book =
        before
            .book()
            .withOrder(
                before
                    .book()
                    .order()
                    .withPlans(
                        List.of(
                            new ChapterPlan("Chapter 1", List.of()),
                            ChapterPlan.of("Easy; or = not", "easy"))));
    BookPlan said =
        new PlanPages(before.style(), book, before.delivery(), before.wrap(), Locale.ENGLISH)
            .in(PLAN);
    assertThat(PlanPages.of(said, Locale.ENGLISH).book().order().plans())
        .containsExactly(
            new ChapterPlan("Chapter 1", List.of()), ChapterPlan.of("Easy, or - not", "easy"));
  }

  @Test
  void theWidestAndTheThinnestLineAreReadAgain() {
    PlanPages chosen = pages(Map.of("cell-line", "0.1pt", "box-line", "5pt"));
    BookPlan said = chosen.in(PLAN);
    assertThat(said.print()).containsEntry("box-line", "1.764mm");
    assertThat(PlanPages.of(said, Locale.ENGLISH)).isEqualTo(chosen);
  }

  @Test
  void theLanguageOfAPlanStaysInAnotherStudio() {
    BookPlan said = pages(Map.of()).in(PLAN);
    PlanPages there = PlanPages.of(said, Locale.GERMAN);
    assertThat(there.language()).isEqualTo(Locale.ENGLISH);
    assertThat(there.in(said).print()).doesNotContainKey("chapters");
  }

  @Test
  void aPartFilledBookHasChaptersOfThePuzzlesThatAreThere() {
    PlannedPuzzle one = PlannedPuzzle.of(Puzzle.empty(Boards.NINE).with(0, 1));
    BookPlan plan =
        PLAN.with(0, PLAN.rows().get(0).withPuzzles(List.of(one)))
            .with(1, PLAN.rows().get(1).withPuzzles(List.of(one, one)));
    PlanPages found = PlanPages.ofFound(plan, Locale.ENGLISH);
    assertThat(found.book().order().plans())
        .extracting(ChapterPlan::written)
        .containsExactly("1", "2-3");
    assertThat(found.in(plan).print()).doesNotContainKey("chapters");
    assertThat(PlanPages.ofFound(PLAN, Locale.ENGLISH))
        .isEqualTo(PlanPages.of(PLAN, Locale.ENGLISH));
  }

  @Test
  void theFaultsOfADraftAreThereByTheirOptions() {
    BookPlan draft = PLAN.withPrint(Map.of("layout", "3", "paper", "a5", "papper", "a5"));
    assertThat(PlanPages.faults(draft)).containsOnlyKeys("layout", "papper");
  }

  @Test
  void aPlanWhosePagesStayIsLeftAsItIs() {
    BookPlan plan = PLAN.withPrint(Map.of("paper", "6x9in", "margin", "0.5in"));
    BookPlan said = PlanPages.of(plan, Locale.ENGLISH).in(plan);
    assertThat(said.print())
        .isEqualTo(Map.of("paper", "6x9in", "margin", "0.5in", "language", "en"));
    assertThat(PlanPages.of(said, Locale.GERMAN).in(said)).isEqualTo(said);
    assertThat(PlanPages.of(plan, Locale.GERMAN).in(plan).print()).containsEntry("language", "de");
  }
}
