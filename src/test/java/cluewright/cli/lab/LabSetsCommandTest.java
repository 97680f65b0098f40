package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import org.junit.jupiter.api.Test;

final class LabSetsCommandTest {
  private static final String PUZZLE =
      "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";

  @Test
  void eachNakedSetStandsBesideTheHiddenOne() {
    Run run = Run.of("lab", "sets", PUZZLE, "--after", "NHL");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            """
            column 4
              naked 2: r4c4 and r8c4 in column 4 can hold only 1 and 8
              hidden 4: 3, 5, 6 and 9 in column 4 can go only in r2c4, r3c4, r5c4 and r7c4
            """,
            "2 pairs, of which 2 eliminate something");
  }

  @Test
  void strategiesAreNamed() {
    assertThat(Run.of("lab", "sets", PUZZLE, "--after", "any").err()).contains("--after takes");
  }
}
