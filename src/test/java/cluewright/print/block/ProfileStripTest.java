package cluewright.print.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.print.Area;
import cluewright.print.Colours;
import cluewright.print.Paper;
import cluewright.print.Recorder;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.replay.profile.Point;
import cluewright.replay.profile.Profile;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class ProfileStripTest {
  private static final Offset<Double> EXACT = within(1e-9);
  private static final Point BOTTLENECK = new Point.Bottleneck(Optional.empty());

  /** The areas of the bars, and after them that of the ground line. */
  private static List<Area> drawn(double width, Point... points) throws IOException {
    Profile profile = new Profile(List.of(points), 1, 1, 1, 0);
    Page page =
        new Page(
            1,
            Paper.A4,
            Colours.BLACK,
            canvas -> new ProfileStrip(profile, width, /* height= */ 20).draw(canvas, 100, 200));
    try (Typeface typeface = new Typeface()) {
      return Recorder.of(page, typeface).areas;
    }
  }

  @Test
  void barsStandOnTheGroundAndBottlenecksHangBelowIt() throws IOException {
    List<Area> areas = drawn(300, new Point.Single(10), new Point.Single(2), BOTTLENECK);

    Area ground = areas.get(3);
    assertThat(areas.get(0).top()).isCloseTo(200, EXACT);
    assertThat(areas.get(0).bottom()).isCloseTo(ground.top(), EXACT);
    assertThat(areas.get(1).height()).isCloseTo(3, EXACT);
    assertThat(areas.get(2).top()).isCloseTo(ground.bottom(), EXACT);
    assertThat(areas.get(2).bottom()).isCloseTo(220, EXACT);
  }

  @Test
  void moreThanTenCellsAreAsHighAsTen() throws IOException {
    List<Area> areas = drawn(300, new Point.Single(10), new Point.Single(25));

    assertThat(areas.get(1).height()).isEqualTo(areas.get(0).height());
  }

  @Test
  void aLongCurveIsAsWideAsItsRoomAndAShortOneIsNot() throws IOException {
    Point[] many = Stream.generate(() -> new Point.Single(1)).limit(100).toArray(Point[]::new);

    assertThat(drawn(150, many).get(99).right()).isBetween(249.0, 250.0);
    assertThat(drawn(150, BOTTLENECK, BOTTLENECK).get(1).right()).isLessThan(110);
  }
}
