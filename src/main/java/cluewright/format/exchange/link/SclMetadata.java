package cluewright.format.exchange.link;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The description of a SudokuPad puzzle: in {@code metadata}, in {@code metaData} as SudokuPad's
 * converter of f-puzzles calls it, next to these, or in cages without cells. The first place that
 * says something counts.
 */
final class SclMetadata {
  /** The fields, including {@code metaData} as the converter writes it. */
  static final List<String> FIELDS = List.of("metadata", "metaData");

  private static final KnownFields KNOWN =
      new KnownFields(
          Set.of(
              "title",
              "author",
              "rules",
              SclOwn.FIELD,
              OnlySolution.FIELD,
              SclDrawing.KNIGHT,
              SclDrawing.KING),
          Set.of("id"),
          Set.of("msgcorrect", "source", "date", "url"));

  private final JsonNode root;
  private final List<JsonNode> fields;
  private final SclCages cages;

  /**
   * @throws cluewright.format.FormatException if something in it may be a rule
   */
  SclMetadata(PackedJson json, SclCages cages) {
    this.root = json.root();
    this.fields = FIELDS.stream().map(root::path).toList();
    this.cages = cages;
    fields.forEach(field -> json.judge(field, KNOWN));
  }

  /** A text or lines of text; empty if it is missing. */
  String text(String name) {
    Stream<String> found =
        Stream.concat(fields.stream(), Stream.of(root)).map(place -> lines(place.path(name)));
    return Stream.concat(found, Stream.of(cages.said(name)))
        .filter(text -> !text.isEmpty())
        .findFirst()
        .orElse("");
  }

  private static String lines(JsonNode text) {
    List<String> lines = new ArrayList<>();
    text.forEach(line -> lines.add(PackedJson.text(line)));
    return lines.isEmpty() ? PackedJson.text(text) : String.join("\n", lines);
  }

  /** Whether a rule is on; empty if nothing is said. */
  Optional<Boolean> isOn(String rule) {
    Optional<JsonNode> field =
        fields.stream().map(place -> place.path(rule)).filter(JsonNode::isValueNode).findFirst();
    return field
        .map(value -> PackedJson.isUsed(value) && value.asBoolean(true))
        .or(
            () ->
                Optional.of(cages.said(rule))
                    .filter(said -> !said.isEmpty())
                    .map(Boolean::valueOf));
  }
}
