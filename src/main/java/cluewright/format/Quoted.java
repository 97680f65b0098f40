package cluewright.format;

/** Quotes text from outside in a message: on one line, and not too long. */
public final class Quoted {
  private static final int LONGEST = 40;

  private Quoted() {}

  /** The text in quotation marks. */
  public static String of(String text) {
    return "\"" + bare(text) + "\"";
  }

  /** The text without quotation marks, for messages that add their own. */
  public static String bare(String text) {
    String line = text.replaceAll("\\p{C}", "?");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
