package cluewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.picture.Shape.Point;
import cluewright.print.Colours;
import cluewright.print.canvas.Canvas.Pen;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class EpsCanvasTest {
  private static final Lettering CLUE = new Lettering(Weight.SEMI_BOLD, 20, Ink.BLACK);

  private static String eps(Colours colours, Drawing drawing) throws IOException {
    try (Typeface typeface = new Typeface()) {
      byte[] file = EpsCanvas.of(90.25, 40, "Test", typeface, colours, drawing);
      return new String(file, StandardCharsets.US_ASCII);
    }
  }

  @Test
  void theBoxesAreWholePointsAndExact() throws IOException {
    assertThat(eps(Colours.BLACK, canvas -> {}))
        .contains("%%BoundingBox: 0 0 91 40\n%%HiResBoundingBox: 0 0 90.25 40\n");
  }

  @Test
  void eachCharacterOfAWeightIsOutlinedOnce() throws IOException {
    String eps =
        eps(
            Colours.BLACK,
            canvas ->
                IntStream.range(0, 30)
                    .forEach(
                        i -> {
                          canvas.text("77", i, 20, CLUE);
                          canvas.text("7", i, 20, new Lettering(Weight.REGULAR, 9, Ink.SOFT));
                        }));
    assertThat(eps.split("\\{[^}]*moveto}|/a\\d+\\{", -1)).hasSize(4);
    assertThat(eps).contains("0.02 0 20 t a0 e", "0.009 29 20 t a1 e").doesNotContain("/a2");
  }

  @Test
  void linesAreAsShortAsTheConventionsAsk() throws IOException {
    List<Point> way = IntStream.range(0, 300).mapToObj(i -> new Point(i / 7.0, i / 9.0)).toList();
    String eps =
        eps(
            Colours.THEME,
            canvas -> {
              canvas.text("36892", 3, 20, CLUE);
              canvas.way(way, new Pen(1, Ink.PATTERN));
            });
    assertThat(eps.lines()).allMatch(line -> line.length() < 256);
  }

  @Test
  void whatIsGreyIsOnTheBlackPlateAndWhatIsColouredIsNot() throws IOException {
    assertThat(eps(Colours.BLACK, canvas -> canvas.fill(0, 0, 9, 9, Ink.ACCENT)))
        .contains("\n0 g 0 0 m 9 0 l 9 9 l 0 9 l h f\n");
    assertThat(eps(Colours.THEME, canvas -> canvas.fill(0, 0, 9, 9, Ink.ACCENT)))
        .contains("\n0.02 0.314 0.682 k 0 0 m");
  }

  @Test
  void aTurnedDrawingIsTurnedAroundItsPlace() throws IOException {
    assertThat(
            eps(
                Colours.BLACK,
                canvas -> canvas.turned(5, 6, 1, turned -> turned.disc(5, 6, 2, Ink.BLACK))))
        .contains(
            """
            gsave 5 6 translate 90 rotate -5 -6 translate
            0 g newpath 5 6 2 0 360 arc h f
            grestore
            """);
  }
}
