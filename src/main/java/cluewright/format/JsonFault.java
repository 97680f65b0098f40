package cluewright.format;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;

/** Says in a user's words where a text stops being the JSON that was expected. */
final class JsonFault {
  private JsonFault() {}

  /** The end of a sentence, with its full stop. */
  static String sentence(JsonProcessingException fault) {
    if (root(fault) instanceof JsonEOFException) {
      return "it is cut off" + place(fault) + ".";
    }
    if (root(fault) instanceof StreamConstraintsException) {
      return "it is nested too deeply or has too long a text" + place(fault) + ".";
    }
    if (root(fault) instanceof InputCoercionException) {
      return "it has a number that is too large" + place(fault) + ".";
    }
    if (fault instanceof MismatchedInputException mismatch) {
      return what(mismatch.getPath()) + place(fault) + ".";
    }
    return "it is not JSON" + place(fault) + ".";
  }

  private static Throwable root(Throwable fault) {
    Throwable root = fault;
    while (root.getCause() instanceof JsonProcessingException cause) {
      root = cause;
    }
    return root;
  }

  private static String what(List<JsonMappingException.Reference> path) {
    if (path.isEmpty() || path.get(0).getFieldName() == null) {
      return "it is no project";
    }
    boolean isInPuzzle = path.size() > 2 && path.get(0).getFieldName().equals("puzzles");
    return isInPuzzle
        ? "puzzle " + (path.get(1).getIndex() + 1) + ": " + wrong(path.get(2))
        : wrong(path.get(0));
  }

  private static String wrong(JsonMappingException.Reference field) {
    return "the field " + Quoted.of(field.getFieldName()) + " has a wrong kind of value";
  }

  private static String place(JsonProcessingException fault) {
    JsonLocation location = fault.getLocation();
    return location == null
        ? ""
        : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
  }
}
