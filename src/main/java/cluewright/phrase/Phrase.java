package cluewright.phrase;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A text for users that can be said in every language of Cluewright.
 *
 * <p>A phrase knows its key and its values, not its words: these stand in resource bundles under
 * {@code assets/texts}, one file a feature and language. The key {@code board.cells} is the entry
 * {@code cells} of the bundle {@code board}; an entry is a pattern as {@link MessageFormat} reads
 * it. Values are numbers, texts that are the same in all languages, such as {@code r1c2}, and other
 * phrases. Where no language is asked for, a phrase speaks English.
 */
public final class Phrase {
  /**
   * The empty text, where something is shown or is a part of a sentence, and there is nothing to
   * say. A reason that may be lacking, such as a refusal, is an {@link Optional} instead.
   */
  public static final Phrase NOTHING = verbatim("");

  private static final String FOLDER = "cluewright.assets.texts.";
  private static final Control NO_OTHER_LANGUAGE =
      Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);

  /** The texts of a bundle in a language. */
  private record Language(String bundle, Locale language) {
    ResourceBundle load() {
      return ResourceBundle.getBundle(FOLDER + bundle, language, NO_OTHER_LANGUAGE);
    }
  }

  /**
   * All bundles that were needed, held for good: the platform's cache drops them where memory is
   * short, and then reads a file anew for each phrase, for many seconds on the UI thread.
   */
  private static final Map<Language, ResourceBundle> BUNDLES = new ConcurrentHashMap<>();

  private final String key;
  private final List<Object> values;

  private Phrase(String key, List<Object> values) {
    this.key = key;
    this.values = values;
  }

  /**
   * A bundle entry with its places filled in.
   *
   * @param key the bundle, a full stop, and the entry
   * @param values what stands for <code>{0}</code>, <code>{1}</code>, …
   */
  public static Phrase of(String key, Object... values) {
    if (key.indexOf('.') < 1) {
      throw new IllegalArgumentException("no bundle in the key " + key);
    }
    return new Phrase(key, List.copyOf(Arrays.asList(values)));
  }

  /** A text that is the same in all languages, such as a title or a file name. */
  public static Phrase verbatim(String text) {
    return new Phrase("", List.of(text));
  }

  /** Texts and phrases concatenated without separators. */
  public static Phrase together(List<?> parts) {
    return new Phrase("", List.copyOf(parts));
  }

  /**
   * A digit of a board, for which the reader may choose another character.
   *
   * @param number 1, 2, …
   * @param usual its usual character
   */
  public static Phrase digit(int number, String usual) {
    return new Phrase("", List.of(new Digit(number, usual)));
  }

  /** A digit, shown as its usual character. */
  private record Digit(int number, String usual) {
    @Override
    public String toString() {
      return usual;
    }
  }

  /** A list, such as {@code a, b and c}. */
  public static Phrase list(List<?> items) {
    return joined(items, "phrase.comma", "phrase.and");
  }

  /**
   * A list with a given separator.
   *
   * @param between what joins all but the last, the key of a pattern of two
   * @param last what joins the last one
   */
  public static Phrase joined(List<?> items, String between, String last) {
    if (items.isEmpty()) {
      return NOTHING;
    }
    int end = items.size() - 1;
    Phrase tail = said(items.get(end));
    return end == 0 ? tail : of(last, joined(items.subList(0, end), between), tail);
  }

  /** A list with commas, such as {@code a, b, c}. */
  public static Phrase row(List<?> items) {
    return joined(items, "phrase.comma");
  }

  /** A list with semicolons, such as {@code a; b; c}, for items that contain commas. */
  public static Phrase apart(List<?> items) {
    return joined(items, "phrase.semicolon");
  }

  private static Phrase joined(List<?> items, String key) {
    return items.stream()
        .map(Phrase::said)
        .reduce((before, after) -> of(key, before, after))
        .orElse(NOTHING);
  }

  private static Phrase said(Object item) {
    return item instanceof Phrase phrase ? phrase : verbatim(item.toString());
  }

  /** True if this is {@link #NOTHING}, so that a place for it may be hidden. */
  public boolean isNothing() {
    return equals(NOTHING);
  }

  /** Sentences one after the other; empty ones are left out. */
  public static Phrase sentences(Phrase... parts) {
    return Arrays.stream(parts)
        .filter(part -> !part.isNothing())
        .reduce((before, after) -> of("phrase.after", before, after))
        .orElse(NOTHING);
  }

  /**
   * The text in a language.
   *
   * @throws MissingResourceException if there is no such entry, naming it and its file
   */
  public String in(Locale language) {
    return in(language, Optional.empty());
  }

  /**
   * The text in a language, with other characters for digits.
   *
   * @param digits the character of each digit, by its number and its usual character
   * @throws MissingResourceException as {@link #in(Locale)}
   */
  public String in(Locale language, BiFunction<Integer, String, String> digits) {
    return in(language, Optional.of(digits));
  }

  private String in(Locale language, Optional<BiFunction<Integer, String, String>> digits) {
    Stream<Object> said = values.stream().map(value -> said(value, language, digits));
    return key.isEmpty()
        ? said.map(Object::toString).collect(Collectors.joining())
        : new MessageFormat(pattern(language), language).format(said.toArray());
  }

  private static Object said(
      Object value, Locale language, Optional<BiFunction<Integer, String, String>> digits) {
    if (value instanceof Digit digit && digits.isPresent()) {
      return digits.get().apply(digit.number(), digit.usual());
    }
    return value instanceof Phrase phrase ? phrase.in(language, digits) : value;
  }

  private String pattern(Locale language) {
    int stop = key.indexOf('.');
    String bundle = key.substring(0, stop);
    String entry = key.substring(stop + 1);
    try {
      return BUNDLES
          .computeIfAbsent(new Language(bundle, language), Language::load)
          .getString(entry);
    } catch (MissingResourceException e) {
      String message = "no entry %s in assets/texts/%s.properties".formatted(entry, bundle);
      throw (MissingResourceException)
          new MissingResourceException(message, e.getClassName(), entry).initCause(e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Phrase that && key.equals(that.key) && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return 31 * key.hashCode() + values.hashCode();
  }

  /** The text in English. */
  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
