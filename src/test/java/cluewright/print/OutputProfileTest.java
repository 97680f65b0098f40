package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.print.canvas.IccProfile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

public final class OutputProfileTest {
  private static final int VERSION = 8;
  private static final int DEVICE_CLASS = 12;
  private static final int SPACE = 16;

  /** A profile that says that it is for the four inks; there is no table of them in it. */
  public static byte[] fourInks() {
    return with(SPACE, "CMYK");
  }

  private static byte[] with(int place, String word) {
    byte[] profile = IccProfile.blackInk();
    System.arraycopy(word.getBytes(StandardCharsets.US_ASCII), 0, profile, place, word.length());
    return profile;
  }

  @Test
  void aPressWithBlackInkIsTakenWithItsOwnName() throws Exception {
    OutputProfile profile = OutputProfile.of(IccProfile.blackInk());
    assertThat(profile.isGrey()).isTrue();
    assertThat(profile.description()).isEqualTo(IccProfile.BLACK_INK);
    assertThat(profile.bytes()).isEqualTo(IccProfile.blackInk());
  }

  @Test
  void aPressWithFourInksIsTaken() throws Exception {
    assertThat(OutputProfile.of(fourInks()).isGrey()).isFalse();
  }

  /** In version 4 of the format, descriptions have a table of languages before their words. */
  @Test
  void theNameMayStandInATableOfLanguages() throws Exception {
    byte[] profile = IccProfile.blackInk();
    byte[] words = "Press".getBytes(StandardCharsets.UTF_16BE);
    int tag = ByteBuffer.wrap(profile).getInt(128 + 4 + 4);
    ByteBuffer.wrap(profile)
        .position(tag)
        .put("mluc".getBytes(StandardCharsets.US_ASCII))
        .putInt(0)
        .putInt(1)
        .putInt(12)
        .put("enUS".getBytes(StandardCharsets.US_ASCII))
        .putInt(words.length)
        .putInt(28)
        .put(words);
    assertThat(OutputProfile.of(profile).description()).isEqualTo("Press");
  }

  @Test
  void whatIsNoProfileOfAPressIsRefusedWithTheReason() {
    assertRefused("hello".getBytes(StandardCharsets.US_ASCII), "not an ICC profile");
    assertRefused(new byte[0], "not an ICC profile");
    assertRefused(Arrays.copyOf(IccProfile.blackInk(), 200), "not an ICC profile");
    assertRefused(IccProfile.standardRgb(), "not the profile of a printer or press");
    assertRefused(with(DEVICE_CLASS, "scnr"), "not the profile of a printer or press");
    assertRefused(with(SPACE, "RGB "), "a profile for RGB");
    assertRefused(with(VERSION, "\5"), "version 5");
  }

  private static void assertRefused(byte[] bytes, String reason) {
    assertThatThrownBy(() -> OutputProfile.of(bytes))
        .isInstanceOf(OutputProfile.Refusal.class)
        .hasMessageContaining(reason);
  }
}
