package cluewright.studio.printing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.print.BoardLook;
import cluewright.print.BoardStyle;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Colours;
import cluewright.print.Curve;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.GradeLook;
import cluewright.print.HeadAndFoot;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.print.StyleChoices;
import cluewright.print.Tints;
import cluewright.print.TypeFamily;
import cluewright.print.canvas.Page;
import cluewright.studio.printing.PrintChoices.Form;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PrintChoicesTest {

  @Test
  void allThatIsChosenIsRememberedButThePuzzles() {
    PrintChoices choices =
        PrintChoices.MARGIN
            .with(PrintChoices.USUAL.withPaper(Paper.LETTER), OptionalDouble.of(12))
            .withScope(Scope.RESULTS)
            .withForm(Form.BOOK)
            .withGutter(OptionalDouble.of(7))
            .withSections(Set.of(Section.COVER))
            .withOrder(
                new ChapterOrder(
                    List.of(
                        ChapterPlan.of("Coffee; tea = both", "medium,hard,rest"),
                        new ChapterPlan("Empty", List.of())),
                    Curve.WAVES))
            .withDelivery(
                Delivery.PLAIN.withStandard(Standard.A_2B).withStructure(Structure.TAGGED));
    Style style = choices.style();
    choices =
        choices.withStyle(
            style
                .withSetup(style.setup().withPress(new Press(3, true)))
                .withLook(
                    style
                        .look()
                        .withGreyLines(true)
                        .withStyle(BoardStyle.NEWSPAPER)
                        .withTints(
                            Tints.USUAL.withBoxes(OptionalInt.of(0)).withCages(OptionalInt.of(15))))
                .withPerPage(6)
                .withSolutions(Solutions.UPSIDE_DOWN)
                .withDetails(Set.of(Detail.CLUES, Detail.PAGE_NUMBERS))
                .withColours(Colours.THEME)
                .withSize(TypeSize.LARGE)
                .withFamily(TypeFamily.SERIF)
                .withGrades(GradeLook.STARS)
                .withSheets(new HeadAndFoot("Name: ____", "{page}")));
    var written = PrintChoicesSetting.PRINTING.write().apply(choices);
    assertThat(PrintChoicesSetting.PRINTING.read().apply(written))
        .contains(choices.withScope(Scope.THIS));
  }

  /** The fields as the studio has always written them. */
  @Test
  void aFileOfAnEarlierVersionIsRead() throws IOException {
    String kept =
        """
        {"paper": "A5", "margin": 12.0, "gutter": 6.0, "gutterByPages": false, "bleed": 3.0,
         "cropMarks": true, "greyLines": true, "boxTint": 10, "cageTint": 20, "boards": "light",
         "family": "serif", "grades": "words", "header": "Name: ____", "footer": "{page}",
         "perPage": 4, "solutions": "upside_down", "details": ["page_numbers", "title"],
         "colours": "theme", "size": "large", "form": "book", "book": ["cover", "title_page"],
         "standard": "x_4", "structure": "tagged",
         "chapters": [{"name": "A", "puzzles": "easy"}], "curve": "rising"}
        """;
    PrintChoices read =
        PrintChoicesSetting.PRINTING.read().apply(new ObjectMapper().readTree(kept)).orElseThrow();
    Style style = read.style();
    assertThat(read.setup())
        .isEqualTo(new PageSetup(Paper.of("a5"), 12, OptionalDouble.of(6), new Press(3, true)));
    assertThat(style.look())
        .isEqualTo(
            BoardLook.USUAL
                .withStyle(BoardStyle.LIGHT)
                .withGreyLines(true)
                .withTints(
                    Tints.USUAL.withBoxes(OptionalInt.of(10)).withCages(OptionalInt.of(20))));
    assertThat(style)
        .isEqualTo(
            new Style(
                read.setup(),
                4,
                Solutions.UPSIDE_DOWN,
                Set.of(Detail.PAGE_NUMBERS, Detail.TITLE),
                Colours.THEME,
                TypeSize.LARGE,
                style.look(),
                TypeFamily.SERIF,
                GradeLook.WORDS,
                new HeadAndFoot("Name: ____", "{page}")));
    assertThat(read)
        .isEqualTo(
            new PrintChoices(
                Scope.THIS,
                Form.BOOK,
                style,
                Set.of(Section.COVER, Section.TITLE_PAGE),
                new ChapterOrder(List.of(ChapterPlan.of("A", "easy")), Curve.RISING),
                Delivery.PLAIN.withStandard(Standard.X_4).withStructure(Structure.TAGGED)));
    assertThat(PrintChoicesSetting.PRINTING.write().apply(read))
        .isEqualTo(new ObjectMapper().readTree(kept));
  }

  @Test
  void whatAFileSaysInVainIsAsUsual() {
    var nonsense =
        JsonNodeFactory.instance
            .objectNode()
            .put("paper", "papyrus")
            .put("margin", -3)
            .put("perPage", 5)
            .put("header", "{nothing}")
            .put("curve", "steep")
            .put("details", "all");
    assertThat(PrintChoicesSetting.PRINTING.read().apply(nonsense)).contains(PrintChoices.USUAL);
  }

  @ParameterizedTest
  @EnumSource(PrintPreset.class)
  void aPresetIsSeenToBeMadeUntilSomethingIsChanged(PrintPreset preset) {
    PrintChoices made =
        preset.on(
            PrintChoices.ofStyle(StyleChoices.COLOURS)
                .with(PrintChoices.USUAL.withPaper(Paper.LETTER), Colours.THEME));
    assertThat(preset.isMadeIn(made)).isTrue();
    assertThat(made.setup().paper()).isEqualTo(Paper.LETTER);
    assertThat(preset.isMadeIn(made.withStyle(made.style().withSolutions(Solutions.NONE))))
        .isFalse();
  }

  @Test
  void aBookLiesOpenWithItsFirstPageOnTheRight() {
    Page page = new Page(1, Paper.A4, Colours.BLACK, canvas -> {});
    PageRows rows = new PageRows(Collections.nCopies(6, page), 2);
    assertThat(rows.count()).isEqualTo(4);
    assertThat(List.of(rows.first(0), rows.end(0))).containsExactly(0, 1);
    assertThat(List.of(rows.first(1), rows.end(1))).containsExactly(1, 3);
    assertThat(List.of(rows.first(3), rows.end(3))).containsExactly(5, 6);
    assertThat(rows.left(0, 1, 2000)).isEqualTo(1000);
    assertThat(rows.left(1, 1, 2000)).isLessThan(1000);
    assertThat(rows.left(2, 1, 2000)).isEqualTo(1000);
  }

  @Test
  void marginsAreNoWiderThanAPageSetupAllows() {
    assertThat(
            PrintChoices.MARGIN
                .with(PrintChoices.USUAL, OptionalDouble.of(PageSetup.WIDEST))
                .setup()
                .margin())
        .isEqualTo(PageSetup.WIDEST);
  }
}
