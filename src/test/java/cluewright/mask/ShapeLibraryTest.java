package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.search.Arguments;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ShapeLibraryTest {

  private static final List<Board> DRAWN = List.of(Boards.NINE, Boards.SIXTEEN, Boards.TWENTY_FIVE);

  /** Its drawings for all boards. */
  private static List<Mask> drawings(Shape shape) {
    return shape.mask().board().equals(Boards.NINE)
        ? DRAWN.stream().map(shape::on).toList()
        : List.of(shape.mask());
  }

  static List<Shape> shapes() {
    return ShapeLibrary.all();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void nothingSpeaksAgainstAShapeAtAnySizeEvenWithSinglesAlone(Shape shape) {
    for (Mask drawing : drawings(shape)) {
      assertThat(Arguments.against(drawing, StrategySet.parse("NH")))
          .as(drawing.board().name())
          .isEmpty();
    }
  }

  @Test
  void theGroupsAreThoseOfItsShapes() {
    assertThat(ShapeLibrary.groups())
        .containsExactlyElementsOf(
            ShapeLibrary.all().stream().map(ShapeLibrary.Shape::group).distinct().toList());
  }

  @Test
  void everyShapeOf9x9IsDrawnAnewFor16x16And25x25() {
    for (Shape shape : ShapeLibrary.shapes(Boards.NINE)) {
      for (Board board : List.of(Boards.SIXTEEN, Boards.TWENTY_FIVE)) {
        assertThat(shape.on(board).board()).as(shape.name()).isEqualTo(board);
        assertThat(shape.on(board))
            .as(shape.name())
            .isNotEqualTo(ShapeLibrary.enlarged(shape.mask(), board));
      }
    }
  }

  @Test
  void aBoardWithoutADrawingTakesTheSmallerOneEnlarged() {
    Shape heart = ShapeLibrary.named("heart").orElseThrow();
    assertThat(heart.on(Boards.TWELVE))
        .isEqualTo(ShapeLibrary.enlarged(heart.mask(), Boards.TWELVE));
    Board twenty = Boards.latinWithBoxes(4, 5);
    assertThat(heart.on(twenty)).isEqualTo(ShapeLibrary.enlarged(heart.on(Boards.SIXTEEN), twenty));
  }

  @Test
  void aTinyDrawingIsNotEnlarged() {
    Shape ring = ShapeLibrary.named("ring-4x4").orElseThrow();
    assertThat(ring.on(Boards.SIXTEEN)).isEqualTo(ring.mask());
  }

  @Test
  void aBoardTooSmallForADrawingDoesNotChangeIt() {
    Shape heart = ShapeLibrary.named("heart").orElseThrow();
    assertThat(heart.on(Boards.SIX)).isEqualTo(heart.mask());
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aShapeIsFoundByItsNameInAnyCase(Shape shape) {
    assertThat(ShapeLibrary.named(" " + shape.name().toUpperCase(Locale.ROOT))).contains(shape);
  }

  @Test
  void namesAndDrawingsAreUnique() {
    assertThat(shapes()).extracting(Shape::name).doesNotHaveDuplicates();
    assertThat(shapes()).flatExtracting(ShapeLibraryTest::drawings).doesNotHaveDuplicates();
  }

  @Test
  void everyBoardHasShapesAndTheHeartComesFirst() {
    for (Board board : ContractBoards.ALL) {
      assertThat(ShapeLibrary.shapes(board).isEmpty())
          .isEqualTo(
              !board.isFull()
                  || !Set.of(4, 6, 9).contains(board.rows())
                  || board.columns() != board.rows());
    }
    assertThat(shapes().get(0).name()).isEqualTo("heart");
  }

  @Test
  void lettersAndDigitsAreComplete() {
    for (char letter = 'a'; letter <= 'z'; letter++) {
      assertThat(ShapeLibrary.named("letter-" + letter)).isPresent();
    }
    for (int digit = 0; digit <= 9; digit++) {
      assertThat(ShapeLibrary.named("digit-" + digit)).isPresent();
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyShapeHasANameInEveryLanguage(Shape shape) {
    for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.JAPANESE)) {
      assertThat(shape.label().in(language)).isNotBlank();
      assertThat(shape.groupLabel().in(language)).isNotBlank();
    }
  }

  /** The puzzles beside this test were generated under NHL; here they are solved. */
  @ParameterizedTest
  @MethodSource("shapes")
  void everyShapeOf9x9HasAPuzzleOfSinglesAndLockedCandidates(Shape shape) throws IOException {
    if (!shape.mask().board().equals(Boards.NINE)) {
      return;
    }
    List<String> puzzles = Files.readAllLines(Path.of("src/test/resources/shape-puzzles.txt"));
    assertThat(puzzles)
        .anySatisfy(
            line -> {
              Puzzle puzzle = PuzzleText.read(line);
              assertThat(puzzle.mask()).isEqualTo(shape.mask());
              SolvingPath path = new Replay(Boards.NINE, StrategySet.parse("NHL")).human(puzzle);
              assertThat(path.isSolved()).isTrue();
            });
  }

  @Test
  void anEnlargedShapeKeepsItsSymmetries() {
    Board large = Boards.latinWithBoxes(3, 4);
    for (Shape shape : ShapeLibrary.shapes(Boards.NINE)) {
      Mask mask = ShapeLibrary.enlarged(shape.mask(), large);
      assertThat(Symmetry.of(mask)).containsAll(Symmetry.of(shape.mask()));
      assertThat(mask.size()).isGreaterThan(shape.mask().size());
    }
  }
}
