package cluewright.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/**
 * Writes fields as a JSON object on one line.
 *
 * <p>Written without Jackson's mapping of objects: that takes half a second of processor time to
 * begin, which somebody waits for who interrupted a search and wants what it has.
 */
public final class JsonLine {
  private static final JsonFactory JSON = new JsonFactory();

  private JsonLine() {}

  /**
   * The object with its fields in the order of the map, without a line feed.
   *
   * @param fields strings, numbers, truth values, nulls, and lists and maps of them
   */
  public static String of(Map<String, ?> fields) {
    StringWriter line = new StringWriter();
    try (JsonGenerator generator = JSON.createGenerator(line)) {
      write(fields, generator);
    } catch (IOException e) {
      throw new IllegalStateException("a string cannot be written to", e);
    }
    return line.toString();
  }

  private static void write(Object value, JsonGenerator to) throws IOException {
    if (value == null) {
      to.writeNull();
    } else if (value instanceof Map<?, ?> map) {
      to.writeStartObject();
      for (Map.Entry<?, ?> field : map.entrySet()) {
        to.writeFieldName(String.valueOf(field.getKey()));
        write(field.getValue(), to);
      }
      to.writeEndObject();
    } else if (value instanceof List<?> list) {
      to.writeStartArray();
      for (Object each : list) {
        write(each, to);
      }
      to.writeEndArray();
    } else if (value instanceof String text) {
      to.writeString(text);
    } else if (value instanceof Boolean truth) {
      to.writeBoolean(truth);
    } else if (value instanceof BigDecimal number) {
      to.writeNumber(number);
    } else if (value instanceof Double number) {
      to.writeNumber(number);
    } else if (value instanceof Integer || value instanceof Long) {
      to.writeNumber(((Number) value).longValue());
    } else {
      throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }
}
