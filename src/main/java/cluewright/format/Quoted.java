package cluewright.format;

/** Someone else's text inside a sentence of ours: on one line, and not too long. */
public final class Quoted {
  private static final int LONGEST = 40;

  private Quoted() {}

  /** In quotation marks. */
  public static String of(String text) {
    return "\"" + bare(text) + "\"";
  }

  /** Without quotation marks, for sentences that have some of their own. */
  public static String bare(String text) {
    String line = text.replaceAll("\\p{C}", "?");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
