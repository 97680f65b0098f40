package cluewright.mask;

import cluewright.phrase.Phrase;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Reads PNG and JPEG files from untrusted sources.
 *
 * <p>A picture may be made to harm: a few kilobytes can unfold to gigabytes. So the size of the
 * file is looked at before its bytes, its kind and its end before its header, and the header before
 * its pixels. Metadata, which may unfold too, is passed over. Of a large picture only every n-th
 * pixel is kept, which is plenty for the cells of a board. What ends early is refused, although
 * much of it could be shown: half a picture is no one's wish.
 */
public final class PictureReader {
  /** The extensions of picture files; unreadable ones among them are refused with a reason. */
  public static final List<String> ENDINGS =
      List.of(".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".tif", ".tiff", ".svg");

  /** The largest file that is read, in bytes. */
  public static final long MOST_BYTES = 16L << 20;

  /** The largest picture that is decoded, in pixels. */
  public static final long MOST_PIXELS = 40_000_000;

  private static final int ENOUGH = 600;
  private static final long PNG_SIGNATURE = 0x89504E470D0A1A0AL;
  private static final int PNG_END = 0x49454E44;
  private static final int PNG_CHUNK = 12;
  private static final List<String> KINDS = List.of("png", "jpeg");

  private PictureReader() {}

  /**
   * Reads a file.
   *
   * @throws PictureException if it cannot be read, or is no whole PNG or JPEG of a sane size
   */
  public static Picture read(Path file) throws PictureException {
    try {
      long size = Files.size(file);
      if (size > MOST_BYTES) {
        throw refused("too-many-bytes", MOST_BYTES >> 20);
      }
      return read(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new PictureException(Phrase.of("masks.picture-unreadable"), e);
    }
  }

  /**
   * Reads a picture from the bytes of a file.
   *
   * @throws PictureException if they are no whole PNG or JPEG of a sane size
   */
  public static Picture read(byte[] bytes) throws PictureException {
    if (bytes.length == 0) {
      throw refused("empty");
    }
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
      ImageReader reader = reader(in);
      try {
        if (!isWhole(bytes)) {
          throw refused("truncated");
        }
        reader.setInput(in, /* seekForwardOnly= */ true, /* ignoreMetadata= */ true);
        return read(reader);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw new PictureException(Phrase.of("masks.picture-broken"), e);
    }
  }

  private static ImageReader reader(ImageInputStream in) throws IOException, PictureException {
    Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
    while (readers.hasNext()) {
      ImageReader reader = readers.next();
      if (KINDS.contains(reader.getFormatName().toLowerCase(Locale.ROOT))) {
        return reader;
      }
      reader.dispose();
    }
    throw refused("unknown");
  }

  private static Picture read(ImageReader reader) throws IOException, PictureException {
    int width = reader.getWidth(0);
    int height = reader.getHeight(0);
    if ((long) width * height > MOST_PIXELS) {
      throw refused("too-many-pixels", width, height, MOST_PIXELS / 1_000_000);
    }
    int step = Math.max(1, Math.min(width, height) / ENOUGH);
    ImageReadParam param = reader.getDefaultReadParam();
    param.setSourceSubsampling(step, step, 0, 0);
    BufferedImage image = reader.read(0, param);
    return Picture.of(image.getWidth(), image.getHeight(), image::getRGB);
  }

  /** True if the file is complete: it ends as its kind must. */
  private static boolean isWhole(byte[] bytes) {
    ByteBuffer data = ByteBuffer.wrap(bytes);
    boolean isPng = bytes.length > Long.BYTES && data.getLong(0) == PNG_SIGNATURE;
    return isPng ? endsAsPng(data) : lastMarker(bytes, 0xD9) > lastMarker(bytes, 0xDA);
  }

  /** Walks through the chunks: each has a length, a name, its data and a checksum. */
  private static boolean endsAsPng(ByteBuffer data) {
    long at = Long.BYTES;
    while (at + PNG_CHUNK <= data.capacity()) {
      if (data.getInt((int) at + Integer.BYTES) == PNG_END) {
        return true;
      }
      at += PNG_CHUNK + Integer.toUnsignedLong(data.getInt((int) at));
    }
    return false;
  }

  /**
   * The position of the last marker of a kind in a JPEG; the end marker must follow the start of
   * the last scan.
   */
  private static int lastMarker(byte[] bytes, int kind) {
    for (int i = bytes.length - 2; i >= 0; i--) {
      if (bytes[i] == (byte) 0xFF && bytes[i + 1] == (byte) kind) {
        return i;
      }
    }
    return -1;
  }

  private static PictureException refused(String why, Object... values) {
    return new PictureException(Phrase.of("masks.picture-" + why, values));
  }
}
