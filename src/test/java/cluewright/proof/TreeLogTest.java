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
  void soDoesALogOfClauses() {
    ClauseLog log = new ClauseLog(3);
    log.add(1);
    log.add(-2);
    log.add(0);
    assertThat(log.ofRelaxation().isKept()).isTrue();

    log.add(3);
    assertThat(log.ofRelaxation().isKept()).isFalse();
  }
}
