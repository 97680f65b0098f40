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
  void bothSetsAreDerivedFromTheClauses() {
    Run run = Run.of("lab", "sets", PUZZLE, "--after", "NHL", "--derive");

    assertThat(run.out())
        .contains(
            """
                (6.14) what that leaves of (6.10)
                  r4c4=1 or r4c4=8
                  r8c4=1 or r8c4=8
                (6.11) no two cells of the set hold the same digit
                  r4c4<>1 or r8c4<>1
                  r4c4<>8 or r8c4<>8
                (6.15) so the set is filled in one of 2 ways
                  r4c4=1 and r8c4=8 and r4c4<>8 and r8c4<>1
                  r4c4=8 and r8c4=1 and r4c4<>1 and r8c4<>8
            """);
  }

  @Test
  void strategiesAreNamed() {
    assertThat(Run.of("lab", "sets", PUZZLE, "--after", "any").err()).contains("--after takes");
  }
}
