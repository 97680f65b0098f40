package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PictureReaderTest {
  private static byte[] picture(String kind, int width, int height) throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = image.createGraphics();
    pen.setColor(Color.WHITE);
    pen.fillOval(0, 0, width, height);
    pen.dispose();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, kind, out);
    return out.toByteArray();
  }

  private static String refusal(byte[] bytes) {
    return catchThrowableOfType(PictureException.class, () -> PictureReader.read(bytes))
        .sentence()
        .toString();
  }

  /** The same PNG, but its header claims other sizes. */
  private static byte[] claiming(byte[] png, int width, int height) {
    ByteBuffer copy = ByteBuffer.wrap(png.clone());
    copy.putInt(16, width).putInt(20, height);
    CRC32 sum = new CRC32();
    sum.update(copy.array(), 12, 17);
    copy.putInt(29, (int) sum.getValue());
    return copy.array();
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpeg"})
  void aWholePictureIsRead(String kind) throws Exception {
    Picture picture = PictureReader.read(picture(kind, 60, 40));
    assertThat(picture.width()).isEqualTo(60);
    assertThat(picture.height()).isEqualTo(40);
  }

  @Test
  void ofALargePictureSomePixelsAreEnough() throws Exception {
    Picture picture = PictureReader.read(picture("png", 3000, 2000));
    assertThat(picture.width()).isBetween(600, 1100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpeg"})
  void halfAPictureIsRefused(String kind) throws IOException {
    byte[] whole = picture(kind, 300, 300);
    for (int part = 3; part < 8; part++) {
      assertThat(refusal(Arrays.copyOf(whole, whole.length * part / 8)))
          .startsWith("the picture is incomplete");
    }
  }

  @Test
  void nothingAndNoiseAndOtherKindsAreRefused() throws IOException {
    byte[] noise = new byte[5000];
    new Random(1).nextBytes(noise);
    assertThat(refusal(new byte[0])).startsWith("the file is empty");
    assertThat(refusal(noise)).startsWith("it is neither");
    assertThat(refusal("<svg/>".getBytes(StandardCharsets.UTF_8))).startsWith("it is neither");
    assertThat(refusal(picture("gif", 20, 20))).startsWith("it is neither");
  }

  @Test
  void aHeaderThatPromisesTooMuchIsRefusedBeforeItIsUnfolded() throws IOException {
    byte[] small = picture("png", 20, 20);
    assertThat(refusal(claiming(small, 60_000, 60_000)))
        .startsWith("it has 60,000 × 60,000 pixels");
    assertThat(refusal(claiming(small, 2000, 2000))).startsWith("the picture is damaged");
    assertThat(refusal(claiming(small, 0, 0))).startsWith("the picture is damaged");
  }

  @Test
  void damagedBytesAreRefusedOrReadButNeverWorse() throws IOException {
    byte[] whole = picture("png", 200, 200);
    Random random = new Random(7);
    for (int round = 0; round < 60; round++) {
      byte[] damaged = whole.clone();
      damaged[8 + random.nextInt(damaged.length - 8)] ^= (byte) (1 << random.nextInt(8));
      try {
        assertThat(PictureReader.read(damaged).width()).isPositive();
      } catch (PictureException refused) {
        assertThat(refused.sentence().toString()).isNotBlank();
      }
    }
  }

  @Test
  void aFileThatIsTooLargeOrNotThereIsRefusedUnread(@TempDir Path folder) throws IOException {
    Path large = folder.resolve("large.png");
    try (var file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(PictureReader.MOST_BYTES + 1);
    }
    assertThat(Files.size(large)).isGreaterThan(PictureReader.MOST_BYTES);
    assertThat(catchThrowableOfType(PictureException.class, () -> PictureReader.read(large)))
        .hasMessageStartingWith("the file is larger than 16 MB");
    assertThat(
            catchThrowableOfType(
                PictureException.class, () -> PictureReader.read(folder.resolve("none.png"))))
        .hasMessageStartingWith("the file cannot be read");
  }
}
