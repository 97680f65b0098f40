package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Decoration;
import cluewright.model.Decoration.Figure;
import cluewright.model.Decoration.Frame;
import cluewright.model.Decoration.Place;
import cluewright.model.Decoration.Stroke;
import cluewright.model.rule.FreeColor;
import cluewright.model.rule.Mark.Paint;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DecorationMarksTest {
  private static final List<Place> WAY = List.of(new Place(0.5, 0.5), new Place(1.5, 0.5));

  private static Board with(List<Stroke> strokes, List<Figure> figures, List<Frame> frames) {
    return Boards.FOUR.decorated(new Decoration(strokes, figures, frames, List.of()));
  }

  private static Figure text(double x, double y, String text) {
    return new Figure(new Place(x, y), 0.25, 0.25, false, true, 0, "", "", text, "", 0);
  }

  @Test
  void aLineIsDrawnBehindDigitsInTheNearestColour() {
    Board board = with(List.of(new Stroke(WAY, "#67F067", 0.2, 0)), List.of(), List.of());

    assertThat(new HouseMarks(board).behind())
        .extracting(Shape::sign)
        .containsExactly(Sign.GREEN_LINE);
    assertThat(new HouseMarks(Boards.FOUR).behind()).isEmpty();
  }

  @Test
  void anArrowHasAHead() {
    Board board = with(List.of(new Stroke(WAY, "#000000", 0.05, 0.3)), List.of(), List.of());

    assertThat(new HouseMarks(board).behind()).hasSize(2);
  }

  @Test
  void textsAndFramesAreOverTheGrid() {
    Board board =
        with(
            List.of(),
            List.of(text(0.5, 0.5, "a<b\n☃")),
            List.of(new Frame(List.of(5, 6), "7", "")));
    List<Shape> grid = BoardShapes.grid(board);

    assertThat(grid).hasSizeGreaterThan(BoardShapes.grid(Boards.FOUR).size() + 2);
    assertThat(grid)
        .filteredOn(Shape.Text.class::isInstance)
        .extracting(shape -> ((Shape.Text) shape).text())
        .containsExactly("7", "a<b");
  }

  @Test
  void whatIsOutsideTheGridHasSpace() {
    assertThat(Margins.of(with(List.of(), List.of(text(-0.5, 0.5, "9")), List.of())).left())
        .isEqualTo(0.625);
  }

  @ParameterizedTest
  @CsvSource({
    "#F00, RED", "#ffa600ff, ORANGE", "67F067, GREEN", "#33BBBB, TEAL", "#2ECBFF, BLUE",
    "#F067F0, PURPLE", "#CFCFCF, GREY", "grey, SILVER", "#000, THIN", "#F4C2C2, ROSE"
  })
  void aColourIsTheNearestOfThoseOfRules(String color, Paint paint) {
    assertThat(FreeColor.of(color).paint()).isEqualTo(paint);
  }

  @Test
  void whatIsTransparentIsNotSeen() {
    assertThat(FreeColor.of("#FFFFFF00").isSeen()).isFalse();
    assertThat(FreeColor.of("").isSeen()).isFalse();
    assertThat(FreeColor.of("none").isSeen()).isFalse();
    assertThat(FreeColor.of("#abc8").isSeen()).isTrue();
  }

  @Test
  void cellsUnderFogAreShadedAndPaperHasNone() {
    Decoration fog = new Decoration(List.of(), List.of(), List.of(), List.of(0, 1));
    assertThat(new DecorationMarks(Boards.FOUR.decorated(fog)).behind())
        .isNotEmpty()
        .allSatisfy(
            shape -> {
              Shape.Area area = (Shape.Area) shape;
              assertThat(area.sign()).isEqualTo(Sign.SHADE);
              assertThat(area.y() > 0 || area.x() >= 2).isTrue();
            });
    assertThat(new DecorationMarks(Boards.FOUR.decorated(fog.withoutFog())).behind()).isEmpty();
  }
}
