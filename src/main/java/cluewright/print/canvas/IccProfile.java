package cluewright.print.canvas;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/**
 * The two built-in ICC profiles: a press with black ink, and sRGB.
 *
 * <p>Both are written in version 2.4 of the format (ICC.1:2001-04), which every program reads, from
 * the numbers that are public in the standards, so that no other maker's profile is shipped. A
 * profile is a header of 128 bytes, a table of tags (name, offset, length), and the tags' data,
 * each at a multiple of four.
 */
public final class IccProfile {
  /** The descriptions of the profiles. */
  public static final String BLACK_INK = "Cluewright black ink, dot gain 20%";

  public static final String SRGB = "sRGB IEC61966-2.1";

  private static final int HEADER = 128;
  private static final int DEVICE = 48;
  private static final int ILLUMINANT = 68;
  private static final int TABLE_ENTRY = 12;
  private static final int VERSION = 0x02400000;
  private static final int CURVE = 256;
  private static final int MOST = 0xffff;
  private static final double FIXED = 65536;
  private static final double[] D50 = {0.9642, 1, 0.8249};

  /**
   * The dot gain of a 50 % halftone: between that of coated paper in ISO 12647-2 and that of
   * uncoated and book papers.
   */
  private static final double DOT_GAIN = 0.2;

  private final Map<String, byte[]> tags = new LinkedHashMap<>();

  private IccProfile(String description) {
    tags.put("desc", description(description));
    tags.put("cprt", text("No copyright, use freely"));
    tags.put("wtpt", xyz(D50));
  }

  /** The press profile: from 0, solid black, to 1, paper. */
  public static byte[] blackInk() {
    IccProfile profile = new IccProfile(BLACK_INK);
    profile.tags.put("kTRC", curve(IccProfile::light));
    return profile.bytes("prtr", "GRAY", "\0\0\0\0\0\0\0\0");
  }

  /**
   * The light reflected by a halftone: dots grow by the gain, most at 50 %, and the rest is paper
   * (Murray and Davies).
   */
  private static double light(double paper) {
    double dots = 1 - paper;
    return 1 - (dots + 4 * DOT_GAIN * dots * (1 - dots));
  }

  /** The sRGB profile: IEC 61966-2-1, with primaries adapted to D50. */
  public static byte[] standardRgb() {
    IccProfile profile = new IccProfile(SRGB);
    profile.tags.put("rXYZ", xyz(0.43604, 0.22248, 0.01392));
    profile.tags.put("gXYZ", xyz(0.38512, 0.71690, 0.09706));
    profile.tags.put("bXYZ", xyz(0.14305, 0.06061, 0.71392));
    byte[] curve = curve(v -> v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4));
    profile.tags.put("rTRC", curve);
    profile.tags.put("gTRC", curve);
    profile.tags.put("bTRC", curve);
    return profile.bytes("mntr", "RGB ", "IEC sRGB");
  }

  /**
   * The bytes of the profile.
   *
   * @param device its maker and its model, four letters each
   */
  private byte[] bytes(String deviceClass, String space, String device) {
    int table = HEADER + 4 + TABLE_ENTRY * tags.size();
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    ByteBuffer entries = ByteBuffer.allocate(4 + TABLE_ENTRY * tags.size()).putInt(tags.size());
    IdentityHashMap<byte[], Integer> places = new IdentityHashMap<>();
    tags.forEach(
        (name, tag) -> {
          if (!places.containsKey(tag)) {
            places.put(tag, table + data.size());
            data.writeBytes(tag);
            data.writeBytes(new byte[-tag.length & 3]);
          }
          entries.put(ascii(name)).putInt(places.get(tag)).putInt(tag.length);
        });
    int size = table + data.size();
    return ByteBuffer.allocate(size)
        .put(header(size, deviceClass, space, device))
        .put(entries.array())
        .put(data.toByteArray())
        .array();
  }

  private static byte[] header(int size, String deviceClass, String space, String device) {
    ByteBuffer header = ByteBuffer.allocate(HEADER);
    header.putInt(size).putInt(0).putInt(VERSION);
    header.put(ascii(deviceClass)).put(ascii(space)).put(ascii("XYZ "));
    for (int part : new int[] {2026, 1, 1, 0, 0, 0}) {
      header.putShort((short) part);
    }
    header.put(ascii("acsp"));
    header.position(DEVICE);
    header.put(ascii(device));
    header.position(ILLUMINANT);
    for (double part : D50) {
      header.putInt(fixed(part));
    }
    return header.array();
  }

  private static byte[] description(String words) {
    byte[] ascii = ascii(words + "\0");
    int unicodeAndMacintosh = 4 + 4 + 2 + 1 + 67;
    return ByteBuffer.allocate(12 + ascii.length + unicodeAndMacintosh)
        .put(ascii("desc"))
        .putInt(0)
        .putInt(ascii.length)
        .put(ascii)
        .array();
  }

  private static byte[] text(String words) {
    byte[] ascii = ascii(words + "\0");
    return ByteBuffer.allocate(8 + ascii.length).put(ascii("text")).putInt(0).put(ascii).array();
  }

  private static byte[] xyz(double... values) {
    ByteBuffer tag = ByteBuffer.allocate(20).put(ascii("XYZ ")).putInt(0);
    for (double value : values) {
      tag.putInt(fixed(value));
    }
    return tag.array();
  }

  private static byte[] curve(DoubleUnaryOperator function) {
    ByteBuffer tag = ByteBuffer.allocate(12 + 2 * CURVE).put(ascii("curv")).putInt(0).putInt(CURVE);
    for (int i = 0; i < CURVE; i++) {
      tag.putShort((short) Math.round(MOST * function.applyAsDouble(i / (CURVE - 1.0))));
    }
    return tag.array();
  }

  /** A fixed-point number with 16 fractional bits. */
  private static int fixed(double value) {
    return (int) Math.round(value * FIXED);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
