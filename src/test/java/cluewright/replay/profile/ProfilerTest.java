package cluewright.replay.profile;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolvingOrder;
import cluewright.replay.SolvingPath;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProfilerTest {
  private static final SolvingOrder NAKED_ALONE = SolvingOrder.of(List.of(Catalogue.NAKED_SINGLE));

  private static Profile profile(Board board, SolvingOrder order, String puzzle) {
    return new Profiler(board, order).profile(Grids.puzzle(board, puzzle)).orElseThrow();
  }

  private static Profile profile(Board board, String puzzle) {
    return profile(board, SolvingOrder.hodokuAlone(), puzzle);
  }

  private static List<Integer> curve(Profile profile) {
    return profile.points().stream().map(Point::open).toList();
  }

  @Test
  void fourCellsThatDoNotWaitForEachOtherAreOneRound() {
    Profile profile = profile(Boards.FOUR, "..34 ..12 2143 4321");

    assertThat(curve(profile)).containsExactly(4, 3, 2, 1);
    assertThat(profile.depth()).isEqualTo(1);
    assertThat(profile.width()).isEqualTo(4);
    assertThat(profile.meanOpen()).isEqualTo(2.5);
    assertThat(profile.firstBottleneck()).isEmpty();
  }

  @Test
  void bothSinglesSeeACellThatIsAloneInItsBox() {
    Profile profile = profile(Boards.FOUR, ".234 3412 2143 4321");

    assertThat(profile.singles()).isEqualTo(1);
    assertThat(profile.loneShare()).hasValue(0);
  }

  /** Two cells open at first, and each round opens the next. */
  @Test
  void cellsThatWaitForOthersMakeRounds() {
    Profile profile = profile(Boards.FOUR, NAKED_ALONE, "...4 .3.. 3... ..1.");

    assertThat(curve(profile)).containsExactly(2, 4, 3, 3, 3, 2, 3, 3, 4, 3, 2, 1);
    assertThat(profile.depth()).isEqualTo(5);
    assertThat(profile.width()).isEqualTo(4);
    assertThat(profile.loneShare()).hasValue(1);
  }

  /** No house lacks just one digit before r2c1, the third of the open cells, is filled. */
  @Test
  void whereNothingHelpsOneCellIsFilled() {
    SolvingOrder fullHouses = SolvingOrder.parse("full-house");
    Profile profile = profile(Boards.FOUR, fullHouses, "..34 ..12 2143 4321");

    assertThat(profile.points())
        .containsExactly(
            new Point.Bottleneck(Optional.empty()),
            new Point.Single(2),
            new Point.Single(2),
            new Point.Single(1));
    assertThat(profile.bottlenecks()).containsOnlyKeys(1);
    assertThat(profile.firstBottleneck()).hasValue(1);
    assertThat(profile.depth()).isEqualTo(3);
    assertThat(profile.width()).isEqualTo(2);
    assertThat(profile.singles()).isEqualTo(3);
  }

  /** Whatever the path takes beyond singles, its steps are those of the profile. */
  @ParameterizedTest
  @ValueSource(strings = {"any", "NHL", "N"})
  void alongAPathEachStepHasAPoint(String strategies) {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
    StrategySet set = StrategySet.parse(strategies);
    SolvingPath path = new Replay(Boards.NINE, set).human(puzzle);
    SolvingOrder order = SolvingOrder.catalogue().within(set);
    Profile profile = new Profiler(Boards.NINE, order).along(path, () -> false);
    assertThat(profile.steps()).isEqualTo(path.length());
    for (int i = 0; i < path.length(); i++) {
      Deduction taken = path.steps().get(i).deductions().get(0);
      boolean isSingle = taken.strategy().group() == Group.SINGLES;
      assertThat(profile.points().get(i) instanceof Point.Single).isEqualTo(isSingle);
      if (profile.points().get(i) instanceof Point.Bottleneck bottleneck) {
        assertThat(bottleneck.easiest().map(Point.Need::strategy)).contains(taken.strategy());
        assertThat(bottleneck.easiest().orElseThrow().ways()).isPositive();
      } else {
        assertThat(profile.points().get(i).open()).isPositive();
      }
    }
    if (set.isAny()) {
      Profile rated = new Profiler(Boards.NINE).profile(puzzle).orElseThrow();
      assertThat(profile.firstBottleneck()).isEqualTo(rated.firstBottleneck());
    }
  }

  @Test
  void aFullGridHasNoSteps() {
    Profile profile = profile(Boards.FOUR, "1234 3412 2143 4321");

    assertThat(profile).isEqualTo(new Profile(List.of(), 0, 0, 0, 0));
    assertThat(profile.meanOpen()).isZero();
    assertThat(profile.loneShare()).isEmpty();
  }

  @Test
  void aPuzzleWithSeveralSolutionsHasNoProfile() {
    Puzzle empty = Puzzle.empty(Boards.FOUR);

    assertThat(new Profiler(Boards.FOUR, SolvingOrder.hodokuAlone()).profile(empty)).isEmpty();
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(
      strings = {
        "..46.........8...686...51....274......1....3.48...12..59.....122....9..8..85..9..",
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
      })
  void itHasTheBottlenecksThatARatingCounts(String puzzle) {
    Profile profile = profile(Boards.NINE, puzzle);
    Rating.Rated rated =
        (Rating.Rated) new Rater(Boards.NINE).rate(Grids.puzzle(Boards.NINE, puzzle));

    Map<String, Integer> expected = new TreeMap<>();
    rated.uses().stream()
        .filter(use -> isHarder(use.variant().id()))
        .forEach(use -> expected.put(use.variant().id(), use.count()));
    Map<String, Integer> counted = new TreeMap<>();
    int guesses = 0;
    for (Point.Bottleneck bottleneck : profile.bottlenecks().values()) {
      bottleneck.easiest().ifPresent(need -> counted.merge(need.variant().id(), 1, Integer::sum));
      guesses += bottleneck.easiest().isEmpty() ? 1 : 0;
      assertThat(bottleneck.easiest().map(Point.Need::ways)).isNotEqualTo(Optional.of(0));
    }
    assertThat(counted).isEqualTo(expected);
    assertThat(guesses).isEqualTo(rated.guesses());
  }

  private static boolean isHarder(String variant) {
    return Catalogue.all().stream()
        .filter(strategy -> strategy.group() == Group.SINGLES)
        .noneMatch(strategy -> strategy.id().equals(variant));
  }
}
