package cluewright.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.choice.Choice;
import cluewright.choice.Kind;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of every feature: complete in every language, well formed, and in use. */
final class BundlesTest {
  private static final Path FOLDER = Path.of("assets", "texts");
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final List<String> OTHERS = List.of("_de", "_ja");
  private static final Pattern PLACE = Pattern.compile("\\{(\\d+)");

  /** A text in a program that may be a key, or the beginning of one that is put together. */
  private static final Pattern KEY = Pattern.compile("\"([a-z]+\\.[a-z0-9.-]*)\"");

  /** A text, or a constant of an enum, that may be the rest of a key that is put together. */
  private static final Pattern WORD = Pattern.compile("\"([a-z0-9]+(?:-[a-z0-9]+)*)\"");

  private static final Pattern CONSTANT = Pattern.compile("\\b([A-Z][A-Z0-9_]*)\\b");

  /** A text that may end such a key. */
  private static final Pattern END = Pattern.compile("\"(-[a-z0-9-]+)\"");

  private static final Set<String> IN_PROGRAMS = inPrograms(KEY);
  private static final Set<String> WORDS =
      Stream.concat(
              inPrograms(WORD).stream(),
              inPrograms(CONSTANT).stream()
                  .map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-')))
          .collect(Collectors.toSet());
  private static final Set<String> ENDS = inPrograms(END);

  private static final Set<String> OF_CHOICES =
      ChoicesInPrograms.all().flatMap(BundlesTest::words).collect(Collectors.toSet());

  /** The entries that a choice's row in a window has: its name, its hint, and those of values. */
  private static Stream<String> words(Choice<?, ?> choice) {
    Stream<?> values =
        choice.kind() instanceof Kind.Several<?> several
            ? Stream.of(several.type().getEnumConstants())
            : choice.kind().values().stream().filter(Enum.class::isInstance);
    return Stream.concat(
            Stream.of(choice.id()), values.map(value -> choice.id() + "-" + Kind.word(value)))
        .flatMap(id -> Stream.of(id, "hint-" + id));
  }

  static List<String> bundles() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString().replace(".properties", ""))
          .filter(name -> !name.contains("_"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyLanguageHasTheSameEntries(String bundle) {
    for (String language : OTHERS) {
      assertThat(new TreeSet<>(read(bundle + language).stringPropertyNames()))
          .as(bundle + language)
          .isEqualTo(new TreeSet<>(read(bundle).stringPropertyNames()));
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyTranslationFillsTheSamePlaces(String bundle) {
    Properties english = read(bundle);
    for (String language : OTHERS) {
      Properties other = read(bundle + language);
      for (String key : english.stringPropertyNames()) {
        assertThat(places(other.getProperty(key)))
            .as(bundle + language + ": " + key)
            .isEqualTo(places(english.getProperty(key)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyEntryIsAPatternWithoutStraightApostrophesWhichPatternsSwallow(String bundle) {
    for (String language : List.of("", "_de", "_ja")) {
      Properties texts = read(bundle + language);
      for (String key : texts.stringPropertyNames()) {
        String text = texts.getProperty(key);
        assertThat(new MessageFormat(text)).as(key).isNotNull();
        assertThat(text).as(bundle + language + ": " + key).doesNotContain("'").isNotBlank();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyEntryIsUsed(String bundle) {
    assertThat(read(bundle).stringPropertyNames())
        .as(bundle)
        .allMatch(entry -> isUsed(bundle + "." + entry));
  }

  /**
   * True if a choice has this key, or a text in a program is it, or its beginning up to a dot or a
   * hyphen, or all of it but its end. Where the beginning is the name of the bundle alone, the rest
   * is a text in a program, too, or such a text and an end.
   */
  private static boolean isUsed(String key) {
    int dot = key.indexOf('.') + 1;
    String rest = key.substring(dot);
    return OF_CHOICES.contains(rest)
        || isThere(IN_PROGRAMS, key)
        || beginnings(key).anyMatch(IN_PROGRAMS::contains)
        || (IN_PROGRAMS.contains(key.substring(0, dot)) && isThere(WORDS, rest));
  }

  private static boolean isThere(Set<String> all, String text) {
    return all.contains(text)
        || ENDS.stream()
            .filter(text::endsWith)
            .anyMatch(end -> all.contains(text.substring(0, text.length() - end.length())));
  }

  private static Stream<String> beginnings(String key) {
    return IntStream.range(key.indexOf('.') + 2, key.length())
        .filter(end -> ".-".indexOf(key.charAt(end - 1)) >= 0)
        .mapToObj(end -> key.substring(0, end));
  }

  private static Set<String> places(String text) {
    Set<String> places = new TreeSet<>();
    Matcher matcher = PLACE.matcher(text);
    while (matcher.find()) {
      places.add(matcher.group(1));
    }
    return places;
  }

  private static Properties read(String file) {
    Properties texts = new Properties();
    try (Reader reader = Files.newBufferedReader(FOLDER.resolve(file + ".properties"))) {
      texts.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  private static Set<String> inPrograms(Pattern text) {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(each -> each.toString().endsWith(".java"))
          .flatMap(file -> text.matcher(program(file)).results().map(found -> found.group(1)))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String program(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
