package cluewright.print.press;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.phrase.Phrase;
import cluewright.print.Book;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Wrap;
import cluewright.print.Wrap.Stock;
import cluewright.print.Wrap.Template;
import cluewright.print.book.EditionSamples;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Of a cover of 6x9 inches, with a spine of 20 points: it begins at 432 and ends at 452. */
final class CoverCheckTest {
  private static final int PAGES = 123;
  private static final double SPINE = 20;
  private static final Lettering USUAL = new Lettering(Weight.REGULAR, 9, Ink.BLACK);
  private static final Lettering SMALL = new Lettering(Weight.REGULAR, 6.5, Ink.BLACK);

  private static Edition edition(String title, Locale language) {
    return new Edition(
        EditionSamples.entries(6),
        EditionSamples.style(1).withSetup(PageSetup.on(Paper.of("6x9"))),
        Optional.of(new Book(title, "Six Sudoku", "Ada", Set.of(Book.Section.COVER))),
        language);
  }

  private static Wrap wrap(Template template, double spine, String blurb) {
    return new Wrap(
        template, Stock.WHITE, OptionalDouble.of(spine / PageSetup.POINTS_PER_MILLIMETRE), blurb);
  }

  private static List<String> said(List<Phrase> findings) {
    return findings.stream().map(Phrase::toString).toList();
  }

  private static List<String> ofOurOwn(Edition edition, Wrap wrap, int pages) throws IOException {
    try (Typeface typeface = new Typeface()) {
      return said(CoverCheck.findings(edition, wrap, pages, typeface));
    }
  }

  static Stream<Arguments> faults() {
    return Stream.of(
        fault(
            on -> on.text("small", 500, 100, SMALL), "On the front of the cover, type is only 6.5"),
        fault(
            on -> on.text("small", 100, 100, SMALL), "On the back of the cover, type is only 6.5"),
        fault(on -> on.text("left", 10, 100, USUAL), "On the back of the cover, type stands 3."),
        fault(on -> on.text("right", 850, 100, USUAL), "On the front of the cover, type stands"),
        fault(on -> on.text("top", 600, 20, USUAL), "from the edge: presses want at least 6.35"),
        fault(on -> on.text("foot, gypsy", 600, 629.5, USUAL), "5.84 mm from the edge"),
        fault(on -> on.text("fold", 454, 100, USUAL), "On the front of the cover, type stands 0."),
        fault(on -> on.text("fold", 415, 100, USUAL), "On the back of the cover, type stands"),
        fault(
            on -> on.turned(442, 324, 1, turned -> turned.text("Kites", 400, 334, USUAL)),
            "On the spine, type stands"),
        fault(on -> on.text("code", 270, 550, USUAL), "reaches into the room of the bar code"),
        fault(on -> on.text("cut…", 100, 100, USUAL), "On the back of the cover, a text is cut"));
  }

  private static Arguments fault(Drawing drawing, String said) {
    return Arguments.of(drawing, said);
  }

  @ParameterizedTest
  @MethodSource("faults")
  void whatAPressWouldRefuseIsFoundWithItsPart(Drawing drawing, String said) throws IOException {
    Page cover = new Page(1, new Paper("cover", 884, 648), Colours.BLACK, drawing);
    try (Typeface typeface = new Typeface()) {
      assertThat(
              said(
                  CoverCheck.findings(
                      edition("Kites", Locale.ENGLISH),
                      wrap(Template.LIGHT, SPINE, ""),
                      PAGES,
                      cover,
                      typeface)))
          .singleElement()
          .asString()
          .contains(said);
    }
  }

  @InTurn
  @ParameterizedTest
  @EnumSource
  void ourOwnCoversPass(Template template) throws IOException {
    for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.JAPANESE)) {
      for (String title : List.of("Kites", "Ägyptische Spaziergänge", "静かな凧 gypsy")) {
        String blurb = "A text for the back. ".repeat(20);
        assertThat(ofOurOwn(edition(title, language), wrap(template, SPINE, blurb), PAGES))
            .as(title + " " + language)
            .isEmpty();
      }
    }
  }

  @InTurn
  @Test
  void aTextTooLongForTheBackIsCutAboveTheBarCodeAndThatIsSaid() throws IOException {
    Edition edition = edition("Kites", Locale.ENGLISH);
    String fits = "A text for the back of the book. ".repeat(90);
    String endless = "A text for the back of the book. ".repeat(900);
    assertThat(ofOurOwn(edition, wrap(Template.DARK, SPINE, fits), PAGES)).isEmpty();
    assertThat(ofOurOwn(edition, wrap(Template.DARK, SPINE, endless), PAGES))
        .containsExactly("On the back of the cover, a text is cut: shorten it.");
  }

  @Test
  void dotsOfTheMakerAreNoCut() throws IOException {
    Edition edition = edition("Wait for it…", Locale.ENGLISH);
    assertThat(ofOurOwn(edition, wrap(Template.LIGHT, SPINE, "To be solved…"), PAGES)).isEmpty();
  }

  /** On white paper, 123 pages are 19.9 points thick. */
  @ParameterizedTest
  @ValueSource(doubles = {15, 16, 24, 25})
  void aSpineThatDoesNotSuitThePagesIsSaid(double points) throws IOException {
    boolean suits = Math.abs(points - 19.94) < 4.5;
    List<String> findings =
        ofOurOwn(edition("Kites", Locale.ENGLISH), wrap(Template.LIGHT, points, ""), PAGES);
    if (suits) {
      assertThat(findings).isEmpty();
    } else {
      assertThat(findings)
          .singleElement()
          .asString()
          .startsWith("The spine is ")
          .contains("mm wide, but 123 pages are 7.0 mm thick on this paper");
    }
  }

  @Test
  void aSpineOfThePagesThemselvesSuits() throws IOException {
    for (Stock stock : Stock.values()) {
      Wrap wrap = Wrap.USUAL.withStock(stock);
      assertThat(ofOurOwn(edition("Kites", Locale.ENGLISH), wrap, 400)).isEmpty();
    }
  }
}
