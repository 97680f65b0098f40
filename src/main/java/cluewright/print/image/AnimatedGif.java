package cluewright.print.image;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.function.IntFunction;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Writes pictures as an animated GIF that repeats forever.
 *
 * <p>The pictures are written one by one, so that only one is in memory. A GIF has at most 256
 * colours a picture; a board seldom has more. The repetition is the application extension that
 * Netscape 2.0 introduced and all viewers know: the bytes 1, and then how often, 0 for always.
 */
public final class AnimatedGif {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";
  private static final byte[] ALWAYS = {1, 0, 0};
  private static final int MILLIS_A_UNIT = 10;

  private AnimatedGif() {}

  /**
   * Writes all frames.
   *
   * @param times how long each frame stands, by its index; rounded to hundredths of a second
   */
  public static void write(OutputStream out, Frames frames, IntFunction<Duration> times)
      throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.prepareWriteSequence(null);
      for (int i = 0; i < frames.count(); i++) {
        BufferedImage frame = frames.frame(i);
        writer.writeToSequence(
            new IIOImage(frame, null, metadata(writer, frame, times.apply(i))), null);
        stream.flushBefore(stream.getStreamPosition());
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
  }

  private static IIOMetadata metadata(ImageWriter writer, BufferedImage frame, Duration time)
      throws IOException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(
            ImageTypeSpecifier.createFromRenderedImage(frame), writer.getDefaultWriteParam());
    IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", String.valueOf(time.toMillis() / MILLIS_A_UNIT));
    IIOMetadataNode repetition = new IIOMetadataNode("ApplicationExtension");
    repetition.setAttribute("applicationID", "NETSCAPE");
    repetition.setAttribute("authenticationCode", "2.0");
    repetition.setUserObject(ALWAYS.clone());
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(repetition);
    IIOMetadataNode root = new IIOMetadataNode(FORMAT);
    root.appendChild(control);
    root.appendChild(extensions);
    metadata.mergeTree(FORMAT, root);
    return metadata;
  }
}
