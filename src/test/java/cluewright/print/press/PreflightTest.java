package cluewright.print.press;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.phrase.Phrase;
import cluewright.picture.Sign;
import cluewright.print.BoardLook;
import cluewright.print.BoardStyle;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.Tints;
import cluewright.print.book.EditionSamples;
import cluewright.print.book.Volume;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PreflightTest {
  private static final Edition EDITION =
      EditionSamples.loose(EditionSamples.entries(1), EditionSamples.style(1));

  private static List<String> findings(Edition edition, Volume volume, Typeface typeface) {
    return Preflight.findings(edition, volume, typeface).stream().map(Phrase::toString).toList();
  }

  private static List<String> findings(Edition edition) throws IOException {
    try (Typeface typeface = new Typeface()) {
      return findings(edition, Volume.of(edition, typeface), typeface);
    }
  }

  static Stream<Arguments> faults() {
    Lettering small = new Lettering(Weight.REGULAR, 6.5, Ink.BLACK);
    Lettering candidate = new Lettering(Weight.REGULAR, 5.5, Ink.CANDIDATE);
    Lettering label = new Lettering(Weight.REGULAR, 6.5, Ink.of(Sign.LABEL));
    Lettering usual = new Lettering(Weight.REGULAR, 9, Ink.BLACK);
    return Stream.of(
        fault(on -> on.line(90, 90, 99, 90, new Pen(0.4, Ink.BLACK)), "lines are only 0.4 pt"),
        fault(on -> on.line(90, 90, 99, 90, new Pen(0.7, Ink.HAIR)), "grey lines are only 0.7 pt"),
        fault(on -> on.circle(90, 90, 9, new Pen(0.4, Ink.BLACK)), "lines are only 0.4 pt"),
        fault(on -> on.text("ab", 90, 90, small), "type is only 6.5 pt"),
        fault(on -> on.text("7", 90, 90, candidate), "candidates are only 5.5 pt"),
        fault(on -> on.text("1", 90, 90, label), "type is only 6.5 pt"),
        fault(on -> on.text("left", 9, 90, usual), "nearer to the edge"),
        fault(on -> on.text("a long text for the right", 560, 90, usual), "nearer to the edge"),
        fault(on -> on.fill(90, 830, 9, 9, Ink.BLACK), "nearer to the edge"),
        fault(
            on -> on.upsideDown(300, 400, turned -> turned.disc(590, 300, 2, Ink.BLACK)),
            "nearer to the edge"));
  }

  private static Arguments fault(Drawing drawing, String said) {
    return Arguments.of(drawing, said);
  }

  @ParameterizedTest
  @MethodSource("faults")
  void whatAPressWouldRefuseIsFoundWithItsPage(Drawing drawing, String said) throws IOException {
    Page fine = new Page(1, Paper.A4, Colours.BLACK, canvas -> {});
    Page faulty = new Page(2, Paper.A4, Colours.BLACK, drawing);
    try (Typeface typeface = new Typeface()) {
      Volume volume = new Volume(List.of(fine, faulty), List.of(), List.of(), "", "");
      assertThat(findings(EDITION, volume, typeface))
          .singleElement()
          .asString()
          .startsWith("On page 2, ")
          .contains(said);
    }
  }

  @Test
  void whatIsJustEnoughIsFine() throws IOException {
    Drawing drawing =
        on -> {
          on.line(90, 90, 99, 90, new Pen(0.5, Ink.BLACK));
          on.line(90, 90, 99, 90, new Pen(1, Ink.HAIR));
          on.text("ab", 90, 90, new Lettering(Weight.REGULAR, 7, Ink.BLACK));
          on.text("7", 90, 90, new Lettering(Weight.REGULAR, 6, Ink.CANDIDATE));
        };
    try (Typeface typeface = new Typeface()) {
      Volume volume =
          new Volume(
              List.of(new Page(1, Paper.A4, Colours.BLACK, drawing)), List.of(), List.of(), "", "");
      assertThat(findings(EDITION, volume, typeface)).isEmpty();
    }
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6, 9, 12})
  void ourOwnPagesPassOnAllPapersThatHaveRoom(int perPage) throws IOException {
    for (Paper paper : List.of(Paper.of("a6"), Paper.of("6x9"), Paper.A4, Paper.of("a3"))) {
      Style style = EditionSamples.style(perPage).withSetup(PageSetup.on(paper));
      Edition edition = EditionSamples.book(EditionSamples.entries(30), style, Locale.ENGLISH);
      assertThat(findings(edition))
          .as(paper.name())
          .allMatch(each -> each.startsWith("The book has 1") || each.startsWith("The book has 2"));
    }
  }

  @Test
  void thinAndGreyLinesThatAreAskedForAreSaid() throws IOException {
    BoardLook thin =
        new BoardLook(
            BoardStyle.CLASSIC, OptionalDouble.of(0.3), OptionalDouble.empty(), true, Tints.USUAL);
    Edition edition =
        EditionSamples.loose(EditionSamples.entries(3), EditionSamples.style(4).withLook(thin));
    assertThat(findings(edition))
        .hasSize(2)
        .allMatch(each -> each.contains("0.3 pt"))
        .anyMatch(each -> each.contains("grey"));
  }

  @Test
  void groundsTooDarkToReadOnAreSaid() throws IOException {
    for (int percent : List.of(20, 25)) {
      Tints tints = Tints.USUAL.withBoxes(OptionalInt.of(percent));
      Edition edition =
          EditionSamples.loose(
              EditionSamples.entries(3),
              EditionSamples.style(4).withLook(BoardLook.USUAL.withTints(tints)));
      assertThat(findings(edition)).hasSize(percent == 20 ? 0 : 1);
      if (percent == 25) {
        assertThat(findings(edition).get(0))
            .isEqualTo(
                "On pages 1 and 2, grounds leave only 75 % of the paper white: digits read badly on less"
                    + " than 80 %.");
      }
    }
  }

  @Test
  void coloursAndBooksOfFewPagesAreSaid() throws IOException {
    Edition book =
        EditionSamples.book(
            EditionSamples.entries(3),
            EditionSamples.style(1).withColours(Colours.THEME),
            Locale.ENGLISH);
    assertThat(findings(book))
        .anyMatch(each -> each.startsWith("The pages are in colour"))
        .anyMatch(each -> each.matches("The book has \\d+ pages: presses bind from 24 to 828."));
  }
}
