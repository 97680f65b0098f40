package cluewright.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ClauseLogTest {

  private static List<String> lines(ProofRecord record) {
    List<String> lines = new ArrayList<>();
    record.lines(Boards.FOUR, lines::add);
    return lines;
  }

  private static void add(ClauseLog log, int... literals) {
    for (int literal : literals) {
      log.add(literal);
    }
  }

  @Test
  void aClauseIsALineAndTheEmptyOneToo() {
    ClauseLog log = new ClauseLog(100);
    add(log, 1, -20, 0, 3, 0, 0);

    assertThat(lines(log.ofRelaxation()))
        .containsExactly("method clauses relaxation", "learnt 1 -20", "learnt 3", "learnt");
  }

  @Test
  void refusedPuzzlesStandBeforeTheClauses() {
    ClauseLog log = new ClauseLog(100);
    add(log, -7, 0);
    Puzzle refused =
        new Puzzle(Boards.FOUR, new int[] {1, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});

    assertThat(lines(log.ofSteps(12, List.of(refused))))
        .containsExactly("method clauses steps 12", "refused 1..4............", "learnt -7");
  }

  /** The log is kept in chunks of 16384 literals. */
  @Test
  void aLongLogKeepsItsOrder() {
    ClauseLog log = new ClauseLog(100_000);
    for (int i = 1; i <= 20_000; i++) {
      add(log, i, 0);
    }

    List<String> lines = lines(log.ofRelaxation());

    assertThat(lines).hasSize(20_001).endsWith("learnt 20000").contains("learnt 8193");
  }

  @Test
  void aLogAsLongAsItsLimitIsKeptAndALongerOneForgotten() {
    ClauseLog log = new ClauseLog(3);
    add(log, 1, -2, 0);
    ProofRecord record = log.ofRelaxation();
    assertThat(record.isKept()).isTrue();

    log.add(3);

    assertThat(record.isKept()).isFalse();
    assertThat(record.absence()).isEqualTo(ProofRecord.Absence.SIZE);
    assertThatThrownBy(() -> lines(record)).isInstanceOf(IllegalStateException.class);
  }
}
