package cluewright.scale;

import cluewright.batch.BatchException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The result for an item, as a line of JSON.
 *
 * @param item its number
 * @param outcomes each as an object of JSON, in the form that {@code generate} writes: puzzles, and
 *     last why there are no more; of a walk, the puzzle if one was found; of grids, a {@link
 *     GridOutcome} for each. As text, since there may be a hundred thousand, and trees take more
 *     memory
 * @param tried of a walk, the branches that were met below the cut; of grids, the nodes
 * @param time that it took
 */
public record Answer(int item, List<String> outcomes, long tried, Duration time) {
  private static final String SEAL = "seal";

  /** The number of digits of a digest that are enough to detect accidents, though not forgery. */
  private static final int SEAL_LENGTH = 16;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  public Answer {
    outcomes = List.copyOf(outcomes);
  }

  private static JsonNode tree(String outcome) {
    try {
      return MAPPER.readTree(outcome);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an outcome is JSON", e);
    }
  }

  /** True if both give the same result for the same item, in whatever time. */
  boolean agrees(Answer other) {
    return item == other.item && tried == other.tried && words().equals(other.words());
  }

  private List<String> words() {
    return outcomes.stream()
        .map(Answer::tree)
        .map(each -> each.path("outcome").asText() + " " + each.path("puzzle").asText())
        .toList();
  }

  /**
   * The answer as a line, with its line feed.
   *
   * @param digest of the items
   */
  String line(String digest) {
    ObjectNode object = MAPPER.createObjectNode();
    object.put("item", item);
    ArrayNode all = object.putArray("outcomes");
    outcomes.forEach(each -> all.add(tree(each)));
    object.put("tried", tried);
    object.put("milliseconds", time.toMillis());
    object.put(SEAL, seal(object, digest));
    return object + "\n";
  }

  private static String seal(ObjectNode object, String digest) {
    return Digests.of(digest + object).substring(0, SEAL_LENGTH);
  }

  /**
   * Reads what {@link #line} writes.
   *
   * @throws BatchException if the line is no answer, or was changed
   */
  static Answer read(String line, String digest) {
    try {
      if (!(MAPPER.readTree(line) instanceof ObjectNode object)) {
        throw new BatchException("this is no answer");
      }
      JsonNode seal = object.remove(SEAL);
      if (seal == null || !seal.asText().equals(seal(object, digest))) {
        throw new BatchException("this answer is damaged: its seal is not that of its contents");
      }
      List<String> outcomes = new ArrayList<>();
      object.path("outcomes").forEach(each -> outcomes.add(each.toString()));
      return new Answer(
          object.path("item").asInt(),
          outcomes,
          object.path("tried").asLong(),
          Duration.ofMillis(object.path("milliseconds").asLong()));
    } catch (JsonProcessingException e) {
      throw new BatchException("this is no answer");
    }
  }
}
