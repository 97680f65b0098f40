package cluewright.studio.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Something that the studio remembers for its user.
 *
 * @param name in the file
 * @param standard what holds until something else is chosen, and where the file has nonsense
 * @param read empty where what stands in the file is none
 */
public record Setting<T>(
    String name,
    T standard,
    Function<JsonNode, Optional<T>> read,
    Function<? super T, JsonNode> write) {
  static final ObjectMapper JSON = new ObjectMapper();

  public static Setting<Boolean> flag(String name, Boolean standard) {
    return plain(name, standard, Boolean.class);
  }

  public static Setting<Integer> number(String name, Integer standard) {
    return plain(name, standard, Integer.class);
  }

  public static Setting<String> text(String name, String standard) {
    return plain(name, standard, String.class);
  }

  /** Something that is in JSON as it is in Java. */
  private static <T> Setting<T> plain(String name, T standard, Class<T> type) {
    return new Setting<>(
        name,
        standard,
        node -> plain(node).filter(type::isInstance).map(type::cast),
        JSON::valueToTree);
  }

  /** A text, a number, true or false, or a list or a map of these; empty for null. */
  static Optional<Object> plain(JsonNode node) {
    return Optional.ofNullable(JSON.convertValue(node, Object.class));
  }

  /** A setting of several texts in order, initially empty. */
  public static Setting<List<String>> texts(String name) {
    return new Setting<>(
        name,
        List.of(),
        node ->
            plain(node).filter(List.class::isInstance).map(List.class::cast).map(Setting::texts),
        JSON::valueToTree);
  }

  private static List<String> texts(List<?> all) {
    return all.stream().filter(String.class::isInstance).map(String.class::cast).toList();
  }

  /** A setting with the constants of an enum as values. */
  public static <E extends Enum<E>> Setting<E> choice(String name, E standard) {
    Class<E> type = standard.getDeclaringClass();
    return new Setting<>(
        name,
        standard,
        node ->
            Stream.of(type.getEnumConstants())
                .filter(constant -> word(constant).equals(node.asText()))
                .findFirst(),
        constant -> TextNode.valueOf(word(constant)));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
