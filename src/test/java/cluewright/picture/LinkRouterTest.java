package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.picture.LinkRouter.End;
import cluewright.picture.LinkRouter.Obstacle;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LinkRouterTest {
  private static final End LEFT = new End(2, 4.5, 0.14);
  private static final End RIGHT = new End(6, 4.5, 0.14);

  private static LinkRouter among(Obstacle... obstacles) {
    return new LinkRouter(Boards.NINE, List.of(obstacles));
  }

  private static double nearest(Curve curve, double x, double y) {
    return IntStream.rangeClosed(0, 100)
        .mapToDouble(i -> Math.hypot(curve.x(i / 100.0) - x, curve.y(i / 100.0) - y))
        .min()
        .orElseThrow();
  }

  @Test
  void aLinkWithNothingInItsWayIsStraightFromRimToRim() {
    Curve curve = among().next(LEFT, RIGHT);

    assertThat(curve.isStraight()).isTrue();
    assertThat(curve.fromX()).isCloseTo(2.14, within(1e-6));
    assertThat(curve.toX()).isCloseTo(5.86, within(1e-6));
  }

  @Test
  void aLinkPassesBesideWhatIsInItsWay() {
    Curve curve = among(new Obstacle(4, 4.5, 0.3, 30)).next(LEFT, RIGHT);

    assertThat(curve.isStraight()).isFalse();
    assertThat(nearest(curve, 4, 4.5)).isGreaterThan(0.3);
  }

  @Test
  void aSecondLinkBetweenTheSameEndsTakesAnotherWay() {
    LinkRouter routes = among();
    Curve first = routes.next(LEFT, RIGHT);
    Curve second = routes.next(RIGHT, LEFT);

    assertThat(nearest(second, first.x(0.5), first.y(0.5))).isGreaterThan(0.09);
  }

  @Test
  void aLinkBetweenMarkersThatTouchLeavesThem() {
    Curve curve = among().next(LEFT, new End(2.3, 4.5, 0.14));

    double middleX = curve.x(0.5);
    double middleY = curve.y(0.5);
    assertThat(Math.hypot(middleX - 2, middleY - 4.5)).isGreaterThan(0.18);
    assertThat(Math.hypot(middleX - 2.3, middleY - 4.5)).isGreaterThan(0.18);
  }

  @Test
  void aLinkStaysOnTheBoard() {
    End upper = new End(8.9, 1, 0.1);
    End lower = new End(8.9, 8, 0.1);
    Curve curve = among(new Obstacle(8.9, 4.5, 0.2, 30)).next(upper, lower);

    assertThat(curve.bendX()).isLessThan(8.9);
  }

  @InTurn
  @Test
  void manyLinksOnALargeBoardAreFoundInNoTime() {
    Board board = Boards.TWENTY_FIVE;
    BoardGrid grid = new BoardGrid(board);
    List<Obstacle> obstacles =
        IntStream.range(0, board.candidates())
            .mapToObj(c -> new Obstacle(grid.candidateX(c), grid.candidateY(c), 0.08, 30))
            .toList();
    LinkRouter router = new LinkRouter(board, obstacles);
    Random random = new Random(1);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          for (int i = 0; i < 200; i++) {
            router.next(end(grid, random), end(grid, random));
          }
        });
  }

  private static End end(BoardGrid grid, Random random) {
    int candidate = random.nextInt(grid.board().candidates());
    return new End(grid.candidateX(candidate), grid.candidateY(candidate), 0.08);
  }
}
