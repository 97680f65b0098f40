package cluewright.print.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Blocks flow onto pages of 100 points. */
final class FlowTest {
  private static final double GAP = 10;

  private final Flow flow = new Flow(100);

  private static Flow.Elastic elastic(double height) {
    return share -> Block.gap(height * share);
  }

  private List<Double> heights() {
    return flow.pages().stream().map(Block::height).toList();
  }

  @Test
  void aBlockWithoutRoomBeginsAPageWithoutTheGapAboveIt() {
    flow.add(Block.gap(60), GAP);
    flow.add(Block.gap(50), GAP);
    assertThat(heights()).containsExactly(60.0, 50.0);
  }

  @Test
  void elasticBlocksShrinkAsFarAsOneMoreThenHasRoom() {
    flow.addElastic(elastic(50), GAP);
    assertThat(flow.hasRoom(elastic(50), GAP)).isTrue();
    flow.addElastic(elastic(50), GAP);
    assertThat(heights()).singleElement().isEqualTo(98.0);
  }

  @Test
  void theyDoNotShrinkForWhatHasNoRoomAnyway() {
    flow.addElastic(elastic(80), GAP);
    assertThat(flow.hasRoom(elastic(70), GAP)).isFalse();
    flow.addElastic(elastic(70), GAP);
    assertThat(heights()).containsExactly(80.0, 70.0);
  }

  @Test
  void theyGrowWhereAThirdOfThePageWouldStayWhiteBeforeTheNextOne() {
    flow.addElastic(elastic(60), GAP);
    flow.addElastic(elastic(90), GAP);
    assertThat(heights()).containsExactly(96.0, 90.0);
    assertThat(flow.ended()).isEqualTo(2);
  }

  @Test
  void theyGrowOnTheLastPageToo() {
    flow.addElastic(elastic(50), GAP);
    assertThat(heights()).containsExactly(80.0);
  }
}
