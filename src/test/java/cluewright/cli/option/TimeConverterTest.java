package cluewright.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

final class TimeConverterTest {
  private final TimeConverter times = new TimeConverter();

  @ParameterizedTest
  @CsvSource({
    "500ms, 500",
    "60s, 60000",
    "7, 7000",
    "2m, 120000",
    "1.5h, 5400000",
    ".5s, 500",
    "0.0015s, 1",
    "9000000000s, 3155760000000",
    "2562047h, 3155760000000",
    "99999999999999999999h, 3155760000000"
  })
  void anyTimeIsReadAndMoreThanAHundredYearsAreAHundred(String text, long millis) {
    assertThat(times.convert(text)).isEqualTo(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "0s", "0.5ms", "-5s", "1e3s", "5d", "s", ".", "5."})
  void whatIsNoTimeIsAnsweredWithHowToWriteOne(String text) {
    assertThatThrownBy(() -> times.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageContaining("\"" + text + "\" is not a time of 1 ms or more: write 500ms");
  }
}
