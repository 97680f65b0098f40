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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ShapeLibraryTest {

  static List<Shape> shapes() {
    return ShapeLibrary.all();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void nothingSpeaksAgainstAShapeAtAnySizeEvenWithSinglesAlone(Shape shape) {
    for (Mask drawing : shape.drawings()) {
      assertThat(Arguments.against(drawing, StrategySet.parse("NH")))
          .as(drawing.board().name())
          .isEmpty();
    }
  }

  @Test
  void everyShapeOf9x9IsDrawnFor16x16And25x25() {
    for (Shape shape : ShapeLibrary.shapes(Boards.NINE)) {
      assertThat(shape.drawings())
          .as(shape.name())
          .extracting(Mask::board)
          .containsExactly(Boards.NINE, Boards.SIXTEEN, Boards.TWENTY_FIVE);
    }
  }

  @Test
  void aBoardTakesTheDrawingMadeForIt() {
    Shape heart = ShapeLibrary.named("heart").orElseThrow();
    for (Mask drawing : heart.drawings()) {
      assertThat(ShapeLibrary.on(drawing.board(), heart.drawings())).isEqualTo(drawing);
    }
  }

  @Test
  void aBoardWithoutADrawingTakesTheLargestSmallerOneEnlarged() {
    Shape heart = ShapeLibrary.named("heart").orElseThrow();
    assertThat(ShapeLibrary.on(Boards.TWELVE, heart.drawings()))
        .isEqualTo(ShapeLibrary.enlarged(heart.mask(), Boards.TWELVE));
  }

  @Test
  void aTinyDrawingIsNotEnlarged() {
    Shape ring = ShapeLibrary.named("ring-4x4").orElseThrow();
    assertThat(ShapeLibrary.on(Boards.SIXTEEN, ring.drawings())).isEqualTo(ring.mask());
  }

  @Test
  void aBoardTooSmallForADrawingDoesNotChangeIt() {
    Shape heart = ShapeLibrary.named("heart").orElseThrow();
    assertThat(ShapeLibrary.on(Boards.SIX, heart.drawings())).isEqualTo(heart.mask());
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aShapeIsFoundByItsNameInAnyCase(Shape shape) {
    assertThat(ShapeLibrary.named(" " + shape.name().toUpperCase(Locale.ROOT))).contains(shape);
  }

  @Test
  void namesAndDrawingsAreUnique() {
    assertThat(shapes()).extracting(Shape::name).doesNotHaveDuplicates();
    assertThat(shapes()).flatExtracting(Shape::drawings).doesNotHaveDuplicates();
  }

  @Test
  void everyBoardHasShapesAndTheHeartComesFirst() {
    for (Board board : ContractBoards.ALL) {
      assertThat(ShapeLibrary.shapes(board)).isNotEmpty();
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
    if (shape.mask().board() != Boards.NINE) {
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
