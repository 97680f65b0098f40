package cluewright.studio.help;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A line of a help window.
 *
 * @param name may be empty, with an empty aside
 * @param aside what stands at the other end, such as a shortcut; may be empty
 * @param words what stands below; may be empty
 */
record HelpLine(String name, String aside, String words) {

  /** True if it contains every typed word. */
  boolean matches(String typed) {
    String all = (name + " " + aside + " " + words).toLowerCase(Locale.ROOT);
    return Pattern.compile("\\s+")
        .splitAsStream(typed.toLowerCase(Locale.ROOT))
        .allMatch(all::contains);
  }
}
