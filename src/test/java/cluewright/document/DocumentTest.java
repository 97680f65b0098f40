package cluewright.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DocumentTest {
  private static final StrategySet LARGE_SETS =
      StrategySet.parse(
          "naked-set-5,hidden-set-5,naked-set-6,hidden-set-6,naked-set-7,hidden-set-7,"
              + "naked-set-8,hidden-set-8,naked-set-9,hidden-set-9,naked-set-10,hidden-set-10,"
              + "naked-set-11,hidden-set-11,naked-set-12,hidden-set-12");

  private final Document first =
      Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("NH"));

  @Test
  void anotherTitleKeepsThePuzzle() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    assertThat(first.withPuzzle(puzzle).withTitle("Kite").puzzle()).contains(puzzle);
  }

  @Test
  void fixedDigitsStayOnTheMaskAndGoWithTheirCells() {
    Mask two = Mask.empty(Boards.FOUR).with(CellSet.of(0, 5));
    Puzzle fixed =
        new Puzzle(Boards.FOUR, new int[] {3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Document document = first.withMask(two).withFixed(fixed);
    assertThat(document.fixed()).isEqualTo(fixed);
    assertThat(document.withMask(two.without(CellSet.of(5))).fixed().mask().clues())
        .isEqualTo(CellSet.of(0));
    assertThat(document.withMask(Mask.empty(Boards.SIX)).fixed())
        .isEqualTo(Puzzle.empty(Boards.SIX));
  }

  @Test
  void aDraftEndsWhereSomeOfItsDigitsGoAndNoneTakesItsPlace() {
    Puzzle digits =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Puzzle other =
        new Puzzle(Boards.FOUR, new int[] {2, 1, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Mask mask = digits.mask();
    Document draft = first.withMask(mask).withFixed(digits);

    assertThat(draft.endsDraft(draft.withPuzzle(other))).isTrue();
    assertThat(draft.endsDraft(draft.withPuzzle(digits))).isFalse();
    assertThat(draft.endsDraft(draft.withFixed(Puzzle.empty(Boards.FOUR)))).isTrue();
    assertThat(draft.endsDraft(draft.withFixed(other))).as("a draft as well").isFalse();
    assertThat(draft.endsDraft(draft.withMask(mask.without(CellSet.of(0)))))
        .as("a draft of fewer clues")
        .isFalse();
    assertThat(first.endsDraft(draft)).as("none that could end").isFalse();
  }

  @Test
  void aPuzzleThatLeavesTheBoardIsAResultOnce() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Mask other = new Mask(Boards.FOUR, CellSet.of(9));
    Document left = first.withPuzzle(puzzle).withMask(other);
    assertThat(left.results()).containsExactly(new Result(puzzle, StrategySet.parse("NH"), false));
    assertThat(left.withPuzzle(puzzle).withMask(other)).isEqualTo(left);
  }

  @Test
  void whatDoesNotFitTheMaskIsRefused() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    assertThatThrownBy(() -> first.withFixed(puzzle))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("outside the mask");
  }

  /** A found puzzle has values; what was open is open again once it leaves the board. */
  @Test
  void whatWasOpenIsOpenAgainWithoutThePuzzle() {
    Board open = Boards.drawn("4x4+cage?=r1c1r1c2+cage?=r2c1r2c2").orElseThrow();
    Board valued = Boards.named("4x4+cage3=r1c1r1c2+cage7=r2c1r2c2").orElseThrow();
    Puzzle puzzle = new Puzzle(valued, new int[] {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Document drawn = first.withMask(new Mask(open, CellSet.of(0))).withFixed(puzzle.on(open));

    Document found = drawn.withPuzzle(puzzle);
    Document painted = found.withMask(new Mask(valued, CellSet.of(0, 5)));

    assertThat(found.mask()).isEqualTo(puzzle.mask());
    assertThat(found.skeleton()).contains(open);
    assertThat(found.asked()).isEqualTo(drawn.mask());
    assertThat(found.askedFor(puzzle)).isEqualTo(drawn.mask());
    assertThat(first.askedFor(puzzle)).isEqualTo(puzzle.mask());
    assertThat(found.asksLike(drawn)).isTrue();
    assertThat(found.fixed()).isEqualTo(puzzle);
    assertThat(painted.mask()).isEqualTo(new Mask(open, CellSet.of(0, 5)));
    assertThat(painted.skeleton()).isEmpty();
    assertThat(painted.fixed().digit(0)).isEqualTo(1);
    assertThat(painted.results()).extracting(Result::puzzle).containsExactly(puzzle);
  }

  @Test
  void thePuzzleOfAnotherSkeletonEndsWhatWasOpen() {
    Board open = Boards.drawn("4x4+cage?=r1c1r1c2").orElseThrow();
    Board other = Boards.named("4x4+cage3=r1c1r2c1").orElseThrow();
    Document drawn = first.withMask(Mask.empty(open));

    assertThat(drawn.withPuzzle(Puzzle.empty(other)).skeleton()).isEmpty();
    assertThat(drawn.withMask(Mask.empty(other)).asked()).isEqualTo(Mask.empty(other));
  }

  /** Sums are looked at once they are found. */
  @Test
  void strategiesForOpenValuesStay() {
    Board open = Boards.drawn("9x9+cage?=r1c1r1c2").orElseThrow();
    StrategySet set = StrategySet.parse("NH,cage-combinations");

    assertThat(Document.untitled(Mask.empty(open), set).chosen()).isEqualTo(set);
    assertThat(Document.untitled(Mask.empty(Boards.NINE), set).chosen())
        .isEqualTo(StrategySet.parse("NH"));
  }

  @Test
  void aBoardThatHasNoUseForAStrategyLeavesItOut() {
    Document nine =
        Document.untitled(Mask.empty(Boards.NINE), StrategySet.parse("NH,naked-set-5"))
            .withRequired(StrategySet.parse("hidden-set-5"));
    assertThat(nine.chosen()).isEqualTo(StrategySet.parse("NH"));
    assertThat(nine.required().isEmpty()).isTrue();
    assertThat(nine.withRequired(StrategySet.parse("x-wing")).strategies())
        .isEqualTo(StrategySet.parse("x-wing").withEasier().on(Boards.NINE));
  }

  @Test
  void whatARequiredStrategyHoldsOutIsAllowedAtAnyLevel() {
    StrategySet harder = StrategySet.parse("NHL,x-wing,swordfish");
    Conditions hard = Conditions.NONE.with(new Condition.Levels(Level.HARD, Level.HARD));
    Document asked =
        Document.untitled(Mask.empty(Boards.NINE), harder)
            .withRequired(StrategySet.parse("x-wing"))
            .withConditions(hard);
    assertThat(asked.strategies().containsAll(harder)).isFalse();
    assertThat(asked.allowing(harder).strategies().containsAll(harder)).isTrue();
    assertThat(asked.allowing(harder).required()).isEqualTo(asked.required());
    assertThat(asked.allowing(StrategySet.parse("naked-pair")).conditions()).isEqualTo(hard);
  }

  @Test
  void whatIsEasierThanTheLevelMustBeUsedAndWhatReachesItNeeded() {
    Conditions unfair = Conditions.NONE.with(new Condition.Levels(Level.HARD, Level.UNFAIR));
    StrategySet wing = StrategySet.parse("x-wing");
    Document any =
        Document.untitled(Mask.empty(Boards.NINE), StrategySet.upTo(Level.UNFAIR))
            .withRequired(wing.with(StrategySet.parse("xy-chain")));
    assertThat(any.needed()).isEqualTo(any.required());
    assertThat(any.allConditions()).isEqualTo(any.conditions());
    Document asked = any.withConditions(unfair);
    assertThat(asked.needed()).isEqualTo(StrategySet.parse("xy-chain"));
    assertThat(asked.used()).isEqualTo(wing);
    Condition once = new Condition.AtLeast(wing.strategies().get(0), 1);
    assertThat(asked.allConditions()).isEqualTo(unfair.with(once));
    Condition often = new Condition.AtLeast(wing.strategies().get(0), 3);
    assertThat(asked.withConditions(unfair.with(often)).allConditions())
        .isEqualTo(unfair.with(often));
    assertThat(asked.heldOut().contains(wing.strategies().get(0))).isFalse();
    assertThat(asked.heldOut().isEmpty()).isFalse();
    assertThat(asked.withRequired(wing).heldOut().isEmpty()).isTrue();
  }

  @Test
  void allStrategiesOfALevelStayAllOnAnotherBoard() {
    Document nine =
        Document.untitled(
            Mask.empty(Boards.NINE), StrategySet.upTo(Level.HARD).without(LARGE_SETS));
    Document sixteen = nine.withMask(Mask.empty(Boards.SIXTEEN));
    assertThat(sixteen.chosen()).isEqualTo(StrategySet.upTo(Level.HARD).on(Boards.SIXTEEN));
    assertThat(sixteen.chosen().contains(LARGE_SETS.strategies().get(0))).isTrue();
    assertThat(sixteen.withMask(Mask.empty(Boards.NINE))).isEqualTo(nine);
    assertThat(nine.withPuzzle(Puzzle.empty(Boards.SIXTEEN)).chosen()).isEqualTo(sixteen.chosen());
  }

  @Test
  void strategiesChosenOneByOneStayTheseOnAnotherBoard() {
    StrategySet some =
        StrategySet.upTo(Level.HARD).on(Boards.NINE).without(StrategySet.parse("x-wing"));
    Document sixteen = Document.untitled(Mask.empty(Boards.SIXTEEN), some);
    assertThat(sixteen.withMask(Mask.empty(Boards.NINE)).chosen()).isEqualTo(some);
    assertThat(sixteen.withMask(Mask.empty(Boards.TWENTY_FIVE)).chosen()).isEqualTo(some);
  }

  private static UnfinishedPlay begun(Puzzle puzzle, int hints) {
    return new UnfinishedPlay(
        Sheet.of(puzzle), Duration.ZERO, hints, CellMarks.none(puzzle.board().cells()));
  }

  @Test
  void ofTooManyUnfinishedPlaysTheOneWrittenOnLeastLatelyGoes() {
    List<Puzzle> puzzles =
        IntStream.rangeClosed(0, Document.MOST_UNFINISHED)
            .mapToObj(i -> Puzzle.empty(Boards.FOUR).with(i / 4, 1 + i % 4).with(15, 1 + i % 3))
            .toList();
    Document document = first;
    for (Puzzle puzzle : puzzles.subList(0, Document.MOST_UNFINISHED)) {
      document = document.withUnfinished(puzzle, Optional.of(begun(puzzle, 1)));
    }
    document = document.withUnfinished(puzzles.get(0), Optional.of(begun(puzzles.get(0), 2)));
    Puzzle last = puzzles.get(Document.MOST_UNFINISHED);
    document = document.withUnfinished(last, Optional.of(begun(last, 1)));
    assertThat(document.unfinished()).hasSize(Document.MOST_UNFINISHED);
    assertThat(document.unfinished(puzzles.get(0))).contains(begun(puzzles.get(0), 2));
    assertThat(document.unfinished(puzzles.get(1))).isEmpty();
    assertThat(document.knows(last)).isTrue();
    assertThat(document.withUnfinished(last, Optional.empty()).knows(last)).isFalse();
  }
}
