package cluewright.format;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A project as JSON.
 *
 * <p>{@code cluewright} is the version of the format; {@code puzzles} are described in {@link
 * DocumentJson}, {@link ResultJson} and {@link ConditionsJson}; {@code current}, from 1, is the
 * current puzzle. In version 1 the fields of the one puzzle stood beside the version.
 *
 * <p>Fields of other names are passed over, so a later program can add some without a new version;
 * they are not kept, since nobody here could keep them true to a puzzle that changes.
 */
final class ProjectJson {
  /** The version written, and the newest one read. */
  static final int VERSION = 2;

  private static final int OF_ONE_PUZZLE = 1;
  private static final int DEEPEST = 50;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private ProjectJson() {}

  /** The fields of the file, not yet checked. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Fields(int cluewright, Integer current, List<DocumentJson> puzzles) {}

  /** The field that every version has. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  record Version(JsonNode cluewright) {}

  /** The text of a file, including known ratings. */
  static String write(Project project, Function<Puzzle, Optional<Rating>> ratings) {
    Fields fields =
        new Fields(
            VERSION,
            project.current() + 1,
            project.documents().stream()
                .map(document -> DocumentJson.of(document, ratings))
                .toList());
    try {
      return MAPPER.writer(printer()).writeValueAsString(fields) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A printer that puts each list item on its own line, so that a mask is visible in its file. */
  private static PrettyPrinter printer() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    return new DefaultPrettyPrinter(
            Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER))
        .withArrayIndenter(indenter)
        .withObjectIndenter(indenter);
  }

  /**
   * Reads what {@link #write} writes.
   *
   * @throws JsonProcessingException if the text is not JSON, or a field is not of its kind
   * @throws FormatException if the version is unknown, or the fields do not fit together
   */
  static Project read(String json) throws JsonProcessingException {
    if (version(MAPPER.readValue(json, Version.class)) == OF_ONE_PUZZLE) {
      return Project.of(MAPPER.readValue(json, DocumentJson.class).document());
    }
    Fields fields = MAPPER.readValue(json, Fields.class);
    List<DocumentJson> puzzles = DocumentJson.require("puzzles", fields.puzzles());
    if (puzzles.isEmpty()) {
      throw new FormatException(Phrase.of("formats.no-puzzle"));
    }
    List<Document> documents =
        JsonList.each("puzzle", Phrase.of("formats.puzzle"), puzzles, DocumentJson::document);
    return new Project(documents, current(fields.current(), documents.size()) - 1);
  }

  private static int current(Integer number, int puzzles) {
    int current = number == null ? 1 : number;
    if (current < 1 || current > puzzles) {
      throw new FormatException(Phrase.of("formats.no-current", current, puzzles));
    }
    return current;
  }

  private static int version(Version version) {
    JsonNode number = version == null ? null : version.cluewright();
    if (number == null || !number.isIntegralNumber()) {
      throw new FormatException(Phrase.of("formats.no-version"));
    }
    if (number.bigIntegerValue().signum() <= 0) {
      throw new FormatException(Phrase.of("formats.unknown-version", Quoted.of(number.asText())));
    }
    if (!number.canConvertToInt() || number.intValue() > VERSION) {
      throw new FormatException(
          Phrase.of("formats.newer-version", Quoted.of(number.asText()), VERSION));
    }
    return number.intValue();
  }
}
