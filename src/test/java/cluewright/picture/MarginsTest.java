package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.MarkedBoards;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MarginsTest {

  private static Board board(String rules) {
    return Boards.named("4x4+" + rules).orElseThrow();
  }

  @Test
  void aBoardWithoutNumbersOutsideItsGridHasNone() {
    assertThat(Margins.of(board("cage3=r1c1r1c2"))).isEqualTo(Margins.NONE);
  }

  @Test
  void aNumberHasRoomOnItsSideAlone() {
    Margins left = Margins.of(board("sandwich3=r2c1r2c2r2c3r2c4"));
    assertThat(left.left()).isBetween(0.4, 0.8);
    assertThat(left).isEqualTo(new Margins(0, 0, 0, left.left()));
    Margins bottom = Margins.of(board("skyscraper3=r4c2r3c2r2c2r1c2"));
    assertThat(bottom).isEqualTo(new Margins(0, 0, bottom.bottom(), 0));
    Margins corner = Margins.of(board("littlekiller3=r1c1r2c2r3c3r4c4"));
    assertThat(List.of(corner.top(), corner.left())).allMatch(margin -> margin > 0.5);
  }

  @Test
  void severalNumbersInAPlaceStandOneBehindTheOther() {
    String sandwich = "sandwich3=r2c1r2c2r2c3r2c4";
    double one = Margins.of(board(sandwich)).left();
    double two = Margins.of(board(sandwich + "+xsum5=r2c1r2c2r2c3r2c4")).left();
    assertThat(two).isGreaterThan(one + 0.3);
  }

  /** Whatever medium paints them, all shapes are within the board and its margins. */
  @Test
  void nothingIsDrawnBeyondTheMargins() {
    Board board = MarkedBoards.all().get("figures").board();
    Margins margins = Margins.of(board);
    List<Shape> shapes =
        BoardShapes.of(Shown.of(board, List.of(), DigitSet.USUAL)).stream()
            .filter(Shape.Text.class::isInstance)
            .toList();
    assertThat(shapes)
        .map(Shape.Text.class::cast)
        .allMatch(text -> text.x() > -margins.left() && text.y() > -margins.top())
        .allMatch(text -> text.x() < board.columns() + margins.right())
        .allMatch(text -> text.y() < board.rows() + margins.bottom());
  }

  @Test
  void givenCandidatesAreWrittenWhereNothingElseIs() {
    Board board = board("candidates5=r1c1+candidates3=r1c2");
    Shown empty = Shown.of(board, List.of(), DigitSet.USUAL);
    assertThat(candidates(empty)).containsExactly("1", "3", "1", "2");
    Shown filled = Shown.of(board, List.of(new Shown.Digit(Sign.CLUE, 0, 3)), DigitSet.USUAL);
    assertThat(candidates(filled)).containsExactly("1", "2");
    Shown written =
        new Shown(
            board,
            List.of(),
            List.of(8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
            false,
            Argument.NONE,
            CellSet.empty(),
            Set.of(),
            Map.of(),
            DigitSet.USUAL);
    assertThat(candidates(written)).containsExactly("4");
  }

  private static List<String> candidates(Shown shown) {
    return BoardShapes.of(shown).stream()
        .filter(shape -> shape.sign() == Sign.CANDIDATE)
        .map(shape -> ((Shape.Text) shape).text())
        .toList();
  }
}
