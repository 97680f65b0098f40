package cluewright.format;

/** Someone else's text inside a sentence of ours: quoted, on one line, and not too long. */
public final class Quoted {
  private static final int LONGEST = 40;

  private Quoted() {}

  public static String of(String text) {
    String line = text.replaceAll("\\p{C}", "?");
    String shown = line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    return "\"" + shown + "\"";
  }
}
