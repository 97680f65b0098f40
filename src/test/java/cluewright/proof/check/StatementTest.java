package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class StatementTest {
  private static final String MASK = "x.xx............";

  private static Statement statement(String kind, String... known) {
    Claim claim = new Claim("4x4", MASK, List.of("naked-single"), List.of(known), kind, "because.");
    return Statement.of(PlainBoard.named("4x4").orElseThrow(), claim);
  }

  private static int[] puzzle(int a, int b, int c) {
    return new int[] {a, 0, b, c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  }

  @Test
  void cluesAndOpenCellsAreTheMaskAndTheRest() {
    Statement statement = statement("exhausted");

    assertThat(statement.clues()).containsExactly(0, 2, 3);
    assertThat(statement.open()).hasSize(13).startsWith(1, 4).endsWith(15);
    assertThat(statement.isClue(3)).isTrue();
    assertThat(statement.isClue(4)).isFalse();
  }

  @Test
  void aKnownPuzzleIsAnExceptionUnderEveryName() {
    Statement statement = statement("no-other", "3.12............");

    assertThat(statement.isException(puzzle(3, 1, 2))).isTrue();
    assertThat(statement.isException(puzzle(1, 2, 4))).isTrue();
    assertThat(statement.isException(puzzle(1, 2, 1))).isFalse();
    assertThat(statement.isException(puzzle(1, 2, 0))).isFalse();
  }

  @Test
  void otherKindsHaveNoExceptions() {
    assertThat(statement("exhausted", "3.12............").isException(puzzle(3, 1, 2))).isFalse();
  }

  @Test
  void strategiesAreASet() {
    assertThat(Records.statement("4x4", MASK, "naked-single,naked-single").isNakedSingleAlone())
        .isTrue();
    assertThat(Records.statement("4x4", MASK, "hidden-single").isNakedSingleAlone()).isFalse();
    assertThat(Records.statement("4x4", MASK, "naked-single,x-wing").isNakedSingleAlone())
        .isFalse();
  }
}
