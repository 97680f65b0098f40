package cluewright.format.exchange.core;

import cluewright.format.FormatException;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;

/** Reads JSON token by token, so that faults have positions. */
public final class JsonPlace {
  private static final int DEEPEST = 50;
  private static final TextSpan NOWHERE = new TextSpan("", 1, 1);

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxStringLength(Metadata.LONGEST)
                  .build())
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .build();

  private JsonPlace() {}

  public static JsonParser parser(String text) throws IOException {
    return FACTORY.createParser(text);
  }

  /** The fault that a text is no longer JSON at some position. */
  public static FormatException fault(JsonProcessingException fault) {
    JsonLocation place = fault.getLocation();
    return (place == null ? NOWHERE : piece("", place)).fault(Phrase.of("exchange.bad-json"));
  }

  /** The current value; the position of a text is that of its first character. */
  public static TextSpan of(JsonParser json) throws IOException {
    boolean isText = json.currentToken() == JsonToken.VALUE_STRING;
    TextSpan piece = piece(isText ? json.getText() : "", json.currentTokenLocation());
    return isText ? new TextSpan(piece.text(), piece.line(), piece.column() + 1) : piece;
  }

  /**
   * Checks the type of the current value.
   *
   * @throws FormatException if it is of another
   */
  public static void require(JsonParser json, JsonToken token, String field) throws IOException {
    if (json.currentToken() != token) {
      throw of(json).fault(Phrase.of("exchange.wrong-kind", field));
    }
  }

  private static TextSpan piece(String text, JsonLocation place) {
    return new TextSpan(text, Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()));
  }
}
