package cluewright.studio.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * One thing that the studio remembers for its user.
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

  public static Setting<Boolean> flag(String name, Boolean standard) {
    return new Setting<>(
        name,
        standard,
        node -> Optional.of(node).filter(JsonNode::isBoolean).map(JsonNode::booleanValue),
        BooleanNode::valueOf);
  }

  public static Setting<Integer> number(String name, int standard) {
    return new Setting<>(
        name,
        standard,
        node -> Optional.of(node).filter(JsonNode::isInt).map(JsonNode::intValue),
        IntNode::valueOf);
  }

  public static Setting<String> text(String name, String standard) {
    return new Setting<>(
        name,
        standard,
        node -> Optional.of(node).filter(JsonNode::isTextual).map(JsonNode::textValue),
        TextNode::valueOf);
  }

  /** Several texts, in order; none at first. */
  public static Setting<List<String>> texts(String name) {
    return new Setting<>(
        name,
        List.of(),
        node -> Optional.of(node).filter(JsonNode::isArray).map(array -> elements(array).toList()),
        list -> {
          var array = JsonNodeFactory.instance.arrayNode();
          list.forEach(array::add);
          return array;
        });
  }

  private static Stream<String> elements(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .filter(JsonNode::isTextual)
        .map(JsonNode::textValue);
  }

  /** One of the constants of an enum. */
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
