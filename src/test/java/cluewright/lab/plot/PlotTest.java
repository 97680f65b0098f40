package cluewright.lab.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** What plots show. */
final class PlotTest {
  private static final Series QUICK = new Series("quick", List.of(0.02, 0.003, 0.05), 0);
  private static final Series SLOW = new Series("slow", List.of(4.0), 2);

  private static Plot.Words words(String title) {
    return Plot.Words.english(title, "masks");
  }

  private static String text(Plot plot) throws Exception {
    byte[] svg = plot.svg(600, 400);
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(
                new ByteArrayInputStream(
                    new String(svg, StandardCharsets.UTF_8)
                        .replaceFirst("<!DOCTYPE[^>]*>", "")
                        .getBytes(StandardCharsets.UTF_8)));
    var texts = document.getElementsByTagName("text");
    List<String> all = new ArrayList<>();
    for (int i = 0; i < texts.getLength(); i++) {
      all.add(texts.item(i).getTextContent());
    }
    return String.join("|", all);
  }

  @Test
  void aCactusPlotNamesItsAxesUnitsAndMethods() throws Exception {
    Plot plot = Plot.cactus(words("Two methods"), List.of(QUICK, SLOW));
    assertThat(plot.axes()).containsExactly("masks answered", "seconds a run");
    assertThat(text(plot)).contains("Two methods", "masks answered", "quick (3/3)", "slow (1/3)");
  }

  @Test
  void aHistogramHasAColumnForEachPowerOfTenAndForWhatIsOpen() throws Exception {
    assertThat(text(Plot.histogram(words("Two methods"), List.of(QUICK, SLOW))))
        .contains("1–10 ms", "10–100 ms", "0.1–1 s", "1–10 s", "open", "quick", "slow");
  }

  @Test
  void aHistogramNamesItsAxes() {
    assertThat(Plot.histogram(words("Two"), List.of(QUICK, SLOW)).axes())
        .containsExactly("seconds a run", "masks");
  }

  @Test
  void decadesHoldWhatFallsIntoThem() {
    List<Decade> decades = Decade.of(List.of(QUICK, SLOW));
    assertThat(decades).extracting(Decade::power).containsExactly(-3, -2, -1, 0);
    assertThat(decades).extracting(decade -> decade.count(QUICK)).containsExactly(1L, 2L, 0L, 0L);
    assertThat(Decade.of(List.of(new Series("none", List.of(), 3)))).hasSize(1);
    assertThat(Decade.of(List.of(new Series("least", List.of(0.0), 0))))
        .containsExactly(new Decade(-5));
  }

  /** Each curve is there in its own colour, and moves when its times do. */
  @Test
  void pixelsShowTheCurves() throws IOException {
    BufferedImage image = image(Plot.cactus(words("Two"), List.of(QUICK, SLOW)));
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(count(image, 0x0072B2)).isGreaterThan(500);
    assertThat(count(image, 0xD55E00)).isGreaterThan(20);
    BufferedImage alone = image(Plot.cactus(words("One"), List.of(SLOW)));
    assertThat(count(alone, 0xD55E00)).isZero();
  }

  @Test
  void aMethodWithoutAnyAnswerIsInTheLegend() throws Exception {
    Series none = new Series("never", List.of(), 5);
    assertThat(text(Plot.cactus(words("One"), List.of(none)))).contains("never (0/5)");
  }

  private static BufferedImage image(Plot plot) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(plot.png(600, 400, 2)));
  }

  private static int count(BufferedImage image, int rgb) {
    int count = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        count += (image.getRGB(x, y) & 0xFFFFFF) == rgb ? 1 : 0;
      }
    }
    return count;
  }

  @Test
  void ofManyRunsACurveKeepsItsEndsAndItsSteepParts() {
    List<Double> times =
        IntStream.range(0, 100_000).mapToObj(i -> i < 99_990 ? 1e-4 : 1e-4 * (i - 99_980)).toList();

    Series many = new Series("many", times, 0);
    byte[] picture = Plot.cactus(words("Many"), List.of(many)).svg(860, 520);
    String svg = new String(picture, StandardCharsets.UTF_8);

    assertThat(svg.length()).isLessThan(60_000);
    assertThat(svg).contains("many (100000/100000)");
  }

  @Test
  void aTailHasTheSlowestOnEitherScale() throws Exception {
    List<Series> slowest = List.of(QUICK.slowest(2), SLOW.slowest(2));
    assertThat(slowest.get(0).seconds()).containsExactly(0.02, 0.05);
    assertThat(slowest.get(1).runs()).isEqualTo(1);
    Plot linear = Plot.tail(words("Tail"), slowest, Plot.Scale.LINEAR);
    Plot logarithmic = Plot.tail(words("Tail"), slowest, Plot.Scale.LOGARITHMIC);
    assertThat(linear.axes()).containsExactly("masks", "seconds a run");
    assertThat(text(linear)).contains("quick (2/2)", "2.5|");
    assertThat(text(logarithmic)).contains("quick (2/2)").doesNotContain("2.5|");
  }
}
