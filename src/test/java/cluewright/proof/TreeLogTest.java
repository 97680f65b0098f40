package cluewright.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TreeLogTest {

  private static void smallTree(TreeLog log) {
    log.node(0, 0, 0);
    log.support(5);
    log.branch(0);
    log.node(1, 0, 1);
    log.refuted();
  }

  @Test
  void aNodeIsALine() {
    TreeLog log = new TreeLog(100);
    smallTree(log);
    List<String> lines = new ArrayList<>();
    log.lines(Boards.FOUR, lines::add);

    assertThat(log.isKept()).isTrue();
    assertThat(lines)
        .containsExactly("method tree", "0 start r2c2 branch r1c1", "1 r1c1=1 refuted");
  }

  @Test
  void aLogBeyondItsLimitKeepsNothing() {
    TreeLog log = new TreeLog(6);
    smallTree(log);

    assertThat(log.isKept()).isFalse();
    assertThatThrownBy(() -> log.lines(Boards.FOUR, line -> {}))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aKnownPuzzleAndAnyNumberOfSupportsStandInALine() {
    TreeLog log = new TreeLog(100);
    log.node(2, 15, 4);
    log.support(4);
    log.support(3);
    log.known();
    List<String> lines = new ArrayList<>();
    log.lines(Boards.FOUR, lines::add);

    assertThat(lines).containsExactly("method tree", "2 r4c4=4 r2c1 r1c4 known");
  }

  @Test
  void aLogAsLongAsItsLimitIsKept() {
    TreeLog log = new TreeLog(11);
    smallTree(log);

    assertThat(log.isKept()).isTrue();
    log.support(1);
    assertThat(log.isKept()).isFalse();
  }

  /** The log is kept in chunks of 65536 units; a node here has five. */
  @Test
  void aLongLogKeepsItsOrder() {
    TreeLog log = new TreeLog(TreeLog.MOST_UNITS);
    for (int i = 0; i < 20_000; i++) {
      log.node(1 + i % 9, i % 16, 1 + i % 4);
      log.refuted();
    }
    List<String> lines = new ArrayList<>();
    log.lines(Boards.FOUR, lines::add);

    assertThat(lines).hasSize(20_001).endsWith("2 r4c4=4 refuted");
    assertThat(lines.get(1 + 13_107)).isEqualTo("4 r1c4=4 refuted");
  }
}
