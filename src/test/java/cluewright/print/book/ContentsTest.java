package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.print.Area;
import cluewright.print.Colours;
import cluewright.print.Paper;
import cluewright.print.Recorder;
import cluewright.print.Recorder.Text;
import cluewright.print.Style;
import cluewright.print.block.Block;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The lines of the table of contents. */
final class ContentsTest {
  private static final Area BODY = new Area(30, 40, 342, 524);

  private static List<List<Text>> pages(Part... parts) throws IOException {
    try (Typeface typeface = new Typeface()) {
      Typesetting setting = new Typesetting(Style.USUAL, Locale.ENGLISH, typeface);
      return new Contents(setting, BODY)
          .of(List.of(parts)).stream().map(block -> texts(block, typeface)).toList();
    }
  }

  private static List<Text> texts(Block block, Typeface typeface) {
    Drawing drawing = on -> block.draw(on, BODY.left(), BODY.top());
    return Recorder.of(new Page(1, Paper.A4, Colours.BLACK, drawing), typeface).texts;
  }

  private static Part part(String name, int page) {
    Part part = new Part(name, "", List.of());
    part.beginsOn(page);
    return part;
  }

  private static List<Part> numbers(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(i -> part(String.valueOf(i), 50 + i)).toList();
  }

  @Test
  void numbersAloneShareLinesEachWithItsPage() throws IOException {
    List<List<Text>> pages = pages(new Part("Step by step", "", numbers(1, 60)));

    assertThat(pages).hasSize(1);
    List<Text> texts = pages.get(0);
    for (int i = 1; i <= 60; i++) {
      String name = String.valueOf(i);
      String page = String.valueOf(50 + i);
      assertThat(
              IntStream.range(0, texts.size() - 1)
                  .filter(at -> texts.get(at).text().equals(name))
                  .filter(at -> texts.get(at + 1).text().equals(page))
                  .filter(
                      at ->
                          texts.get(at).area().bottom() == texts.get(at + 1).area().bottom()
                              && texts.get(at).area().right() < texts.get(at + 1).area().left()))
          .as("puzzle %d", i)
          .hasSize(1);
    }
    assertThat(texts).allMatch(text -> text.area().right() <= BODY.right() + 0.1);
  }

  @Test
  void aTitleHasALineOfItsOwn() throws IOException {
    List<Part> parts = List.of(part("1", 9), part("2  A kite", 10), part("3", 11));
    List<Text> texts = pages(new Part("Step by step", "", parts)).get(0);

    Text title =
        texts.stream().filter(text -> text.text().equals("2  A kite")).findAny().orElseThrow();
    assertThat(texts.stream().filter(text -> text.area().bottom() == title.area().bottom()))
        .extracting(Text::text)
        .containsExactly("2  A kite", "10");
  }

  @Test
  void aFewLinesDoNotStandOnAPageOfTheirOwn() throws IOException {
    List<Part> titled =
        IntStream.rangeClosed(1, 50).mapToObj(i -> part(i + "  A kite in the sky", i)).toList();
    Part first = new Part("Easy", "", titled);
    assertThat(pages(first)).hasSize(2);
    assertThat(pages(first, part("Solutions", 99))).hasSize(2);
    assertThat(pages(first, part("Solutions", 99), part("Notes", 101))).hasSize(2);
  }
}
