package cluewright.studio.printing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Colours;
import cluewright.print.Curve;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.GradeLook;
import cluewright.print.HeadAndFoot;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.canvas.Page;
import cluewright.studio.printing.PrintChoices.Form;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PrintChoicesTest {

  @Test
  void allThatIsChosenIsRememberedButThePuzzles() {
    PrintChoices choices =
        PrintChoices.USUAL
            .withScope(Scope.RESULTS)
            .withForm(Form.BOOK)
            .withPaper(Paper.LETTER)
            .withMargin(12)
            .withGutter(OptionalDouble.of(7))
            .withPress(new Press(3, true))
            .withGreyLines(true)
            .withPerPage(6)
            .withSolutions(Solutions.UPSIDE_DOWN)
            .withDetails(Set.of(Detail.CLUES, Detail.PAGE_NUMBERS))
            .withColours(Colours.THEME)
            .withSections(Set.of(Section.COVER))
            .withOrder(
                new ChapterOrder(
                    List.of(
                        ChapterPlan.of("Coffee; tea = both", "medium,hard,rest"),
                        new ChapterPlan("Empty", List.of())),
                    Curve.WAVES))
            .withGrades(GradeLook.STARS)
            .withSheets(new HeadAndFoot("Name: ____", "{page}"))
            .withStandard(Standard.A_2B)
            .withStructure(Structure.TAGGED);
    var written = PrintChoicesSetting.PRINTING.write().apply(choices);
    assertThat(PrintChoicesSetting.PRINTING.read().apply(written))
        .contains(choices.withScope(Scope.THIS));
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
        preset.on(PrintChoices.USUAL.withPaper(Paper.LETTER).withColours(Colours.THEME));
    assertThat(preset.isMadeIn(made)).isTrue();
    assertThat(made.setup().paper()).isEqualTo(Paper.LETTER);
    assertThat(preset.isMadeIn(made.withSolutions(Solutions.NONE))).isFalse();
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
    assertThat(PrintChoices.USUAL.withMargin((int) PageSetup.WIDEST).setup().margin())
        .isEqualTo(PageSetup.WIDEST);
  }
}
