package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScreensTest {
  /** Below a panel of 30 pixels. */
  private static final Rectangle2D SCREEN = new Rectangle2D(0, 30, 1440, 870);

  private static final Rectangle2D TO_THE_RIGHT = new Rectangle2D(1440, 0, 2560, 1440);

  private static Rectangle2D bounds(double x, double y, double width, double height) {
    return new Rectangle2D(x, y, width, height);
  }

  @ParameterizedTest
  @CsvSource({
    "100, 100, 800, 600, 100, 100, 800, 600",
    "-200, 100, 800, 600, 0, 100, 800, 600",
    "1000, 700, 800, 600, 640, 300, 800, 600",
    "100, -50, 800, 600, 100, 30, 800, 600",
    "2000, 1500, 1200, 800, 240, 100, 1200, 800",
    "0, 0, 2560, 1400, 0, 30, 1440, 870",
    "-7000, -9000, 200, 100, 0, 30, 200, 100",
  })
  void boundsAreMovedOntoTheOnlyScreenAndShrinkOnlyIfTheyMust(
      double x, double y, double width, double height, double x2, double y2, double w2, double h2) {
    assertThat(Screens.fitted(bounds(x, y, width, height), List.of(SCREEN)))
        .isEqualTo(bounds(x2, y2, w2, h2));
  }

  @Test
  void theScreenThatHoldsMostOfTheBoundsKeepsThem() {
    List<Rectangle2D> both = List.of(SCREEN, TO_THE_RIGHT);
    assertThat(Screens.fitted(bounds(1000, 100, 800, 600), both))
        .isEqualTo(bounds(640, 100, 800, 600));
    assertThat(Screens.fitted(bounds(1200, 100, 800, 600), both))
        .isEqualTo(bounds(1440, 100, 800, 600));
  }

  @Test
  void boundsOfAScreenThatIsGoneComeToTheNearestOne() {
    List<Rectangle2D> both = List.of(SCREEN, TO_THE_RIGHT);
    assertThat(Screens.fitted(bounds(-1800, 200, 800, 600), both))
        .isEqualTo(bounds(0, 200, 800, 600));
    assertThat(Screens.fitted(bounds(4100, 200, 800, 600), both))
        .isEqualTo(bounds(3200, 200, 800, 600));
  }

  @Test
  void withoutAScreenBoundsStayAsTheyAre() {
    assertThat(Screens.fitted(bounds(1, 2, 3, 4), List.of())).isEqualTo(bounds(1, 2, 3, 4));
  }

  @Test
  void aSizeIsCentredOverOtherBounds() {
    assertThat(Screens.centred(201, 100, bounds(1000, 0, 400, 300)))
        .isEqualTo(bounds(1100, 100, 201, 100));
  }
}
