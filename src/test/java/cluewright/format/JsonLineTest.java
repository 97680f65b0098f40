package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class JsonLineTest {

  @Test
  void fieldsAreWrittenAsByTheMappingOfObjects() throws JsonProcessingException {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("text", "„r1c1“ \"quoted\"\n\\");
    fields.put("none", null);
    fields.put("truth", true);
    fields.put("number", 7);
    fields.put("seed", Long.MIN_VALUE);
    fields.put("seconds", new BigDecimal("0.120"));
    fields.put("share", 0.25);
    fields.put("list", new ArrayList<>(List.of("a", 1, List.of(), Map.of(3, "x"))));

    assertThat(JsonLine.of(fields)).isEqualTo(new ObjectMapper().writeValueAsString(fields));
  }

  @Test
  void whatHasNoFormIsRefused() {
    assertThatThrownBy(() -> JsonLine.of(Map.of("a", Optional.empty())))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
