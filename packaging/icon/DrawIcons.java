import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Draws the icon in all its sizes from {@code cluewright.svg}, which is made of rectangles alone:
 * {@code java packaging/icon/DrawIcons.java packaging/icon assets/icon}. The first folder gets the
 * PNG files, {@code cluewright.ico} for Windows and {@code cluewright.icns} for macOS; the second
 * those that the studio's window shows.
 */
public final class DrawIcons {
  private static final int UNITS = 16;
  private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256, 512);
  private static final List<Integer> OF_WINDOW = List.of(16, 24, 32, 48, 64, 128, 256);
  private static final List<Integer> OF_WINDOWS = List.of(16, 24, 32, 48, 64, 256);

  /** Types of the pictures in an icns file, which all hold PNG. */
  private static final Map<String, Integer> OF_MACOS = new LinkedHashMap<>();

  static {
    OF_MACOS.put("icp4", 16);
    OF_MACOS.put("icp5", 32);
    OF_MACOS.put("ic07", 128);
    OF_MACOS.put("ic08", 256);
    OF_MACOS.put("ic09", 512);
    OF_MACOS.put("ic11", 32);
    OF_MACOS.put("ic12", 64);
    OF_MACOS.put("ic13", 256);
    OF_MACOS.put("ic14", 512);
  }

  private DrawIcons() {}

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Path window = Path.of(args[1]);
    NodeList parts =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(folder.resolve("cluewright.svg").toFile())
            .getElementsByTagName("rect");
    for (int size : SIZES) {
      Files.write(folder.resolve("cluewright-" + size + ".png"), png(parts, size));
    }
    for (int size : OF_WINDOW) {
      Files.write(window.resolve("cluewright-" + size + ".png"), png(parts, size));
    }
    Files.write(folder.resolve("cluewright.ico"), ico(parts));
    Files.write(folder.resolve("cluewright.icns"), icns(parts));
  }

  private static byte[] png(NodeList parts, int size) throws IOException {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    pen.scale((double) size / UNITS, (double) size / UNITS);
    for (int i = 0; i < parts.getLength(); i++) {
      Element part = (Element) parts.item(i);
      double corner = 2 * number(part, "rx");
      pen.setColor(Color.decode(part.getAttribute("fill")));
      pen.fill(
          new RoundRectangle2D.Double(
              number(part, "x"),
              number(part, "y"),
              number(part, "width"),
              number(part, "height"),
              corner,
              corner));
    }
    pen.dispose();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, "png", out);
    return out.toByteArray();
  }

  private static double number(Element part, String name) {
    return Double.parseDouble(part.getAttribute(name));
  }

  private static byte[] ico(NodeList parts) throws IOException {
    ByteArrayOutputStream pictures = new ByteArrayOutputStream();
    ByteBuffer head =
        ByteBuffer.allocate(6 + 16 * OF_WINDOWS.size()).order(ByteOrder.LITTLE_ENDIAN);
    head.putShort((short) 0).putShort((short) 1).putShort((short) OF_WINDOWS.size());
    for (int size : OF_WINDOWS) {
      byte[] png = png(parts, size);
      head.put((byte) size).put((byte) size).put((byte) 0).put((byte) 0);
      head.putShort((short) 1).putShort((short) 32).putInt(png.length);
      head.putInt(head.capacity() + pictures.size());
      pictures.write(png);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(head.array());
    pictures.writeTo(out);
    return out.toByteArray();
  }

  private static byte[] icns(NodeList parts) throws IOException {
    ByteArrayOutputStream pictures = new ByteArrayOutputStream();
    DataOutputStream each = new DataOutputStream(pictures);
    for (Map.Entry<String, Integer> kind : OF_MACOS.entrySet()) {
      byte[] png = png(parts, kind.getValue());
      each.writeBytes(kind.getKey());
      each.writeInt(8 + png.length);
      each.write(png);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DataOutputStream all = new DataOutputStream(out);
    all.writeBytes("icns");
    all.writeInt(8 + pictures.size());
    pictures.writeTo(all);
    return out.toByteArray();
  }
}
