package cluewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.print.TypeFamily;
import java.io.IOException;
import java.util.stream.IntStream;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class TypefaceTest {

  @ParameterizedTest
  @EnumSource
  void figuresAreAsHighAsCapitals(TypeFamily family) throws IOException {
    try (Typeface typeface = new Typeface(family)) {
      for (Weight weight : Weight.values()) {
        Lettering lettering = new Lettering(weight, 100, Ink.BLACK);
        IntStream.rangeClosed('0', '9')
            .forEach(
                digit ->
                    assertThat(height(typeface, (char) digit, lettering))
                        .as("%s %s %c", family, weight, digit)
                        .isCloseTo(typeface.capHeight(lettering), within(4.0)));
      }
    }
  }

  private static double height(Typeface typeface, char digit, Lettering lettering) {
    return -typeface.outline(String.valueOf(digit), lettering).getBounds2D().getMinY();
  }

  @Test
  void whatTheSerifsLackIsSetWithoutThem() throws IOException {
    Lettering lettering = new Lettering(Weight.MEDIUM, 10, Ink.BLACK);
    try (Typeface serif = new Typeface(TypeFamily.SERIF);
        Typeface sans = new Typeface()) {
      assertThat(serif.width("Kite", lettering)).isNotEqualTo(sans.width("Kite", lettering));
      assertThat(serif.width("凧 Kite", lettering)).isEqualTo(sans.width("凧 Kite", lettering));
      assertThat(serif.has('凧')).isTrue();
    }
  }

  @Test
  void typefacesInUseShareTheirFonts() {
    Lettering lettering = new Lettering(Weight.REGULAR, 10, Ink.BLACK);
    try (Typeface kept = new Typeface()) {
      double width;
      try (Typeface other = new Typeface()) {
        width = other.width("Kite", lettering);
        assertThat(other.font(Weight.REGULAR, "a")).isSameAs(kept.font(Weight.REGULAR, "a"));
      }
      assertThat(kept.width("Kite", lettering)).as("after the other is closed").isEqualTo(width);
    }
  }

  @Test
  void aFontHoldsOneTableOfCharacters() throws IOException {
    try (Typeface typeface = new Typeface()) {
      TrueTypeFont font = typeface.font(Weight.REGULAR, "凧");
      assertThat(font.getCmap().getCmaps()).hasSize(1);
      assertThat(font.getUnicodeCmapLookup().getGlyphId('凧')).isPositive();
    }
  }
}
