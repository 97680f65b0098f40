package cluewright.format;

import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;

/** Explains to users where a text stops being the expected JSON. */
final class JsonFault {
  private JsonFault() {}

  /** The rest of a sentence, with its full stop. */
  static Phrase sentence(JsonProcessingException fault) {
    JsonLocation location = fault.getLocation();
    return location == null
        ? Phrase.of("formats.ends", what(fault))
        : Phrase.of("formats.ends-at", what(fault), location.getLineNr(), location.getColumnNr());
  }

  private static Phrase what(JsonProcessingException fault) {
    Throwable root = root(fault);
    if (root instanceof JsonEOFException) {
      return Phrase.of("formats.cut-off");
    }
    if (root instanceof StreamConstraintsException) {
      return Phrase.of("formats.too-deep");
    }
    if (root instanceof InputCoercionException) {
      return Phrase.of("formats.large-number");
    }
    return fault instanceof MismatchedInputException mismatch
        ? what(mismatch.getPath())
        : Phrase.of("formats.no-json");
  }

  private static Throwable root(Throwable fault) {
    Throwable root = fault;
    while (root.getCause() instanceof JsonProcessingException cause) {
      root = cause;
    }
    return root;
  }

  private static Phrase what(List<JsonMappingException.Reference> path) {
    if (path.isEmpty() || path.get(0).getFieldName() == null) {
      return Phrase.of("formats.no-project");
    }
    boolean isInPuzzle = path.size() > 2 && path.get(0).getFieldName().equals("puzzles");
    return isInPuzzle
        ? Phrase.of(
            "formats.its-item",
            Phrase.of("formats.puzzle"),
            path.get(1).getIndex() + 1,
            wrong(path.get(2)))
        : wrong(path.get(0));
  }

  private static Phrase wrong(JsonMappingException.Reference field) {
    return Phrase.of("formats.wrong-kind", Quoted.of(field.getFieldName()));
  }
}
