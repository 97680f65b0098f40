package cluewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.print.Colours;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_ColorSpace;
import java.awt.color.ICC_Profile;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IccProfileTest {

  @Test
  void theProfileOfBlackInkIsThatOfAPressWithOneInk() {
    ICC_Profile profile = ICC_Profile.getInstance(IccProfile.blackInk());
    assertThat(profile.getProfileClass()).isEqualTo(ICC_Profile.CLASS_OUTPUT);
    assertThat(profile.getColorSpaceType()).isEqualTo(ColorSpace.TYPE_GRAY);
    assertThat(profile.getPCSType()).isEqualTo(ColorSpace.TYPE_XYZ);
    assertThat(profile.getMajorVersion()).isEqualTo(2);
    assertThat(ascii(profile, ICC_Profile.icSigProfileDescriptionTag))
        .contains(IccProfile.BLACK_INK);
    assertThat(ascii(profile, ICC_Profile.icSigCopyrightTag)).contains("No copyright");
  }

  /** A halftone of 50 % covers 70 % of the paper, so 30 % of the light comes back. */
  @ParameterizedTest
  @CsvSource({"0, 0", "0.5, 0.3", "0.75, 0.6", "1, 1"})
  void paperThrowsBackTheLightThatDotsLeave(float paper, float light) {
    ICC_ColorSpace space = new ICC_ColorSpace(ICC_Profile.getInstance(IccProfile.blackInk()));
    assertThat(space.toCIEXYZ(new float[] {paper})[1]).isCloseTo(light, within(0.005f));
  }

  @Test
  void ourColoursOfAScreenAreThoseOfJava() {
    ICC_ColorSpace ours = new ICC_ColorSpace(ICC_Profile.getInstance(IccProfile.standardRgb()));
    ColorSpace javas = ColorSpace.getInstance(ColorSpace.CS_sRGB);
    for (Ink ink : Ink.values()) {
      int rgb = ink.rgb(Colours.THEME);
      float[] parts = {(rgb >> 16) / 255f, (rgb >> 8 & 0xff) / 255f, (rgb & 0xff) / 255f};
      assertThat(ours.toCIEXYZ(parts)).containsExactly(javas.toCIEXYZ(parts), within(0.004f));
    }
  }

  private static String ascii(ICC_Profile profile, int tag) {
    return new String(profile.getData(tag), StandardCharsets.US_ASCII);
  }
}
