package cluewright.format.exchange.table;

import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes text harmless for spreadsheets, which run a field that begins with {@code = + - @} as a
 * formula.
 *
 * <p>Such a field gets an apostrophe in front, as one has that begins so after apostrophes of its
 * own; a control character is written by its number, such as {@code \\u0007}, and a backslash
 * before {@code u} and four hexadecimal digits as {@code \\u005c}. Reading undoes each, so nothing
 * is lost.
 */
final class HarmlessField {
  private static final Pattern FORMULA =
      Pattern.compile("'*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\t\\r].*", Pattern.DOTALL);

  /** Characters to be replaced; line ends are kept, since they are quoted. */
  private static final Pattern ODD = Pattern.compile("[\\p{Cc}&&[^\\n]]|\\\\(?=u[0-9a-fA-F]{4})");

  private static final Pattern NUMBERED = Pattern.compile("\\\\u([0-9a-fA-F]{4})");

  private HarmlessField() {}

  static String written(String words) {
    String seen =
        ODD.matcher(words)
            .replaceAll(odd -> Matcher.quoteReplacement(numbered(odd.group().charAt(0))));
    return FORMULA.matcher(seen).matches() ? "'" + seen : seen;
  }

  private static String numbered(char odd) {
    return String.format(Locale.ROOT, "\\u%04x", (int) odd);
  }

  static String read(String field) {
    boolean isGuarded = field.startsWith("'") && FORMULA.matcher(field).matches();
    return NUMBERED
        .matcher(isGuarded ? field.substring(1) : field)
        .replaceAll(number -> Matcher.quoteReplacement(meant(number)));
  }

  /** The number meant; numbers in a form that is never written here are someone else's words. */
  private static String meant(MatchResult number) {
    char symbol = (char) Integer.parseInt(number.group(1), 16);
    return symbol == '\\' || (Character.isISOControl(symbol) && symbol != '\n')
        ? String.valueOf(symbol)
        : number.group();
  }
}
