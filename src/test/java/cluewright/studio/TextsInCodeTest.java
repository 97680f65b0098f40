package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The texts that a person reads stand in the bundles, in every language, and not in the code.
 *
 * <p>Two words in a literal are taken for a text. Exempt are the messages of unchecked exceptions
 * and of logs, which developers read, and names that are the same in all languages: of fonts, keys,
 * folders, forms of files and dates, and licences.
 */
final class TextsInCodeTest {
  private static final Path STUDIO = Path.of("src", "main", "java", "cluewright", "studio");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|(?m)^\\s*//.*$");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern TWO_WORDS = Pattern.compile("\\p{L}{2,}[,.:;]? \\p{L}{2,}");

  /** Statements whose words only developers read. */
  private static final Pattern FOR_DEVELOPERS =
      Pattern.compile(
          "new (IllegalArgument|IllegalState|IndexOutOfBounds)Exception\\(|\\.log\\(|\\bnote\\(|(?m)^\\s*super\\(");

  /** Words that are names. */
  private static final Pattern NAME =
      Pattern.compile(
          "Inter \\w+|Shortcut\\+Page \\w+|Library/Application Support|yyyy-MM-dd HH:mm|PNG, JPEG");

  /** Holds the names of libraries and licences alone. */
  private static final Path CREDITS = Path.of("help", "Credits.java");

  private static Stream<String> texts(Path file) {
    String code = COMMENT.matcher(read(file)).replaceAll("");
    return Pattern.compile("[;{}]\\s*\\n")
        .splitAsStream(code)
        .filter(statement -> !FOR_DEVELOPERS.matcher(statement).find())
        .flatMap(statement -> LITERAL.matcher(statement).results())
        .map(literal -> literal.group(1))
        .filter(literal -> TWO_WORDS.matcher(literal).find())
        .filter(literal -> !NAME.matcher(literal).matches())
        .map(literal -> STUDIO.relativize(file) + ": " + literal);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void noSentenceStandsInTheStudiosCode() throws IOException {
    try (Stream<Path> files = Files.walk(STUDIO)) {
      List<String> found =
          files
              .filter(file -> file.toString().endsWith(".java") && !file.endsWith(CREDITS))
              .flatMap(TextsInCodeTest::texts)
              .toList();
      assertThat(found).isEmpty();
    }
  }

  @Test
  void aSentenceWouldBeFound() {
    Matcher literal = LITERAL.matcher("label.setText(\"Nothing to print\")");
    assertThat(literal.find()).isTrue();
    assertThat(TWO_WORDS.matcher(literal.group(1)).find()).isTrue();
    assertThat(TWO_WORDS.matcher("files.nothing-to-print").find()).isFalse();
  }
}
