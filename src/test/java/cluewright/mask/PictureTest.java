package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.mask.Picture.Fit;
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
}
