package cluewright.studio.recovery;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Takes out of a report what tells who its user is and where the work lies: a line ends where a
 * path begins, since nobody knows where a path with spaces ends; and what Java lists of the
 * environment and of the command line goes altogether.
 *
 * <p>What a stack trace names, {@code at java.base/java.util.List.of(List.java:1)}, is no path: a
 * word stands before its slash.
 */
final class Nameless {
  private static final Pattern PATH =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}_.)/\\\\]|https:)(?:(?:file:)?/{1,3}(?=[^\\s/])|~[/\\\\]|\\\\\\\\(?=\\S)"
              + "|(?:file:/+)?[A-Za-z]:[/\\\\]).*");

  /** A name of a file without its folder. */
  private static final Pattern FILE =
      Pattern.compile(
          "(?i)\\S+\\.(cluewright|json|txt|csv|pdf|png|jpe?g|gif|sd[kmx]|sdkx|html)\\b");

  /** The lines of Java's report that repeat how the program was called. */
  private static final Pattern CALL =
      Pattern.compile("(?i)^(command.line|java_command|java_class_path|host):? .*");

  /** The heading of a part of Java's report. */
  private static final Pattern ENVIRONMENT = Pattern.compile("^Environment.Variables:.*");

  private static final int LEAST_NAME = 3;

  private final Optional<Pattern> user;

  /**
   * @param user the name that the system has for its user
   */
  Nameless(String user) {
    this.user =
        Optional.of(user.strip())
            .filter(name -> name.length() >= LEAST_NAME)
            .map(name -> Pattern.compile("(?i)\\b" + Pattern.quote(name) + "\\b"));
  }

  /** A line without paths, names of files, and the user's name. */
  String line(String line) {
    String known = PATH.matcher(line).replaceFirst("<path>");
    if (known.stripLeading().startsWith("at ")) {
      return known;
    }
    String bare = FILE.matcher(known).replaceAll("<file>");
    return user.map(name -> name.matcher(bare).replaceAll(Matcher.quoteReplacement("<user>")))
        .orElse(bare);
  }

  /** A report of Java on its own crash, without all this. */
  String report(Stream<String> lines) {
    boolean[] isOfEnvironment = {false};
    return lines
        .filter(
            line -> {
              isOfEnvironment[0] =
                  ENVIRONMENT.matcher(line).matches() || (isOfEnvironment[0] && !line.isBlank());
              return !isOfEnvironment[0] && !CALL.matcher(line).matches();
            })
        .map(this::line)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** The name by which this system knows its user. */
  static Nameless ofSystem() {
    return new Nameless(System.getProperty("user.name", "").toLowerCase(Locale.ROOT));
  }
}
