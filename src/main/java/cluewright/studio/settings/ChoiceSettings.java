package cluewright.studio.settings;

import cluewright.choice.Choice;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Choices about a whole as one setting: a JSON object with a field for each choice. */
public final class ChoiceSettings {
  private ChoiceSettings() {}

  /** A setting of choices. */
  public static <W> Setting<W> of(String name, W usual, List<Choice<W, ?>> choices) {
    return new Setting<>(
        name,
        usual,
        node -> Optional.of(node).filter(JsonNode::isObject).map(it -> read(it, usual, choices)),
        whole -> written(whole, choices));
  }

  /** A property of choices each of which is a setting of its own. */
  public static <W> ObjectProperty<W> property(
      Settings settings, W usual, List<Choice<W, ?>> choices) {
    ObjectProperty<W> whole = new SimpleObjectProperty<>(usual);
    choices.forEach(choice -> join(settings, whole, usual, choice));
    return whole;
  }

  private static <W, T> void join(
      Settings settings, ObjectProperty<W> whole, W usual, Choice<W, T> choice) {
    ObjectProperty<T> kept =
        settings.property(
            new Setting<>(
                choice.shown().kept(),
                choice.get(usual),
                node -> value(node, choice),
                value -> Setting.JSON.valueToTree(choice.kind().plain(value).orElse(null))));
    whole.set(choice.with(whole.get(), kept.get()));
    whole.addListener(
        (property, before, now) -> {
          if (!choice.get(now).equals(kept.get())) {
            kept.set(choice.get(now));
          }
        });
  }

  private static <T> Optional<T> value(JsonNode node, Choice<?, T> choice) {
    return Optional.ofNullable(Setting.JSON.convertValue(node, Object.class))
        .flatMap(choice.kind()::value);
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
    Optional<T> value = value(node, choice);
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
    ObjectNode node = Setting.JSON.createObjectNode();
    for (Choice<W, ?> choice : choices) {
      plain(whole, choice)
          .ifPresent(each -> node.set(choice.shown().kept(), Setting.JSON.valueToTree(each)));
    }
    return node;
  }

  private static <W, T> Optional<Object> plain(W whole, Choice<W, T> choice) {
    return choice.kind().plain(choice.get(whole));
  }
}
