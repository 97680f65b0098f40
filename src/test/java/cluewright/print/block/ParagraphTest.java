package cluewright.print.block;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Lines of a text in parts. */
final class ParagraphTest {
  private static final Lettering LETTERING = new Lettering(Weight.REGULAR, 10, Ink.BLACK);

  private static List<String> lines(double width, String... parts) throws IOException {
    try (Typeface typeface = new Typeface()) {
      Paragraph.Room room = new Paragraph.Room(width, 9, 10);
      List<List<String>> pieces = Stream.of(parts).map(part -> List.of(part.split("\\|"))).toList();
      return Paragraph.ofParts(pieces, LETTERING, room, typeface).lines();
    }
  }

  @Test
  void aLineEndsOnlyAfterAPart() throws IOException {
    assertThat(lines(75, "1–2 Single: a1, ", "b 2, ", "c 3."))
        .containsExactly("1–2 Single: a1,", "b 2, c 3.");
  }

  @Test
  void aPartThatIsWiderThanALineBreaksAsOtherTextsDo() throws IOException {
    assertThat(lines(30, "one two three")).containsExactly("one", "two", "three");
  }

  @Test
  void aLineEndsWhereAPartEndsWithABreak() throws IOException {
    assertThat(lines(200, "a, ", "b.\n", "c.\n")).containsExactly("a, b.", "c.");
  }

  @Test
  void aLineEndsAfterAPieceOnlyOfAPartThatIsWiderThanALine() throws IOException {
    assertThat(lines(75, "1–2 Single: |a1, ", "b 2.")).containsExactly("1–2 Single: a1,", "b 2.");
    assertThat(lines(60, "1–2 Single: |a1, ", "b 2.")).containsExactly("1–2 Single:", "a1, b 2.");
  }

  @Test
  void aTextIsSmallerRatherThanBrokenWithinAWord() throws IOException {
    try (Typeface typeface = new Typeface()) {
      Paragraph smaller =
          Paragraph.set("Donaudampfschiff", LETTERING, new Paragraph.Room(70, 2, 5), typeface);
      assertThat(smaller.lines()).containsExactly("Donaudampfschiff");
      assertThat(smaller.lettering().size()).isBetween(5.0, 9.5);
      Paragraph broken =
          Paragraph.set("Donaudampfschiff", LETTERING, new Paragraph.Room(70, 2, 9.9), typeface);
      assertThat(broken.lines()).hasSize(2);
      assertThat(broken.lettering()).isEqualTo(LETTERING);
    }
  }

  private static List<String> set(double width, String text) throws IOException {
    try (Typeface typeface = new Typeface()) {
      return Paragraph.set(text, LETTERING, new Paragraph.Room(width, 9, 10), typeface).lines();
    }
  }

  @Test
  void aNumberStaysWithTheWordBeforeIt() throws IOException {
    assertThat(set(75, "shared with column 2, so that"))
        .containsExactly("shared with", "column 2, so", "that");
    assertThat(set(95, "r5c7 ist also gleich 3.")).containsExactly("r5c7 ist also", "gleich 3.");
  }

  @Test
  void noCharacterOrTwoOfJapaneseStandAloneInTheLastLine() throws IOException {
    assertThat(set(130, "よってr8c4とr8c6の8を除外。")).containsExactly("よってr8c4とr8c6の8を", "除外。");
    assertThat(set(120, "r5c7だけ。よってr5c7は3。")).containsExactly("r5c7だけ。よって", "r5c7は3。");
  }
}
