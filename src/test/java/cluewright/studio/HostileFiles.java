package cluewright.studio;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;

/** Files that are made to harm. */
final class HostileFiles {
  private HostileFiles() {}

  /** A small PNG whose header, with its right checksum, promises 2,500 million pixels. */
  static byte[] bomb() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB), "png", out);
    ByteBuffer png = ByteBuffer.wrap(out.toByteArray());
    png.putInt(16, 50_000).putInt(20, 50_000);
    CRC32 sum = new CRC32();
    sum.update(png.array(), 12, 17);
    png.putInt(29, (int) sum.getValue());
    return png.array();
  }
}
