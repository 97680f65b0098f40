package cluewright.studio.masks;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.engine.Generator;
import cluewright.search.feasibility.Judge;
import cluewright.strategy.StrategySet;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RandomMaskViewModelTest {
  private static final Mask HEART = ShapeLibrary.named("heart").orElseThrow().mask();

  private final History history = new History(Document.untitled(HEART, StrategySet.parse("NHL")));
  private final NoticeViewModel notices = new NoticeViewModel();
  private final PaintViewModel paint =
      new PaintViewModel(history, notices, PreferredDigits.forNow());
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private final List<Puzzle> solutions = new ArrayList<>();
  private final RandomMaskViewModel masks =
      new RandomMaskViewModel(
          history,
          paint,
          new Judge(new Generator()),
          new Background(Runnable::run, waiting::add),
          solutions::add,
          notices,
          Tries.random(1));

  private Mask mask() {
    return history.document().mask();
  }

  private void show(Mask mask) {
    paint.use(Phrase.verbatim("begin"), mask);
  }

  private void answer() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  private String notice() {
    return notices.notice.get().map(Notice::sentence).map(Object::toString).orElse("");
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void aRandomMaskHasTheSymmetryTheCluesAndAPuzzle(Symmetry symmetry) {
    paint.symmetry.set(symmetry);
    masks.random();
    assertThat(masks.searching.get()).contains(RandomMaskViewModel.Kind.RANDOM);
    answer();
    assertThat(masks.searching.get()).isEmpty();
    assertThat(symmetry.holds(mask())).isTrue();
    assertThat(mask()).isNotEqualTo(HEART);
    assertThat(mask().size()).isEqualTo(36);
    assertThat(new SolutionCounter(Boards.NINE).count(solutions.get(0).restrictedTo(mask()), 2))
        .isEqualTo(1);
    history.undo();
    assertThat(mask()).isEqualTo(HEART);
  }

  @Test
  void onAnEmptyBoardTheNumberIsUsual() {
    Stream.of(Boards.FOUR, Boards.SIX, Boards.NINE)
        .forEach(
            board -> {
              show(Mask.empty(board));
              masks.random();
              answer();
              assertThat(mask().size()).isBetween(board.cells() / 4, board.cells() / 2);
              assertThat(notice()).isEmpty();
            });
  }

  @Test
  void onTheLargestBoardAMaskComesWithTheDigitsOfAPuzzle() {
    Board largest = Boards.TWENTY_FIVE;
    show(Mask.empty(largest));
    for (Symmetry symmetry : List.of(Symmetry.HALF_TURN, Symmetry.FULL)) {
      paint.symmetry.set(symmetry);
      masks.random();
      answer();
      assertThat(mask().size()).isEqualTo(325);
      assertThat(symmetry.holds(mask())).isTrue();
      assertThat(notice()).isEmpty();
      Puzzle puzzle = solutions.get(solutions.size() - 1).restrictedTo(mask());
      assertThat(new Replay(largest, StrategySet.parse("NHL")).human(puzzle).isSolved()).isTrue();
    }
    show(new Mask(largest, CellSet.of(IntStream.range(0, 180))));
    masks.random();
    answer();
    assertThat(mask().size()).isBetween(250, 336);
    assertThat(notice()).contains("180");
  }

  @Test
  @Thorough
  void tooFewCluesForAnyPuzzleGiveMoreAndItIsSaidWhy() {
    show(new Mask(Boards.NINE, CellSet.of(3)));
    masks.random();
    answer();
    assertThat(mask().size()).isGreaterThanOrEqualTo(17);
    assertThat(notice())
        .isEqualTo(
            "A puzzle on this board has at least 17 clues; this mask has %d."
                .formatted(mask().size()));
  }

  @Test
  void aDraftStaysInTheProjectAndItsDigitsGoAlongWithAVariantAlone() {
    Puzzle digits =
        PuzzleText.read(
            "..9...5..635...2717..165..43...7...898.....42.72...96...79.24.....741.......5....");
    Document draft = history.document().withMask(digits.mask()).withFixed(digits);
    history.open(Project.of(draft));
    masks.random();
    answer();
    assertThat(mask().size()).isEqualTo(32);
    assertThat(history.document().fixed().mask().clues().isEmpty()).isTrue();
    assertThat(history.project().documents()).hasSize(2).last().isEqualTo(draft);
    assertThat(notice()).startsWith("The draft is kept, as a copy under Puzzles");
    history.undo();
    assertThat(history.project()).isEqualTo(Project.of(draft));
    masks.variant();
    answer();
    assertThat(history.document().fixed())
        .isEqualTo(digits.restrictedTo(mask()))
        .matches(left -> left.mask().size() > 24);
  }

  @Test
  void variantsAreAllOfTheFirstMaskAndNeverTheSame() {
    Set<Mask> seen = new HashSet<>(Set.of(HEART));
    for (int i = 0; i < 6; i++) {
      masks.variant();
      answer();
      assertThat(seen.add(mask())).isTrue();
      assertThat(Symmetry.HORIZONTAL.holds(mask())).isTrue();
      assertThat(mask().clues().minus(HEART.clues()).size()).isLessThan(5);
      assertThat(HEART.clues().minus(mask().clues()).size()).isLessThan(5);
    }
  }

  @Test
  void whatIsPaintedMeanwhileStays() {
    masks.random();
    paint.clear();
    answer();
    assertThat(mask().size()).isZero();
    assertThat(masks.searching.get()).isEmpty();
  }

  @Test
  void anotherPuzzleThatLooksTheSameDoesNotGetTheMask() {
    history.apply(
        Phrase.verbatim("copy"), history.project().withInserted(1, List.of(history.document())));
    masks.random();
    history.select(1);
    assertThat(masks.searching.get()).isEmpty();
    answer();
    assertThat(mask()).isEqualTo(HEART);
    assertThat(history.project().documents().get(0).mask()).isEqualTo(HEART);
  }

  @Test
  void aPuzzleThatSlidesIntoThePlaceOfOneThatIsDeletedDoesNotGetTheMask() {
    history.apply(
        Phrase.verbatim("copy"), history.project().withInserted(1, List.of(history.document())));
    masks.random();
    history.turn(Phrase.verbatim("delete"), history.project().without(0));
    assertThat(masks.searching.get()).isEmpty();
    answer();
    assertThat(mask()).isEqualTo(HEART);
  }

  @Test
  void aStoppedSearchChangesNothing() {
    masks.random();
    masks.cancel();
    answer();
    assertThat(mask()).isEqualTo(HEART);
    assertThat(notice()).isEmpty();
  }

  @InTurn
  @Test
  void strategiesThatPlaceNoDigitHaveNoMaskAndThatIsNotCalledImpossible() {
    history.apply(
        Phrase.verbatim("choose"), history.document().withStrategies(StrategySet.parse("L")));
    masks.random();
    answer();
    assertThat(mask()).isEqualTo(HEART);
    assertThat(notice()).startsWith("No random mask with 36 clues was found to have a puzzle.");
    masks.variant();
    answer();
    assertThat(mask()).isEqualTo(HEART);
    assertThat(notice()).startsWith("No variant was found to have a puzzle.");
  }
}
