package cluewright.search;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.search.Outcome.Undecided;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OutcomeTest {

  @ParameterizedTest
  @CsvSource({
    "0, less than 1 ms",
    "900, less than 1 ms",
    "4200, 4 ms",
    "99900, 99 ms",
    "100000, 0.10 s",
    "1500000, 1.50 s"
  })
  void aTimeIsSaidInTheUnitThatFits(long micros, String words) {
    Duration elapsed = Duration.ofNanos(1000 * micros);

    assertThat(new Undecided(Undecided.Reason.OUT_OF_TIME, "test", elapsed).message().toString())
        .startsWith("Undecided after " + words + ".");
  }
}
