package cluewright.studio.settings;

import cluewright.choice.Choice;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Choices about a whole as one setting: a JSON object with a field for each choice. */
public final class ChoiceSettings {
  private static final ObjectMapper JSON = new ObjectMapper();

  private ChoiceSettings() {}

  /** A setting of choices. */
  public static <W> Setting<W> of(String name, W usual, List<Choice<W, ?>> choices) {
    return new Setting<>(
        name,
        usual,
        node -> Optional.of(node).filter(JsonNode::isObject).map(it -> read(it, usual, choices)),
        whole -> written(whole, choices));
  }

  /** Where the file says nothing, or what makes no sense, the usual value holds. */
  public static <W> W read(JsonNode node, W usual, List<Choice<W, ?>> choices) {
    W now = usual;
    for (Choice<W, ?> choice : choices) {
      now = read(node.path(choice.shown().kept()), choice).apply(now);
    }
    return now;
  }

  private static <W, T> UnaryOperator<W> read(JsonNode node, Choice<W, T> choice) {
    Object plain = JSON.convertValue(node, Object.class);
    Optional<T> value = Optional.ofNullable(plain).flatMap(choice.kind()::value);
    return now -> {
      try {
        return value.map(each -> choice.with(now, each)).orElse(now);
      } catch (IllegalArgumentException impossible) {
        return now;
      }
    };
  }

  /** A JSON object of the values that are not absent. */
  public static <W> ObjectNode written(W whole, List<Choice<W, ?>> choices) {
    ObjectNode node = JSON.createObjectNode();
    for (Choice<W, ?> choice : choices) {
      plain(whole, choice)
          .ifPresent(each -> node.set(choice.shown().kept(), JSON.valueToTree(each)));
    }
    return node;
  }

  private static <W, T> Optional<Object> plain(W whole, Choice<W, T> choice) {
    return choice.kind().plain(choice.get(whole));
  }
}
