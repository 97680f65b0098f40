package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.picture.Shown.Digit;
import cluewright.strategy.core.Evidence.Role;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class BoardShapesTest {

  @Test
  void aSignOrASumInAWindowStandsOnItsGround() {
    Board board = Boards.named("9x9+windoku+v=r1c2r2c2+x=r1c1r1c2+cage9=r2c3r2c4").orElseThrow();
    List<Shape> shapes = BoardShapes.grid(board);
    assertThat(shapes).filteredOn(shape -> shape.sign() == Sign.BARE).hasSize(4);
    assertThat(shapes).filteredOn(shape -> shape.sign() == Sign.WINDOW).hasSize(2);
    assertThat(shapes)
        .filteredOn(shape -> shape.sign() == Sign.BARE || shape.sign() == Sign.WINDOW)
        .contains(new Shape.Area(Sign.WINDOW, 1.365, 1, 0.27, 0.03));
  }

  @Test
  void halvesOfClonesThatTouchHaveOutlinesThatDoNot() {
    Board board = Boards.named("6x6+clones=r1c1r1c2r2c1r2c2r3c2r3c3").orElseThrow();
    List<Shape.Way> outlines =
        new HouseMarks(board)
            .behind().stream()
                .filter(shape -> shape.sign() == Sign.THIN_LINE)
                .map(Shape.Way.class::cast)
                .toList();
    assertThat(outlines).hasSize(2);
    for (Shape.Way outline : outlines) {
      List<Shape.Point> points = outline.points();
      assertThat(points).hasSize(7).startsWith(points.get(points.size() - 1));
    }
    assertThat(outlines.get(0).points()).doesNotContainAnyElementsOf(outlines.get(1).points());
  }

  @Test
  void aPartOfALineThatSharesCellsWithAnotherHasNoOutline() {
    Board board =
        Boards.named("4x4+either(thermometer=1.2|thermometer=2.3)=r1c1r1c2r1c3").orElseThrow();
    assertThat(new HouseMarks(board).behind())
        .isNotEmpty()
        .noneMatch(shape -> shape.sign() == Sign.THIN_LINE);
  }

  @Test
  void theTintOfAStepLiesOverThatOfIndexingCells() {
    Board board = Boards.named("9x9+columnindex=r2c1+rowindex=r4c2").orElseThrow();
    CellSet cells = CellSet.of(board.cell(1, 0), board.cell(3, 1));
    Shown shown =
        new Shown(
            board,
            List.of(),
            List.of(),
            false,
            new Argument(cells, List.of(), CellSet.empty(), Map.of(), List.of()),
            CellSet.empty(),
            Set.of(),
            Map.of(),
            DigitSet.USUAL);
    List<Sign> grounds =
        BoardShapes.of(shown).stream()
            .filter(
                shape ->
                    shape instanceof Shape.Area area && area.width() == 1 && area.height() == 1)
            .map(Shape::sign)
            .toList();
    assertThat(grounds).containsExactly(Sign.WINDOW, Sign.WINDOW, Sign.HOUSE, Sign.HOUSE);
  }

  @Test
  void eachOfSeveralRulesOfAnArgumentHasALineOfItsOwnAroundIt() {
    CellSet first = CellSet.of(0, 1, 4);
    CellSet second = CellSet.of(4, 5);
    List<Shape> lines = rulesSeen(List.of(first, second));
    assertThat(lines).hasSize(2).doesNotHaveDuplicates();
    assertThat(rulesSeen(List.of(first))).isEqualTo(lines.subList(0, 1));
    assertThat(rulesSeen(List.of())).isEmpty();
  }

  private static List<Shape> rulesSeen(List<CellSet> rules) {
    Shown shown =
        new Shown(
            Boards.FOUR,
            List.of(),
            List.of(),
            false,
            new Argument(CellSet.empty(), rules, CellSet.empty(), Map.of(), List.of()),
            CellSet.empty(),
            Set.of(),
            Map.of(),
            DigitSet.USUAL);
    return BoardShapes.of(shown).stream().filter(shape -> shape.sign() == Sign.SEEN).toList();
  }

  @Test
  void digitsOfABoardFromZeroAreWrittenAsTheirValues() {
    Board board = Boards.named("9x9~0").orElseThrow();
    BoardGrid grid = new BoardGrid(board);
    assertThat(grid.digit(Sign.CLUE, 0, 1).text()).isEqualTo("0");
    assertThat(grid.candidate(Sign.CANDIDATE, board.candidate(0, 9)).text()).isEqualTo("8");
    assertThat(new BoardGrid(Boards.NINE).digit(Sign.CLUE, 0, 1).text()).isEqualTo("1");
  }

  /** Where all goes at once, one deduction places what another eliminates from the same cell. */
  @Test
  void noStrokeGoesThroughADigit() {
    Board board = Boards.FOUR;
    Shown shown =
        new Shown(
            board,
            List.of(new Digit(Sign.NEW, 0, 1)),
            List.of(),
            false,
            Argument.NONE,
            CellSet.of(0),
            Set.of(board.candidate(0, 3), board.candidate(5, 3)),
            Map.of(),
            DigitSet.USUAL);
    List<Shape> shapes = BoardShapes.argument(shown);
    assertThat(shapes).filteredOn(shape -> shape.sign() == Sign.STRIKE).hasSize(1);
    assertThat(shapes).filteredOn(shape -> shape.sign() == Sign.ELIMINATED).hasSize(1);
  }

  /** The region of r2c2 is placed, and the steps of r1c2 lose a candidate, as that of r1c1 is 1. */
  @Test
  void aStepAboutRegionsIsShownInTheGrid() {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    Shown shown =
        new Shown(
            board,
            List.of(new Digit(Sign.CLUE, 16, 1), new Digit(Sign.NEW, 21, 2)),
            Collections.nCopies(48, 0b1111),
            false,
            new Argument(
                CellSet.empty(),
                List.of(),
                CellSet.empty(),
                Map.of(board.candidate(16, 1), Role.PATTERN),
                List.of()),
            CellSet.of(21),
            Set.of(board.candidate(33, 3)),
            Map.of(21, 7),
            DigitSet.USUAL);
    List<Shape> shapes = BoardShapes.of(shown);
    assertThat(shapes)
        .filteredOn(Shape.Area.class::isInstance)
        .containsExactly(
            new Shape.Area(Sign.HOUSE, 0, 0, 2, 1), new Shape.Area(Sign.PLACED, 1, 1, 1, 1));
    assertThat(shapes).filteredOn(Shape.Text.class::isInstance).hasSize(64);
    assertThat(shapes).extracting(Shape::sign).doesNotContain(Sign.STRIKE, Sign.PATTERN, Sign.NEW);
  }
}
