package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.mask.Picture.Fit;
import cluewright.mask.Picture.Frame;
import cluewright.model.Boards;
import org.junit.jupiter.api.Test;

final class PictureTest {
  private static final int BLACK = 0xFF000000;
  private static final int WHITE = 0xFFFFFFFF;
  private static final int NOTHING = 0x00FFFFFF;

  private static String mask(Picture picture, Fit fit) {
    Shading shading = picture.on(Boards.FOUR, fit);
    return shading.mask(shading.threshold()).line().replaceAll("(.{4})(?=.)", "$1 ");
  }

  @Test
  void darkPartsBecomeClueCells() {
    Picture half = Picture.of(40, 40, (x, y) -> x < 20 ? BLACK : WHITE);
    assertThat(mask(half, Fit.STRETCH)).isEqualTo("xx.. xx.. xx.. xx..");
    assertThat(mask(half.inverted(), Fit.STRETCH)).isEqualTo("..xx ..xx ..xx ..xx");
  }

  @Test
  void aWidePictureIsWholeInTheMiddleOrStretched() {
    Picture wide = Picture.of(80, 40, (x, y) -> BLACK);
    Picture bar = Picture.of(80, 40, (x, y) -> y < 20 ? BLACK : WHITE);
    assertThat(wide.on(Boards.FOUR, Fit.WHOLE).mask(0.5).line()).isEqualTo("....xxxxxxxx....");
    assertThat(mask(bar, Fit.WHOLE)).isEqualTo(".... xxxx .... ....");
    assertThat(mask(bar, Fit.STRETCH)).isEqualTo("xxxx xxxx .... ....");
  }

  @Test
  void invertingPaintsNothingBesideThePicture() {
    Picture wide = Picture.of(80, 40, (x, y) -> WHITE).inverted();
    assertThat(wide.on(Boards.FOUR, Fit.WHOLE).mask(0.5).line()).isEqualTo("....xxxxxxxx....");
  }

  @Test
  void whatIsTransparentIsLightUnlessNothingElseWouldShow() {
    Picture dark = Picture.of(8, 8, (x, y) -> x < 4 ? BLACK : NOTHING);
    Picture light = Picture.of(8, 8, (x, y) -> x < 4 ? WHITE : NOTHING);
    assertThat(mask(dark, Fit.STRETCH)).isEqualTo("xx.. xx.. xx.. xx..");
    assertThat(mask(light.inverted(), Fit.STRETCH)).isEqualTo("xx.. xx.. xx.. xx..");
  }

  @Test
  void theThresholdLiesBetweenTwoGreys() {
    Picture greys = Picture.of(4, 4, (x, y) -> x < 2 ? 0xFF606060 : 0xFF909090);
    assertThat(mask(greys, Fit.STRETCH)).isEqualTo("xx.. xx.. xx.. xx..");
  }

  @Test
  void onePixelIsAPicture() {
    assertThat(mask(Picture.of(1, 1, (x, y) -> BLACK), Fit.WHOLE)).isEqualTo("xxxx xxxx xxxx xxxx");
  }

  private static String cropped(Crop crop) {
    Picture quarters = Picture.of(80, 80, (x, y) -> x < 20 && y < 20 ? BLACK : WHITE);
    return quarters
        .on(Boards.FOUR, Fit.WHOLE, crop)
        .mask(0.5)
        .line()
        .replaceAll("(.{4})(?=.)", "$1 ");
  }

  @Test
  void zoomingKeepsTheMiddleOfTheFrame() {
    assertThat(cropped(Crop.NONE)).isEqualTo("x... .... .... ....");
    assertThat(cropped(new Crop(2, 0.25, 0.25))).isEqualTo("xx.. xx.. .... ....");
    assertThat(cropped(Crop.NONE.withZoom(0.5))).isEqualTo(".... .... .... ....");
  }

  @Test
  void movingTheFrameLeavesAnotherPartUnderTheBoard() {
    assertThat(cropped(Crop.NONE.moved(-0.25, 0))).isEqualTo(".x.. .... .... ....");
    assertThat(cropped(Crop.NONE.moved(0, -0.5))).isEqualTo(".... .... x... ....");
  }

  @Test
  void theFrameCannotLoseThePicture() {
    assertThat(Crop.NONE.moved(-9, 9)).isEqualTo(new Crop(1, 0, 1));
    assertThat(Crop.NONE.withZoom(1000).zoom()).isEqualTo(Crop.MOST_ZOOM);
    assertThat(Crop.NONE.withZoom(0).zoom()).isEqualTo(Crop.LEAST_ZOOM);
  }

  @Test
  void theFrameOfAWidePictureReachesBeyondIt() {
    Picture wide = Picture.of(80, 40, (x, y) -> BLACK);
    assertThat(wide.frame(Boards.FOUR, Fit.WHOLE, Crop.NONE)).isEqualTo(new Frame(0, -20, 80, 80));
    assertThat(wide.frame(Boards.FOUR, Fit.STRETCH, Crop.NONE.withZoom(2)))
        .isEqualTo(new Frame(20, 10, 40, 20));
  }
}
