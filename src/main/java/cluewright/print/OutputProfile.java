package cluewright.print;

import cluewright.phrase.Phrase;
import java.awt.color.ICC_Profile;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * An ICC profile, which describes how a press's inks look on its paper.
 *
 * <p>Whoever runs the press gives it to the publisher, or names one of the usual ones.
 */
public final class OutputProfile {
  private static final int VERSION = 8;
  private static final int LATEST = 4;
  private static final int SPACE = 16;
  private static final int MARK = 36;
  private static final String MARKED = "acsp";
  private static final int TAG_HEADER = 8;
  private static final int MULTILINGUAL_RECORDS = 16;

  private final byte[] bytes;
  private final ICC_Profile profile;

  private OutputProfile(byte[] bytes, ICC_Profile profile) {
    this.bytes = bytes;
    this.profile = profile;
  }

  /** Thrown if a file is not the profile of a press; its reason completes a sentence. */
  public static final class Refusal extends Exception {
    private static final long serialVersionUID = 1;
    private final transient Phrase reason;

    Refusal(Phrase reason) {
      super(reason.toString());
      this.reason = reason;
    }

    public Phrase reason() {
      return reason;
    }
  }

  /**
   * Reads a profile.
   *
   * @throws Refusal if it is none, or not one of a press with black ink or with the four inks
   */
  public static OutputProfile of(byte[] bytes) throws Refusal {
    if (isMarked(bytes) && bytes[VERSION] > LATEST) {
      throw new Refusal(Phrase.of("print.profile-version", bytes[VERSION]));
    }
    ICC_Profile profile;
    try {
      profile = ICC_Profile.getInstance(bytes);
    } catch (IllegalArgumentException e) {
      throw new Refusal(Phrase.of("print.profile-none"));
    }
    if (profile.getProfileClass() != ICC_Profile.CLASS_OUTPUT) {
      throw new Refusal(Phrase.of("print.profile-class"));
    }
    String space = new String(bytes, SPACE, 4, StandardCharsets.US_ASCII).strip();
    if (!space.equals("CMYK") && !space.equals("GRAY")) {
      throw new Refusal(Phrase.of("print.profile-inks", space));
    }
    return new OutputProfile(bytes.clone(), profile);
  }

  /** True if the bytes carry the signature of ICC profiles. */
  private static boolean isMarked(byte[] bytes) {
    return bytes.length > MARK + MARKED.length()
        && new String(bytes, MARK, MARKED.length(), StandardCharsets.US_ASCII).equals(MARKED);
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  /** True if the profile has only shades of black. */
  public boolean isGrey() {
    return profile.getNumComponents() == 1;
  }

  /** The profile's own description of press and paper. */
  public String description() {
    byte[] tag = profile.getData(ICC_Profile.icSigProfileDescriptionTag);
    return Optional.ofNullable(tag)
        .map(OutputProfile::text)
        .map(String::strip)
        .filter(text -> !text.isEmpty())
        .orElse("ICC");
  }

  /** The text of a tag, in the first of its languages. */
  private static String text(byte[] tag) {
    ByteBuffer data = ByteBuffer.wrap(tag);
    String type = new String(tag, 0, 4, StandardCharsets.US_ASCII);
    if (type.equals("mluc") && tag.length >= MULTILINGUAL_RECORDS + 12) {
      int length = data.getInt(MULTILINGUAL_RECORDS + 4);
      int offset = data.getInt(MULTILINGUAL_RECORDS + 8);
      return part(tag, offset, length, StandardCharsets.UTF_16BE);
    }
    if (type.equals("desc") && tag.length >= TAG_HEADER + 4) {
      return part(tag, TAG_HEADER + 4, data.getInt(TAG_HEADER) - 1, StandardCharsets.US_ASCII);
    }
    return "";
  }

  private static String part(byte[] tag, int offset, int length, Charset characters) {
    return offset < 0 || length < 0 || offset > tag.length - length
        ? ""
        : new String(tag, offset, length, characters);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OutputProfile same && Arrays.equals(bytes, same.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
